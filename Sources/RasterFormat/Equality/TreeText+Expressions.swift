// Serialises expressions.

import RasterSyntax

extension TreeText {
  mutating func add(_ argument: ArgumentSyntax) {
    optional(argument.label) { $0.add($1) }
    add(argument.value)
  }

  mutating func add(_ expression: ExpressionSyntax) {
    switch expression.kind {
    case .missing: node("_")
    case .bool(let value): node(value ? "T" : "F")
    case .nil: node("0")
    case .integer(let value):
      node("1")
      optional(value) { $0.number(UInt64(bitPattern: Int64($1))) }
    case .number(let value):
      node("2")
      number(value.bitPattern)
    case .measure(let value, let unit):
      node("3")
      number(value.bitPattern)
      text(unit)
    case .color(let value):
      node("#")
      optional(value) { $0.number(UInt64($1)) }
    case .name(let name):
      node("x")
      text(name)
    case .implicitMember(let name):
      node(":")
      add(name)
    case .string, .member, .call, .pathBlock, .block, .index, .list, .tuple, .unary, .binary,
      .conditional, .selection:
      add(compound: expression)
    }
  }

  private mutating func number(_ bits: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
  }

  /// Adds an expression that has parts.
  private mutating func add(compound expression: ExpressionSyntax) {
    switch expression.kind {
    case .missing, .bool, .nil, .integer, .number, .measure, .color, .name, .implicitMember: break
    case .string(let segments):
      node("\"")
      list(segments) { $0.add($1) }
    case .member(let value, let name):
      node("m")
      add(value)
      add(name)
    case .call(let callee, let arguments, _):
      node("(")
      add(callee)
      list(arguments) { $0.add($1) }
    case .pathBlock(let block):
      node("p")
      add(block)
    case .block(let value, let block):
      node("B")
      add(value)
      add(block)
    case .index(let value, let index):
      node("]")
      add(value)
      add(index)
    case .list(let elements):
      node("[")
      list(elements) { $0.add($1) }
    case .tuple(let values):
      node(")")
      list(values) { $0.add($1) }
    case .unary(let sign, let value):
      node("u")
      text(sign.rawValue)
      add(value)
    case .binary(let left, let sign, _, let right):
      node("o")
      text(sign.rawValue)
      add(left)
      add(right)
    case .conditional(let condition, let then, let otherwise):
      node("?")
      add(condition)
      add(then)
      add(otherwise)
    case .selection(let syntax): add(syntax)
    }
  }

  private mutating func add(_ segment: StringSegment) {
    switch segment {
    case .text(let text):
      node("s")
      self.text(text)
    case .interpolation(let value):
      node("v")
      add(value)
    }
  }

  private mutating func add(_ element: ElementSyntax) {
    switch element {
    case .value(let value): add(value)
    case .loop(let head, let element):
      node("r")
      add(head)
      add(element)
    case .conditional(let condition, let element, let otherwise):
      node("i")
      add(condition)
      add(element)
      optional(otherwise) { $0.add($1) }
    }
  }

  private mutating func add(_ syntax: SwitchExpressionSyntax) {
    node("w")
    add(syntax.subject)
    list(syntax.cases) { text, branch in
      text.node(branch.isElse ? "E" : "C")
      text.list(branch.patterns) { $0.add($1) }
      text.add(branch.value)
    }
  }
}
