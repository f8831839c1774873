// Converts names of token files to names of the language.

/// Converts names of token files to identifiers.
enum DesignNames {
  private static let reserved: Set<String> = [
    "import", "enum", "struct", "let", "func", "component", "case", "switch", "if", "else", "for",
    "in", "true", "false", "nil",
  ]

  /// Returns a name in camel case: `font-size` is `fontSize`, `100` is `_100`, `$root` is `root`.
  ///
  /// Characters beyond ASCII are replaced by their numbers, and an underscore is appended to a
  /// reserved word.
  static func member(_ name: String) -> String {
    let name = joined(words(of: name))
    guard let first = name.unicodeScalars.first else { return "_0" }
    if ("0"..."9").contains(first) { return "_" + name }
    return reserved.contains(name) ? name + "_" : name
  }

  /// Returns a type's name: `color-scheme` is `ColorScheme`.
  static func type(_ name: String) -> String {
    let name = member(name)
    return capitalized(name)
  }

  private static func joined(_ words: [String]) -> String {
    var result = ""
    for word in words {
      let isLoud = word.count > 1 && word == word.uppercased() && word != word.lowercased()
      let word = isLoud ? word.lowercased() : word
      result += result.isEmpty ? word.prefix(1).lowercased() + word.dropFirst() : capitalized(word)
    }
    return result
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in name.unicodeScalars {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      if isLetter || ("0"..."9").contains(scalar) {
        word.unicodeScalars.append(scalar)
      } else if scalar.value >= 0x80 {
        word += "u" + String(scalar.value, radix: 16)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
