// Parses CSS colours and SVG paints.

import RasterValues

/// A fill or stroke paint, as specified.
enum SVGPaint: Hashable {
  case none
  case color(Color)
  /// `currentColor`.
  case current
  /// The element with an id, with a fallback in case there is none.
  case reference(String, fallback: [SVGPaint])
  case unknown
}

extension SVGPaint {
  init(_ text: String) {
    let text = trimmed(text)
    switch lowercased(text) {
    case "none": self = .none
    case "currentcolor": self = .current
    default:
      if let (id, rest) = RasterVectors.reference(in: text) {
        let fallback = trimmed(rest)
        self = .reference(id, fallback: fallback.isEmpty ? [] : [SVGPaint(fallback)])
      } else if let color = Color(css: text) {
        self = .color(color)
      } else {
        self = .unknown
      }
    }
  }
}

/// The id in `url(#id)` and the text after it, or `nil` if the text is not a reference.
func reference(in text: String) -> (id: String, rest: String)? {
  var scanner = ValueScanner(trimmed(text))
  guard scanner.word() == "url", scanner.skip(UInt8(ascii: "(")),
    let inside = scanner.text(until: UInt8(ascii: ")"))
  else { return nil }
  let bytes = trimmed(inside).utf8.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
  let address = trimmed(String(decoding: bytes, as: UTF8.self))
  return (address, scanner.rest)
}

extension Color {
  /// Parses a CSS colour: a name, hexadecimal digits or a function.
  package init?(css text: String) {
    let text = lowercased(trimmed(text))
    if let color = ColorNames.color(text) {
      self = color
      return
    }
    if text == "transparent" {
      self = .clear
      return
    }
    if let color = Color(hexadecimal: text) {
      self = color
      return
    }
    guard let color = Color.function(text) else { return nil }
    self = color
  }

  /// Parses `rgb(…)`, `hsl(…)` and their variants; returns `nil` for other texts.
  private static func function(_ text: String) -> Color? {
    var scanner = ValueScanner(text)
    let name = scanner.word()
    guard scanner.skip(UInt8(ascii: "(")) else { return nil }
    var parts: [(value: Double, isPercent: Bool)] = []
    while parts.count < 4 {
      scanner.skipSpace()
      if parts.count == 3 { scanner.skip(UInt8(ascii: "/")) }
      guard let value = scanner.number() else { break }
      let isPercent = scanner.skip(UInt8(ascii: "%"))
      if !isPercent { _ = scanner.unit() }
      parts.append((value, isPercent))
    }
    guard parts.count >= 3 else { return nil }
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let alpha =
      parts.count == 4 ? unit(parts[3].isPercent ? parts[3].value / 100 : parts[3].value) : 1
    switch name {
    case "rgb", "rgba":
      let components = parts.prefix(3).map { unit($0.isPercent ? $0.value / 100 : $0.value / 255) }
      return Color(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case "hsl", "hsla":
      return .hsl(
        .degrees(parts[0].value),
        unit(parts[1].value / 100),
        unit(parts[2].value / 100),
        alpha: alpha
      )
    default: return nil
    }
  }
}
