// Replaces a statement of a drawing by a placed component.

import RasterSemantics
import RasterSyntax

extension RewriteContext {
  /// The text with a statement as a separate component; nil if it uses names that no property can
  /// hold.
  mutating func extractComponent(of text: ProgramText) -> String? {
    let places = text.drawPlaces.filter { place in
      place.isOutermost && text.components[place.component].line("mirrors") == nil
        && !text.text(place.range).contains("blend:")
    }
    guard let place = pick(places) else { return nil }
    let program = compile(text.text).program
    let owner = text.components[place.component].name.text
    guard let component = program.components.first(where: { $0.head.name == owner }) else {
      return nil
    }
    let bound = Set(text.boundNames(in: place.range))
    var names: [(text: String, type: Type)] = []
    var uses: [(SourceRange, String)] = []
    var isHeld = true
    component.draw.visitExpressions { value in
      let range = value.range
      guard place.range.lower <= range.lower, range.upper <= place.range.upper, !value.isImplicit
      else { return }
      switch value.kind {
      case .local, .property, .progress:
        let name = text.text(range)
        if bound.contains(name) || uses.contains(where: { $0.0 == range }) { return }
        if !value.type.isHeld { isHeld = false }
        let index = names.firstIndex { $0.text == name } ?? names.count
        if index == names.count { names.append((name, value.type)) }
        uses.append((range, "p\(index)"))
      default: break
      }
    }
    guard isHeld else { return nil }
    let name = "Part" + freshName()
    let arguments = names.enumerated().map { "p\($0): \($1.text)" }.joined(separator: ", ")
    let states = names.enumerated().map { index, name in
      "  state p\(index): \(self.program.spelled(name.type)) = \(self.program.constant(name.type))\n"
    }
    let body = text.text(place.range, replacing: uses)
    let declared =
      "\ncomponent \(name) {\n\(states.joined())  size 20, 20\n  draw {\n\(body)\n  }\n}\n"
    return text.replacing([(place.range, "place \(name)(\(arguments)), in: bounds")]) + declared
  }
}

extension Type {
  /// Whether a property can hold all values of the type unchanged.
  fileprivate var isHeld: Bool {
    switch self {
    case .bool, .int, .double, .fraction, .string, .color, .point, .size, .rect, .insets, .angle,
      .date,
      .enumeration, .builtin, .image:
      true
    case .list(let inner): inner.isHeld
    case .optional(let inner): inner.isHeld
    default: false
    }
  }
}

extension [DrawStatement] {
  /// Visits all expressions of the statements and of those in their blocks.
  fileprivate func visitExpressions(_ body: (TypedExpression) -> Void) {
    for statement in self {
      for expression in statement.expressions { expression.visit(body) }
      switch statement {
      case .operation(_, _, let inner, _): inner.visitExpressions(body)
      case .binding: break
      case .conditional(_, let then, let otherwise):
        then.visitExpressions(body)
        otherwise.visitExpressions(body)
      case .selection(_, let cases, let otherwise):
        for choice in cases { choice.body.visitExpressions(body) }
        otherwise?.visitExpressions(body)
      case .loop(_, _, let inner): inner.visitExpressions(body)
      }
    }
  }
}
