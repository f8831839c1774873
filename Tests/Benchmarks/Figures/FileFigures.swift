// Image files: encoding a card and a photograph, and decoding them.

import GeneratedSamples
import Raster
import TestSupport

extension Figure {
  static var files: [Figure] {
    [
      encoded("png-fast", .png(.fast)), encoded("png-balanced", .png(.balanced)),
      encoded("png-small", .png(.small)), encoded("webp", .webp),
      encodedPhoto("png-balanced-photo", .png(.balanced)), encodedPhoto("jpeg", .jpeg()),
      encodedPhoto("webp-photo", .webp), encodedPhoto("webp-lossy", .lossyWebP()),
      decoded("png", .png()), decoded("jpeg", .jpeg()), decoded("webp", .webp),
      decoded("webp-lossy", .lossyWebP()),
    ]
  }

  private static func encoded(_ name: String, _ format: ImageFileFormat) -> Figure {
    Figure(name: "encode-" + name, count: 1) {
      let table = HotelTable(rows: 4)
      guard let list = table.displayList(size: Size(320, 176), environment: Environment()) else {
        preconditionFailure("the table cannot be recorded")
      }
      let bitmap = try list.bitmap()
      return { _ = bitmap.encoded(as: format) }
    }
  }

  private static func encodedPhoto(_ name: String, _ format: ImageFileFormat) -> Figure {
    Figure(name: "encode-" + name, count: 1) {
      let bitmap = try photograph()
      return { _ = bitmap.encoded(as: format) }
    }
  }

  private static func decoded(_ name: String, _ format: ImageFileFormat) -> Figure {
    Figure(name: "decode-" + name, count: 1) {
      let file = try photograph().encoded(as: format)
      return { _ = try Image(decoding: file) }
    }
  }

  private static func photograph() throws -> Bitmap {
    try Bitmap(decoding: try bytes(ofFileAt: "Samples/Components/images/beach.jpg"))
  }
}
