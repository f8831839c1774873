// What a file is laid out from: tokens and comments, each with the gap before it.

import RasterSyntax

/// What stands before a token or a comment, and whether a line may break there.
enum Gap: UInt8 {
  /// Nothing, and never a break.
  case none
  /// A space, and never a break.
  case space
  /// The spaces after the word of a line in a block whose lines have two columns.
  case align
  /// The spaces before a comment at a line's end.
  case trail
  /// Nothing; a break where the author had one: before `.member`.
  case member
  /// What a comment breaks although no line breaks there by itself.
  case stay

  /// A space, or a break: after a comma, before an operator, after `=` and after an element's colon.
  case comma, binary, assign
  /// Nothing, or a break: after `(` and `[`, and before `)` and `]`.
  case open, close
  /// A space, or a break: after `{`, before `}`, before a case or a field, after the colon of a branch.
  case braceOpen, braceClose, element, branch
  /// The end of a line, where it counts.
  case line

  /// Whether a line may break here.
  var isPossible: Bool { rawValue >= Gap.comma.rawValue || self == .trail || self == .stay }

  /// The columns that it takes where no line breaks.
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
/// Indices are those of other items, and -1 where there is none.
struct FormatItem {
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// A line breaks before it, whatever fits.
    static let forced = Flags(rawValue: 1)
    static let comment = Flags(rawValue: 2)
    /// A comment up to its line's end.
    static let lineComment = Flags(rawValue: 4)
    /// It holds line breaks itself.
    static let multiline = Flags(rawValue: 8)
    /// It starts a unit that stays as it is.
    static let kept = Flags(rawValue: 16)
    /// A report is about it.
    static let broken = Flags(rawValue: 32)
    /// It lies in the lines that are to be formatted.
    static let selected = Flags(rawValue: 64)
    /// A comma before a closing bracket.
    static let trailingComma = Flags(rawValue: 128)
    /// The last of a list, where a comma stands if the list takes several lines.
    static let lastOfList = Flags(rawValue: 256)
    /// It starts a unit that holds a block, so that lines that go on are indented twice.
    static let hasBlock = Flags(rawValue: 512)
    /// It opens a block of a unit itself, in no bracket of it.
    static let outerBrace = Flags(rawValue: 1024)
    /// It opens a list.
    static let list = Flags(rawValue: 2048)
    /// It opens the cases of a `switch` over statements.
    static let selection = Flags(rawValue: 4096)
    /// A comment or a blank line is the reason that a line breaks before it.
    static let hard = Flags(rawValue: 8192)
  }

  let kind: TokenKind
  var gap = Gap.none
  /// The line breaks before it, in the source; 2 stands for more.
  var breaks: UInt8
  var flags: Flags
  let lower: UInt32
  let upper: UInt32
  /// The columns of its text; of several lines, those of the last.
  var width: Int32
  /// Of what opens, the closer; of the colon of `a ? b : c`, the question mark; of the last in brackets, the
  /// opener.
  var partner: Int32 = -1
  /// The first item after what is kept on one line with this, if that fits; of the first item in brackets,
  /// the one that starts the last element; after an aligned word, the spaces.
  var chunkEnd: Int32 = -1
  /// The first item after the unit that this starts.
  var unitEnd: Int32 = -1
  /// The column at which it would start if all of the file were on one line.
  var column: Int32 = 0
  /// The first item from here on before which a line must break.
  var nextForced: Int32 = 0
  /// The first item from here on before which a line may break.
  var nextPossible: Int32 = 0

  var isComment: Bool { flags.contains(.comment) }
  var end: Int { Int(column) + Int(width) }
}
