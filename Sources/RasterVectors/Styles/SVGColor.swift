// Parses CSS colours and SVG paints.

import RasterValues

/// A fill or stroke paint, as specified.
enum SVGPaint: Hashable {
  case none
  case color(Color)
  /// `currentColor`.
  case current
  /// The fill or stroke of the shape that a marker belongs to.
  case contextFill
  case contextStroke
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
    case "context-fill": self = .contextFill
    case "context-stroke": self = .contextStroke
    default:
      if let (id, rest) = RasterVectors.reference(in: text) {
        let fallback = trimmed(rest)
        let other = SVGPaint(fallback)
        if case .reference = other {
          self = .unknown
        } else if case .unknown = other, !fallback.isEmpty {
          self = .unknown
        } else {
          self = .reference(id, fallback: fallback.isEmpty ? [] : [other])
        }
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
    if text.utf8.first == UInt8(ascii: "#") {
      guard let color = Color(hexadecimal: text) else { return nil }
      self = color
      return
    }
    guard let color = Color.function(text) else { return nil }
    self = color
  }

  /// Parses `rgb(…)`, `hsl(…)` and the other functions of CSS Color 4; `nil` for other texts.
  private static func function(_ text: String) -> Color? {
    var scanner = ValueScanner(text)
    let name = scanner.word()
    guard scanner.skip(UInt8(ascii: "(")) else { return nil }
    var parts = CSSColorParts()
    guard parts.read(&scanner) else { return nil }
    return parts.color(name)
  }
}
