// Checks `transition` lines, and the use of a property's progress.

import RasterSyntax

extension BodyChecker {
  /// Checks lines such as `transition isOn, 200ms, .easeOut, steps: 8`.
  ///
  /// They are checked before properties can be read, since their values are constants.
  mutating func checkTransitions(_ lines: [LineSyntax], of component: Int) -> [TransitionBody] {
    lines.compactMap { checkTransition($0, of: component) }
  }

  private mutating func checkTransition(
    _ line: LineSyntax,
    of component: Int
  ) -> TransitionBody? {
    let record = module.components[component]
    guard let first = line.arguments.first, first.label == nil,
      case .name(let name) = first.value.kind, let property = record.fieldIndices[name]
    else {
      for argument in line.arguments.dropFirst() {
        _ = checkExpression(argument.value, expected: .error)
      }
      reportNoProperty(line, record.fields.map { $0.name })
      return nil
    }
    let values = checkTiming(line)
    let place = first.value.range
    noteProperty(NameSyntax(text: name, range: place), of: component)
    if let earlier = moving[property] {
      report(.duplicateTransition(name, at: place, first: earlier))
      return nil
    }
    moving[property] = place
    guard let duration = values[0] else { return nil }
    return TransitionBody(
      property: property,
      name: place,
      duration: duration,
      easing: values[1] ?? TypedExpression(.builtIn(.easeInOut, []), .easing, at: line.range),
      steps: values[2]
    )
  }

  /// Checks the arguments after the property: the duration, the curve and the steps.
  private mutating func checkTiming(_ line: LineSyntax) -> [TypedExpression?] {
    let parameters = [
      CallParameter(label: nil, name: "duration", type: .duration, isRequired: true),
      CallParameter(label: nil, name: "curve", type: .easing, isRequired: false),
      CallParameter(label: "steps", name: "steps", type: .int, isRequired: false),
    ]
    let call = CallSyntax(
      arguments: Array(line.arguments.dropFirst()),
      argumentsRange: line.word.range,
      range: line.word.range
    )
    return checkArguments(call, to: parameters, of: "transition")
  }

  private mutating func reportNoProperty(_ line: LineSyntax, _ names: [String]) {
    guard let argument = line.arguments.first else {
      return report(.transitionOfNothing(at: line.word.range))
    }
    if case .missing = argument.value.kind { return }
    var nearest: String?
    if case .name(let name) = argument.value.kind {
      nearest = session.nearest(to: name) { names }
    }
    report(.transitionOfOther(text(at: argument.range), at: argument.range, nearest: nearest))
  }

  /// Checks `isOn.progress`; returns nil if the value is not a Boolean property of the component.
  mutating func checkProgress(
    of value: TypedExpression,
    _ name: NameSyntax,
    at range: SourceRange
  ) -> TypedExpression? {
    guard name.text == "progress", value.type == .bool, case .property(let index) = value.kind
    else { return nil }
    guard moving[index] != nil else {
      report(
        .progressWithoutTransition(text(at: value.range), at: name.range, inserting: lineStart)
      )
      return .error(at: range)
    }
    return TypedExpression(.progress(index), .fraction, at: range)
  }
}
