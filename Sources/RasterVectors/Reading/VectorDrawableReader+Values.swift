// Attributes of vector drawables: numbers, dimensions, colours and references to resources.

import RasterSyntax
import RasterValues

extension VectorDrawableReader {
  /// An attribute with Android's prefix.
  func attribute(_ name: String, of node: Int) -> XMLDocument.Attribute? {
    for attribute in document.attributes[document.nodes[node].attributes]
    where attribute.name == name && attribute.namespace == .android { return attribute }
    return nil
  }

  /// Reports attributes that are unknown; those of other namespaces are for tools.
  mutating func checkAttributes(of node: Int, known: [String], harmless: [String] = []) {
    for attribute in document.attributes[document.nodes[node].attributes] {
      switch attribute.namespace {
      case .android:
        let isKnown = attribute.name == "name" || known.contains(attribute.name)
        guard !isKnown, !harmless.contains(attribute.name) else { continue }
        lose("the attribute 'android:\(shortened(attribute.name))' is unknown", at: attribute.range)
      case .svg:
        lose(
          "the attribute '\(shortened(attribute.name))' has no prefix 'android:' and is ignored",
          at: attribute.range
        )
      case .xlink, .aapt, .other: continue
      }
    }
  }

  /// Reports a value that is not used, because it is invalid or defined in another file.
  mutating func loseValue(_ attribute: XMLDocument.Attribute, isUsing other: String) {
    let text = shortened(attribute.value)
    let reason =
      isReference(attribute.value)
      ? "is defined outside the file" : "is not a valid '\(attribute.name)'"
    lose("'\(text)' \(reason); \(other) is used instead", at: attribute.range)
  }

  /// Whether a value refers to a resource or to a theme.
  func isReference(_ value: String) -> Bool {
    let first = trimmed(value).utf8.first
    return first == UInt8(ascii: "@") || first == UInt8(ascii: "?")
  }

  func shortened(_ text: String) -> String {
    text.utf8.count <= 40 ? text : String(text.prefix(37)) + "…"
  }

  // MARK: Numbers

  /// A number, or `nil` with a report if it is invalid.
  mutating func number(_ name: String, of node: Int) -> Double? {
    guard let attribute = attribute(name, of: node) else { return nil }
    if let value = Self.number(attribute.value)?.value { return value }
    loseValue(attribute, isUsing: "a default value")
    return nil
  }

  /// A number, or another if it is missing, or invalid, which is reported.
  mutating func number(_ name: String, of node: Int, insteadUsing standard: Double) -> Double {
    guard let attribute = attribute(name, of: node) else { return standard }
    if let value = Self.number(attribute.value)?.value { return value }
    loseValue(attribute, isUsing: ShortNumber.text(standard, places: 3))
    return standard
  }

  /// An opacity from 0 to 1; 1 if it is missing or invalid.
  mutating func opacity(_ name: String, of node: Int) -> Double {
    min(max(number(name, of: node, insteadUsing: 1), 0), 1)
  }

  /// A length in points, or `nil` with a report if it is invalid.
  mutating func dimension(_ name: String, of node: Int) -> Double? {
    guard let attribute = attribute(name, of: node) else { return nil }
    guard let (value, unit) = Self.number(attribute.value, hasUnit: true), value > 0 else {
      loseValue(attribute, isUsing: "the viewport")
      return nil
    }
    switch unit {
    case "dp", "dip", "sp": return value
    case "in": return value * 160
    case "mm": return value * 160 / 25.4
    case "pt": return value * 160 / 72
    case "px":
      lose(
        "'\(shortened(attribute.value))' is measured in pixels, and drawn in points",
        at: attribute.range
      )
      return value
    default:
      loseValue(attribute, isUsing: "the viewport")
      return nil
    }
  }

  /// A whole value as a number and a unit.
  private static func number(
    _ text: String,
    hasUnit: Bool = false
  ) -> (value: Double, unit: String)? {
    var scanner = ValueScanner(text)
    scanner.skipSpace()
    guard scanner.byte != UInt8(ascii: ","), let value = scanner.number(), value.magnitude <= 1e9
    else { return nil }
    let unit = hasUnit ? scanner.unit() : ""
    scanner.skipSpace()
    return scanner.isAtEnd ? (value, unit) : nil
  }

  // MARK: Colours

  /// The colour of an attribute; `nil` if it paints nothing or is invalid.
  mutating func color(_ attribute: XMLDocument.Attribute) -> VectorColor? {
    let text = trimmed(attribute.value)
    switch text {
    case "@null", "@empty", "@android:color/transparent": return nil
    case "@android:color/black": return .color(.black)
    case "@android:color/white": return .color(.white)
    default: break
    }
    if isReference(text) {
      let standard = Color.black
      if tints.isEmpty { tints.append(standard) }
      loseValue(attribute, isUsing: "the property 'tint', \(standard.digits) by default,")
      return .tint(0, alpha: 1)
    }
    guard let color = Color(android: text) else {
      loseValue(attribute, isUsing: "no colour")
      return nil
    }
    return color.alpha > 0 ? .color(color) : nil
  }
}

extension Color {
  /// Parses `#rgb`, `#argb`, `#rrggbb` or `#aarrggbb`; returns `nil` for other texts.
  init?(android text: String) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var digits: [Int] = []
    for byte in bytes.dropFirst().prefix(9) {
      guard let digit = Int(String(decoding: [byte], as: UTF8.self), radix: 16) else { return nil }
      digits.append(digit)
    }
    guard bytes.count == digits.count + 1 else { return nil }
    var channels: [Int]
    switch digits.count {
    case 3, 4: channels = digits.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    if channels.count == 3 { channels.insert(255, at: 0) }
    let parts = channels.map { Double($0) / 255 }
    self.init(red: parts[1], green: parts[2], blue: parts[3], alpha: parts[0])
  }
}
