// Converts documentation comments: paragraphs, and code in backticks.

/// Documentation comments as HTML.
enum Prose {
  /// Creates a paragraph for each part between empty lines, and none for empty text.
  static func paragraphs(_ text: String) -> Markup {
    var paragraphs: [String] = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isEmpty = line.allSatisfy(\.isWhitespace)
      if isEmpty {
        paragraphs.append("")
      } else {
        paragraphs[paragraphs.count - 1] +=
          (paragraphs[paragraphs.count - 1].isEmpty ? "" : " ") + line
      }
    }
    return Markup(paragraphs.filter { !$0.isEmpty }.map { .element("p", line($0)) })
  }

  /// Text on one line, with code in backticks.
  static func line(_ text: String) -> Markup {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // An unpaired backtick is literal.
    guard !parts.count.isMultiple(of: 2) else { return Markup(text) }
    return Markup(
      parts.enumerated().map { index, part in
        index.isMultiple(of: 2) ? Markup(String(part)) : .element("code", text: String(part))
      }
    )
  }
}

extension String {
  /// The text up to its first full stop before a space, or up to its first empty line.
  var firstSentence: String {
    var result = ""
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) { break }
      result += (result.isEmpty ? "" : " ") + line
    }
    var previous: Character?
    for index in result.indices {
      if previous == ".", result[index] == " " { return String(result[..<index]) }
      previous = result[index]
    }
    return result
  }
}

extension Markup {
  /// Joins parts with text between them.
  static func joined(_ parts: [Markup], by separator: String) -> Markup {
    Markup(parts.enumerated().map { $0.offset == 0 ? $0.element : Markup(separator) + $0.element })
  }
}
