// Text with the places where it may break: what generated Swift is made of before it has lines.

/// Text with the places where it may break into lines.
///
/// A group is printed on one line if it fits, and with a line break at each of its own places
/// otherwise; the groups inside it are then asked again. (P. Wadler, "A prettier printer", 1998.)
indirect enum Document: Sendable {
  case text(String)
  /// A space, or a line break where the group is broken.
  case line
  /// Nothing, or a line break where the group is broken.
  case softLine
  /// A line break, which breaks all groups around it; a space inside of a string.
  case hardLine
  /// A line break behind a statement; a semicolon inside of a string.
  case statementEnd
  /// Text that is printed only where the group around it is broken, such as a trailing comma.
  case whenBroken(String)
  case sequence([Document])
  /// Lines that begin inside are two columns further in.
  case indent(Document)
  case group(Document, isBroken: Bool)
  /// One line, however long: what stands inside a string.
  case flat(Document)

  static let empty = Document.sequence([])

  static func group(_ content: Document) -> Document {
    .group(content, isBroken: content.breaks)
  }

  /// Whether a hard line inside breaks the groups around.
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

  /// `(a, b)` or `[a, b]`: on one line, or each element on its own.
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

  /// `head value`, where a string goes to the next line if it has no room.
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

  /// A condition before a block, whose brace goes to the next line where the condition is long.
  static func condition(_ keyword: String, _ test: Document) -> Document {
    .group([.text(keyword), test, .line])
  }

  /// Lines between braces.
  static func braces(_ lines: [Document]) -> Document {
    guard !lines.isEmpty else { return "{}" }
    return ["{", .indent([.hardLine, .lines(lines)]), .hardLine, "}"]
  }

  /// `switch`, with its cases at its own depth.
  static func selection(_ subject: Document, _ cases: [Document]) -> Document {
    ["switch ", subject, " {", .hardLine, .lines(cases), .hardLine, "}"]
  }

  /// Each on a line of its own.
  static func lines(_ lines: [Document]) -> Document { joined(lines, with: .statementEnd) }

  /// Each on lines of its own, with an empty line between.
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
