// Draws the samples: all of them side by side, or a table that scrolls.
//
//     Gallery [FILE]             every component in each named state and appearance, on contact sheets
//     Gallery scroll [FOLDER]    128 rows, scrolled for 600 frames in four modes, and what each costs

import Raster

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ends the program with an error message.
func fail(_ sentence: String) -> Never {
  print(sentence)
  exit(1)
}

/// Draws every component to contact sheets: `gallery.png`, then `gallery-2.png` and so on.
func writeGallery(to path: String) throws(RasterError) {
  let images = try gallery()
  for (index, sheet) in ContactSheet.sheets(of: images).enumerated() {
    let name = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    let path = index == 0 ? path : "\(name)-\(index + 1).png"
    guard write(try sheet.png(scale: 1), to: path) else { fail("cannot write \(path)") }
  }
  print("\(path): \(images.count) images, \(RasterCache.shared.statistics.looksDrawn) drawn")
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  if arguments.first == "scroll" {
    try scroll(writingTo: arguments.dropFirst().first ?? ".")
  } else {
    try writeGallery(to: arguments.first ?? "gallery.png")
  }
} catch {
  fail("cannot draw: \(error)")
}
