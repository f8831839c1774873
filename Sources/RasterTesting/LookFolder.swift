// The folder of reference images beside a test file.

import Foundation

/// The folder `Looks` beside a test file.
struct LookFolder {
  private let url: URL

  /// Whether differing reference images are rewritten.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment["RASTER_UPDATE"] == "1" }

  init(beside filePath: String) {
    url = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Looks")
  }

  func name(of file: String) -> String { "Looks/\(file)" }

  /// Returns the bytes of an image, or nil if it does not exist.
  func read(_ file: String) -> [UInt8]? {
    (try? Data(contentsOf: url.appending(path: file))).map { [UInt8]($0) }
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(bytes).write(to: url.appending(path: file), options: .atomic)
  }

  /// Returns a name without characters reserved by file systems, at most 140 bytes long.
  static func fileName(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      let word = isPlain || "=,.-_".unicodeScalars.contains(scalar) ? String(scalar) : "_"
      guard result.utf8.count + word.utf8.count <= 120 else {
        // The digest distinguishes names that differ in the omitted part.
        return result + "-" + String(digest(name), radix: 16)
      }
      result += word
    }
    return result
  }

  /// Returns a 64-bit hash of a string that is equal in every process.
  ///
  /// Source: the FNV-1a hash by Fowler, Noll and Vo.
  private static func digest(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Returns a number as text, without a fraction if it is an integer.
  static func numberText(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}
