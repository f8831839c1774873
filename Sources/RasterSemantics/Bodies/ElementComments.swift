// The comments between the elements of a list, which stand between the lines of a block then.

import RasterSyntax

/// The comments that belong to one element of a list, as they are written.
struct ElementComments {
  /// Those on lines of their own before it.
  private(set) var above: [String] = []
  /// Those on a line that it stands on, too.
  private(set) var behind: [String] = []
  /// Those on lines of their own after its first word.
  private(set) var below: [String] = []

  var isEmpty: Bool { above.isEmpty && behind.isEmpty && below.isEmpty }

  /// Those of each element of the list that is `text`, in order, then those after the last.
  ///
  /// What stands in an element's own brackets is left out. Takes the time of cutting the text into tokens.
  static func all(in text: [UInt8]) -> [ElementComments] {
    var result = [ElementComments()]
    var depth = 0
    var hasBegun = false
    /// The element that the last code on this line belongs to.
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

  /// How many comments stand in a text, anywhere.
  static func count(in text: [UInt8]) -> Int {
    lex(text).reduce(0) { count, token in
      count + (token.kind.isTrivia && token.kind != .whitespace && token.kind != .newline ? 1 : 0)
    }
  }
}

extension TokenKind {
  /// How much deeper in brackets what follows stands.
  fileprivate var depth: Int {
    switch self {
    case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart: 1
    case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd: -1
    default: 0
    }
  }
}
