// Numbers with units, font weights and shorthands, as token files write them in strings.

import RasterValues
import RasterVectors

/// A number with a unit, such as `1.5rem`; the unit can be empty.
struct TokenMeasure: Hashable {
  /// The absolute units of lengths, in pixels, and `rem`.
  static let lengths: [String: Double] = [
    "px": 1, "rem": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
  ]

  var number: Double
  var unit: String

  init(_ number: Double, _ unit: String) { (self.number, self.unit) = (number, unit) }

  /// Parses a whole string: a number, then letters or a percent sign.
  init?(_ text: String) {
    let text = text.trimmedSpace
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = text.dropFirst(digits.count).lowercased()
    guard digits.count <= 40, let number = Self.number(digits), unit.utf8.count <= 4,
      unit == "%" || unit.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    self.init(number, unit)
  }

  /// Parses a decimal, which may begin or end with a point, as in CSS.
  private static func number(_ text: Substring) -> Double? {
    var digits = text
    var sign = 1.0
    if digits.first == "-" || digits.first == "+" {
      sign = digits.removeFirst() == "-" ? -1 : 1
    }
    guard digits.contains(where: { $0.isNumber }), !digits.contains("-"), !digits.contains("+"),
      let number = Double("0" + digits + (digits.last == "." ? "0" : "")), number.isFinite
    else { return nil }
    return sign * number
  }
}

/// A font weight as a number, from a name such as `Semi Bold Italic` or from digits.
struct TokenWeight {
  let number: Double
  let isItalic: Bool

  private static let names: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
    "regular": 400, "normal": 400, "book": 400, "roman": 400, "": 400, "medium": 500,
    "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "ultrabold": 800,
    "black": 900, "heavy": 900, "extrablack": 950, "ultrablack": 950,
  ]

  init?(_ text: String) {
    if let number = Double(text.trimmedSpace) {
      guard number >= 1, number <= 1000 else { return nil }
      (self.number, isItalic) = (number, false)
      return
    }
    var name = TokenNames.plain(text)
    let style = ["italic", "oblique"].first { name.hasSuffix($0) }
    if let style { name.removeLast(style.count) }
    guard !text.isEmpty, let number = Self.names[name], !name.isEmpty || style != nil else {
      return nil
    }
    (self.number, isItalic) = (number, style != nil)
  }
}

/// Values of several parts in one string, as CSS writes borders and shadows.
enum TokenShorthand {
  /// A shadow with its parts as strings.
  struct Shadow {
    var lengths: [String] = []
    var color = ""
    var isInner = false
  }

  static let lineStyles: Set<String> = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  /// Splits a string at spaces, or at another sign, outside of parentheses, braces and quotes.
  static func parts(_ text: String, at sign: Character = " ") -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "({".contains(character) {
        depth += 1
      } else if ")}".contains(character) {
        depth -= 1
      } else if character == sign, depth <= 0 {
        parts.append(part.trimmedSpace)
        part = ""
        continue
      }
      part.append(character)
    }
    return (parts + [part.trimmedSpace]).filter { !$0.isEmpty }
  }

  /// Whether a string is a width, a line style and a colour.
  static func isBorder(_ text: String) -> Bool {
    let parts = parts(text)
    return parts.count == 3 && parts.count(where: { lineStyles.contains($0) }) == 1
  }

  /// Returns the shadows of a string, or nil if it is not a list of shadows.
  static func shadows(_ text: String) -> [Shadow]? {
    var result: [Shadow] = []
    for part in parts(text, at: ",") {
      var shadow = Shadow()
      var words = parts(part)
      if let place = words.firstIndex(of: "inset") {
        shadow.isInner = true
        words.remove(at: place)
      }
      // The colour is the last part, or the first.
      let isLast = words.last.map { TokenMeasure($0) == nil } ?? false
      guard words.count >= 3, words.count <= 5 else { return nil }
      shadow.color = isLast ? words.removeLast() : words.removeFirst()
      guard words.allSatisfy({ TokenMeasure($0) != nil || $0.hasPrefix("{") }) else { return nil }
      shadow.lengths = words
      result.append(shadow)
    }
    return result.isEmpty ? nil : result
  }
}
