// Accepts numbers in place of points, sizes and rectangles for diagnostics: `circle(10, 10, 4)`.

import RasterSyntax

extension BodyChecker {
  /// Returns a call whose unlabelled numbers are grouped into the parameters' types, in order.
  ///
  /// Returns nil if the number of numbers is not exactly what the required parameters need.
  @inline(never)
  func grouped(_ call: CallSyntax, _ parameters: [CallParameter]) -> CallSyntax? {
    let numbers = call.arguments.prefix { $0.label == nil }
    let others = call.arguments[numbers.count...]
    guard numbers.count > 1, isNumber(numbers[0].value) else { return nil }
    let given = Set(others.compactMap { $0.label?.text })
    let open = parameters.filter { $0.isRequired && !given.contains($0.label ?? "") }
    guard open.reduce(0, { $0 + $1.type.numbers }) == numbers.count else { return nil }
    var rest = numbers
    let groups = open.map { parameter in
      let parts = rest.prefix(parameter.type.numbers)
      rest = rest.dropFirst(parts.count)
      return group(Array(parts), for: parameter)
    }
    let arguments = groups + others
    guard ArgumentMatch(arguments, to: parameters).problems.isEmpty else { return nil }
    let range = numbers[0].range.union(numbers[numbers.count - 1].range)
    return CallSyntax(arguments: arguments, argumentsRange: range, range: call.range)
  }

  private func group(_ parts: [ArgumentSyntax], for parameter: CallParameter) -> ArgumentSyntax {
    let range = parts[0].range.union(parts[parts.count - 1].range)
    let label = parameter.label.map { NameSyntax(text: $0, range: range.start) }
    let tuple = ExpressionSyntax(.tuple(parts), range: range)
    return ArgumentSyntax(label: label, value: parts.count == 1 ? parts[0].value : tuple)
  }

  /// Returns the correct source text of the grouped numbers.
  func text(of grouped: CallSyntax) -> String {
    let range = grouped.argumentsRange
    let own = grouped.arguments.filter { $0.range.lower < range.upper }
    return own.map { argument in
      let value = groupText(argument.value)
      return argument.label.map { "\($0.text): \(value)" } ?? value
    }
    .joined(separator: ", ")
  }

  private func groupText(_ value: ExpressionSyntax) -> String {
    guard case .tuple(let parts) = value.kind else { return text(at: value.range) }
    let texts = parts.map { text(at: $0.range) }
    guard parts.count == 4 else { return "(\(texts.joined(separator: ", ")))" }
    let sides = zip(["x", "y", "width", "height"], texts).map { "\($0): \($1)" }
    return "Rect(\(sides.joined(separator: ", ")))"
  }

  /// Whether an expression is certainly a number, judging by literals and the types of names.
  private func isNumber(_ expression: ExpressionSyntax) -> Bool {
    switch expression.kind {
    case .integer, .number: true
    case .unary(_, let operand): isNumber(operand)
    case .binary(let left, _, _, let right): isNumber(left) && isNumber(right)
    case .name(let name): type(of: name).map { $0 == .int || $0 == .double } ?? false
    default: false
    }
  }

  private func type(of name: String) -> Type? {
    if let type = scope.type(of: name) { return type }
    guard let id = module.declaration(name, in: file), id.kind == .constant else { return nil }
    return module.constants[id.index].type
  }
}

extension Type {
  /// The number of numbers in a value of the type.
  fileprivate var numbers: Int {
    switch self {
    case .point, .size: 2
    case .rect: 4
    default: 1
    }
  }
}
