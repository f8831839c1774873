// Reads rows in the encodings that a byte-order mark names, and names those that are not read.

import RasterCommands

/// Converts rows to UTF-8 as they are read.
///
/// A byte-order mark at the start names the encoding: UTF-8 or UTF-16. Without a mark the bytes are UTF-8. An
/// unpaired surrogate of UTF-16 becomes the three bytes that UTF-8 forbids, so that its row is reported.
struct RowEncoding {
  private enum Kind {
    case unknown
    case utf8
    case utf16(highByteFirst: Bool)
  }

  private var kind = Kind.unknown
  /// The bytes that need more bytes behind them: of a mark, of a code unit or of a surrogate pair.
  private var rest: [UInt8] = []

  /// The next bytes as UTF-8; `isLast` says that none follow.
  ///
  /// Throws the name of an encoding that is not read.
  mutating func utf8(_ bytes: [UInt8], isLast: Bool) throws(UnreadEncoding) -> [UInt8] {
    if case .utf8 = kind { return bytes }
    rest += bytes
    if case .unknown = kind {
      guard rest.count >= 4 || isLast else { return [] }
      try recognize()
    }
    guard case .utf16(let highByteFirst) = kind else {
      defer { rest = [] }
      return rest
    }
    return convert(highByteFirst, isLast: isLast)
  }

  /// Determines the encoding by the first four bytes, and removes the mark.
  private mutating func recognize() throws(UnreadEncoding) {
    let first = Array(rest.prefix(4))
    switch first {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: throw UnreadEncoding(name: "UTF-32")
    case _ where first.starts(with: [0xEF, 0xBB, 0xBF]):
      kind = .utf8
      rest.removeFirst(3)
    case _ where first.starts(with: [0xFF, 0xFE]):
      kind = .utf16(highByteFirst: false)
      rest.removeFirst(2)
    case _ where first.starts(with: [0xFE, 0xFF]):
      kind = .utf16(highByteFirst: true)
      rest.removeFirst(2)
    case _
    where first.count == 4 && first.count(where: { $0 == 0 }) == 2
      && (first[0] == 0) == (first[2] == 0):
      throw UnreadEncoding(name: "UTF-16 without a byte-order mark")
    default: kind = .utf8
    }
  }

  private mutating func convert(_ highByteFirst: Bool, isLast: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(rest.count)
    var position = 0
    while position + 2 <= rest.count {
      let unit = unit(at: position, highByteFirst)
      guard unit & 0xFC00 == 0xD800 else {
        Self.append(UInt32(unit), to: &result)
        position += 2
        continue
      }
      guard position + 4 <= rest.count || isLast else { break }
      let low = position + 4 <= rest.count ? self.unit(at: position + 2, highByteFirst) : 0
      guard low & 0xFC00 == 0xDC00 else {
        Self.append(UInt32(unit), to: &result)
        position += 2
        continue
      }
      Self.append(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(low) & 0x3FF, to: &result)
      position += 4
    }
    rest.removeFirst(position)
    // Half of a code unit.
    if isLast, !rest.isEmpty { result.append(0xFF) }
    return result
  }

  private func unit(at position: Int, _ highByteFirst: Bool) -> UInt16 {
    let (first, second) = (UInt16(rest[position]), UInt16(rest[position + 1]))
    return highByteFirst ? first << 8 | second : second << 8 | first
  }

  /// Appends a scalar, or half of a pair, in the form of UTF-8.
  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x80: bytes.append(UInt8(scalar))
    case ..<0x800: bytes += [UInt8(0xC0 | scalar >> 6), tail(0)]
    case ..<0x10000: bytes += [UInt8(0xE0 | scalar >> 12), tail(6), tail(0)]
    default: bytes += [UInt8(0xF0 | scalar >> 18), tail(12), tail(6), tail(0)]
    }
  }

  /// Why bytes are not UTF-8: half of a pair, or the single-byte encoding of most spreadsheets.
  static func problem(with bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    let hasHalf = zip(bytes, bytes.dropFirst()).contains {
      $0 == 0xED && (0xA0...0xBF).contains($1)
    }
    if hasHalf { return "half of a surrogate pair stands alone" }
    return "the text is not UTF-8; if it is Windows-1252 or Latin-1, save the file as UTF-8"
  }
}

/// An encoding that rows are not read in.
struct UnreadEncoding: Error {
  let name: String
}
