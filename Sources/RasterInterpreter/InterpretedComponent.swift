// A component of a program with property values, drawn by interpreting the program.

import RasterDrawing
import RasterSemantics
import RasterValues

/// A component of a checked program with a value for each of its properties.
///
/// Its drawing and its key are equal to those of the Swift code that `rasterc gen` generates for
/// it.
public struct InterpretedComponent: Rasterizable, Sendable {
  package let prepared: PreparedProgram
  let index: Int
  /// The values of the properties, each within its domain.
  package private(set) var values: [Value]
  /// The original lengths of values that exceeded their limits, by property index.
  package internal(set) var given: [Int: Int] = [:]
  /// The steps of properties in a transition, by property index.
  private(set) var steps: [Int: Int] = [:]
  /// The evaluation depth at which this component is placed.
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

  /// Returns the natural size of the component, in points.
  public func naturalSize(in environment: Environment) -> Size {
    size(proposed: .unlimited, in: environment)
  }

  /// Returns the component's size for a proposed size, in points.
  public func size(proposed: Size, in environment: Environment) -> Size {
    if let blend { return blend.size(proposed: proposed, in: environment) }
    var evaluator = evaluator(
      in: declaration.mirrors ? environment.mirrored : environment,
      proposed: proposed,
      needing: prepared.components[index].sizeBindings
    )
    return evaluator.evaluate(declaration.size).sizeValue
  }

  /// Returns the baseline that the component states, or nil for its bottom edge.
  public func ownBaseline(in bounds: Rect, environment: Environment) -> Double? {
    if let blend { return blend.ownBaseline(in: bounds, environment: environment) }
    guard let baseline = declaration.baseline else { return nil }
    var evaluator = evaluator(
      in: declaration.mirrors ? environment.mirrored : environment,
      bounds: bounds,
      needing: prepared.components[index].baselineBindings
    )
    return evaluator.evaluate(baseline).doubleValue
  }

  /// Returns the caps that the component declares, or none if they have not been proved.
  public func caps(in environment: Environment) -> Caps {
    if blend != nil || prepared.frames != nil { return .none }
    return declaration.usedCaps.map { caps($0, in: environment) } ?? .none
  }

  /// Returns the caps that the component declares, even if they have not been proved.
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
    let isMirrored = caps.followsDirection && environment.layoutDirection == .rightToLeft
    return Caps(
      horizontal: caps.horizontal.map { axis($0, with: &evaluator) },
      vertical: caps.vertical.map { axis($0, with: &evaluator) }
    ).mirrored(when: isMirrored)
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

  /// Returns the component's accessibility description.
  public func ownAccessibility(in environment: Environment) -> Accessibility {
    guard let declared = declaration.accessibility else { return Accessibility() }
    var evaluator = evaluator(
      in: declaration.mirrors ? environment.mirrored : environment,
      needing: prepared.components[index].saidBindings
    )
    var result = Accessibility()
    result.label = declared.label.map { evaluator.evaluate($0).stringValue }
    result.role = declared.role.flatMap { AccessibilityRole(evaluator.evaluate($0)) } ?? .none
    result.value = declared.value.map { evaluator.evaluate($0).stringValue } ?? ""
    result.hint = declared.hint.map { evaluator.evaluate($0).stringValue } ?? ""
    let traits = declared.traits.map { evaluator.evaluate($0).listValue } ?? []
    result.traits = traits.compactMap { AccessibilityTrait($0) }
    return result
  }

  /// Returns the path of the component's hit area, or nil if it is the component's bounds.
  public func hitArea(in bounds: Rect, environment: Environment) -> Path? {
    guard let hit = declaration.accessibility?.hitArea else { return nil }
    var evaluator = evaluator(
      in: declaration.mirrors ? environment.mirrored : environment,
      bounds: bounds,
      needing: prepared.components[index].hitBindings
    )
    let isMirrored = declaration.mirrors && environment.layoutDirection == .rightToLeft
    return evaluator.evaluate(hit).pathValue.mirrored(in: bounds, when: isMirrored)
  }

  /// Returns an evaluator with the required `let` bindings evaluated.
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

  /// Returns the component with another value of one property, clamped to its domain.
  package func setting(_ property: Int, to value: Value) -> InterpretedComponent {
    var result = self
    result.set(property, to: value)
    return result
  }

  /// Sets one property to a value, clamped to its domain.
  mutating func set(_ property: Int, to value: Value) {
    guard values.indices.contains(property) else { return }
    let clampedValue = declaration.properties[property].clamped(value)
    values[property] = clampedValue
    given[property] = value.limitedLength(to: clampedValue)?.given
    steps[property] = nil
  }

  /// Returns the component with a property at a step of its transition.
  func moving(_ property: Int, to step: Int) -> InterpretedComponent {
    var result = self
    result.steps[property] = step
    return result
  }

  /// Returns the component in one of its named states; properties that it omits keep their values.
  package func setting(_ state: ComponentDeclaration.NamedState) -> InterpretedComponent {
    var evaluator = Evaluator(program: prepared.program)
    return state.values.reduce(self) { component, argument in
      component.setting(argument.property, to: evaluator.evaluate(argument.value))
    }
  }
}

extension InterpretedComponent: Hashable {
  /// Returns whether both components have the same name, definition and values.
  public static func == (left: InterpretedComponent, right: InterpretedComponent) -> Bool {
    left.declaration.definition == right.declaration.definition && left.name == right.name
      && left.values == right.values && left.given == right.given && left.steps == right.steps
  }

  /// Hashes the name, the values and the steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
    hasher.combine(steps)
  }
}
