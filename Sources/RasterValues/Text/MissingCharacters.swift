// Characters for which no font has a glyph, in words.

/// Characters for which no font has a glyph, as reports and notes name them.
package struct MissingCharacters: Sendable {
  private let scalars: [Unicode.Scalar]

  /// The most characters of one text that a drawing notes.
  package static let mostOfText = 16

  package init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// What is missing: `'🚀' (U+1F680) has no font`, or `14 characters (Arabic) have no font`.
  package var words: String {
    if scalars.count == 1 { return "\(Self.described(scalars[0])) has no font" }
    let more = scalars.count >= Self.mostOfText ? " or more" : ""
    return "\(scalars.count)\(more) characters (\(kinds)) have no font"
  }

  /// The scripts of the characters in the order in which they appear, up to three of them.
  private var kinds: String {
    var kinds: [String] = []
    for scalar in scalars where !kinds.contains(Self.kind(of: scalar)) {
      kinds.append(Self.kind(of: scalar))
    }
    let more = kinds.count > 3 ? " and others" : ""
    return kinds.prefix(3).joined(separator: ", ") + more
  }

  private static func kind(of scalar: Unicode.Scalar) -> String {
    let properties = UnicodeTable.shared[scalar.value]
    if properties.script.isReal { return properties.script.name }
    if properties.isPictographic || properties.hasEmojiPresentation { return "emoji" }
    if properties.category == .privateUse { return "private use" }
    return properties.category.isPunctuation ? "punctuation" : "symbols"
  }

  /// A character as it looks and by its number, of at least four hexadecimal digits.
  private static func described(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "'\(scalar)' (\(code))"
  }
}
