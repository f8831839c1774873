// Creates a component state from a row of data, with all errors of the row.

import RasterDrawing
import RasterSemantics
import RasterValues

extension RasterTemplate {
  /// Returns the component of a row, with its environment and its size.
  ///
  /// `environment` supplies the values that the row omits. Throws `TemplateRowError` with all
  /// errors of the row. The function takes microseconds, draws nothing, and can be called from any
  /// thread.
  public func state(
    for row: TemplateRow,
    in environment: Environment = Environment()
  ) throws(TemplateRowError) -> NamedState<InterpretedComponent> {
    let component: InterpretedComponent
    do throws(TemplateError) { component = try self.component(row.component) } catch {
      throw TemplateRowError([error])
    }
    return try component.state(for: row, in: environment)
  }
}

extension InterpretedComponent {
  /// Returns this component in the state that a row describes, ignoring the row's component name.
  ///
  /// `environment` supplies the values that the row omits. Throws `TemplateRowError` with all
  /// errors of the row.
  public func state(
    for row: TemplateRow,
    in environment: Environment = Environment()
  ) throws(TemplateRowError) -> NamedState<InterpretedComponent> {
    var errors: [TemplateError] = []
    var state = NamedState("plain", self, environment: environment)
    if let name = row.state {
      if let found = namedState(name, in: environment) {
        state = found
      } else {
        errors.append(
          TemplateError(.unknownName(name, kind: "state", of: self.name, among: stateNames))
        )
      }
    }
    var component = state.component
    for property in row.properties {
      do throws(TemplateError) {
        try component.set(property.name, to: property.value)
      } catch {
        errors.append(error)
      }
    }
    var rowEnvironment = state.environment
    rowEnvironment.apply(row)
    for mode in row.modes {
      do throws(TemplateError) { try prepared.set(mode, in: &rowEnvironment) } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw TemplateRowError(errors) }
    return NamedState(
      state.name,
      component,
      environment: rowEnvironment,
      size: row.size ?? state.size
    )
  }
}

extension Environment {
  fileprivate mutating func apply(_ row: TemplateRow) {
    if let scale = row.scale { self.scale = scale }
    if let appearance = row.appearance { self.appearance = appearance }
    if let direction = row.layoutDirection { layoutDirection = direction }
    if let locale = row.locale { self.locale = locale }
    if let space = row.colorSpace { colorSpace = space }
  }
}

extension PreparedProgram {
  /// Sets a mode of the program to a value, both given by name.
  fileprivate func set(
    _ chosen: TemplateRow.Mode,
    in environment: inout Environment
  ) throws(TemplateError) {
    guard let mode = program.modes.first(where: { $0.head.name == chosen.name }) else {
      throw TemplateError(
        .unknownName(
          chosen.name,
          kind: "environment value",
          of: "the template",
          among: program.modes.map { $0.head.name }
        )
      )
    }
    var names = ["false", "true"]
    if case .enumeration(let index) = mode.member.type { names = program.enums[index].cases }
    guard let index = names.firstIndex(of: chosen.value) else {
      throw TemplateError(
        .unknownName(chosen.value, kind: "value", of: chosen.name, among: names)
      )
    }
    environment.modes.set(mode.head.name, to: index, standard: mode.standard)
  }
}
