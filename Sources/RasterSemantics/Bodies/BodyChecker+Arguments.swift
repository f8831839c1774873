// Checks the arguments of a call against its parameters.

import RasterSyntax

extension BodyChecker {
  /// Checks a call's arguments, and returns one for each parameter.
  ///
  /// An omitted argument without a default is nil.
  mutating func checkArguments(
    _ call: CallSyntax,
    to parameters: [CallParameter],
    of name: String
  ) -> [TypedExpression?] {
    let match = ArgumentMatch(call.arguments, to: parameters)
    if !match.problems.isEmpty {
      if let parts = parts(of: call, parameters) {
        return checkArguments(call, to: parameters, of: name, parts)
      }
      if let grouped = grouped(call, parameters) {
        report(.bareNumbers(name, as: text(of: grouped), at: grouped.argumentsRange))
        return checkArguments(grouped, to: parameters, of: name)
      }
    }
    let outer = percentageBase
    defer { percentageBase = outer }
    let unfitting =
      match.problems.isEmpty ? [:] : reportProblems(of: match, in: call, parameters, name)
    let isUnsure = !match.problems.isEmpty && isOverloaded(name)
    var row = unfitting.isEmpty ? nil : UnlabelledRow(unfitting)
    var values: [TypedExpression?] = []
    values.reserveCapacity(parameters.count)
    for index in parameters.indices {
      if let argument = match.arguments[index] {
        let value = call.arguments[argument].value
        switch unfitting[argument] {
        case nil where isUnsure: values.append(checkLoosely(value, as: parameters[index]))
        case nil:
          percentageBase = PercentageBase(of: parameters[index], at: index, of: name, in: call)
          values.append(checkArgument(value, for: parameters[index]))
        case .required where row != nil:
          values.append(checkInRow(value, as: parameters[index], of: &row))
        case .required:
          values.append(checkUnlabelled(value, as: parameters[index], of: name))
        case .optional:
          values.append(
            checkUnlabelled(argument, in: call, to: parameters, match: match, of: name, row: &row)
          )
        case .foreign: values.append(.error(at: value.range))
        case .misnamed(let label):
          values.append(
            checkMisnamed(argument, label: label, as: index, in: call, to: parameters, of: name)
          )
        }
      } else {
        values.append(implicitValue(of: parameters[index], in: call))
      }
    }
    if let row { report(row) }
    return values
  }

  /// Reports arguments that do not match, and checks the arguments without a parameter.
  ///
  /// Returns the arguments whose values determine the diagnostic of their labels.
  @inline(never)
  private mutating func reportProblems(
    of match: ArgumentMatch,
    in call: CallSyntax,
    _ parameters: [CallParameter],
    _ name: String
  ) -> [Int: LabelProblem] {
    var unfitting: [Int: LabelProblem] = [:]
    // Unparsed text in the declaration may declare the missing parameter.
    if let id = module.names[name]?.first, session.broken.intersects(module.head(of: id).range) {
      return [:]
    }
    // A missing argument may be given with another label or without one, which is a single mistake.
    var missing: [ArgumentMatch.Problem] = []
    var others: [ArgumentMatch.Problem] = []
    for problem in match.problems {
      switch problem {
      case .wrongLabel(let argument, .some) where isPhrase(call.arguments[argument], parameters):
        others.append(.wrongLabel(argument: argument, parameter: nil))
        unfitting[argument] = .foreign
      case .missingLabel(let argument, let parameter):
        unfitting[argument] = parameters[parameter].isRequired ? .required : .optional
      case .wrongLabel(let argument, let parameter?) where parameters[parameter].label != nil:
        unfitting[argument] = call.arguments[argument].label.map { .misnamed($0) }
      case .missing: missing.append(problem)
      default: others.append(problem)
      }
    }
    let isShifted = !others.isEmpty || !unfitting.isEmpty
    var phrases: Set<String> = []
    for problem in isShifted ? others : Array(missing.prefix(1)) {
      // Labels that mean the same together, such as 'x1' and 'y1', are one mistake.
      if case .wrongLabel(let argument, nil) = problem,
        let label = call.arguments[argument].label?.text,
        let phrase = phrase(forLabel: ForeignPhrases.camelCase(label), of: name),
        !phrases.insert(phrase).inserted
      {
        continue
      }
      report(problem, in: call, parameters, of: name)
    }
    let matched = Set(match.arguments.compactMap { $0 })
    for (index, argument) in call.arguments.enumerated()
    where !matched.contains(index) && !isForeignValue(argument) {
      _ = checkExpression(argument.value, expected: .error)
    }
    return unfitting
  }

  // Not inlined, to keep stack frames small where calls nest.

  /// Whether another function of the name may be meant if labels do not match.
  @inline(never)
  private func isOverloaded(_ name: String) -> Bool { (BuiltIns.functions[name]?.count ?? 0) > 1 }

