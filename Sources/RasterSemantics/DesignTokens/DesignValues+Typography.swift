// Converts the typography of token files to text styles.

import RasterSyntax

extension DesignValues {
  /// Converts typography to a `TextStyle`: a font, and the line height relative to its size.
  mutating func typography(_ value: JSONValue) -> ExpressionSyntax? {
    let names = [
      "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "fontStyle",
    ]
    guard let object = object(value, names, optional: ["fontStyle"], of: .typography),
      let family = object["fontFamily"], let size = object["fontSize"],
      let weight = object["fontWeight"], let spacing = object["letterSpacing"],
      let height = object["lineHeight"],
      let familyName = single(family, as: .fontFamily),
      let fontSize = fontLength(size),
      let fontWeight = single(weight, as: .fontWeight),
      let tracking = tracking(spacing, of: fontSize),
      let lineHeight = lineHeight(height)
    else { return nil }
    let range = value.range
    var arguments: [(String?, ExpressionSyntax)] = [("family", familyName)]
    let families = family.array?.dropFirst().map { single($0, as: .fontFamily) } ?? []
    let fallback = families.compactMap { $0 }
    if !fallback.isEmpty {
      arguments.append(("fallback", TokenExpressions.list(fallback, at: range)))
    }
    arguments += [("size", fontSize), ("weight", fontWeight)]
    if let style = object["fontStyle"] {
      guard let isItalic = isItalic(style) else { return nil }
      if isItalic { arguments.append(("italic", ExpressionSyntax(.bool(true), range: range))) }
    }
    arguments.append(("tracking", tracking))
    return TokenExpressions.call(
      "TextStyle",
      [
        ("font", TokenExpressions.call("Font", arguments, at: range)), ("lineHeight", lineHeight),
      ],
      at: range
    )
  }

  /// Converts a letter spacing; one in `em` is relative to the font's size.
  private mutating func tracking(
    _ part: JSONValue,
    of size: ExpressionSyntax
  ) -> ExpressionSyntax? {
    guard let value = followed(part) else { return nil }
    guard value["unit"]?.string == "em", let number = value["value"]?.number else {
      return fontLength(value)
    }
    notes.emSpacings.append(value.range)
    let factor = TokenExpressions.number(number, at: value.range)
    return TokenExpressions.binary(size, .multiply, factor, at: value.range)
  }

  /// Converts a line height: a number is relative to the font's size, and a length is absolute.
  private mutating func lineHeight(_ part: JSONValue) -> ExpressionSyntax? {
    guard let value = followed(part) else { return nil }
    let path = value.string.flatMap { JSONPointer.alias($0) }
    if value.object != nil || path.map({ table.isLength($0) }) == true { return fontLength(value) }
    guard let number = single(value, as: .number) else { return nil }
    return TokenExpressions.call("Fraction", [(nil, number)], at: value.range)
  }

  /// Returns whether a font style, such as `Medium Italic`, is italic or oblique.
  private mutating func isItalic(_ part: JSONValue) -> Bool? {
    guard let value = followed(part) else { return nil }
    guard let text = table.text(value) else {
      _ = mismatch("a font style, such as 'italic'", value)
      return nil
    }
    let style = text.lowercased()
    return style.holds("italic") || style.holds("oblique")
  }
}
