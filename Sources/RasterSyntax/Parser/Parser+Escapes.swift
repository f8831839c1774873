// Resolves the escapes of strings.

extension Parser {
  /// Consumes text and returns it with its escapes resolved; invalid escapes are reported.
  mutating func parseText() -> String {
    let bytes = token.lower..<token.upper
    let range = range
    advance()
    let text = file.bytes[Int(bytes.lowerBound)..<Int(bytes.upperBound)]
    if let invalid = firstInvalidByte(text) {
      note(.invalidUTF8(at: SourceRange(file: file.id, lower: invalid, upper: invalid + 1)))
    }
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    return unescape(range)
  }

  private func firstInvalidByte(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.contains(where: { $0 >= 0x80 }) else { return nil }
    var decoder = UTF8Decoder(file.bytes, at: text.startIndex)
    while decoder.position < text.endIndex {
      let start = decoder.position
      if decoder.next().scalar == nil { return start }
    }
    return nil
  }

  private mutating func unescape(_ range: SourceRange) -> String {
    var result: [UInt8] = []
    var position = range.bytes.lowerBound
    let end = range.bytes.upperBound
    while position < end {
      let byte = file.bytes[position]
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        position += 1
        continue
      }
      let escaped = position + 1 < end ? file.bytes[position + 1] : 0
      switch escaped {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(escaped)
      case UInt8(ascii: "u"):
        position += unescapeUnicode(at: position, end: end, into: &result)
        continue
      default:
        position += noteUnknownEscape(at: position, end: end)
        continue
      }
      position += 2
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reports the unknown escape at `position`, and returns its length.
  private mutating func noteUnknownEscape(at position: Int, end: Int) -> Int {
    var decoder = UTF8Decoder(file.bytes, at: min(position + 1, end))
    let length = position + 1 < end ? 1 + decoder.next().length : 1
    let range = SourceRange(file: file.id, lower: position, upper: min(position + length, end))
    if position + 1 < end, file.bytes[position + 1] == UInt8(ascii: "(") {
      reportDepth(at: range)
    } else {
      let isBeforeNewline = file.bytes[min(position + 2, end)...].prefix(2).elementsEqual(
        "\\n".utf8
      )
      note(.unknownEscape(file.text(at: range), at: range, isBeforeNewline: isBeforeNewline))
    }
    return length
  }

  /// Appends the character of `\u{…}` at `position`, and returns the length of the escape.
  private mutating func unescapeUnicode(
    at position: Int,
    end: Int,
    into result: inout [UInt8]
  ) -> Int {
    var digits = position + 2
    var value: UInt32 = 0
    var isValid = digits < end && file.bytes[digits] == UInt8(ascii: "{")
    if isValid { digits += 1 }
    let start = digits
    while digits < end, let digit = Character(Unicode.Scalar(file.bytes[digits])).hexDigitValue {
      value = value &<< 4 | UInt32(digit)
      digits += 1
    }
    isValid = isValid && digits < end && file.bytes[digits] == UInt8(ascii: "}")
    if isValid { digits += 1 }
    isValid = isValid && (2...9).contains(digits - start)
    if isValid, let scalar = Unicode.Scalar(value) {
      result.append(contentsOf: Array(String(scalar).utf8))
    } else {
      note(
        .malformedUnicodeEscape(
          at: SourceRange(file: file.id, lower: position, upper: digits)
        )
      )
    }
    return digits - position
  }
}
