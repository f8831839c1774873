// A checked program with what every drawing of it needs, worked out once.

import RasterDrawing
import RasterSemantics
import RasterValues

/// A checked program with what every drawing of it needs, worked out once and shared by all its
/// components.
package final class PreparedProgram: Sendable {
  package let program: Program
  let components: [Component]
  /// In the order of keys.
  let environmentMembers: [EnvironmentMember]
  /// The limits of evaluating and drawing.
  let limits: RasterLimits
  /// Notes which branches drawings take, where somebody asks for that.
  let coverage: BranchCoverage?
  /// Notes where operations come from, where somebody asks for that.
  let places: OperationPlaces?
  /// Notes which lines recordings come from, where somebody asks for that.
  let trace: DrawingTrace?
  /// The reason why the defaults are not those of the program.
  let error: RasterError?

  /// The values that the parts of one component need of its `let`s, and its properties' defaults.
  struct Component: Sendable {
    let sizeBindings: [Binding]
    let capsBindings: [Binding]
    let drawBindings: [Binding]
    let saidBindings: [Binding]
    let hitBindings: [Binding]
    let defaults: [Value]
    /// The digest of the definition, as keys hold it.
    let definition: String
  }

  /// Prepares a program without errors.
  package init(
    _ program: Program,
    limits: RasterLimits = .default,
    coverage: BranchCoverage? = nil,
    places: OperationPlaces? = nil,
    trace: DrawingTrace? = nil
  ) {
    self.program = program
    self.trace = trace
    self.coverage = coverage
    self.places = places
    self.limits = limits
    environmentMembers = program.environmentMembers
    let meter = limits == .default ? nil : WorkMeter(limits)
    var evaluator = Evaluator(program: program, environment: Environment().metered(by: meter))
    components = program.components.map { Self.prepare($0, with: &evaluator) }
    error = meter?.error
  }

  private static func prepare(
    _ component: ComponentDeclaration,
    with evaluator: inout Evaluator
  ) -> Component {
    let bindings = component.bindings
    return Component(
      sizeBindings: bindings.needed(for: component.size.slots),
      capsBindings: bindings.needed(for: component.capsExpressions.slots),
      drawBindings: bindings.needed(for: component.drawExpressions.slots),
      saidBindings: bindings.needed(
        for: (component.accessibility?.said ?? []).map { $0.value }.slots
      ),
      hitBindings: bindings.needed(for: [component.accessibility?.hitArea].compactMap { $0 }.slots),
      defaults: component.properties.map { evaluator.defaultValue(of: $0) },
      definition: component.definition.description
    )
  }

  /// A component with its defaults, or nil where there is none of that index.
  package func component(_ index: Int) -> InterpretedComponent? {
    guard components.indices.contains(index) else { return nil }
    return InterpretedComponent(self, index, components[index].defaults)
  }

  /// The component of that name with its defaults.
  package func component(named name: String) -> InterpretedComponent? {
    program.components.firstIndex { $0.head.name == name }.flatMap { component($0) }
  }
}
