// Checks text arguments: strings and lists of runs.

import RasterSyntax

extension BodyChecker {
  /// Checks a text argument: a string, a list of runs, or a single run.
  mutating func checkText(_ argument: ExpressionSyntax) -> TypedExpression {
    let runs = Type.list(.run)
    if argument.isList { return checkExpression(argument, expected: runs) }
    // The choices determine whether a conditional is one of strings or of runs.
    let value = inferExpression(argument, expected: argument.isChoice ? nil : .string)
    if value.type == .string || value.type == runs || value.type.isBroken { return value }
    guard let run = value.converted(to: .run) else { return convert(value, to: .string) }
    return TypedExpression(.list([run]), runs, at: value.range)
  }
}

extension ExpressionSyntax {
  /// Whether it is a list literal, or a choice of list literals.
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
  /// Returns whether a value of another type for setting text is accepted as this type.
  func acceptsText(_ other: Type) -> Bool {
    switch (other, self) {
    case (.textMetrics, .size), (.int, .lineHeight), (.double, .lineHeight),
      (.fraction, .lineHeight),
      (.string, .run), (.image, .run), (.content, .run):
      true
    default: false
    }
  }
}

extension TypedExpression {
  /// Converts the value to another type for setting text; returns nil for other types.
  func convertedText(to expected: Type) -> TypedExpression? {
    let conversion: Conversion
    switch (type, expected) {
    case (.int, .lineHeight): return converted(to: .double)?.converted(to: .lineHeight)
    case (.double, .lineHeight): conversion = .doubleToLineHeight
    case (.fraction, .lineHeight): conversion = .fractionToLineHeight
    case (.textMetrics, .size): conversion = .measuredToSize
    case (.string, .run), (.image, .run), (.content, .run): conversion = .valueToRun
    default: return nil
    }
    return TypedExpression(.convert(conversion, self), expected, at: range)
  }
}
