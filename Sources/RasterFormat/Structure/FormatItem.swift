// The input of the layout: tokens and comments, each with the gap before it.

import RasterSyntax

/// The gap before a token or a comment, and whether a line may break there.
enum Gap: UInt8 {
  /// No space and no break.
  case none
  /// A space and no break.
  case space
  /// The spaces after a line's first word in a block with two aligned columns.
  case align
  /// The spaces before a comment at the end of a line.
  case trail
  /// No space; a break before `.member` if the author wrote one.
  case member
  /// A position that breaks only because of a comment.
  case stay

  /// A space or a break: after a comma, before an operator, after `=` and after an element's colon.
  case comma, binary, assign
  /// No space or a break: after `(` and `[`, and before `)` and `]`.
  case open, close
  /// A space or a break: after `{`, before `}`, a case or a field, or after a branch's colon.
  case braceOpen, braceClose, element, branch
  /// A line ending that is significant.
  case line

  /// Whether a line may break here.
  var isPossible: Bool { rawValue >= Gap.comma.rawValue || self == .trail || self == .stay }

  /// The width of the gap without a line break.
  var flatWidth: Int {
    switch self {
    case .none, .member, .open, .close: 0
    case .space, .align, .stay, .comma, .binary, .assign, .braceOpen, .braceClose, .element,
      .branch, .line:
      1
    case .trail: 2
    }
  }
}

/// A token or a comment.
///
/// Indices refer to other items; -1 means none.
struct FormatItem {
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// A line must break before it.
    static let forced = Flags(rawValue: 1)
    static let comment = Flags(rawValue: 2)
    /// A comment that extends to the end of its line.
    static let lineComment = Flags(rawValue: 4)
    /// It contains line breaks.
    static let multiline = Flags(rawValue: 8)
    /// It starts a unit that stays unchanged.
    static let kept = Flags(rawValue: 16)
    /// An error's range includes it.
    static let broken = Flags(rawValue: 32)
    /// It lies in the lines to format.
    static let selected = Flags(rawValue: 64)
    /// A comma before a closing bracket.
    static let trailingComma = Flags(rawValue: 128)
    /// The last item of a list, which is followed by a comma if the list spans lines.
    static let lastOfList = Flags(rawValue: 256)
    /// It starts a unit with a block, so that continuation lines are indented twice.
    static let hasBlock = Flags(rawValue: 512)
    /// It opens a block directly in a unit, outside brackets.
    static let outerBrace = Flags(rawValue: 1024)
    /// It opens a list.
    static let list = Flags(rawValue: 2048)
    /// It opens the cases of a `switch` over statements.
    static let selection = Flags(rawValue: 4096)
    /// A comment or a blank line forces the line break before it.
    static let hard = Flags(rawValue: 8192)
  }

  let kind: TokenKind
  var gap = Gap.none
  /// The number of line breaks before it in the source; 2 means 2 or more.
  var breaks: UInt8
  var flags: Flags
  let lower: UInt32
  let upper: UInt32
  /// The width of its text; for text of several lines, the width of the last.
  var width: Int32
  /// The related item.
  ///
  /// For an opener, the closer. For the colon of `a ? b : c`, the question mark. For the last item
  /// in brackets, the opener.
  var partner: Int32 = -1
  /// The end of the chunk that the item starts.
  ///
  /// This is the first item after those that stay on one line with it if they fit. For the first
  /// item in brackets, it is the start of the last element. For an aligned item, it is the number
  /// of spaces.
  var chunkEnd: Int32 = -1
  /// The first item after the unit that starts here.
  var unitEnd: Int32 = -1
  /// The column where it would start if the whole file were on one line.
  var column: Int32 = 0
  /// The next item, from this one on, that must start a line.
  var nextForced: Int32 = 0
  /// The next item, from this one on, that may start a line.
  var nextPossible: Int32 = 0

  var isComment: Bool { flags.contains(.comment) }
  var end: Int { Int(column) + Int(width) }
}
