// A component of a program with values for its properties: drawn by interpreting the program.

import RasterDrawing
import RasterSemantics
import RasterValues

/// A component of a checked program with a value for each of its properties.
///
/// It draws what the Swift that `rasterc gen` writes for the component draws, and has the same key.
public struct InterpretedComponent: Rasterizable, Sendable {
  package let prepared: PreparedProgram
  let index: Int
  /// The properties' values, each within its domain.
  package private(set) var values: [Value]
  /// The lengths of the values that were longer than their limits, by the properties' places.
  package internal(set) var given: [Int: Int] = [:]
  /// The steps that properties on their way have reached, by their places.
  private(set) var steps: [Int: Int] = [:]
  /// The nesting of what is being evaluated where this component is placed.
  var depth = 0

  init(
    _ prepared: PreparedProgram,
    _ index: Int,
    _ values: [Value],
    given: [Int: Int] = [:],
    depth: Int = 0
  ) {
    self.prepared = prepared
    self.index = index
    self.values = values
    self.given = given
    self.depth = depth
  }

  package var declaration: ComponentDeclaration { prepared.program.components[index] }

  /// The component's name.
  public var name: String { declaration.head.name }

  /// The limits of the template.
  public var rasterLimits: RasterLimits { prepared.limits }

  /// The size of the component by itself, in points.
  public func naturalSize(in environment: Environment) -> Size {
    size(proposed: .unlimited, in: environment)
  }

  /// The size of the component where it is offered so much, in points.
  public func size(proposed: Size, in environment: Environment) -> Size {
    if let blend { return blend.size(proposed: proposed, in: environment) }
    var evaluator = evaluator(
      in: declaration.mirrors ? environment.mirrored : environment,
      proposed: proposed,
      needing: prepared.components[index].sizeBindings
    )
    return evaluator.evaluate(declaration.size).sizeValue
  }

  /// The caps that the component declares; none where they are not proved.
  public func caps(in environment: Environment) -> Caps {
    if blend != nil { return .none }
    return declaration.usedCaps.map { caps($0, in: environment) } ?? .none
  }

  /// The caps that the component declares, whether they hold or not.
  package func declaredCaps(in environment: Environment) -> Caps {
    declaration.caps.map { caps($0, in: environment) } ?? .none
  }

  private func caps(
    _ caps: ComponentDeclaration.CapsDeclaration,
    in environment: Environment
  ) -> Caps {
    var evaluator = evaluator(
      in: declaration.mirrors ? environment.mirrored : environment,
      needing: prepared.components[index].capsBindings
    )
    let turns = caps.followsDirection && environment.layoutDirection == .rightToLeft
    return Caps(
      horizontal: caps.horizontal.map { axis($0, with: &evaluator) },
      vertical: caps.vertical.map { axis($0, with: &evaluator) }
    ).mirrored(when: turns)
  }

  private func axis(
    _ axis: ComponentDeclaration.CapsDeclaration.Axis,
    with evaluator: inout Evaluator
  ) -> Caps.Axis {
    Caps.Axis(
      start: evaluator.evaluate(axis.leading).doubleValue,
      end: evaluator.evaluate(axis.trailing).doubleValue,
      mode: axis.mode.flatMap { StretchMode(evaluator.evaluate($0)) } ?? .stretch
    )
  }

  /// Draws the component in `canvas.bounds`.
  public func draw(in canvas: inout Canvas) {
    if !given.isEmpty { limitedValues.note(on: &canvas) }
    if let blend { return blend.draw(in: &canvas) }
    prepared.trace?.enter(index, isExempt: isOutOfUse(in: canvas.environment))
    defer { prepared.trace?.leave() }
    guard declaration.mirrors else { return drawOwn(in: &canvas) }
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { drawOwn(in: &$0) }
  }

