// `transition`: how a property goes from one value to another, and how far it is on its way.

import RasterSyntax

extension BodyChecker {
  /// Checks the lines `transition isOn, 200ms, .easeOut, steps: 8` before there are properties to read:
  /// their values are constants.
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
    let values = checkWay(line)
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
      curve: values[1] ?? TypedExpression(.builtIn(.easeInOut, []), .curve, at: line.range),
      steps: values[2]
    )
  }

  /// Checks what follows the property: its duration, its curve and its steps.
  private mutating func checkWay(_ line: LineSyntax) -> [TypedExpression?] {
    let parameters = [
      CallParameter(label: nil, name: "duration", type: .duration, isRequired: true),
      CallParameter(label: nil, name: "curve", type: .curve, isRequired: false),
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

  /// Checks `isOn.progress`; nil where the value is no truth value of the component's.
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
