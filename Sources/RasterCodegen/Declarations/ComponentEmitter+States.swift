// Writes the named states of a component.

import RasterSemantics
import RasterSyntax

extension ComponentEmitter {
  /// Returns the static members for each state and its named state, and the list of all states.
  func states() -> [Document] {
    let members = component.states.map { state in
      let member = Spelling.identifier(naming.member(of: state))
      let line: Document = [
        .text("\(access.memberPrefix)static let \(member) = "),
        .list(name + "(", arguments(of: state), ")"),
      ]
      return Document.lines(comment(summary(about: state)) + [line])
    }
    let documentation = comment(
      "The named states, in source order; `plain` is the first."
    )
    let head = "\(access.memberPrefix)static var states: [Raster.NamedState<\(name)>] "
    let elements = component.states.map { state in
      settingName(of: state).map { .text($0) } ?? element(of: state)
    }
    let list: Document = .lines(
      documentation + [[.text(head), .braces([.list("[", elements, "]", trailingComma: true)])]]
    )
    return [.joined(members, with: .hardLine)] + settings() + [list]
  }

  func arguments(of state: ComponentDeclaration.NamedState) -> [Document] {
    state.values.map { value in
      var emitter = BodyEmitter(naming, place: .expression)
      let label = component.properties[value.property].name
      return emitter.argument(label, emitter.text(value.value, knowing: .type))
    }
  }

  // MARK: Environments and sizes

  /// Returns the comment of a state's member, or nil if the name suffices.
  private func summary(about state: ComponentDeclaration.NamedState) -> String? {
    if let setting = settingName(of: state) {
      let environment = environment(of: state).map { "in `\(Document.flat($0).printed())`" }
      let size = size(of: state).map { "at \($0)" }
      let summary = [environment, size].compactMap { $0 }.joined(separator: " ")
      return """
        The state `\(state.name)`; `\(setting)` holds its setting, too.

        The source draws it \(summary).
        """
    }
    let isRenamed = naming.member(of: state) != state.name
    return access == .public || isRenamed ? "The state `\(state.name)`." : nil
  }

  /// Returns the name of the member for a state that sets environment or size, or nil for others.
  private func settingName(of state: ComponentDeclaration.NamedState) -> String? {
    guard !state.environment.isEmpty || state.size != nil else { return nil }
    let taken = Set(properties + component.states.map { naming.member(of: $0) })
    var name = naming.member(of: state) + "State"
    while taken.contains(name) { name += "_" }
    return name
  }

  private func settings() -> [Document] {
    component.states.compactMap { state in
      guard let setting = settingName(of: state) else { return nil }
      let text = "The state `\(state.name)` with its environment and its size."
      let head = "\(access.memberPrefix)static var \(setting): Raster.NamedState<\(name)> "
      return .lines(comment(text) + [[.text(head), .braces([element(of: state)])]])
    }
  }

  /// Returns `Raster.Environment(appearance: .dark)`, or nil if the state does not set it.
  func environment(of state: ComponentDeclaration.NamedState) -> Document? {
    if state.environment.isEmpty { return nil }
    var emitter = BodyEmitter(naming, place: .expression)
    var members: [Document] = []
    var modes: [Document] = []
    for argument in state.environment {
      let value = emitter.argument(
        argument.member.name,
        emitter.text(argument.value, knowing: .type)
      )
      if argument.member.mode == nil {
        members.append(value)
      } else {
        modes += [".with(", value, ")"]
      }
    }
    return .sequence([.list("Raster.Environment(", members, ")")] + modes)
  }

  /// Returns `24 × 44 points`, another size's expression, or nil for the natural size.
  private func size(of state: ComponentDeclaration.NamedState) -> String? {
    guard let size = state.size else { return nil }
    if case .builtIn(let row, let sides) = size.kind, row.name == "Size", sides.count == 2,
      case .double(let width) = sides[0].kind, case .double(let height) = sides[1].kind
    {
      return "\(Literal.shortDouble(width)) × \(Literal.shortDouble(height)) points"
    }
    var emitter = BodyEmitter(naming, place: .expression)
    return "`\(Document.flat(emitter.text(size, knowing: .nothing)).printed())`"
  }

  /// Returns `Raster.NamedState("night", night, environment: …)`.
  private func element(of state: ComponentDeclaration.NamedState) -> Document {
    var emitter = BodyEmitter(naming, place: .expression)
    var arguments: [Document] = [
      .text(Literal.string(state.name)), .text(Spelling.identifier(naming.member(of: state))),
    ]
    if let environment = environment(of: state) {
      arguments.append(["environment: ", environment])
    }
    if let size = state.size {
      arguments.append(["size: ", emitter.text(size, knowing: .nothing)])
    }
    return .list("Raster.NamedState(", arguments, ")")
  }
}
