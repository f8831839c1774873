// Words: a text, or runs, which are lists.

import RasterSyntax

extension BodyChecker {
  /// Checks what is set in lines: a text, a list of runs, or a single run.
  mutating func checkWords(_ argument: ExpressionSyntax) -> TypedExpression {
    let runs = Type.list(.run)
    if argument.isList { return checkExpression(argument, expected: runs) }
    // Whether a choice is one of texts or of runs is told by what is chosen from.
    let value = inferExpression(argument, expected: argument.isChoice ? nil : .string)
    if value.type == .string || value.type == runs || value.type.isBroken { return value }
    guard let run = value.converted(to: .run) else { return convert(value, to: .string) }
    return TypedExpression(.list([run]), runs, at: value.range)
  }
}

extension ExpressionSyntax {
  /// Whether a list is written, or a choice of lists.
  fileprivate var isList: Bool {
    switch kind {
    case .list: true
    case .conditional(_, let then, let otherwise): then.isList || otherwise.isList
    default: false
    }
  }

  fileprivate var isChoice: Bool {
    switch kind {
    case .conditional, .selection: true
    default: false
    }
  }
}

extension Type {
  /// Whether a value of another type is accepted where this one is expected, of those that set words.
  func acceptsWords(_ other: Type) -> Bool {
    switch (other, self) {
    case (.measured, .size), (.int, .lineHeight), (.double, .lineHeight), (.fraction, .lineHeight),
      (.string, .run), (.image, .run), (.content, .run):
      true
    default: false
    }
  }
}

extension TypedExpression {
  /// The value as one of another type, of those that set words; nil for other types.
  func convertedWords(to expected: Type) -> TypedExpression? {
    let conversion: Conversion
    switch (type, expected) {
    case (.int, .lineHeight): return converted(to: .double)?.converted(to: .lineHeight)
    case (.double, .lineHeight): conversion = .doubleToLineHeight
    case (.fraction, .lineHeight): conversion = .fractionToLineHeight
    case (.measured, .size): conversion = .measuredToSize
    case (.string, .run), (.image, .run), (.content, .run): conversion = .valueToRun
    default: return nil
    }
    return TypedExpression(.convert(conversion, self), expected, at: range)
  }
}
