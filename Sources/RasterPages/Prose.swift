// Words of documentation comments: paragraphs, and code between backticks.

/// Documentation comments as markup.
enum Prose {
  /// A paragraph for each part between empty lines; nothing of no words.
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

  /// Words on one line; what stands between backticks is code.
  static func line(_ text: String) -> Markup {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without another is itself.
    guard !parts.count.isMultiple(of: 2) else { return Markup(text) }
    return Markup(
      parts.enumerated().map { index, part in
        index.isMultiple(of: 2) ? Markup(String(part)) : .element("code", text: String(part))
      }
    )
  }
}

extension String {
  /// The text up to its first full stop before a space, or its first empty line.
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
  /// Parts with words between them.
  static func joined(_ parts: [Markup], by words: String) -> Markup {
    Markup(parts.enumerated().map { $0.offset == 0 ? $0.element : Markup(words) + $0.element })
  }
}
