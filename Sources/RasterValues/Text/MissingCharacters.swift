// Describes characters for which no font has a glyph.

/// Characters for which no font has a glyph, for diagnostics and notes.
package struct MissingCharacters: Sendable {
  private let scalars: [Unicode.Scalar]

  /// The maximum number of missing characters that are noted for one text.
  package static let mostOfText = 16

  package init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// The description, such as `no font has a glyph for '🚀' (U+1F680)` or
  /// `no font has glyphs for 14 characters (Arabic)`.
  package var message: String {
    if scalars.count == 1 { return "no font has a glyph for \(Self.described(scalars[0]))" }
    let more = scalars.count >= Self.mostOfText ? " or more" : ""
    return "no font has glyphs for \(scalars.count)\(more) characters (\(kinds))"
  }

  /// The first three scripts of the characters, in order of appearance.
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

  /// A character and its code point in at least four hexadecimal digits.
  private static func described(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "'\(scalar)' (\(code))"
  }
}
