// The open brackets and blocks at an item, and the current unit of each block.

import RasterSyntax

/// An open bracket or block, or the file itself.
struct Frame {
  enum Kind {
    case file, component, block, states, tokens, enumeration, structure, function
    /// The cases of a `switch` over statements, or over values.
    case selection, choice
    /// In parentheses: arguments, values or parameters.
    case parentheses, parameters
    /// In square brackets: a list, an index or the element of a type.
    case list, index, type
    case interpolation
  }

  /// The kind of a unit, determined by its first word.
  enum Unit {
    case line, statesLine, tokens, binding, state, mode, function, enumeration, structure, component
    case conditional, loop, selection, pattern, value
  }

  let kind: Kind
  /// The item that opens the frame, or -1 for the file.
  let opener: Int
  /// The first of the frame's operators, and of its aligned items, on their stacks.
  let firstOperator: Int
  let firstAligned: Int

  var unit = Unit.value
  /// The first item of the unit.
  var unitStart = -1
  /// The first token of the statement, which in a case follows the colon.
  var statement = -1
  /// The first item of a case's statements, and the item before which their line may break.
  var branch = -1
  var branchGap = -1
  /// Whether an operand is expected next, not an operator.
  var expectsOperand = true
  var isInType = false
  /// Whether the unit's type has been read.
  var hasType = false
  /// The number of `?` without a matching `:`.
  var questions = 0
  /// The number of `switch` keywords whose blocks have not started.
  var choices = 0
  /// The item after the last comma.
  var lastComma = -1
  /// The first item of the last element, or -1 if there is only one element.
  var lastElement = -1
  /// Whether lines must break in the frame, outside its nested brackets.
  var isForced = false
  /// Whether lines must break in the frame's nested brackets.
  var hasForced = false
  /// Whether it contains a tokens line, or a choice between such lines.
  var isTokens = false
  var unitCount = 0
  /// The width of the widest word before an aligned item.
  var wordWidth = 0
  /// Whether part of the current unit has an error, and whether part of it is to be formatted.
  var isBroken = false
  var isSelected = false
  /// Whether part of any unit has an error, and whether part of any unit is to be formatted.
  var hasBroken = false
  var hasSelected = false

  init(_ kind: Kind, opener: Int, firstOperator: Int, firstAligned: Int) {
    self.kind = kind
    self.opener = opener
    self.firstOperator = firstOperator
    self.firstAligned = firstAligned
    isTokens = kind == .tokens
  }

  /// Whether line endings are significant in the frame.
  var isBlock: Bool {
    switch kind {
    case .parentheses, .parameters, .list, .index, .type, .interpolation: false
    default: true
    }
  }

  /// Whether its elements follow each other without line endings.
  var hasElements: Bool {
    switch kind {
    case .enumeration, .structure, .selection, .choice: true
    default: false
    }
  }

  /// Whether lines never break in the frame, except because of a comment.
  var isFlat: Bool {
    switch kind {
    case .index, .type, .interpolation: true
    default: false
    }
  }
}

/// An operator, question mark or other sign, with the operand that may continue on the next line.
struct OpenOperator {
  let item: Int
  /// The precedence: higher binds tighter; 0 for `?` and `:`, -1 for `=` and list element colons.
  let precedence: Int
  var isOpenQuestion = false
}
