// The comments between the elements of a list, which are moved between the lines of a block.

import RasterSyntax

/// The comments that belong to one element of a list, as they are written.
struct ElementComments {
  /// The comments on separate lines before the element.
  private(set) var above: [String] = []
  /// The comments on the same line as the element.
  private(set) var behind: [String] = []
  /// The comments on separate lines after the element's first word.
  private(set) var below: [String] = []

  var isEmpty: Bool { above.isEmpty && behind.isEmpty && below.isEmpty }

  /// Returns the comments of each element of the list in `text`, then those after the last.
  ///
  /// Comments inside an element's own brackets are omitted. The time is that of lexing the text.
  static func all(in text: [UInt8]) -> [ElementComments] {
    var result = [ElementComments()]
    var depth = 0
    var hasBegun = false
    /// The element to which the last code on this line belongs.
    var onLine: Int?
    for token in lex(text) {
      switch token.kind {
      case .newline: onLine = nil
      case .whitespace: break
      case .lineComment, .docComment, .blockComment, .unterminatedComment:
        guard depth == 1 else { continue }
        let comment = String(decoding: text[token.bytes], as: UTF8.self)
        if let onLine {
          result[onLine].behind.append(comment)
        } else if hasBegun {
          result[result.count - 1].below.append(comment)
        } else {
          result[result.count - 1].above.append(comment)
        }
      case .comma where depth == 1:
        result.append(ElementComments())
        hasBegun = false
      default:
        let isInside = depth > 0
        depth += token.kind.depth
        guard isInside, depth > 0 else { continue }
        onLine = result.count - 1
        hasBegun = true
      }
    }
    return result
  }

  /// Returns the number of comments in a text.
  static func count(in text: [UInt8]) -> Int {
    lex(text).reduce(0) { count, token in
      count + (token.kind.isTrivia && token.kind != .whitespace && token.kind != .newline ? 1 : 0)
    }
  }
}

extension TokenKind {
  /// The change of the bracket depth after the token.
  fileprivate var depth: Int {
    switch self {
    case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart: 1
    case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd: -1
    default: 0
    }
  }
}
