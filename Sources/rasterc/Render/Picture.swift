// A picture to render: which component, in which state and environment, under which name.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSyntax

/// A picture to render.
struct Picture: Sendable {
  let component: InterpretedComponent
  let state: String
  let environment: Environment

  /// The file's name: `Component-state.png`, with `-dark` where the appearance is dark and `@2x`
  /// where the scale is not 1.
  var fileName: String { title + ".png" }

  /// The file's name without its extension.
  var title: String {
    let appearance = environment.appearance == .dark ? "-dark" : ""
    let scale = environment.scale == 1 ? "" : "@\(Functions.string(environment.scale))x"
    return "\(component.name)-\(state)\(appearance)\(scale)"
  }

  /// The pictures that the options ask for: components by name, then states as declared, light
  /// before dark, small scales before large ones.
  static func plan(
    _ compilation: Compilation,
    _ options: RenderOptions,
    _ settings: [Setting]
  ) throws(Failure) -> [Picture] {
    let prepared = PreparedProgram(compilation.program)
    let overrides = try Overrides(
      settings,
      stateFile: options.stateFile,
      readAsset: compilation.readAsset
    )
    var pictures: [Picture] = []
    for component in try components(compilation, prepared, options) {
      for state in try states(of: component, options) {
        let component = try overrides.apply(to: state.component)
        for appearance in options.appearances {
          for scale in options.scales {
            let environment = Environment(
              appearance: appearance,
              scale: scale,
              fonts: options.fonts,
              locale: options.locale
            )
            pictures.append(
              Picture(component: component, state: state.name, environment: environment)
            )
          }
        }
      }
    }
    guard !pictures.isEmpty else { throw unknownState(options, compilation) }
    return pictures
  }

  private static func components(
    _ compilation: Compilation,
    _ prepared: PreparedProgram,
    _ options: RenderOptions
  ) throws(Failure) -> [InterpretedComponent] {
    let declared = compilation.program.components.enumerated()
      .filter { compilation.isInput($0.element.head.range) }
      .compactMap { prepared.component($0.offset) }
      .sorted { areInByteOrder($0.name, $1.name) }
    for name in options.components where !declared.contains(where: { $0.name == name }) {
      throw .usage(
        "there is no component '\(name)'" + suggestion(for: name, in: declared.map(\.name))
      )
    }
    if declared.isEmpty { throw .usage("there is no component in the input") }
    guard !options.components.isEmpty else { return declared }
    return declared.filter { options.components.contains($0.name) }
  }

  /// The states to render; a component without a state that is asked for has none.
  private static func states(
    of component: InterpretedComponent,
    _ options: RenderOptions
  ) throws(Failure) -> [(name: String, component: InterpretedComponent)] {
    let wanted = options.states.isEmpty ? ["plain"] : options.states
    let names = component.states.filter { options.areAllStates || wanted.contains($0) }
    return try names.map { name throws(Failure) in
      do throws(TemplateError) { return (name, try component.state(name)) } catch {
        throw .usage(error.description)
      }
    }
  }

  private static func unknownState(
    _ options: RenderOptions,
    _ compilation: Compilation
  ) -> Failure {
    let name = options.states.first ?? "plain"
    let names = compilation.program.components.flatMap { $0.states.map(\.name) }
    return .usage("no component has a state '\(name)'" + suggestion(for: name, in: names))
  }
}
