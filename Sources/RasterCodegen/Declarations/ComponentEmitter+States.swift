// Writes the named states of a component.

import RasterSemantics

extension ComponentEmitter {
  /// A member for each state, and the list of all.
  func states() -> [Document] {
    let members = component.states.map { state in
      let member = Spelling.identifier(naming.member(of: state))
      let line: Document = [
        .text("\(access.prefix)static let \(member) = "),
        .list(name + "(", arguments(of: state), ")"),
      ]
      let isSaid = access == .public || naming.member(of: state) != state.name
      return Document.lines(comment(isSaid ? "The state `\(state.name)`." : nil) + [line])
    }
    let documentation = comment(
      "The named states, in the order of the source; `plain` is the first."
    )
    let head = "\(access.prefix)static var states: [Raster.NamedState<\(name)>] "
    let elements = component.states.map { element(of: $0) }
    let list: Document = .lines(
      documentation + [[.text(head), .braces([.list("[", elements, "]", trailingComma: true)])]]
    )
    return [.joined(members, with: .hardLine), list]
  }

  private func arguments(of state: ComponentDeclaration.NamedState) -> [Document] {
    state.values.map { value in
      var emitter = BodyEmitter(naming, place: .expression)
      let label = component.properties[value.property].name
      return emitter.argument(label, emitter.text(value.value, knowing: .type))
    }
  }

  /// `Raster.NamedState("night", night, environment: …)`.
  private func element(of state: ComponentDeclaration.NamedState) -> Document {
    var emitter = BodyEmitter(naming, place: .expression)
    var arguments: [Document] = [
      .text(Literal.string(state.name)), .text(Spelling.identifier(naming.member(of: state))),
    ]
    if !state.environment.isEmpty {
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
      let environment = Document.list("Raster.Environment(", members, ")")
      arguments.append(.sequence(["environment: ", environment] + modes))
    }
    if let size = state.size {
      arguments.append(["size: ", emitter.text(size, knowing: .nothing)])
    }
    return .list("Raster.NamedState(", arguments, ")")
  }
}
