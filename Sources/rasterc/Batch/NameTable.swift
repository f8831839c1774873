// The names taken by rows.

import Raster

/// The names taken by rows.
///
/// Names are identified by half of their SHA-256 and take 24 bytes each, whatever their length.
struct NameTable {
  private var rows: [SIMD2<UInt64>: Int] = [:]

  /// Claims a name and the names of its parent folders; returns the reason if that is impossible.
  mutating func claim(_ name: String, row: Int) -> String? {
    for (index, byte) in name.utf8.enumerated() where byte == UInt8(ascii: "/") {
      let folder = Self.key(Array(name.utf8.prefix(index)))
      if let other = rows[folder], other > 0 {
        return "the folder of '\(name)' has the name of row \(other)'s file"
      }
    }
    let key = Self.key(Array(name.utf8))
    if let other = rows[key] {
      return other > 0
        ? "the name '\(name)' is already used by row \(other)"
        : "the name '\(name)' is already used by a folder of other rows"
    }
    rows[key] = row
    for (index, byte) in name.utf8.enumerated() where byte == UInt8(ascii: "/") {
      rows[Self.key(Array(name.utf8.prefix(index)))] = 0
    }
    return nil
  }

  /// Adds a name; returns whether it is new.
  mutating func insert(_ name: String) -> Bool {
    rows.updateValue(1, forKey: Self.key(Array(name.utf8))) == nil
  }

  /// Whether the name is taken.
  func contains(_ name: String) -> Bool { rows[Self.key(Array(name.utf8))] != nil }

  /// Releases a name.
  mutating func remove(_ name: String) { rows[Self.key(Array(name.utf8))] = nil }

  private static func key(_ name: [UInt8]) -> SIMD2<UInt64> {
    ContentDigest(of: name).words.lowHalf
  }
}
