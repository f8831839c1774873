// Adds the labels that lines of layouts can leave out.

import RasterSyntax

extension BodyChecker {
  /// Returns the call of a layout's line with the label that it leaves out, if any.
  ///
  /// A row, a column and a wrap can leave out `spacing:`, and a text can leave out `style:`.
  mutating func withLabel(_ call: CallSyntax, of layout: BuiltIn) -> CallSyntax {
    let index = layout === BuiltIn.text ? 1 : 0
    let parameters = layout.ownParameters
    guard index < parameters.count,
      ["spacing", "style"].contains(parameters[index].label)
    else { return call }
    return withLabel(call, at: index, of: parameters[index])
  }

  /// Returns the call with the label of its argument at `index` if that has none.
  ///
  /// The argument has to be of the parameter's type; otherwise it may be meant for another
  /// parameter, and the missing label is reported.
  mutating func withLabel(
    _ call: CallSyntax,
    at index: Int,
    of parameter: CallParameter?
  ) -> CallSyntax {
    guard let parameter, let label = parameter.label, index < call.arguments.count,
      call.arguments[...index].allSatisfy({ $0.label == nil }),
      isMeant(call.arguments[index].value, for: parameter.type)
    else { return call }
    let value = call.arguments[index].value
    let name = NameSyntax(text: label, range: value.range.start)
    var arguments = call.arguments
    arguments[index] = ArgumentSyntax(label: name, value: value)
    return CallSyntax(
      arguments: arguments,
      argumentsRange: call.argumentsRange,
      range: call.range
    )
  }

  /// Returns whether an argument has a type, or is wrong by itself.
  ///
  /// Arguments with blocks, which would be checked twice at each level of their nesting, have not.
  private func isMeant(_ argument: ExpressionSyntax, for type: Type) -> Bool {
    if argument.holdsBlock { return false }
    var trial = self
    let value = trial.inferExpression(argument, expected: type)
    return value.type.isBroken || value.converted(to: type) != nil
  }
}

extension ExpressionSyntax {
  /// Whether a block is part of the expression.
  fileprivate var holdsBlock: Bool {
    switch kind {
    case .missing, .bool, .nil, .integer, .number, .measure, .color, .name, .implicitMember: false
    case .pathBlock, .block, .selection, .list: true
    case .string(let segments):
      segments.contains { segment in
        if case .interpolation(let value) = segment { value.holdsBlock } else { false }
      }
    case .member(let base, _), .unary(_, let base): base.holdsBlock
    case .call(let callee, let arguments, _):
      callee.holdsBlock || arguments.contains { $0.value.holdsBlock }
    case .tuple(let elements): elements.contains { $0.value.holdsBlock }
    case .index(let left, let right), .binary(let left, _, _, let right):
      left.holdsBlock || right.holdsBlock
    case .conditional(let condition, let then, let otherwise):
      condition.holdsBlock || then.holdsBlock || otherwise.holdsBlock
    }
  }
}
