// The syntax of a font's features and variations, such as "tnum" and "GRAD=50".

/// A feature or an axis value that a font requests, as text.
package enum FontSetting {
  /// Whether a text is a feature, such as `tnum`, `+tnum` or `-liga`.
  package static func isFeature(_ text: String) -> Bool {
    let sign = text.utf8.first
    let hasSign = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    return isTag(hasSign ? text.utf8.dropFirst() : text.utf8[...])
  }

  /// Whether a text is an axis with its value, such as `GRAD=50`, or `-opsz`.
  package static func isVariation(_ text: String) -> Bool {
    text == "-opsz"
      || text.utf8.count > 4 && isTag(text.utf8.prefix(4))
        && !FontVariations([text]).values.isEmpty
  }

  /// Returns the variation that the notation of CSS means: `GRAD=50` for `'GRAD' 50`.
  package static func variation(ofCSS text: String) -> String? {
    let parts = text.split { " '\"=:".contains($0) }
    guard parts.count == 2, isVariation("\(parts[0])=\(parts[1])") else { return nil }
    return "\(parts[0])=\(parts[1])"
  }

  /// Whether bytes are a tag: four letters, digits or signs of ASCII.
  private static func isTag(_ bytes: Substring.UTF8View) -> Bool {
    bytes.count == 4 && bytes.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "=") }
  }
}

extension Font {
  /// The features and variations that are malformed, and ignored.
  package var malformedSettings: [String] {
    if features.isEmpty && variations.isEmpty { return [] }
    return features.filter { !FontSetting.isFeature($0) }
      + variations.filter { !FontSetting.isVariation($0) }
  }
}
