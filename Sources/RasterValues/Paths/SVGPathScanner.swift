// Scans the tokens of SVG path data: letters, numbers and flags, with or without separators.

/// Scans the bytes of path data.
struct SVGPathScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ data: String) { bytes = Array(data.utf8) }

  var isAtEnd: Bool { index >= bytes.count }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D {
      index += 1
    }
  }

  /// Reads the move command that path data must begin with.
  mutating func move() throws(SVGPathError) -> UInt8 {
    guard let byte, byte | 0x20 == UInt8(ascii: "m") else { throw expected(.move) }
    index += 1
    return byte
  }

  mutating func command() throws(SVGPathError) -> UInt8 {
    guard let byte, "mlhvcsqtazMLHVCSQTAZ".utf8.contains(byte) else { throw expected(.command) }
    index += 1
    return byte
  }

  /// Advances to another segment of the same command, if more numbers follow.
  ///
  /// A comma means that another segment must follow.
  mutating func skipToRepeat() -> Bool {
    let start = index
    skipSpace()
    if byte == UInt8(ascii: ",") { return true }
    guard let byte, isNumberStart(byte) else {
      index = start
      return false
    }
    return true
  }

  /// Reads a number, preceded by optional separators.
  ///
  ///     sign? (digits (. digits?)? | . digits) ((e | E) sign? digits)?
  mutating func number() throws(SVGPathError) -> Double {
    skipSeparator()
    let start = index
    skip { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    var digitCount = skipDigits()
    if skip({ $0 == UInt8(ascii: ".") }) { digitCount += skipDigits() }
    guard digitCount > 0 else {
      index = start
      throw expected(.number)
    }
    skipExponent()
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      index = start
      throw expected(.number)
    }
    return value
  }

  /// Reads a flag, 0 or 1, preceded by optional separators; no separator is needed after it.
  mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparator()
    guard let byte, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw expected(.flag)
    }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  private func expected(_ expected: SVGPathError.Expected) -> SVGPathError {
    SVGPathError(offset: index, expected: expected)
  }

  /// Skips white space and at most one comma.
  ///
  /// A comma directly after a command is accepted too.
  private mutating func skipSeparator() {
    skipSpace()
    if skip({ $0 == UInt8(ascii: ",") }) { skipSpace() }
  }

  private func isNumberStart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  @discardableResult
  private mutating func skip(_ isWanted: (UInt8) -> Bool) -> Bool {
    guard let byte, isWanted(byte) else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte, isDigit(byte) { index += 1 }
    return index - start
  }

  /// Skips an exponent, if digits follow its letter.
  private mutating func skipExponent() {
    let start = index
    guard skip({ $0 | 0x20 == UInt8(ascii: "e") }) else { return }
    skip { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    if skipDigits() == 0 { index = start }
  }
}
