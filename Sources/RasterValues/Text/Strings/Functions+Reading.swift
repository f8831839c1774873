// Functions of the language that test the characters of strings and read numbers from them.

extension Functions {
  /// Whether a text consists of digits from 0 to 9, at least one.
  public static func isDigits(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isDigit }
  }

  /// Whether a text consists of letters of any script, with their accents; at least one.
  public static func isLetters(_ text: String) -> Bool {
    var isAfterLetter = false
    for scalar in text.unicodeScalars {
      let category = UnicodeTable.shared[scalar.value].category
      guard category.isLetter || isAfterLetter && category.isMark else { return false }
      isAfterLetter = true
    }
    return isAfterLetter
  }

  /// Whether a text has letters in upper case, and none in lower case.
  public static func isUppercase(_ text: String) -> Bool {
    equal(text, uppercased(text)) && !equal(text, lowercased(text))
  }

  /// Whether a text has letters in lower case, and none in upper case.
  public static func isLowercase(_ text: String) -> Bool {
    equal(text, lowercased(text)) && !equal(text, uppercased(text))
  }

  /// Whether a text is empty or consists of white space.
  public static func isBlank(_ text: String) -> Bool { trimmed(text).isEmpty }

  /// The integer in a text, or `nil` if the text is not an integer in the range of `Int`.
  ///
  /// An integer is an optional sign, `+` or `-`, and digits from 0 to 9, without spaces or
  /// separators.
  public static func int(_ text: String) -> Int? { Int(text) }

  /// The number in a text, or `nil` if the text is not a number or its value is not finite.
  ///
  /// A number is an optional sign, `+` or `-`, and digits from 0 to 9. A point with decimals and an
  /// exponent such as `e-3` may follow. Spaces and separators are not allowed.
  public static func double(_ text: String) -> Double? {
    var rest = text.utf8[...]
    rest.skipSign()
    guard rest.skipDigits() else { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard rest.skipDigits() else { return nil }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      rest.skipSign()
      guard rest.skipDigits() else { return nil }
    }
    guard rest.isEmpty, let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 48 < 10 }
}

extension Substring.UTF8View {
  fileprivate mutating func skipSign() {
    if let sign = first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { removeFirst() }
  }

  /// Skips digits, and returns whether there are any.
  fileprivate mutating func skipDigits() -> Bool {
    let rest = drop { $0.isDigit }
    defer { self = rest }
    return rest.startIndex > startIndex
  }
}
