// Headers of tar archives: ustar (POSIX.1-1988), and pax (POSIX.1-2001) for long names.

/// The bytes before a member's contents in a tar archive.
///
/// Members have no owner, permissions 0644 and time 0, so that equal members have equal bytes.
enum TarHeader {
  private static let blockSize = 512

  /// The padding of a member to complete blocks.
  static func padding(after count: Int) -> [UInt8] {
    Array(repeating: 0, count: (blockSize - count % blockSize) % blockSize)
  }

  /// The end of an archive of `count` bytes.
  ///
  /// It is two empty blocks, with padding to a multiple of 10,240 bytes.
  static func trailer(after count: Int) -> [UInt8] {
    let record = 20 * blockSize
    let total = (count + 2 * blockSize + record - 1) / record * record
    return Array(repeating: 0, count: total - count)
  }

  /// The header of a file of `byteCount` bytes.
  static func header(_ name: String, byteCount: Int) -> [UInt8] {
    let name = Array(name.utf8)
    if name.allSatisfy({ $0 < 128 }), let (prefix, short) = split(name) {
      return block(short, prefix: prefix, kind: "0", byteCount: byteCount)
    }
    let record = paxRecord("path", name)
    return block(Array("pax/header".utf8), prefix: [], kind: "x", byteCount: record.count)
      + record + padding(after: record.count)
      + block(Array("pax/file".utf8), prefix: [], kind: "0", byteCount: byteCount)
  }

  /// Splits a name into the fields of a ustar header; `nil` if it does not fit.
  private static func split(_ name: [UInt8]) -> (prefix: [UInt8], name: [UInt8])? {
    if name.count <= 100 { return ([], name) }
    for index in name.indices where name[index] == UInt8(ascii: "/") {
      let rest = name.count - index - 1
      if index <= 155, rest >= 1, rest <= 100 {
        return (Array(name[..<index]), Array(name[(index + 1)...]))
      }
    }
    return nil
  }

  /// A record of an extended header, which starts with its own length: `30 path=…`.
  private static func paxRecord(_ key: String, _ value: [UInt8]) -> [UInt8] {
    let rest = Array(" \(key)=".utf8) + value + [10]
    var length = rest.count
    while String(length).utf8.count + rest.count != length {
      length = String(length).utf8.count + rest.count
    }
    return Array(String(length).utf8) + rest
  }

  private static func block(
    _ name: [UInt8],
    prefix: [UInt8],
    kind: Unicode.Scalar,
    byteCount: Int
  ) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: blockSize)
    func put(_ bytes: some Sequence<UInt8>, at offset: Int) {
      for (index, byte) in bytes.enumerated() { block[offset + index] = byte }
    }
    put(name, at: 0)
    put(octal(0o644, digits: 7), at: 100)
    put(octal(0, digits: 7), at: 108)
    put(octal(0, digits: 7), at: 116)
    put(octal(byteCount, digits: 11), at: 124)
    put(octal(0, digits: 11), at: 136)
    put("        ".utf8, at: 148)
    block[156] = UInt8(truncatingIfNeeded: kind.value)
    put("ustar\u{0}00".utf8, at: 257)
    put(prefix, at: 345)
    let sum = block.reduce(0) { $0 + Int($1) }
    put(octal(sum, digits: 6) + [0, 32], at: 148)
    return block
  }

  private static func octal(_ value: Int, digits: Int) -> [UInt8] {
    let text = String(value, radix: 8)
    return Array((String(repeating: "0", count: max(0, digits - text.utf8.count)) + text).utf8)
  }
}
