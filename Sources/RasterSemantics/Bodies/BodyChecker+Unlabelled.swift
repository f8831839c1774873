// Arguments that lack their labels.

import RasterSyntax

/// What is wrong with an argument's label.
enum LabelProblem {
  /// None where one is needed, of a parameter that must be given or of one that may.
  case required, optional
  /// One of another language, which has been reported.
  case foreign
  /// One that no parameter has.
  case misnamed(NameSyntax)
}

/// Arguments that lack their labels, one behind the other: one mistake.
struct UnlabelledRow {
  struct Part {
    /// Empty for an argument that is for no parameter, which has been reported.
    let label: String
    let range: SourceRange
    /// Whether the value is one for that label.
    let isMeant: Bool
  }

  var parts: [Part] = []

  /// Nil where it is one argument, or where others stand between them.
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
  // Out of line, so that frames stay small where calls nest.

  /// An argument of a row, which is reported once all of it is known.
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

  /// Reports a row as a whole where all of it fits; else each argument by itself.
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

  /// An argument for a parameter that must be given; one of another type may have been meant for
  /// something else, which needs no second report.
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

  /// An argument that could be any of several optional ones is taken for the first of its type.
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
