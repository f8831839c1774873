// Decodes rows in the encoding of their byte-order mark, and detects unsupported encodings.

import RasterCommands

/// Converts rows to UTF-8 as they are read.
///
/// A byte-order mark at the start determines the encoding: UTF-8 or UTF-16. Without a mark, the
/// encoding is UTF-8. An unpaired surrogate in UTF-16 becomes three bytes that are invalid in
/// UTF-8, so that its row is reported.
struct RowEncoding {
  private enum Kind {
    case unknown
    case utf8
    case utf16(highByteFirst: Bool)
  }

  private var kind = Kind.unknown
  /// The bytes of an incomplete mark, code unit or surrogate pair.
  private var rest: [UInt8] = []

  /// Converts the next bytes to UTF-8; `isLast` means that none follow.
  ///
  /// Throws the name of an unsupported encoding.
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

  /// Detects the encoding from the first four bytes, and removes the mark.
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
    // An incomplete code unit.
    if isLast, !rest.isEmpty { result.append(0xFF) }
    return result
  }

  private func unit(at position: Int, _ highByteFirst: Bool) -> UInt16 {
    let (first, second) = (UInt16(rest[position]), UInt16(rest[position + 1]))
    return highByteFirst ? first << 8 | second : second << 8 | first
  }

  /// Appends a scalar or a lone surrogate in the form of UTF-8.
  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x80: bytes.append(UInt8(scalar))
    case ..<0x800: bytes += [UInt8(0xC0 | scalar >> 6), tail(0)]
    case ..<0x10000: bytes += [UInt8(0xE0 | scalar >> 12), tail(6), tail(0)]
    default: bytes += [UInt8(0xF0 | scalar >> 18), tail(12), tail(6), tail(0)]
    }
  }

  /// The reason why bytes are not valid UTF-8.
  ///
  /// It is a lone surrogate, or a single-byte encoding, which most spreadsheets use.
  static func problem(with bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    let hasHalf = zip(bytes, bytes.dropFirst()).contains {
      $0 == 0xED && (0xA0...0xBF).contains($1)
    }
    if hasHalf { return "the text contains an unpaired surrogate" }
    return "the text is not UTF-8; if it is Windows-1252 or Latin-1, save the file as UTF-8"
  }
}

/// An encoding that is not supported.
struct UnreadEncoding: Error {
  let name: String
}
