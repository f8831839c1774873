// Encodes fonts and text styles into request keys.

extension KeyEncoder {
  /// Appends a font: its families, size and style, and the digest of its embedded font files.
  public mutating func append(_ font: Font) {
    append(font.family)
    append(list: font.fallback.count)
    for family in font.fallback { append(family) }
    append(font.size)
    append(enumeration: Int(font.weight.rawValue))
    append(enumeration: Int(font.width.rawValue))
    append(font.isItalic)
    append(font.tracking)
    append(list: font.features.count)
    for feature in font.features { append(feature) }
    append(list: font.variations.count)
    for variation in font.variations { append(variation) }
    append(font.embeddedFonts)
  }

  /// Appends a text style: for each part whether it is present, then its value.
  public mutating func append(_ style: TextStyle) {
    append(style.font) { $0.append($1) }
    append(style.paint) { $0.append($1) }
    append(style.alignment) { $0.append(enumeration: Int($1.rawValue)) }
    append(style.lineHeight) { key, height in
      switch height {
      case .points(let points):
        key.append(enumeration: 0)
        key.append(points)
      case .fraction(let part):
        key.append(enumeration: 1)
        key.append(part)
      }
    }
    append(style.paragraphSpacing) { $0.append($1) }
    append(style.tabs) { key, tabs in
      key.append(list: tabs.count)
      for tab in tabs {
        key.append(tab.position)
        key.append(enumeration: Int(tab.alignment.rawValue))
      }
    }
    append(style.isBalanced) { $0.append($1) }
    append(style.isUnderlined) { $0.append($1) }
    append(style.isStruckThrough) { $0.append($1) }
  }
}

extension Font: KeyEncodable {
  /// Writes the families, the size, the style and the digest of the font files.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}

extension TextStyle: KeyEncodable {
  /// Writes for each part whether it is present, then its value.
  public func encode(into key: inout KeyEncoder) { key.append(self) }
}
