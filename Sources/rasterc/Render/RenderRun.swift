// One run of `rasterc render`: reads and checks the sources, then draws them.

import RasterCommands
import RasterSemantics
import RasterSyntax

/// One run of `rasterc render`.
struct RenderRun {
  let arguments: Arguments
  /// The store from which sources are read.
  let store: SourceStore

  init(_ arguments: Arguments, store: SourceStore) {
    (self.arguments, self.store) = (arguments, store)
  }

  func run() throws(Failure) -> ExitCode {
    var clock = PhaseClock()
    let reporter = try Reporter(arguments)
    let options = try RenderOptions(arguments)
    var compilation = try clock.measure(.check) { () throws(Failure) in
      try Compilation.load(arguments, store: store)
    }
    compilation.loader.times.add(to: &clock)
    guard let settings = try compilation.settings(options, reporter) else { return .usage }
    guard reporter.report(compilation) else { return .sources }
    guard let motion = options.motion else {
      var renderer = StateRenderer(options, clock)
      try renderer.render(try Picture.plan(compilation, options, settings))
      return .success
    }
    let motions = try PictureMotion.plan(compilation, options, settings, through: motion)
    if let moment = motion.moment {
      var renderer = StateRenderer(options, clock)
      try renderer.render(motions.map { $0.picture(at: moment, of: motion) })
    } else {
      var renderer = MotionRenderer(options, motion, clock)
      try renderer.render(motions)
    }
    return .success
  }
}

extension SourceLoader.Times {
  /// Moves the measured reading and parsing times out of the check phase.
  fileprivate func add(to clock: inout PhaseClock) {
    clock.add(reading, to: .read)
    clock.add(parsing, to: .parse)
    clock.add(.zero - reading - parsing, to: .check)
  }
}

extension Compilation {
  /// The property values set by options; reports errors and returns `nil` if one is invalid.
  mutating func settings(
    _ options: RenderOptions,
    _ reporter: Reporter
  ) throws(Failure) -> [Setting]? {
    guard !hasErrors, let component = try subject(options) else { return [] }
    let found = try settings(options.sets, of: component)
    guard hasErrors else { return found }
    _ = reporter.report(self)
    return nil
  }

  /// Whether the diagnostics contain an error.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The component whose properties are set: the one specified, or the only one.
  ///
  /// `nil` if no properties are set, or no component has the specified name.
  fileprivate func subject(_ options: RenderOptions) throws(Failure) -> ComponentDeclaration? {
    guard !options.sets.isEmpty || options.stateFile != nil else { return nil }
    let declared = program.components.filter { isInput($0.head.range) }
    let names = options.components.isEmpty ? declared.map(\.head.name) : options.components
    guard names.count < 2 else {
      throw .usage("--set and --properties require one --component; there are \(names.count)")
    }
    return declared.first { names.contains($0.head.name) }
  }
}