  /// Checks an argument of a function that may not be the intended one.
  @inline(never)
  private mutating func checkLoosely(
    _ argument: ExpressionSyntax,
    as parameter: CallParameter
  ) -> TypedExpression {
    inferExpression(argument, expected: parameter.type).converted(to: parameter.type)
      ?? .error(at: argument.range)
  }

  /// The arguments of a call, the first of which are those of an initializer.
  struct BareParts {
    let initializer: BuiltIn
    let own, others: [ArgumentSyntax]
  }

  /// Returns the arguments, split into parts of the first parameter's value and the others.
  ///
  /// The parts are, for example, `x`, `y`, `width` and `height` for a `Rect`. Returns nil if the
  /// arguments do not match the initializer.
  @inline(never)
  func parts(of call: CallSyntax, _ parameters: [CallParameter]) -> BareParts? {
    guard let first = parameters.first, first.label == nil else { return nil }
    for initializer in BuiltIns.functions[describe(first.type)] ?? [] {
      let labels = Set(initializer.parameters.compactMap { $0.label })
      guard labels.isDisjoint(with: parameters.compactMap { $0.label }) else { continue }
      let own = call.arguments.prefix { labels.contains($0.label?.text ?? "") }
      let others = Array(call.arguments[own.count...])
      let rest = ArgumentMatch(others, to: Array(parameters.dropFirst()))
      if own.count > 1, rest.problems.isEmpty {
        return BareParts(initializer: initializer, own: Array(own), others: others)
      }
    }
    return nil
  }

  @inline(never)
  private mutating func checkArguments(
    _ call: CallSyntax,
    to parameters: [CallParameter],
    of name: String,
    _ parts: BareParts
  ) -> [TypedExpression?] {
    let range = parts.own.reduce(parts.own[0].range) { $0.union($1.range) }
    let type = describe(parameters[0].type)
    let text = self.text(at: range)
    report(.partsInsteadOfValue(of: type, for: name, at: range, text: text))
    func part(_ arguments: [ArgumentSyntax]) -> CallSyntax {
      CallSyntax(arguments: arguments, argumentsRange: range, range: call.range)
    }
    let values = checkArguments(part(parts.own), to: parts.initializer.callParameters, of: type)
    let operands = values.map { $0 ?? .error(at: range) }
    let kind = TypedExpression.Kind.builtIn(parts.initializer, operands)
    let first = TypedExpression(kind, parameters[0].type, at: range)
    let rest = Array(parameters.dropFirst())
    return [first] + checkArguments(part(parts.others), to: rest, of: name)
  }

  /// Checks an argument with an unknown label as that of a parameter.
  ///
  /// It is the parameter's if its type matches or if the labels are similar.
  @inline(never)
  private mutating func checkMisnamed(
    _ index: Int,
    label: NameSyntax,
    as parameterIndex: Int,
    in call: CallSyntax,
    to parameters: [CallParameter],
    of name: String
  ) -> TypedExpression {
    let (argument, parameter) = (call.arguments[index].value, parameters[parameterIndex])
    let expected = parameter.label ?? ""
    let value = inferExpression(argument, expected: parameter.type)
    let isNear = session.nearest(to: label.text) { [expected] } != nil
    if isNear || value.type.isBroken || value.converted(to: parameter.type) != nil {
      report(.wrongLabel(label.text, expected: expected, at: label.range))
      return convert(value, to: parameter.type)
    }
    reportUnknownLabel(label, parameters, name)
    let type = describe(parameter.type)
    report(.missingArgument(expected, type: type, of: name, at: call.argumentsRange))
    return .error(at: argument.range)
  }

  mutating func checkArgument(
    _ argument: ExpressionSyntax,
    for parameter: CallParameter
  ) -> TypedExpression {
    guard let alternative = parameter.alternative else {
      guard let range = parameter.range else {
        return checkExpression(argument, expected: parameter.type)
      }
      return checkFraction(argument, as: parameter.type, in: range)
    }
    if alternative == .list(.run) { return checkText(argument) }
    if parameter.type == .image { return checkTile(argument) }
    let value = checkExpression(argument)
    if value.type == alternative || value.type == parameter.type { return value }
    if !value.type.isBroken { report(.maskMismatch(describe(value.type), at: value.range)) }
    return .error(at: value.range)
  }

