// Writes the named states of a component.

import RasterSemantics
import RasterSyntax

extension ComponentEmitter {
  /// The static members of a component: one for each state, its named state, and the list of all states.
  func states() -> [Document] {
    let members = component.states.map { state in
      let member = Spelling.identifier(naming.member(of: state))
      let line: Document = [
        .text("\(access.memberPrefix)static let \(member) = "),
        .list(name + "(", arguments(of: state), ")"),
      ]
      return Document.lines(comment(words(about: state)) + [line])
    }
    let documentation = comment(
      "The named states, in the order of the source; `plain` is the first."
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

  /// What the comment of a state's member says; nil where the name says it all.
  private func words(about state: ComponentDeclaration.NamedState) -> String? {
    if let setting = settingName(of: state) {
      let environment = environment(of: state).map { "in `\(Document.flat($0).printed())`" }
      let size = size(of: state).map { "at \($0)" }
      let words = [environment, size].compactMap { $0 }.joined(separator: " ")
      return """
        The state `\(state.name)`; `\(setting)` holds its setting, too.

        The source draws it \(words).
        """
    }
    let isRenamed = naming.member(of: state) != state.name
    return access == .public || isRenamed ? "The state `\(state.name)`." : nil
  }

  /// The name of the member that holds a state with its environment and size; nil where it has neither.
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
      let text = "The state `\(state.name)` with the environment and the size of the source."
      let head = "\(access.memberPrefix)static var \(setting): Raster.NamedState<\(name)> "
      return .lines(comment(text) + [[.text(head), .braces([element(of: state)])]])
    }
  }

  /// `Raster.Environment(appearance: .dark)`; nil where a state says nothing of it.
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

  /// `24 × 44 points`, or the expression of another size; nil of the component's own.
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

  /// `Raster.NamedState("night", night, environment: …)`.
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
