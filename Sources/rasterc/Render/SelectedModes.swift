// The environment values that `rasterc render` was given.

import Raster
import RasterCommands
import RasterSemantics

/// Environment values that options set, resolved among the program's environment members.
struct SelectedModes: Sendable {
  private var values: [(mode: ModeDeclaration, index: Int, name: String)] = []

  /// Resolves the members and values that `options` name, such as `theme=globex`.
  init(_ options: [String], of program: Program) throws(Failure) {
    for option in options {
      let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw .usage(
          "--environment takes a name and a value, such as theme=globex, found '\(option)'"
        )
      }
      let (name, value) = (String(parts[0]), String(parts[1]))
      guard let mode = program.modes.first(where: { $0.head.name == name }) else {
        let names = program.modes.map(\.head.name)
        throw .usage("unknown environment value '\(name)'" + suggestion(for: name, in: names))
      }
      if values.contains(where: { $0.mode.head.name == name }) {
        throw .usage("--environment sets '\(name)' twice")
      }
      let names = Self.names(of: mode, in: program)
      guard let index = names.firstIndex(of: value) else {
        throw .usage(
          "the environment value '\(name)' has no case '\(value)'"
            + suggestion(for: value, in: names)
        )
      }
      let title = mode.member.type == .bool ? (index == 1 ? name : "not-\(name)") : value
      values.append((mode, index, title))
    }
  }

  /// The suffix in file names: `-globex`.
  var title: String { values.map { "-\($0.name)" }.joined() }

  /// The environment with these values.
  func applied(to environment: Environment) -> Environment {
    var result = environment
    for value in values {
      result.modes.set(value.mode.head.name, to: value.index, standard: value.mode.standard)
    }
    return result
  }

  private static func names(of mode: ModeDeclaration, in program: Program) -> [String] {
    guard case .enumeration(let index) = mode.member.type else { return ["false", "true"] }
    return program.enums[index].cases
  }
}
