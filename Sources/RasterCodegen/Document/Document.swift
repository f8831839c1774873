// A document with possible line breaks, from which generated Swift is laid out.

/// A document with possible line breaks.
///
/// A group is printed on one line if it fits. Otherwise every break directly in it becomes a line
/// break, and its nested groups are decided separately. Source: P. Wadler, "A prettier printer"
/// (1998).
indirect enum Document: Sendable {
  case text(String)
  /// A space, or a line break in a broken group.
  case line
  /// Nothing, or a line break in a broken group.
  case softLine
  /// A line break, which breaks all enclosing groups; a space within a string.
  case hardLine
  /// A line break after a statement; a semicolon within a string.
  case statementEnd
  /// Text printed only in a broken group, such as a trailing comma.
  case whenBroken(String)
  case sequence([Document])
  /// Content whose lines are indented by two columns.
  case indent(Document)
  case group(Document, isBroken: Bool)
  /// Content on one line of any length, for use within a string.
  case flat(Document)

  static let empty = Document.sequence([])

  static func group(_ content: Document) -> Document {
    .group(content, isBroken: content.breaks)
  }

  /// Whether the document contains a hard line break, which breaks enclosing groups.
  private var breaks: Bool {
    switch self {
    case .hardLine, .statementEnd: true
    case .text, .line, .softLine, .whenBroken, .flat: false
    case .sequence(let parts): parts.contains { $0.breaks }
    case .indent(let content): content.breaks
    case .group(_, let isBroken): isBroken
    }
  }
}

extension Document: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension Document: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Document...) { self = .sequence(elements) }
}

extension Document {
  static func + (first: Document, second: Document) -> Document { .sequence([first, second]) }

  /// Returns `(a, b)` or `[a, b]` on one line, or with one element per line.
  static func list(
    _ open: String,
    _ elements: [Document],
    _ close: String,
    trailingComma: Bool = false
  ) -> Document {
    guard !elements.isEmpty else { return .text(open + close) }
    var parts: [Document] = [.softLine]
    for (index, element) in elements.enumerated() {
      parts.append(element)
      if index < elements.count - 1 { parts += [",", .line] }
    }
    if trailingComma, elements.count > 1 { parts.append(.whenBroken(",")) }
    return .group([.text(open), .indent(.sequence(parts)), .softLine, .text(close)])
  }

  /// Returns `head value`; a string that does not fit moves to the next line.
  static func joined(_ head: String, _ value: Document) -> Document {
    let isString =
      switch value {
      case .flat: true
      case .text(let text): text.utf8.first == UInt8(ascii: "\"")
      default: false
      }
    return isString
      ? .group([.text(head), .indent([.line, value])]) : [.text(head + " "), value]
  }

  /// Returns a condition before a block, whose brace moves to the next line if it does not fit.
  static func condition(_ keyword: String, _ test: Document) -> Document {
    .group([.text(keyword), test, .line])
  }

  /// Returns lines in braces.
  static func braces(_ lines: [Document]) -> Document {
    guard !lines.isEmpty else { return "{}" }
    return ["{", .indent([.hardLine, .lines(lines)]), .hardLine, "}"]
  }

  /// Returns a `switch` statement, with its cases at the same indentation.
  static func selection(_ subject: Document, _ cases: [Document]) -> Document {
    ["switch ", subject, " {", .hardLine, .lines(cases), .hardLine, "}"]
  }

  /// Returns documents on separate lines.
  static func lines(_ lines: [Document]) -> Document { joined(lines, with: .statementEnd) }

  /// Returns documents separated by empty lines.
  static func paragraphs(_ paragraphs: [Document]) -> Document {
    joined(paragraphs, with: [.hardLine, .hardLine])
  }

  static func joined(_ parts: [Document], with separator: Document) -> Document {
    var result: [Document] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(separator) }
      result.append(part)
    }
    return .sequence(result)
  }
}
