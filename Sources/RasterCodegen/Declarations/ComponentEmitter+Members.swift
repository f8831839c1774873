// Writes further members of a component: its baseline, its layout and its functions.

import RasterSemantics
import RasterSyntax

extension ComponentEmitter {
  /// Returns the layout, if both the size and the drawing use it, and the component's functions.
  func ownMembers() -> [Document] {
    (sharedLayout.map { [layout($0)] } ?? []) + methods()
  }

  // MARK: Baseline

  /// Returns `ownBaseline(in:environment:)`, if there is a line `baseline`.
  func baseline() -> [Document] {
    guard let baseline = component.baseline else { return [] }
    let head = "ownBaseline(in bounds: Raster.Rect, environment: Raster.Environment) -> Double?"
    return [
      function(head) { emitter in
        emitter.hasBounds = true
        let lines =
          blendReturn("ownBaseline(in: bounds, environment: environment)")
          + lets(for: [baseline], in: &emitter)
        return lines + emitter.result(baseline, isOnly: lines.isEmpty)
      }
    ]
  }

  // MARK: Functions

  private func methods() -> [Document] {
    let emitter = DeclarationEmitter(naming: naming, access: .private)
    return functions.map { index in
      emitter.function(
        naming.program.functions[index],
        index,
        modifiers: "private",
        emitter: self.emitter(.function)
      )
    }
  }

  // MARK: Layout

  /// The binding that is the layout, if a member returns it for the size and for the drawing.
  private var sharedLayout: Binding? {
    guard let slot = component.layout, component.size.usedSlots.contains(slot) else { return nil }
    return component.bindings.first { $0.slot == slot }
  }

  private var layoutName: String { freeName("layout") }

  /// The expressions of the layout's member.
  private func values(of layout: Binding) -> [TypedExpression] {
    component.bindings.written(for: layout.value.usedSlots).map { $0.value } + [layout.value]
  }

  private func layout(_ layout: Binding) -> Document {
    var emitter = emitter(.function)
    let lets = emitter.bindings(component.bindings, for: layout.value.usedSlots)
    let lines = lets + emitter.result(layout.value, isOnly: lets.isEmpty)
    let head =
      naming.environment.contain(values(of: layout))
      ? "func \(layoutName)(in environment: Raster.Environment) -> Raster.Content "
      : "var \(layoutName): Raster.Content "
    return [.text("private \(head)"), .braces(lines)]
  }

  /// Returns the `let`s that expressions need.
  func lets(for expressions: [TypedExpression], in emitter: inout BodyEmitter) -> [Document] {
    lets(for: expressions.usedSlots, counting: expressions, in: &emitter)
  }

  /// Returns the `let`s for some slots.
  ///
  /// A layout that a member returns is a `let` only if `expressions` use it more than once.
  func lets(
    for slots: Set<Int>,
    counting expressions: [TypedExpression],
    in emitter: inout BodyEmitter
  ) -> [Document] {
    guard let layout = sharedLayout, slots.contains(layout.slot) else {
      return emitter.bindings(component.bindings, for: slots)
    }
    let lets = emitter.bindings(component.bindings, for: slots.subtracting([layout.slot]))
    let takesEnvironment = naming.environment.contain(values(of: layout))
    let name = layoutName + (takesEnvironment ? "(in: \(emitter.environment))" : "")
    var count = 0
    for expression in expressions {
      expression.visit { if case .local(layout.slot) = $0.kind { count += 1 } }
    }
    guard count > 1 else {
      emitter.members[layout.slot] = Code(name)
      emitter.scope.keep([layoutName])
      return lets
    }
    let local = Spelling.identifier(emitter.scope.declare(layout.slot, as: layout.name))
    return lets + [.text("let \(local) = self.\(name)")]
  }
}
