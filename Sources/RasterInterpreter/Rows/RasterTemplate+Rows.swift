// From a row of data to a component in a state, with all that is wrong with the row.

import RasterDrawing
import RasterSemantics
import RasterValues

extension RasterTemplate {
  /// The component of a row, with what surrounds it and its size.
  ///
  /// `environment` is what the row leaves out. Throws with all that is wrong with the row. It takes
  /// microseconds, draws nothing, and may be called from any thread.
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
  /// The component as a row says, whatever component the row names.
  ///
  /// `environment` is what the row leaves out. Throws with all that is wrong with the row.
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
    var surroundings = state.environment
    surroundings.apply(row)
    for mode in row.modes {
      do throws(TemplateError) { try prepared.set(mode, in: &surroundings) } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw TemplateRowError(errors) }
    return NamedState(
      state.name,
      component,
      environment: surroundings,
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
  }
}

extension PreparedProgram {
  /// Gives a mode of the program a value, both by their names.
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
