// Properties and states of an interpreted component by name.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// The names of the properties, in the order of their declaration.
  public var propertyNames: [String] { declaration.properties.map { $0.name } }

  /// The names of the states; the first is `plain`, all defaults.
  public var stateNames: [String] { declaration.states.map { $0.name } }

  /// The component with another value of the property `name`, brought into its domain.
  ///
  /// Throws if there is no such property, or if the value is not of its type.
  public func setting(
    _ name: String,
    to value: PropertyValue
  ) throws(TemplateError) -> InterpretedComponent {
    var result = self
    try result.set(name, to: value)
    return result
  }

  /// Gives the property `name` another value, which is brought into its domain.
  mutating func set(_ name: String, to value: PropertyValue) throws(TemplateError) {
    let declared = declaration.properties
    guard let index = declared.firstIndex(where: { $0.name == name }) else {
      throw TemplateError(
        .unknownName(name, kind: "property", of: self.name, among: propertyNames)
      )
    }
    let conversion = PropertyConversion(prepared: prepared, name: name)
    set(index, to: try conversion.value(value, as: declared[index].type))
  }

  /// The named state of that name, with what it says of the environment and of the size.
  func namedState(
    _ name: String,
    in environment: Environment
  ) -> NamedState<InterpretedComponent>? {
    guard let state = declaration.states.first(where: { $0.name == name }) else { return nil }
    var evaluator = Evaluator(program: prepared.program)
    return NamedState(
      name,
      setting(state),
      environment: evaluator.environment(of: state, over: environment),
      size: evaluator.size(of: state)
    )
  }

  /// The named states with what they say of the environment and of the size; what they leave out of
  /// the environment is as in `environment`.
  public func namedStates(
    in environment: Environment = Environment()
  ) -> [NamedState<InterpretedComponent>] {
    var evaluator = Evaluator(program: prepared.program)
    return declaration.states.map { state in
      NamedState(
        state.name,
        setting(state),
        environment: evaluator.environment(of: state, over: environment),
        size: evaluator.size(of: state)
      )
    }
  }

  /// The component in a named state: what the state gives, and the present values of the others.
  public func state(_ name: String) throws(TemplateError) -> InterpretedComponent {
    if let state = declaration.states.first(where: { $0.name == name }) { return setting(state) }
    throw TemplateError(.unknownName(name, kind: "state", of: self.name, among: stateNames))
  }
}
