// Collects images for contact sheets, writes the sheets and reports their paths.

import Raster
import RasterCommands

/// Collects images for contact sheets, and writes the sheets.
struct SheetWriter {
  private var pictures: [ContactSheet.Item] = []

  mutating func add(_ bitmap: Bitmap, of picture: Picture) {
    pictures.append(
      ContactSheet.Item(
        bitmap,
        component: picture.component.name,
        state: picture.caption,
        appearance: picture.environment.appearance,
        scale: picture.environment.scale
      )
    )
  }

  /// Writes as many sheets as necessary: `sheet.png`, then `sheet-2.png` and so on.
  func write(
    to path: String,
    _ options: RenderOptions,
    _ clock: inout PhaseClock
  ) throws(Failure) {
    let sheets = ContactSheet.sheets(of: pictures)
    if path == "-", sheets.count > 1 {
      throw .usage(
        "the images need \(sheets.count) contact sheets, but the standard output takes one;"
          + " select fewer components, states or scales, or name a file"
      )
    }
    var written: [String] = []
    for (index, sheet) in sheets.enumerated() {
      let bitmap = clock.measure(.draw) { try? sheet.bitmap(cache: RasterCache(byteLimit: 0)) }
      guard let bitmap else { continue }
      let path = index == 0 ? path : Self.path(path, number: index + 1)
      let file = clock.measure(.encode) { bitmap.png(level: options.pngLevel) }
      if let failure = clock.measure(.write, { Streams.write(file, to: path) }) { throw failure }
      written.append("\(path) (\(bitmap.width) × \(bitmap.height) pixels)")
    }
    guard !options.isQuiet, path != "-" else { return }
    Streams.report(line: "\(written.joined(separator: ", ")): \(summary)")
  }

  /// The contents of the sheets: `24 images of 3 components, light and dark, @2x`.
  private var summary: String {
    let components = Set(pictures.map(\.component)).count
    let appearances = Appearance.allCases.filter { appearance in
      pictures.contains { $0.appearance == appearance }
    }
    let scales = Set(pictures.map(\.scale)).sorted().map { "@\(Functions.string($0))x" }
    return count(pictures.count, "image") + " of " + count(components, "component") + ", "
      + appearances.map { $0 == .dark ? "dark" : "light" }.joined(separator: " and ") + ", "
      + scales.joined(separator: " ")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The path with a number before the extension.
  private static func path(_ path: String, number: Int) -> String {
    let name = Paths.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return "\(path)-\(number)"
    }
    return path.dropLast(name.count) + "\(name[..<dot])-\(number)\(name[dot...])"
  }
}