  private mutating func report(
    _ problem: ArgumentMatch.Problem,
    in call: CallSyntax,
    _ parameters: [CallParameter],
    of name: String
  ) {
    switch problem {
    case .missingLabel: break
    case .early(let argument, let parameter):
      report(early(argument, before: parameters[...parameter].compactMap { $0.label }, in: call))
    case .wrongLabel(let argument, let parameter):
      let found = call.arguments[argument]
      guard let label = found.label else { return }
      if parameter == nil, name == "pattern", label.text == "spread" {
        let value = text(at: found.value.range)
        report(.spreadOfPattern(at: label.range, whole: found.range, value: value))
      } else if parameter == nil {
        reportUnknownLabel(label, parameters, name)
      } else {
        report(.unexpectedLabel(label.text, at: label.range, value: found.value.range))
      }
    case .outOfOrder(let argument, let parameter):
      let found = call.arguments[argument]
      let later = call.arguments[..<argument].first { earlier in
        parameters[(parameter + 1)...].contains { $0.label == earlier.label?.text }
      }
      report(outOfOrder(found, before: later ?? call.arguments[0], in: call, parameters))
    case .duplicate(let argument, let first):
      let found = call.arguments[argument]
      report(
        .duplicateArgument(
          found.label?.text ?? "",
          at: found.label?.range ?? found.range,
          first: call.arguments[first].range
        )
      )
    case .extra(let argument):
      report(
        .unexpectedArgument(name, takes: parameters.count, at: call.arguments[argument].range)
      )
    case .missing(let parameter):
      // The argument may be in text that could not be parsed.
      if session.broken.intersects(call.range) { return }
      let type = parameters[parameter].type
      report(
        .missingArgument(
          parameters[parameter].label,
          type: type == .error ? nil : describe(type),
          of: name,
          at: call.argumentsRange
        )
      )
    }
  }

  /// Reports an argument that comes too early; the fix-it moves it after the last it must follow.
  private func early(_ index: Int, before labels: [String], in call: CallSyntax) -> Diagnostic {
    let found = call.arguments[index]
    let last = call.arguments.lastIndex { labels.contains($0.label?.text ?? "") } ?? index
    guard last > index else {
      let label = labels.last ?? ""
      return .earlyArgument(before: label, at: found.range, replacing: nil, with: "")
    }
    var (gap, others) = (found.range.end, call.arguments[index + 1].range)
    gap.upper = others.lower
    others.upper = call.arguments[last].range.upper
    let source = module.files[Int(file.index)].source
    return .earlyArgument(
      before: call.arguments[last].label?.text ?? "",
      at: found.range,
      replacing: found.range.union(others),
      with: source.text(at: others) + source.text(at: gap) + source.text(at: found.range)
    )
  }

  /// Reports an argument out of order; the fix-it of the first one sorts all arguments.
  private func outOfOrder(
    _ found: ArgumentSyntax,
    before later: ArgumentSyntax,
    in call: CallSyntax,
    _ parameters: [CallParameter]
  ) -> Diagnostic {
    let sorted = inOrder(call, parameters, first: found)
    return .outOfOrder(
      found.label?.text,
      before: later.label?.text ?? "",
      at: found.range,
      replacing: sorted?.range,
      with: sorted?.text ?? "",
      areTwo: sorted?.count == 2
    )
  }

  /// Returns the arguments in parameter order, from the first to the last that moves.
  ///
  /// Returns nil if `first` is not the first argument out of order. The text between the arguments
  /// does not move.
  private func inOrder(
    _ call: CallSyntax,
    _ parameters: [CallParameter],
    first: ArgumentSyntax
  ) -> (range: SourceRange, text: String, count: Int)? {
    let arguments = call.arguments
    // The first argument without a label belongs to the first parameter without one, and so on.
    var bare = parameters.indices.filter { parameters[$0].label == nil }[...]
    var places: [Int] = []
    for argument in arguments {
      let place =
        argument.label.map { label in parameters.firstIndex { $0.label == label.text } }
        ?? bare.popFirst()
      guard let place else { return nil }
      if argument.range == first.range, places.allSatisfy({ $0 < place }) { return nil }
      if argument.range.lower < first.range.lower, places.contains(where: { $0 > place }) {
        return nil
      }
      places.append(place)
    }
    let order = places.indices.sorted { places[$0] < places[$1] }
    let moved = order.indices.filter { order[$0] != $0 }
    guard let start = moved.first, let end = moved.last else { return nil }
    let source = module.files[Int(file.index)].source
    var text = ""
    for place in start...end {
      text += source.text(at: arguments[order[place]].range)
      guard place < end else { continue }
      var gap = arguments[place].range.end
      gap.upper = arguments[place + 1].range.lower
      text += source.text(at: gap)
    }
    return (arguments[start].range.union(arguments[end].range), text, end - start + 1)
  }
}

extension CallParameter {
  /// Returns the default value for an omitted argument.
  func implicitValue(at range: SourceRange) -> TypedExpression? {
    guard var value = defaultValue else { return nil }
    if let declaredDefault { value.kind = .declaredDefault(declaredDefault) }
    value.range = range
    value.isImplicit = true
    return value
  }
}
