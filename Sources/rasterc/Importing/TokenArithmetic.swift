// Evaluates the arithmetic of token values, such as `{space.2} * 2`.

/// A reason why a token cannot be converted.
struct TokenLoss: Error {
  let reason: String
  /// Whether the value is different in different themes, and may exist in each of them.
  let dependsOnTheme: Bool

  init(_ reason: String, dependsOnTheme: Bool = false) {
    (self.reason, self.dependsOnTheme) = (reason, dependsOnTheme)
  }
}

/// Parses and evaluates one expression.
///
///     sum     = product, { ( "+" | "-" ), product } ;
///     product = sign, { ( "*" | "/" ), sign } ;
///     sign    = [ "+" | "-" ], ( number | alias | function, "(", sum, { ",", sum }, ")" | "(", sum, ")" ) ;
///
/// Time is proportional to the length of the text, which has at most 1,000 bytes.
struct TokenArithmetic {
  private static let longest = 1_000
  private static let deepest = 32

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Returns the value of an alias.
  private let alias: (String) throws(TokenLoss) -> TokenMeasure

  /// Whether a string looks like arithmetic: it has an operator or a function beside a number or an
  /// alias.
  static func isLikely(_ text: String) -> Bool {
    guard TokenMeasure(text) == nil, text.utf8.count <= longest else { return false }
    var isInside = false
    var before: Character = "("
    for character in text {
      if character == "{" { isInside = true }
      if character == "}" { isInside = false }
      if isInside { continue }
      if "*/+(".contains(character) { return true }
      // A minus sign between parts or before an alias; names can contain one.
      if character == "-", before == " " || before == "(" || before == "}" { return true }
      before = character
    }
    return false
  }

  /// Evaluates a string.
  static func evaluate(
    _ text: String,
    alias: @escaping (String) throws(TokenLoss) -> TokenMeasure
  ) throws(TokenLoss) -> TokenMeasure {
    guard text.utf8.count <= longest else {
      throw TokenLoss("a calculation of more than \(longest) bytes")
    }
    var parser = TokenArithmetic(Array(text.utf8), alias: alias)
    let value = try parser.parseSum()
    parser.skipSpace()
    guard parser.position == parser.bytes.count else { throw parser.malformed }
    guard value.number.isFinite else { throw TokenLoss("the calculation '\(text)' has no result") }
    return value
  }

  private init(_ bytes: [UInt8], alias: @escaping (String) throws(TokenLoss) -> TokenMeasure) {
    (self.bytes, self.alias) = (bytes, alias)
  }

  private var malformed: TokenLoss {
    TokenLoss("'\(String(decoding: bytes, as: UTF8.self))' is not a value or a calculation")
  }

  // MARK: Operations

  private mutating func parseSum() throws(TokenLoss) -> TokenMeasure {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw TokenLoss("a calculation with more than \(Self.deepest) levels of parentheses")
    }
    var result = try parseProduct()
    while let sign = consume("+", or: "-") {
      let next = try parseProduct()
      let unit = try unit(of: result, and: next)
      let number = sign == UInt8(ascii: "+") ? next.number : -next.number
      result = TokenMeasure(result.number + number, unit)
    }
    return result
  }

  /// Returns the unit of a sum; a number without a unit takes that of the other.
  private func unit(
    of first: TokenMeasure,
    and second: TokenMeasure
  ) throws(TokenLoss) -> String {
    if first.unit == second.unit || second.unit.isEmpty { return first.unit }
    if first.unit.isEmpty { return second.unit }
    throw TokenLoss("a calculation with '\(first.unit)' and '\(second.unit)'")
  }

  private mutating func parseProduct() throws(TokenLoss) -> TokenMeasure {
    var result = try parseSigned()
    while let sign = consume("*", or: "/") {
      let next = try parseSigned()
      if sign == UInt8(ascii: "*") {
        guard result.unit.isEmpty || next.unit.isEmpty else {
          throw TokenLoss("a product of two lengths")
        }
        result = TokenMeasure(result.number * next.number, result.unit + next.unit)
      } else {
        guard next.number != 0 else { throw TokenLoss("a division by zero") }
        guard next.unit.isEmpty || next.unit == result.unit else {
          throw TokenLoss("a calculation with '\(result.unit)' and '\(next.unit)'")
        }
        let unit = next.unit.isEmpty ? result.unit : ""
        result = TokenMeasure(result.number / next.number, unit)
      }
    }
    return result
  }

  private mutating func parseSigned() throws(TokenLoss) -> TokenMeasure {
    var factor = 1.0
    while let sign = consume("-", or: "+") { if sign == UInt8(ascii: "-") { factor = -factor } }
    let value = try parsePrimary()
    return TokenMeasure(factor * value.number, value.unit)
  }

  private mutating func parsePrimary() throws(TokenLoss) -> TokenMeasure {
    skipSpace()
    guard position < bytes.count else { throw malformed }
    switch bytes[position] {
    case UInt8(ascii: "("):
      position += 1
      let value = try parseSum()
      guard consume(")") else { throw malformed }
      return value
    case UInt8(ascii: "{"):
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else { throw malformed }
      let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
      position = end + 1
      return try alias(name)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return try parseNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return try parseCall()
    default: throw malformed
    }
  }

  private mutating func parseNumber() throws(TokenLoss) -> TokenMeasure {
    let start = position
    while position < bytes.count, isDigit(bytes[position]) || bytes[position] == 0x2E {
      position += 1
    }
    while position < bytes.count, isLetter(bytes[position]) || bytes[position] == 0x25 {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = TokenMeasure(text) else { throw malformed }
    return value
  }

  /// Parses a call of a function of numbers with one unit.
  private mutating func parseCall() throws(TokenLoss) -> TokenMeasure {
    let start = position
    while position < bytes.count, isLetter(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard ["round", "floor", "ceil", "abs", "min", "max", "roundTo"].contains(name), consume("(")
    else { throw malformed }
    var arguments = [try parseSum()]
    while consume(",") { arguments.append(try parseSum()) }
    guard consume(")") else { throw malformed }
    let first = arguments[0]
    switch (name, arguments.count) {
    case ("round", 1): return TokenMeasure(first.number.rounded(), first.unit)
    case ("floor", 1): return TokenMeasure(first.number.rounded(.down), first.unit)
    case ("ceil", 1): return TokenMeasure(first.number.rounded(.up), first.unit)
    case ("abs", 1): return TokenMeasure(first.number.magnitude, first.unit)
    case ("roundTo", 2):
      let digits = Int(min(max(arguments[1].number, 0), 9))
      let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
      return TokenMeasure((first.number * scale).rounded() / scale, first.unit)
    case ("min", _), ("max", _):
      var result = first
      for next in arguments.dropFirst() {
        let unit = try unit(of: result, and: next)
        let number =
          name == "min" ? min(result.number, next.number) : max(result.number, next.number)
        result = TokenMeasure(number, unit)
      }
      return result
    default: throw malformed
    }
  }

  // MARK: Characters

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func consume(_ sign: Unicode.Scalar, or other: Unicode.Scalar) -> UInt8? {
    skipSpace()
    guard position < bytes.count,
      [sign.value, other.value].contains(UInt32(bytes[position]))
    else { return nil }
    position += 1
    return bytes[position - 1]
  }

  private mutating func consume(_ sign: Unicode.Scalar) -> Bool { consume(sign, or: sign) != nil }
}
