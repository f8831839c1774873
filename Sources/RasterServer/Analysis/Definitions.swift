// The names that files declare, with their kinds and documentation.

import RasterCompletion
import RasterSyntax

/// A declared name.
struct Definition: Sendable {
  enum Kind: Sendable {
    case component, structure, enumeration, tokens, mode, constant, function
    case property, field, enumCase, parameter, label, local, loopVariable, group, token, state
  }

  let kind: Kind
  let name: String
  let nameRange: SourceRange
  /// The whole declaration.
  let range: SourceRange
  let documentation: String?
  /// The name of the enclosing declaration.
  var container: String?
}

/// The names that files declare, by the ranges of their names.
struct Definitions: Sendable {
  private(set) var all: [Definition] = []
  private var places: [SourceRange: Int] = [:]

  init(_ trees: [SyntaxTree]) {
    for tree in trees {
      for declaration in tree.syntax.declarations { add(declaration) }
    }
  }

  subscript(name: SourceRange) -> Definition? { places[name].map { all[$0] } }

  private mutating func add(
    _ kind: Definition.Kind,
    _ name: NameSyntax,
    _ range: SourceRange,
    documentation: String? = nil,
    in container: String? = nil
  ) {
    guard !name.text.isEmpty, places[name.range] == nil else { return }
    places[name.range] = all.count
    all.append(
      Definition(
        kind: kind,
        name: name.text,
        nameRange: name.range,
        range: range,
        documentation: documentation,
        container: container
      )
    )
  }

  private mutating func add(_ declaration: DeclarationSyntax) {
    switch declaration {
    case .enumeration(let syntax):
      add(.enumeration, syntax.name, syntax.range, documentation: syntax.documentation)
      for name in syntax.cases { add(.enumCase, name, name.range, in: syntax.name.text) }
    case .structure(let syntax):
      add(.structure, syntax.name, syntax.range, documentation: syntax.documentation)
      for field in syntax.fields {
        let container = syntax.name.text
        add(.field, field.name, field.range, documentation: field.documentation, in: container)
      }
    case .tokens(let syntax):
      add(.tokens, syntax.name, syntax.range, documentation: syntax.documentation)
      addTokens(syntax.block.statements, in: syntax.name.text)
    case .mode(let syntax):
      add(.mode, syntax.name, syntax.range, documentation: syntax.documentation)
    case .constant(let syntax):
      add(.constant, syntax.name, syntax.range, documentation: syntax.documentation)
    case .function(let syntax): add(syntax)
    case .component(let syntax): add(syntax)
    }
    SyntaxNode.declaration(declaration).visit { node in
      addLocals(node, in: declaration.name.text)
    }
  }

  private mutating func add(_ syntax: FunctionSyntax, in container: String? = nil) {
    let documentation = syntax.documentation
    add(.function, syntax.name, syntax.range, documentation: documentation, in: container)
    for parameter in syntax.parameters {
      add(.parameter, parameter.name, parameter.range, in: syntax.name.text)
      if let label = parameter.label { add(.label, label, parameter.range, in: syntax.name.text) }
    }
  }

  private mutating func add(_ syntax: ComponentSyntax) {
    let container = syntax.name.text
    add(.component, syntax.name, syntax.range, documentation: syntax.documentation)
    for case .state(let state) in syntax.members {
      add(.property, state.name, state.range, documentation: state.documentation, in: container)
    }
    for case .function(let function) in syntax.members { add(function, in: container) }
    for line in syntax.stateLines {
      add(.state, line.word, line.range, documentation: line.documentation, in: container)
    }
  }

  private mutating func addTokens(_ statements: [StatementSyntax], in container: String) {
    for case .line(let line) in statements where !line.word.text.isEmpty {
      let kind: Definition.Kind = line.block == nil ? .token : .group
      let documentation = line.documentation
      add(kind, line.word, line.range, documentation: documentation, in: container)
      if let block = line.block {
        addTokens(block.statements, in: container + "." + line.word.text)
      }
    }
  }

  /// Adds the names declared by a statement, or by a loop in a list.
  private mutating func addLocals(_ node: SyntaxNode, in container: String) {
    switch node {
    case .binding(let syntax):
      let documentation = syntax.documentation
      add(.local, syntax.name, syntax.range, documentation: documentation, in: container)
    case .conditional(let syntax): add(syntax.condition, in: container)
    case .loop(let syntax): add(syntax.head, in: container)
    case .expression(let syntax):
      guard case .list(let elements) = syntax.kind else { return }
      for element in elements { add(element, in: container) }
    default: break
    }
  }

  private mutating func add(_ condition: ConditionSyntax, in container: String) {
    guard case .binding(let name, let value) = condition else { return }
    add(.local, name, name.range.union(value.range), in: container)
  }

  private mutating func add(_ head: LoopHeadSyntax, in container: String) {
    for name in head.names where name.text != "_" {
      add(.loopVariable, name, name.range, in: container)
    }
  }

  private mutating func add(_ element: ElementSyntax, in container: String) {
    switch element {
    case .value: break
    case .loop(let head, let inner):
      add(head, in: container)
      add(inner, in: container)
    case .conditional(let condition, let inner, let otherwise):
      add(condition, in: container)
      add(inner, in: container)
      if let otherwise { add(otherwise, in: container) }
    }
  }
}

extension DeclarationSyntax {
  var name: NameSyntax {
    switch self {
    case .enumeration(let syntax): syntax.name
    case .structure(let syntax): syntax.name
    case .tokens(let syntax): syntax.name
    case .mode(let syntax): syntax.name
    case .constant(let syntax): syntax.name
    case .function(let syntax): syntax.name
    case .component(let syntax): syntax.name
    }
  }
}
