// An image to render: a component in a state and an environment, with a name.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSyntax

/// An image to render.
struct Picture: Sendable {
  let component: InterpretedComponent
  let state: String
  let environment: Environment
  /// The suffix of the file name for environment values set by options.
  let modes: String
  /// The size in points, or `nil` for the component's own size.
  let size: Size?
  /// Whether the name includes the layout direction if it is right to left.
  let isDirectionNamed: Bool

  /// The file's name: `Component-state.png`.
  func fileName(in format: ImageFileFormat) -> String { "\(title).\(format.fileExtension)" }

  /// The file's name without its extension: `Component-state`.
  ///
  /// Suffixes follow for environment values set by options, `-dark` for the dark appearance, `-rtl`
  /// for a requested direction, and `@2x` for a scale other than 1.
  var title: String {
    let appearance = environment.appearance == .dark ? "-dark" : ""
    let direction =
      isDirectionNamed && environment.layoutDirection == .rightToLeft ? "-rtl" : ""
    let scale = environment.scale == 1 ? "" : "@\(Functions.string(environment.scale))x"
    return "\(component.name)-\(state)\(modes)\(appearance)\(direction)\(scale)"
  }

  /// The state's name on a sheet, with the direction if it was requested.
  var caption: String {
    isDirectionNamed && environment.layoutDirection == .rightToLeft ? state + " rtl" : state
  }

  /// The images that the options select.
  ///
  /// Components are sorted by name. Their states follow as declared, light before dark, small
  /// scales before large ones.
  static func plan(
    _ compilation: Compilation,
    _ options: RenderOptions,
    _ settings: [Setting],
    places: OperationPlaces? = nil
  ) throws(Failure) -> [Picture] {
    let prepared = PreparedProgram(compilation.program, places: places)
    let overrides = try Overrides(
      settings,
      stateFile: options.stateFile,
      readAsset: compilation.readAsset
    )
    let modes = try SelectedModes(options.modes, of: compilation.program)
    var pictures: [Picture] = []
    for component in try components(compilation, prepared, options) {
      for (state, reads) in states(of: component, options) {
        let component = try overrides.apply(to: state.component)
        for environment in environments(of: state, saying: reads, options) {
          pictures.append(
            Picture(
              component: component,
              state: state.name,
              environment: modes.applied(to: environment),
              modes: modes.title,
              size: options.size ?? state.size,
              isDirectionNamed: options.directions != nil
            )
          )
        }
      }
    }
    guard !pictures.isEmpty else { throw unknownState(options, compilation) }
    // If other images can be drawn, leave out those whose size cannot be.
    let drawn = pictures.filter { $0.component.hasPicture(size: $0.size, in: $0.environment) }
    guard !drawn.isEmpty, drawn.count < pictures.count else { return pictures }
    var noted = NotedPictures()
    for picture in pictures
    where !picture.component.hasPicture(size: picture.size, in: picture.environment) {
      noted.add("left out, because its size cannot be drawn", of: picture)
    }
    noted.report()
    return drawn
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
        "unknown component '\(name)'" + suggestion(for: name, in: declared.map(\.name))
      )
    }
    if declared.isEmpty { throw .usage("the input declares no component") }
    guard !options.components.isEmpty else { return declared }
    return declared.filter { options.components.contains($0.name) }
  }

  /// The states to render, with the environment values that each sets.
  ///
  /// Empty for a component that lacks a requested state.
  private static func states(
    of component: InterpretedComponent,
    _ options: RenderOptions
  ) -> [(state: NamedState<InterpretedComponent>, reads: Environment.Reads)] {
    let wanted = options.states.isEmpty ? ["plain"] : options.states
    let states = component.namedStates(
      in: Environment(fonts: options.fonts, locale: options.locale ?? "en")
    )
    return zip(states, component.declaration.states).filter { state, _ in
      options.areAllStates || wanted.contains(state.name)
    }.map { state, declared in
      (state, declared.environment.reduce([]) { $0.union($1.member.reads) })
    }
  }

  /// The environments in which to render a state; options override its own values.
  private static func environments(
    of state: NamedState<InterpretedComponent>,
    saying reads: Environment.Reads,
    _ options: RenderOptions
  ) -> [Environment] {
    let ownAppearance = reads.contains(.appearance) && !options.isAppearanceAsked
    let ownScale = reads.contains(.scale) && !options.isScaleAsked
    var appearances = ownAppearance ? [state.environment.appearance] : options.appearances
    // On a sheet, show a component that does not read the appearance only once.
    if options.isSheetAlone, !options.isAppearanceAsked, !ownAppearance {
      appearances = state.component.testedAppearances
    }
    return appearances.flatMap {
      appearance in
      (options.directions ?? [state.environment.layoutDirection]).flatMap { direction in
        (ownScale ? [state.environment.scale] : options.scales).map { scale in
          var environment = state.environment
          (environment.appearance, environment.scale) = (appearance, scale)
          environment.layoutDirection = direction
          environment.locale = options.locale ?? environment.locale
          environment.colorSpace = options.colorSpace
          return environment
        }
      }
    }
  }

  private static func unknownState(
    _ options: RenderOptions,
    _ compilation: Compilation
  ) -> Failure {
    let name = options.states.first ?? "plain"
    let names = compilation.program.components.flatMap { $0.states.map(\.name) }
    return .usage("no component has a state named '\(name)'" + suggestion(for: name, in: names))
  }
}
