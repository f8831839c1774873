// A checked program with precomputed data for all its drawings.

import RasterDrawing
import RasterSemantics
import RasterValues

/// A checked program with precomputed data, shared by all its components.
package final class PreparedProgram: Sendable {
  package let program: Program
  let components: [Component]
  /// The members of the environment, in the order of keys.
  let environmentMembers: [EnvironmentMember]
  /// The limits of evaluating and drawing.
  let limits: RasterLimits
  /// Records the branches taken by drawings, if requested.
  let coverage: BranchCoverage?
  /// Records the origins of operations, if requested.
  let places: OperationPlaces?
  /// Records the lines from which recordings come, if requested.
  let trace: DrawingTrace?
  /// Records the frames of contents, if requested; components are then drawn without caps.
  let frames: ContentFrames?
  /// The error that occurred while the defaults were evaluated, if any.
  let error: RasterError?

  /// The `let` bindings that each part of a component needs, and its properties' defaults.
  struct Component: Sendable {
    let sizeBindings: [Binding]
    let baselineBindings: [Binding]
    let capsBindings: [Binding]
    let drawBindings: [Binding]
    let saidBindings: [Binding]
    let hitBindings: [Binding]
    let defaults: [Value]
    /// The digest of the definition, as written in keys.
    let definition: String

    /// The data of a component that is not drawn.
    static let unprepared = Component(
      sizeBindings: [],
      baselineBindings: [],
      capsBindings: [],
      drawBindings: [],
      saidBindings: [],
      hitBindings: [],
      defaults: [],
      definition: ""
    )
  }

  /// The units of work that evaluating the defaults took, if there are limits.
  let preparation: Int

  /// Prepares a program without errors, or only the components that will be drawn.
  package init(
    _ program: Program,
    limits: RasterLimits = .default,
    coverage: BranchCoverage? = nil,
    places: OperationPlaces? = nil,
    trace: DrawingTrace? = nil,
    frames: ContentFrames? = nil,
    only drawn: Set<Int>? = nil
  ) {
    self.program = program
    self.trace = trace
    self.frames = frames
    self.coverage = coverage
    self.places = places
    self.limits = limits
    environmentMembers = program.environmentMembers
    let meter = limits == .default ? nil : WorkMeter(limits)
    var evaluator = Evaluator(program: program, environment: Environment().metered(by: meter))
    components = program.components.enumerated().map { index, component in
      drawn?.contains(index) == false ? .unprepared : Self.prepare(component, with: &evaluator)
    }
    (error, preparation) = (meter?.error, meter?.used ?? 0)
  }

  /// Prepares a program as `other` does, but without recording anything.
  init(withoutTraceOf other: PreparedProgram) {
    (program, components, error) = (other.program, other.components, other.error)
    (environmentMembers, limits) = (other.environmentMembers, other.limits)
    (coverage, places, trace, frames) = (nil, nil, nil, nil)
    preparation = other.preparation
  }

  /// Whether contents need notes of their origins.
  var needsOrigins: Bool { places != nil || trace != nil || frames != nil }

  private static func prepare(
    _ component: ComponentDeclaration,
    with evaluator: inout Evaluator
  ) -> Component {
    let bindings = component.bindings
    return Component(
      sizeBindings: bindings.needed(for: component.size.slots),
      baselineBindings: bindings.needed(for: [component.baseline].compactMap { $0 }.slots),
      capsBindings: bindings.needed(for: component.capsExpressions.slots),
      drawBindings: bindings.needed(for: component.drawExpressions.slots),
      saidBindings: bindings.needed(
        for: (component.accessibility?.arguments ?? []).map { $0.value }.slots
      ),
      hitBindings: bindings.needed(for: [component.accessibility?.hitArea].compactMap { $0 }.slots),
      defaults: component.properties.map { evaluator.defaultValue(of: $0) },
      definition: component.definition.description
    )
  }

  /// Returns a component with its defaults, or nil if the index is invalid.
  package func component(_ index: Int) -> InterpretedComponent? {
    guard components.indices.contains(index) else { return nil }
    return InterpretedComponent(self, index, components[index].defaults)
  }

  /// Returns the component with a name, with its defaults, or nil if it does not exist.
  package func component(named name: String) -> InterpretedComponent? {
    program.components.firstIndex { $0.head.name == name }.flatMap { component($0) }
  }
}
