// The Swift part of Tests/Oracles/png_roundtrip.py: it does nothing unless the script runs it.
import Foundation
import Raster
import Testing

/// The folder of the script's images: each NAME.png beside its unpremultiplied pixels, NAME.rgba.
private let folder = ProcessInfo.processInfo.environment["RASTER_PNG_FOLDER"].map {
  URL(fileURLWithPath: $0)
}

@Suite(.enabled(if: folder != nil)) struct PNGFolderTests {
  @Test func `all images of the folder decode correctly, and are written again`() throws {
    let folder = try #require(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var count = 0
    for name in names.sorted() where name.hasSuffix(".png") && !name.hasPrefix("again-") {
      let file = folder.appendingPathComponent(name)
      let bytes = try [UInt8](Data(contentsOf: file))
      let pixels = try [UInt8](
        Data(contentsOf: file.deletingPathExtension().appendingPathExtension("rgba"))
      )
      let straight = try PNGDecoder.decodeUnpremultiplied(bytes)
      // A comparison in #expect would print both values in full.
      let isEqual = straight.bytes == pixels
      #expect(isEqual, "\(name)")
      let bitmap = try PNGDecoder.decode(bytes)
      for level in PNGLevel.allCases {
        let again = folder.appendingPathComponent("again-\(level)-\(name)")
        try Data(bitmap.png(level: level)).write(to: again)
      }
      let again = folder.appendingPathComponent("again-\(name)")
      try Data(bitmap.bytes).write(
        to: again.deletingPathExtension().appendingPathExtension("premultiplied")
      )
      count += 1
    }
    #expect(count > 0)
  }
}
