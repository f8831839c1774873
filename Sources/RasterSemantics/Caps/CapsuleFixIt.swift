// The fix-it for a capsule whose ends grow with it: a rounded rectangle with a fixed radius.

import RasterSyntax
import RasterValues

/// Finds a rounded rectangle that equals the capsule at the component's natural size.
struct CapsuleFixIt {
  let program: Program
  let trees: [SyntaxTree]

  /// Returns the replacement for the capsule to which `failure` refers.
  ///
  /// Returns nil if it does not refer to a capsule, or if the capsule's ends do not fit in the
  /// caps. `caps` are the lengths of the caps if they are known.
  func fixIt(
    for failure: CapsFailure,
    _ axis: CapsAxis,
    of component: ComponentDeclaration,
    caps: (leading: Double, trailing: Double)?
  ) -> Diagnostic.FixIt? {
    guard case .breadth = failure.cause, let capsule = capsule(at: failure.range, in: component),
      case .builtIn(_, let arguments) = capsule.kind, let rect = arguments.first,
      let text = text(rect.range), let radius = radius(of: rect, axis, component, caps)
    else { return nil }
    let side = axis == .horizontal ? "height" : "width"
    let new = "roundedRect(\(text), radius: min(\(text).\(side) / 2, \(Functions.string(radius))))"
    return Diagnostic.FixIt("replace with '\(new)'", replacing: capsule.range, with: new)
  }

  /// Returns the capsule that is an argument of a drawing, directly or through a `let`.
  private func capsule(
    at range: SourceRange,
    in component: ComponentDeclaration
  ) -> TypedExpression? {
    var found: TypedExpression?
    for expression in component.drawExpressions where expression.range == range {
      found = expression
    }
    if case .local(let slot)? = found?.kind {
      found = component.bindings.first { $0.slot == slot }?.value
    }
    guard case .builtIn(let row, _)? = found?.kind, row.name == "capsule" else { return nil }
    return found
  }

  /// Returns the source text of a rectangle to which a member can be appended, or nil.
  private func text(_ range: SourceRange) -> String? {
    let file = Int(range.file.index)
    guard trees.indices.contains(file) else { return nil }
    let text = trees[file].source.text(at: range)
    return text.contains(where: { $0 == "\n" || $0 == "?" }) || text.count > 60 ? nil : text
  }

  /// Returns half of the shorter side of a rectangle at the component's natural size.
  ///
  /// Returns nil if the ends of the capsule do not fit in the caps.
  private func radius(
    of rect: TypedExpression,
    _ axis: CapsAxis,
    _ component: ComponentDeclaration,
    _ caps: (leading: Double, trailing: Double)?
  ) -> Double? {
    guard let size = Evaluator.constant(component.size, program: program)?.sizeValue else {
      return nil
    }
    var evaluator = Evaluator(
      program: program,
      bounds: Rect(x: 0, y: 0, width: size.width, height: size.height)
    )
    evaluator.properties = component.properties.map { evaluator.defaultValue(of: $0) }
    for binding in component.bindings.needed(for: rect.slots) { evaluator.bind(binding) }
    let box = evaluator.evaluate(rect).rectValue
    let radius = min(box.width, box.height) / 2
    guard radius > 0, radius.isFinite else { return nil }
    guard let caps else { return radius }
    let ends =
      axis == .horizontal
      ? (box.minX, size.width - box.maxX) : (box.minY, size.height - box.maxY)
    return ends.0 + radius <= caps.leading && ends.1 + radius <= caps.trailing ? radius : nil
  }
}
