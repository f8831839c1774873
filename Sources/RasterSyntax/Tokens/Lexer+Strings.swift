// Lexes strings in pieces, so that the code of an interpolation consists of ordinary tokens.

/// The delimiter that opens and closes a string.
///
/// Only straight double quotes are valid.
enum StringDelimiter {
  case straight, curlyDouble, single, backtick

  /// The delimiter at the start of `bytes`.
  init?(opening bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "\"") {
      self = .straight
    } else if first == UInt8(ascii: "'") {
      self = .single
    } else if first == UInt8(ascii: "`") {
      self = .backtick
    } else if bytes.starts(with: [0xE2, 0x80]), let third = bytes.dropFirst(2).first {
      switch third {
      case 0x9C, 0x9D, 0x9E: self = .curlyDouble
      case 0x98, 0x99, 0x9A: self = .single
      default: return nil
      }
    } else {
      return nil
    }
  }

  /// Whether `other` closes a string that this delimiter opened.
  func isClosed(by other: StringDelimiter) -> Bool {
    switch self {
    case .straight: other == .straight
    case .curlyDouble: other == .straight || other == .curlyDouble
    case .single: other == .single
    case .backtick: other == .backtick
    }
  }
}

/// The code between `\(` and `)`.
struct OpenInterpolation {
  /// The string that continues after the interpolation.
  let string: StringDelimiter
  /// The number of open parentheses in the interpolation.
  var parentheses = 0
}

extension Lexer {
  mutating func startString(length: Int) {
    string = StringDelimiter(opening: bytes[position...])
    emit(.stringStart, length: length)
  }

  /// Lexes text and the token that ends it: a quote, `\(`, or the end of the line.
  mutating func lexText(of delimiter: StringDelimiter) {
    let lower = position
    while position < bytes.count {
      switch peek() {
      case 10, 13:
        emitText(from: lower)
        return endStrings()
      case UInt8(ascii: "\\"):
        if peek(1) == UInt8(ascii: "("), interpolations.count < Self.maximumInterpolationDepth {
          emitText(from: lower)
          return startInterpolation(in: delimiter)
        }
        position += 1
        if position < bytes.count, peek() != 10, peek() != 13 { position += 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), 0xE2:
        if let end = StringDelimiter(opening: bytes[position...]), delimiter.isClosed(by: end) {
          emitText(from: lower)
          string = nil
          return emit(.stringEnd, length: peek() == 0xE2 ? 3 : 1)
        }
        position += 1
      default: position += 1
      }
    }
    emitText(from: lower)
  }

  private mutating func emitText(from lower: Int) {
    if position > lower { emit(.stringText, from: lower) }
  }

  private mutating func startInterpolation(in delimiter: StringDelimiter) {
    interpolations.append(OpenInterpolation(string: delimiter))
    string = nil
    emit(.interpolationStart, length: 2)
  }

  mutating func openParenthesis() {
    if let last = interpolations.indices.last { interpolations[last].parentheses += 1 }
    emit(.leftParenthesis, length: 1)
  }

  mutating func closeParenthesis() {
    guard let last = interpolations.indices.last else { return emit(.rightParenthesis, length: 1) }
    if interpolations[last].parentheses > 0 {
      interpolations[last].parentheses -= 1
      emit(.rightParenthesis, length: 1)
    } else {
      string = interpolations.removeLast().string
      emit(.interpolationEnd, length: 1)
    }
  }

  /// Ends all open strings at the end of the line, with one empty token.
  mutating func endStrings() {
    string = nil
    interpolations.removeAll()
    emit(.unterminatedString, length: 0)
  }
}
