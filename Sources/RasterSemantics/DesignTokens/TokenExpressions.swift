// Creates expressions without source text, at the positions of the values they stand for.

import RasterSyntax
import RasterValues

/// Creates expressions.
enum TokenExpressions {
  static func number(_ value: Double, at range: SourceRange) -> ExpressionSyntax {
    let number = ExpressionSyntax(.number(value.magnitude), range: range)
    return value < 0 ? ExpressionSyntax(.unary(.negate, number), range: range) : number
  }

  static func string(_ text: String, at range: SourceRange) -> ExpressionSyntax {
    ExpressionSyntax(.string(text.isEmpty ? [] : [.text(text)]), range: range)
  }

  /// Returns a colour: an eight-digit literal if that is exact, or else a call with components.
  ///
  /// A colour outside sRGB has components in Display P3.
  static func color(_ color: Color, at range: SourceRange) -> ExpressionSyntax {
    let isWithin = color.isWithinSRGB
    let color = isWithin ? color : color.components(in: .displayP3)
    var digits: UInt32 = 0
    var isExact = isWithin
    var components: [ExpressionSyntax] = []
    for component in [color.red, color.green, color.blue, color.alpha] {
      let scaled = component * 255
      let rounded = scaled.rounded()
      let isInteger = (scaled - rounded).magnitude < 1e-6
      isExact = isExact && isInteger
      digits = digits << 8 | UInt32(min(max(rounded, 0), 255))
      components.append(number(isInteger ? rounded / 255 : scaled / 255, at: range))
    }
    if isExact { return ExpressionSyntax(.color(digits), range: range) }
    var arguments: [(String?, ExpressionSyntax)] = components.prefix(3).map { (nil, $0) }
    if color.alpha != 1 { arguments.append(("alpha", components[3])) }
    return call(isWithin ? "rgb" : "displayP3", arguments, at: range)
  }

  static func list(_ values: [ExpressionSyntax], at range: SourceRange) -> ExpressionSyntax {
    ExpressionSyntax(.list(values.map { .value($0) }), range: range)
  }

  static func call(
    _ name: String,
    _ arguments: [(String?, ExpressionSyntax)],
    at range: SourceRange
  ) -> ExpressionSyntax {
    call(ExpressionSyntax(.name(name), range: range), arguments)
  }

  static func call(
    _ callee: ExpressionSyntax,
    _ arguments: [(String?, ExpressionSyntax)]
  ) -> ExpressionSyntax {
    let range = callee.range
    let arguments = arguments.map { label, value in
      ArgumentSyntax(label: label.map { NameSyntax(text: $0, range: range) }, value: value)
    }
    return ExpressionSyntax(.call(callee, arguments, argumentsRange: range), range: range)
  }

  static func binary(
    _ left: ExpressionSyntax,
    _ operation: BinaryOperator,
    _ right: ExpressionSyntax,
    at range: SourceRange
  ) -> ExpressionSyntax {
    ExpressionSyntax(.binary(left, operation, operatorRange: range, right), range: range)
  }
}

extension ExpressionSyntax {
  /// Returns a member of the value, then a member of that, and so on.
  func members(_ names: [String]) -> ExpressionSyntax {
    names.reduce(self) { base, name in
      let member = NameSyntax(text: name, range: range)
      return ExpressionSyntax(.member(base, member), range: range)
    }
  }
}
