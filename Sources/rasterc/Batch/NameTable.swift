// The names that rows have taken, in 24 bytes each.

import Raster

/// The names that rows have taken.
///
/// Names are known by half of their SHA-256: 24 bytes each, however long they are.
struct NameTable {
  private var rows: [SIMD2<UInt64>: Int] = [:]

  /// Takes a name, and those of the folders that it lies in, for a row; says why that cannot be.
  mutating func claim(_ name: String, row: Int) -> String? {
    for (index, byte) in name.utf8.enumerated() where byte == UInt8(ascii: "/") {
      let folder = Self.key(Array(name.utf8.prefix(index)))
      if let other = rows[folder], other > 0 {
        return "'\(name)' lies in a folder whose name row \(other) has for its file"
      }
    }
    let key = Self.key(Array(name.utf8))
    if let other = rows[key] {
      return other > 0
        ? "row \(other) has the name '\(name)' already"
        : "a folder of other rows has the name '\(name)' already"
    }
    rows[key] = row
    for (index, byte) in name.utf8.enumerated() where byte == UInt8(ascii: "/") {
      rows[Self.key(Array(name.utf8.prefix(index)))] = 0
    }
    return nil
  }

  /// Takes a name, whoever has it; whether nobody had it before.
  mutating func insert(_ name: String) -> Bool {
    rows.updateValue(1, forKey: Self.key(Array(name.utf8))) == nil
  }

  /// Whether somebody has the name.
  func contains(_ name: String) -> Bool { rows[Self.key(Array(name.utf8))] != nil }

  /// Gives a name back.
  mutating func remove(_ name: String) { rows[Self.key(Array(name.utf8))] = nil }

  private static func key(_ name: [UInt8]) -> SIMD2<UInt64> {
    ContentDigest(of: name).words.lowHalf
  }
}
