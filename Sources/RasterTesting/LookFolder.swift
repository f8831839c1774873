// The folder of pictures beside a file of tests.

import Foundation

/// The folder `Looks` beside a file of tests.
struct LookFolder {
  private let url: URL

  /// Whether pictures are written where they differ.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment["RASTER_UPDATE"] == "1" }

  init(beside filePath: String) {
    url = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Looks")
  }

  func name(of file: String) -> String { "Looks/\(file)" }

  /// The bytes of a picture; nil where there is none.
  func read(_ file: String) -> [UInt8]? {
    (try? Data(contentsOf: url.appending(path: file))).map { [UInt8]($0) }
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(bytes).write(to: url.appending(path: file), options: .atomic)
  }

  /// A name without what file systems keep for themselves, of 140 bytes at most.
  static func fileName(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      let word = isPlain || "=,.-_".unicodeScalars.contains(scalar) ? String(scalar) : "_"
      guard result.utf8.count + word.utf8.count <= 120 else {
        // What is left out tells names apart.
        return result + "-" + String(digest(name), radix: 16)
      }
      result += word
    }
    return result
  }

  /// 64 bits of a text, the same in every process.
  ///
  /// Source: the FNV-1a hash of Fowler, Noll and Vo.
  private static func digest(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// A number without a needless fraction.
  static func word(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}
