// Access to properties and states of an interpreted component by name.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// The names of the properties, in the order of their declaration.
  public var propertyNames: [String] { declaration.properties.map { $0.name } }

  /// The names of the states; the first is `plain`, in which all properties have their defaults.
  public var stateNames: [String] { declaration.states.map { $0.name } }

  /// Returns the component with another value of the property `name`, clamped to its domain.
  ///
  /// Throws `TemplateError` if the property does not exist or the value has another type.
  public func setting(
    _ name: String,
    to value: PropertyValue
  ) throws(TemplateError) -> InterpretedComponent {
    var result = self
    try result.set(name, to: value)
    return result
  }

  /// Sets the property `name` to a value, clamped to its domain.
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

  /// Returns the state with a name, with its environment and size, or nil if it does not exist.
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

  /// Returns the named states with their environments and sizes.
  ///
  /// Members of the environment that a state does not set come from `environment`.
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

  /// Returns the component in a named state; properties that the state omits keep their values.
  public func state(_ name: String) throws(TemplateError) -> InterpretedComponent {
    if let state = declaration.states.first(where: { $0.name == name }) { return setting(state) }
    throw TemplateError(.unknownName(name, kind: "state", of: self.name, among: stateNames))
  }
}
