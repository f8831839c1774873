// HTML as text: elements and attributes, with user text escaped.

/// A fragment of HTML.
///
/// Text is escaped when it is added, so that a fragment is always well-formed.
package struct Markup: Sendable {
  package private(set) var html = ""

  /// Creates an empty fragment.
  package init() {}

  /// Creates a fragment from text, escaped.
  package init(_ text: String) { html = Markup.escaped(text) }

  /// Concatenates fragments.
  package init(_ parts: [Markup]) { html = parts.map(\.html).joined() }

  /// The attributes of an element.
  package typealias Attributes = [(name: String, value: String)]

  /// An element with content, on one line.
  package static func element(
    _ name: String,
    class style: String? = nil,
    attributes: Attributes = [],
    _ content: Markup
  ) -> Markup {
    var markup = Markup()
    markup.html = "<\(name)\(text(of: attributes, style))>\(content.html)</\(name)>"
    return markup
  }

  /// An element with text content.
  package static func element(
    _ name: String,
    class style: String? = nil,
    attributes: Attributes = [],
    text: String
  ) -> Markup { element(name, class: style, attributes: attributes, Markup(text)) }

  /// An element with several parts, each starting on its own line.
  package static func block(
    _ name: String,
    class style: String? = nil,
    attributes: Attributes = [],
    _ parts: [Markup]
  ) -> Markup {
    var markup = Markup()
    let lines = parts.map { $0.html + "\n" }.joined()
    markup.html = "<\(name)\(text(of: attributes, style))>\n\(lines)</\(name)>"
    return markup
  }

  /// A void element.
  package static func void(_ name: String, _ attributes: Attributes) -> Markup {
    var markup = Markup()
    markup.html = "<\(name)\(text(of: attributes, nil))>"
    return markup
  }

  /// A style sheet, which is not escaped.
  static func style(_ sheet: String) -> Markup {
    var markup = Markup()
    markup.html = "<style>\n\(sheet)</style>"
    return markup
  }

  /// A script, which is not escaped.
  static func script(_ text: String) -> Markup {
    var markup = Markup()
    markup.html = "<script>\n\(text)</script>"
    return markup
  }

  /// Concatenates two fragments.
  package static func + (first: Markup, second: Markup) -> Markup { Markup([first, second]) }

  private static func text(of attributes: Attributes, _ style: String?) -> String {
    let attributes = (style.map { [("class", $0)] } ?? []) + attributes
    return attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// Escapes text for HTML or XML, in an element or a quoted attribute.
  ///
  /// Characters that XML forbids, such as control characters, become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{9}", "\u{A}", "\u{D}", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}",
        "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }
}
