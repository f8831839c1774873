// Writes aliases for constants and functions that members of a declaration hide.

import RasterSemantics
import RasterSyntax

/// Writes the aliases by which a declaration refers to names that its own members hide.
///
/// In a component with a property `title`, Swift resolves `title(2)` to a call of the property. The
/// function keeps its name, which other code uses, and the component calls it through an alias.
struct AliasEmitter {
  /// The declaration whose members hide names.
  let owner: DeclarationID
  /// The names as seen inside the declaration.
  let naming: Naming
  let options: GeneratorOptions

  func aliases() -> [Document] { naming.aliases.map { alias(of: $0) } }

  private func alias(of id: DeclarationID) -> Document {
    let program = naming.program
    let name = Spelling.identifier(naming.aliasName(of: id))
    let isInDefault = naming.uses[owner]?.inDefaults.contains(id) ?? false
    let access = isInDefault ? options.access(of: program.head(of: owner)) : .private
    let hidden = program.head(of: id).name
    let inner = naming.within(id).avoiding(hidden)
    var emitter = BodyEmitter(inner, place: .function)
    var parameters: [Document] = []
    var arguments: [Document] = []
    let type: String
    switch id.kind {
    case .function:
      let function = program.functions[id.index]
      parameters = DeclarationEmitter(naming: inner, access: access)
        .parameters(of: function, id.index, &emitter)
      for (slot, parameter) in function.parameters.enumerated() {
        let value = Spelling.identifier(emitter.scope.name(of: slot))
        arguments.append(emitter.argument(parameter.label, .text(value)))
      }
      type = inner.typeName(function.body.type)
    default: type = inner.typeName(program.constants[id.index].value.type)
    }
    let isFunction = id.kind == .function || naming.environment.constants.contains(id.index)
    if isFunction, emitter.takesEnvironment(id) { arguments.append("in: environment") }
    if id.kind == .constant, isFunction { parameters = ["in environment: Raster.Environment"] }
    let reached = id.kind == .function ? inner.function(id.index) : inner.constant(id.index)
    let body: Document = isFunction ? .list(reached + "(", arguments, ")") : .text(reached)
    let modifiers = "\(access.prefix)nonisolated"
    let head: Document =
      isFunction
      ? [.list("\(modifiers) func \(name)(", parameters, ")"), .text(" -> \(type) ")]
      : .text("\(modifiers) var \(name): \(type) ")
    let text = "An alias of `\(hidden)`, which a member of `\(program.head(of: owner).name)` hides."
    return .lines(comment(text) + [[head, .braces([body])]])
  }
}

extension BodyEmitter {
  /// Whether a constant or function takes the environment as an argument.
  fileprivate func takesEnvironment(_ id: DeclarationID) -> Bool {
    id.kind == .function
      ? naming.environment.functions.contains(id.index)
      : naming.environment.constants.contains(id.index)
  }
}
