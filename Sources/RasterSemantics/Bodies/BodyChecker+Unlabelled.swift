// Checks arguments without labels.

import RasterSyntax

/// The problem of an argument's label.
enum LabelProblem {
  /// A missing label of a required or of an optional parameter.
  case required, optional
  /// A label of another language, which has been reported.
  case foreign
  /// A label that no parameter has.
  case misnamed(NameSyntax)
}

/// Consecutive arguments without labels, which are a single mistake.
struct UnlabelledRow {
  struct Part {
    /// The missing label; empty for an argument without a parameter, which has been reported.
    let label: String
    let range: SourceRange
    /// Whether the value's type matches the parameter with the label.
    let isMeant: Bool
  }

  var parts: [Part] = []

  /// Returns nil for a single argument, or if other arguments separate them.
  init?(_ problems: [Int: LabelProblem]) {
    let places = problems.compactMap { place, problem in
      switch problem {
      case .required, .optional: place
      case .foreign, .misnamed: nil
      }
    }.sorted()
    guard places.count > 1, let first = places.first, let last = places.last,
      last - first == places.count - 1
    else { return nil }
  }
}

extension BodyChecker {
  // Not inlined, to keep stack frames small where calls nest.

  /// Checks an argument of a row, which is reported once the row is complete.
  @inline(never)
  mutating func checkInRow(
    _ argument: ExpressionSyntax,
    as parameter: CallParameter,
    of row: inout UnlabelledRow?
  ) -> TypedExpression {
    let value = inferExpression(argument, expected: parameter.type)
    let converted = value.converted(to: parameter.type)
    let isMeant = converted != nil || value.type.isBroken
    row?.parts.append(.init(label: parameter.label ?? "", range: argument.range, isMeant: isMeant))
    return converted ?? .error(at: argument.range)
  }

  /// Reports a row as one mistake if all its arguments match, and otherwise each argument.
  @inline(never)
  mutating func report(_ row: UnlabelledRow) {
    let parts = row.parts.sorted { $0.range.lower < $1.range.lower }
    guard let first = parts.first, parts.allSatisfy({ $0.isMeant }),
      Set(parts.map { $0.label }).count == parts.count
    else {
      for part in parts where !part.label.isEmpty {
        report(.missingLabel(part.label, at: part.range, isFix: part.isMeant))
      }
      return
    }
    let range = parts.reduce(first.range) { $0.union($1.range) }
    let text = parts.map { "\($0.label): \(self.text(at: $0.range))" }.joined(separator: ", ")
    report(.missingLabels(parts.map { $0.label }, at: range, writing: text))
  }

  /// Checks an argument without a label for a required parameter.
  ///
  /// If its type does not match, it may be meant for another parameter, so it is not reported
  /// twice.
  @inline(never)
  mutating func checkUnlabelled(
    _ argument: ExpressionSyntax,
    as parameter: CallParameter,
    of name: String
  ) -> TypedExpression {
    let value = inferExpression(argument, expected: parameter.type)
    let converted = value.converted(to: parameter.type)
    let isMeant = converted != nil || value.type.isBroken
    let declared = module.declaration(name, in: file).map { module.head(of: $0).nameRange }
    report(
      .missingLabel(
        parameter.label ?? "",
        at: argument.range,
        isFix: isMeant,
        declared: declared.map { Diagnostic.Label("'\(name)' is declared here", at: $0) }
      )
    )
    return converted ?? .error(at: argument.range)
  }

  /// Checks an argument without a label as that of the first optional parameter of its type.
  @inline(never)
  mutating func checkUnlabelled(
    _ index: Int,
    in call: CallSyntax,
    to parameters: [CallParameter],
    match: ArgumentMatch,
    of name: String,
    row: inout UnlabelledRow?
  ) -> TypedExpression {
    let argument = call.arguments[index].value
    let value = argument.needsType ? .error(at: argument.range) : checkExpression(argument)
    let free = zip(parameters, match.arguments).filter { parameter, given in
      parameter.label != nil && (given == nil || given == index)
    }.map { $0.0 }
    let meant = free.first { $0.type.accepts(value.type) }
    let found = meant ?? (value.type.isBroken ? free.first : nil)
    if found == nil { report(.unplacedArgument(name, describe(value.type), at: argument.range)) }
    if row != nil {
      let label = found?.label ?? ""
      row?.parts.append(.init(label: label, range: argument.range, isMeant: found != nil))
    } else if let found {
      report(.missingLabel(found.label ?? "", at: argument.range))
    }
    return .error(at: argument.range)
  }
}
