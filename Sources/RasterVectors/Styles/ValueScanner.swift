// Scans values of attributes and styles: numbers, lengths, names and functions.

/// Scans a value byte by byte.
struct ValueScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  init(_ text: ArraySlice<UInt8>) { bytes = Array(text) }

  var isAtEnd: Bool { index >= bytes.count }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D {
      index += 1
    }
  }

  /// Skips whitespace and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if skip(UInt8(ascii: ",")) { skipSpace() }
  }

  @discardableResult
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  /// Returns the current byte and advances.
  mutating func next() -> UInt8? {
    guard let byte else { return nil }
    index += 1
    return byte
  }

  /// Scans a finite number after separators; returns `nil` if there is none.
  mutating func number() -> Double? {
    skipSeparator()
    let start = index
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
    var count = skipDigits()
    if skip(UInt8(ascii: ".")) { count += skipDigits() }
    guard count > 0 else {
      index = start
      return nil
    }
    let mantissa = index
    if let byte, byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if self.byte == UInt8(ascii: "+") || self.byte == UInt8(ascii: "-") { index += 1 }
      // In `1em`, the letter belongs to the unit.
      if skipDigits() == 0 { index = mantissa }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      index = start
      return nil
    }
    return value
  }

  /// Scans 0 or 1 after separators.
  mutating func flag() -> Bool? {
    skipSeparator()
    guard let byte, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte, byte >= 0x30, byte <= 0x39 { index += 1 }
    return index - start
  }

  /// Scans letters, digits and hyphens, and returns them in lower case; empty if there are none.
  mutating func word() -> String {
    let start = index
    while let byte, isLetter(byte) || byte == UInt8(ascii: "-") || (byte >= 0x30 && byte <= 0x39) {
      index += 1
    }
    return lowercased(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// Scans the name of a CSS identifier with its case; `nil` if there is none.
  mutating func name() -> String? {
    let start = index
    while let byte,
      isLetter(byte) || byte == 0x2D || byte == 0x5F || byte >= 0x80
        || (byte >= 0x30 && byte <= 0x39)
    {
      index += 1
    }
    return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Scans the letters of a unit, and returns them in lower case; empty if there are none.
  mutating func unit() -> String {
    let start = index
    while let byte, isLetter(byte) { index += 1 }
    return lowercased(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Scans up to a byte and skips it; returns `nil` if the byte does not occur.
  mutating func text(until end: UInt8) -> String? {
    let start = index
    while let byte, byte != end { index += 1 }
    guard index < bytes.count else {
      index = start
      return nil
    }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }

  /// The remaining text.
  var rest: String { String(decoding: bytes[min(index, bytes.count)...], as: UTF8.self) }
}

/// Converts the ASCII letters of a text to lower case.
func lowercased(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return text }
  return String(
    decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 },
    as: UTF8.self
  )
}

/// Removes whitespace at the ends of a text.
func trimmed(_ text: String) -> String {
  let bytes = Array(text.utf8)
  func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
  guard let first = bytes.firstIndex(where: { !isSpace($0) }),
    let last = bytes.lastIndex(where: { !isSpace($0) })
  else { return "" }
  return first == 0 && last == bytes.count - 1
    ? text : String(decoding: bytes[first...last], as: UTF8.self)
}
