// The GIF and BMP files that scripts in Tests/Oracles wrote, and what their pixels must be.
import Foundation
import Raster
import Testing

struct PixelFixture: Sendable, CustomTestStringConvertible {
  /// A format, which is also the ending of its files.
  enum Format: String { case gif, bmp }

  let format: Format
  let name: String
  let width: Int
  let height: Int
  /// The digest of straight RGBA8 pixels.
  let digest: String

  var testDescription: String { name }

  func read() throws -> [UInt8] { try Self.named(name, format) }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func all(_ format: Format) -> [PixelFixture] {
    let list = folder.appendingPathComponent("\(format.rawValue)-digests.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, let width = Int(words[1]), let height = Int(words[2]) else {
        return nil
      }
      return PixelFixture(
        format: format,
        name: String(words[0]),
        width: width,
        height: height,
        digest: String(words[3])
      )
    }
  }

  static func named(_ name: String, _ format: Format) throws -> [UInt8] {
    let file = folder.appendingPathComponent("\(name).\(format.rawValue)")
    return try [UInt8](Data(contentsOf: file))
  }

  /// Whether an image has the size and the pixels of the fixture.
  func matches(_ image: DecodedImage) -> Bool {
    guard
      let bitmap = Bitmap(width: image.width, height: image.height, pixels: image.pixels),
      (image.width, image.height) == (width, height)
    else { return false }
    return ContentDigest(of: bitmap.bytes).description == digest
  }
}

extension DecodedImage {
  /// What must be true of every image, whole or not.
  var isConsistent: Bool {
    pixels.count == width * height && isOpaque == pixels.allSatisfy { $0 >> 24 == 255 }
  }
}
