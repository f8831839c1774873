// The PNG files that Tests/Oracles/png_fixtures.py wrote, and their expected pixels.
import Foundation
import Raster
import Testing

struct PNGFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  /// The digest of unpremultiplied RGBA8 pixels.
  let digest: String

  var testDescription: String { name }

  func read() throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent("\(name).png")))
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [PNGFixture] = {
    let list = folder.appendingPathComponent("digests.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, let width = Int(words[1]), let height = Int(words[2]) else {
        return nil
      }
      return PNGFixture(
        name: String(words[0]),
        width: width,
        height: height,
        digest: String(words[3])
      )
    }
  }()

  static func named(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appendingPathComponent("\(name).png")))
  }
}

/// Bytes made from chunks, for files that no encoder writes.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    var sum = CRC32()
    named.withUnsafeBytes { sum.update($0) }
    return word(content.count) + named + word(Int(sum.value))
  }

  static func header(
    width: Int,
    height: Int,
    depth: UInt8 = 8,
    color: UInt8 = 0,
    interlace: UInt8 = 0
  ) -> [UInt8] {
    chunk("IHDR", word(width) + word(height) + [depth, color, 0, 0, interlace])
  }

  static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A grey image of one row, with these chunks before its pixels.
  static func row(_ pixels: [UInt8], before: [UInt8] = []) -> [UInt8] {
    signature + header(width: pixels.count, height: 1) + before
      + chunk("IDAT", Deflate.zlib([0] + pixels)) + chunk("IEND", [])
  }

  /// The file with the checksums of all chunks corrected.
  static func withRightSums(_ file: [UInt8]) -> [UInt8] {
    var result = file
    var position = 8
    while position + 12 <= result.count {
      let length = result[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= result.count - position - 12 else { break }
      var sum = CRC32()
      let end = position + 8 + length
      result.withUnsafeBytes {
        sum.update(UnsafeRawBufferPointer(rebasing: $0[position + 4..<end]))
      }
      result.replaceSubrange(end..<end + 4, with: word(Int(sum.value)))
      position = end + 4
    }
    return result
  }
}