  private func drawOwn(in canvas: inout Canvas) {
    let evaluator = evaluator(
      in: canvas.environment,
      bounds: canvas.bounds,
      needing: prepared.components[index].drawBindings
    )
    var drawing = StatementDrawing(prepared: prepared, evaluator: evaluator)
    drawing.execute(declaration.draw, on: &canvas)
  }

  /// What the component says of itself.
  public func ownAccessibility(in environment: Environment) -> Accessibility {
    guard let said = declaration.accessibility else { return Accessibility() }
    var evaluator = evaluator(
      in: declaration.mirrors ? environment.mirrored : environment,
      needing: prepared.components[index].saidBindings
    )
    var result = Accessibility()
    result.label = said.label.map { evaluator.evaluate($0).stringValue }
    result.role = said.role.flatMap { AccessibilityRole(evaluator.evaluate($0)) } ?? .none
    result.value = said.value.map { evaluator.evaluate($0).stringValue } ?? ""
    result.hint = said.hint.map { evaluator.evaluate($0).stringValue } ?? ""
    let traits = said.traits.map { evaluator.evaluate($0).listValue } ?? []
    result.traits = traits.compactMap { AccessibilityTrait($0) }
    return result
  }

  /// The path in which the component reacts; nil is all of its box.
  public func hitArea(in bounds: Rect, environment: Environment) -> Path? {
    guard let hit = declaration.accessibility?.hitArea else { return nil }
    var evaluator = evaluator(
      in: declaration.mirrors ? environment.mirrored : environment,
      bounds: bounds,
      needing: prepared.components[index].hitBindings
    )
    let turns = declaration.mirrors && environment.layoutDirection == .rightToLeft
    return evaluator.evaluate(hit).pathValue.mirrored(in: bounds, when: turns)
  }

  /// An evaluator whose frame holds the `let`s that are needed.
  func evaluator(
    in environment: Environment,
    bounds: Rect = .zero,
    proposed: Size = .unlimited,
    needing bindings: [Binding]
  ) -> Evaluator {
    var evaluator = Evaluator(
      program: prepared.program,
      properties: values,
      environment: environment,
      bounds: bounds,
      slotCount: declaration.slotCount
    )
    evaluator.depth = depth
    evaluator.proposed = proposed
    evaluator.progresses = progresses
    evaluator.measures = MeasuresReference(prepared)
    evaluator.coverage = prepared.coverage
    _ = evaluator.mayGoOn(units: 8 &* declaration.slotCount)
    for binding in bindings { evaluator.bind(binding) }
    return evaluator
  }

  /// The component with another value of one property, which is brought into its domain.
  package func setting(_ property: Int, to value: Value) -> InterpretedComponent {
    var result = self
    result.set(property, to: value)
    return result
  }

  /// Gives one property another value, which is brought into its domain.
  mutating func set(_ property: Int, to value: Value) {
    guard values.indices.contains(property) else { return }
    let kept = declaration.properties[property].clamped(value)
    values[property] = kept
    given[property] = value.limitedLength(to: kept)?.given
    steps[property] = nil
  }

  /// The component with a property on its way.
  func moving(_ property: Int, to step: Int) -> InterpretedComponent {
    var result = self
    result.steps[property] = step
    return result
  }

  /// The component in one of its named states; the properties that it leaves out keep their values.
  package func setting(_ state: ComponentDeclaration.NamedState) -> InterpretedComponent {
    var evaluator = Evaluator(program: prepared.program)
    return state.values.reduce(self) { component, argument in
      component.setting(argument.property, to: evaluator.evaluate(argument.value))
    }
  }
}

extension InterpretedComponent: Hashable {
  /// Whether both are components of one name and definition with equal values.
  public static func == (left: InterpretedComponent, right: InterpretedComponent) -> Bool {
    left.declaration.definition == right.declaration.definition && left.name == right.name
      && left.values == right.values && left.given == right.given && left.steps == right.steps
  }

  /// Hashes the name and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
    hasher.combine(steps)
  }
}
