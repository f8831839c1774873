// Case conversion, trimming and initials of strings.

extension Functions {
  /// The text in upper case, scalar by scalar and independent of the language: `straße` becomes
  /// `STRAßE`.
  public static func uppercased(_ text: String) -> String {
    mapped(text, CaseTable.shared.uppercase)
  }

  /// The text in lower case, scalar by scalar and independent of the language.
  public static func lowercased(_ text: String) -> String {
    mapped(text, CaseTable.shared.lowercase)
  }

  /// The text with the first letter of each word in upper case and all other characters unchanged.
  ///
  /// A word consists of letters, digits and the apostrophes between them: `don't look-up` becomes
  /// `Don't Look-Up`.
  public static func capitalized(_ text: String) -> String {
    var isInWord = false
    return mapped(text) { scalar in
      let category = UnicodeTable.shared[scalar].category
      guard category.isLetter || category.isNumber else {
        let isPart = category.isMark || scalar == 0x27 || scalar == 0x2019
        isInWord = isInWord && isPart
        return scalar
      }
      defer { isInWord = true }
      return isInWord ? scalar : CaseTable.shared.titlecase(of: scalar)
    }
  }

  /// The text without leading and trailing white space.
  public static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isWhiteSpace($0.value) }),
      let last = scalars.lastIndex(where: { !isWhiteSpace($0.value) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// The first letter or digit of each word, in upper case: `AL` for `Ada Lovelace`.
  ///
  /// Words are separated by white space. A word without a letter or a digit has no initial.
  public static func initials(_ text: String) -> String {
    let places = CharacterPlaces(text)
    var result = ""
    var isWanted = true
    for (index, scalar) in places.firsts.enumerated() {
      let category = UnicodeTable.shared[scalar].category
      if isWhiteSpace(scalar) {
        isWanted = true
      } else if isWanted, category.isLetter || category.isNumber {
        result += mapped(places.text(index..<index + 1), CaseTable.shared.titlecase)
        isWanted = false
      }
    }
    return result
  }

  private static func mapped(_ text: String, _ map: (UInt32) -> UInt32) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(Unicode.Scalar(map(scalar.value)) ?? scalar)
    }
    return String(result)
  }

  /// Whether a scalar has Unicode's White_Space property.
  private static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 9...13, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default: false
    }
  }
}
