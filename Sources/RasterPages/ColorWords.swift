// Adds swatches to colours in text.

/// Finds colours in text.
enum ColorWords {
  /// The text with a swatch before each colour, such as `#0A8A4A` or `#0A8A4A80`.
  static func markup(_ text: String) -> Markup {
    var parts: [Markup] = []
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { parts.append(Markup(" ")) }
      if isColor(word) {
        parts.append(
          .element("span", class: "swatch", attributes: [("style", "background:\(word)")], Markup())
        )
      }
      parts.append(Markup(String(word)))
    }
    return Markup(parts)
  }

  private static func isColor(_ word: Substring) -> Bool {
    word.hasPrefix("#") && [7, 9].contains(word.utf8.count)
      && word.dropFirst().allSatisfy(\.isHexDigit)
  }
}
