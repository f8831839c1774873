// The headers of a tar archive: ustar of POSIX.1-1988, pax of POSIX.1-2001 where a name is long.

/// The bytes before a member's own in a tar archive.
///
/// Members have no owner, the permissions 0644, and the time 0: equal members have equal bytes.
enum TarHeader {
  private static let blockSize = 512

  /// The bytes that fill a member up to whole blocks.
  static func padding(after count: Int) -> [UInt8] {
    Array(repeating: 0, count: (blockSize - count % blockSize) % blockSize)
  }

  /// The bytes at the end of an archive of so many bytes: two empty blocks, filled up to 10,240.
  static func trailer(after count: Int) -> [UInt8] {
    let record = 20 * blockSize
    let whole = (count + 2 * blockSize + record - 1) / record * record
    return Array(repeating: 0, count: whole - count)
  }

  /// The header of a file of so many bytes.
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

  /// A name as ustar has room for it; nil where it has none.
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

  /// A record of an extended header, which begins with its own length: `30 path=…`.
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
