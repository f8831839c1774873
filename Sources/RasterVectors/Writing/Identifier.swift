// Converts names of files and layers to identifiers of the language.

/// Creates identifiers from text.
package enum Identifier {
  /// `arrow-left 2` as `ArrowLeft2`.
  package static func upper(_ text: String) -> String { name(text, isUpper: true) }

  /// `Arrow Left` as `arrowLeft`.
  package static func lower(_ text: String) -> String { name(text, isUpper: false) }

  private static func name(_ text: String, isUpper: Bool) -> String {
    var result: [UInt8] = []
    for (index, word) in words(text).enumerated() {
      let isCapital = isUpper || index > 0
      // Words in capitals are unchanged, except at the start of a lower-case name.
      let isAbbreviation = word.count > 1 && word.allSatisfy { !isLower($0) }
      for (place, byte) in word.enumerated() {
        if place == 0 {
          result.append(isCapital ? upper(byte) : lower(byte))
        } else {
          result.append(isAbbreviation && !isCapital ? lower(byte) : byte)
        }
      }
    }
    guard let first = result.first else { return isUpper ? "Drawing" : "value" }
    if first >= 0x30, first <= 0x39 { result = Array((isUpper ? "Icon" : "_").utf8) + result }
    let name = String(decoding: result, as: UTF8.self)
    return reserved.contains(name) ? name + "_" : name
  }

  /// The words of a text: runs of letters and digits.
  private static func words(_ text: String) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      let letter = byte | 0x20
      if (letter >= 0x61 && letter <= 0x7A) || (byte >= 0x30 && byte <= 0x39) {
        word.append(byte)
      } else if !word.isEmpty {
        result.append(word)
        word = []
      }
    }
    return word.isEmpty ? result : result + [word]
  }

  private static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  private static func upper(_ byte: UInt8) -> UInt8 { isLower(byte) ? byte & ~0x20 : byte }
  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  private static let reserved: Set<String> = [
    "import", "enum", "struct", "let", "func", "component", "case", "switch", "if", "else", "for",
    "in",
    "true", "false", "nil",
  ]
}
