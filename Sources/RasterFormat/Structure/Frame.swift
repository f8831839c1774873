// What is open where an item stands: brackets and blocks, and the unit in each block.

import RasterSyntax

/// An open bracket or block, or the file itself.
struct Frame {
  enum Kind {
    case file, component, block, states, tokens, enumeration, structure, function
    /// The cases of a `switch` over statements, and over values.
    case selection, choice
    /// Between parentheses: arguments, values, parameters.
    case parentheses, parameters
    /// Between brackets: a list, an index, the element of a type.
    case list, index, type
    case interpolation
  }

  /// What a unit is, by its first word.
  enum Unit {
    case line, statesLine, tokens, binding, state, mode, function, enumeration, structure, component
    case conditional, loop, selection, pattern, value
  }

  let kind: Kind
  /// The item that opens it; -1 for the file.
  let opener: Int
  /// Where its part of the stack of operators begins, and that of aligned items.
  let firstOperator: Int
  let firstAligned: Int

  var unit = Unit.value
  /// The item that starts the unit.
  var unitStart = -1
  /// The token that starts the statement, which in a case stands behind the colon.
  var statement = -1
  /// The item that starts the statements of a case, and the one before which their line may break.
  var branch = -1
  var branchGap = -1
  /// Whether an operand comes next, and no operator.
  var expectsOperand = true
  var isInType = false
  /// Whether the unit has had its type.
  var hasType = false
  /// The number of `?` without their `:`.
  var questions = 0
  /// The number of `switch` whose block is still to come.
  var choices = 0
  /// The item after the last comma.
  var lastComma = -1
  /// The item that starts the last element, if it is not the first.
  var lastElement = -1
  /// Whether lines break in it, in none of the brackets that it holds.
  var isForced = false
  /// Whether lines break in the brackets that it holds.
  var hasForced = false
  /// Whether a line of tokens, or what chooses between such, is in it.
  var isTokens = false
  var unitCount = 0
  /// The columns of the widest word that is followed by an aligned item.
  var wordWidth = 0
  /// Whether something of the unit is broken, and whether some of it is to be formatted.
  var isBroken = false
  var isSelected = false
  /// The same of any unit.
  var hasBroken = false
  var hasSelected = false

  init(_ kind: Kind, opener: Int, firstOperator: Int, firstAligned: Int) {
    self.kind = kind
    self.opener = opener
    self.firstOperator = firstOperator
    self.firstAligned = firstAligned
    isTokens = kind == .tokens
  }

  /// Whether line ends count in it.
  var isBlock: Bool {
    switch kind {
    case .parentheses, .parameters, .list, .index, .type, .interpolation: false
    default: true
    }
  }

  /// Whether its parts follow one another without a line's end.
  var hasElements: Bool {
    switch kind {
    case .enumeration, .structure, .selection, .choice: true
    default: false
    }
  }

  /// Whether no line breaks in it, but for a comment's sake.
  var isFlat: Bool {
    switch kind {
    case .index, .type, .interpolation: true
    default: false
    }
  }
}

/// An operator, a question mark or a sign that a value follows, up to which lines may go on.
struct OpenOperator {
  let item: Int
  /// Higher binds tighter; 0 for `?` and `:`, -1 for `=` and the colon of a list's element.
  let precedence: Int
  var isOpenQuestion = false
}
