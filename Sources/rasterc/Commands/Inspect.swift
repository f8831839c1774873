// `rasterc inspect`: lists what a component reads, and explains whether two requests share a look.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSyntax

extension Option {
  static let inspectedComponent = component.described(
    "Inspect this component. Default: the only one."
  )
  static let inspectedState = state.described(
    "Named state to compare; give it twice to compare two.\nDefault: plain."
  )
  static let inspectedSet = set.described(
    "Set a property of the second request. If given twice for\na property, first for the first request, then for the\nsecond."
  )
}

extension Command {
  static let inspect = Command(
    name: "inspect",
    usage: "INPUT… [--component NAME] [options]",
    summary: "List the inputs that a component depends on, and compare requests.",
    discussion: """
      Prints the key of a component's requests, and where each property and each member of the
      environment is read.

      With a second --state, or with --set, it compares two requests: whether they share a look,
      what differs between them, and which differences the component does not read.

          --state A --state B           compares two named states
          --state A --set isOn=true     compares a state with a changed one
          --set count=3 --set count=4   compares two values

      With --format json, the output is one line of JSON, with the same record as 'rasterc looks'.
      """,
    examples: [
      ("inspect Button.raster", "List where each property and environment member is read."),
      (
        "inspect Button.raster --state plain --state pressed",
        "Explain why two states share a look, or do not."
      ),
    ],
    options: [
      .inspectedComponent, .inspectedState, .inspectedSet, .recordFormat, .root, .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let isRecord = try arguments.wantsRecord()
    var compilation = try Compilation.load(arguments)
    guard !compilation.hasErrors else {
      _ = reporter.report(compilation)
      return .sources
    }
    let recorder = LookRecorder(compilation, scales: [1])
    let components = try recorder.components(arguments.list(.component))
    guard components.count == 1 else {
      throw .usage(
        "inspect takes one component, but there are \(components.count); pass --component"
      )
    }
    let settings = try compilation.settings(
      arguments.all(.set),
      of: components[0].declaration
    )
    guard reporter.report(compilation) else { return .usage }
    var record = LookRecord(components: [recorder.reads(of: components[0])])
    record.comparison = try recorder.comparison(
      of: components[0],
      states: arguments.list(.state),
      settings
    )
    try Streams.output(isRecord ? record.jsonLine + "\n" : record.report)
    return .success
  }
}

extension LookRecorder {
  /// The comparison of two requests, or `nil` if only one is specified.
  fileprivate func comparison(
    of component: InterpretedComponent,
    states names: [String],
    _ settings: [Setting]
  ) throws(Failure) -> LookRecord.Comparison? {
    guard names.count <= 2 else { throw .usage("--state can be given at most twice") }
    guard names.count == 2 || !settings.isEmpty else {
      if let name = names.first { _ = try state(name, of: component) }
      return nil
    }
    let first = try state(names.first ?? "plain", of: component)
    let second = try state(names.last ?? "plain", of: component)
    var (changed, other) = (first.component, second.component)
    var titles = ([first.name], [second.name])
    for (place, setting) in settings.enumerated() {
      let property = component.declaration.properties[setting.property].name
      let same = settings.indices.filter { settings[$0].property == setting.property }
      guard same.count <= 2 else { throw .usage("--set \(property) can be given at most twice") }
      if same.count == 2, same[0] == place {
        changed = changed.setting(setting.property, to: setting.value)
        titles.0.append(property)
      } else {
        other = other.setting(setting.property, to: setting.value)
        titles.1.append(property)
      }
    }
    return RequestComparison(
      first: NamedState(first.name, changed, environment: first.environment, size: first.size),
      second: NamedState(second.name, other, environment: second.environment, size: second.size),
      names: (Self.title(titles.0), Self.title(titles.1)),
      recorder: self
    ).record
  }

  /// `plain`, or `plain with count, level set`.
  private static func title(_ names: [String]) -> String {
    guard names.count > 1 else { return names[0] }
    return "\(names[0]) with \(names.dropFirst().joined(separator: ", ")) set"
  }

  private func state(
    _ name: String,
    of component: InterpretedComponent
  ) throws(Failure) -> NamedState<InterpretedComponent> {
    if let state = component.namedStates().first(where: { $0.name == name }) { return state }
    throw .usage(
      "'\(component.name)' has no state '\(name)'" + suggestion(for: name, in: component.stateNames)
    )
  }
}
