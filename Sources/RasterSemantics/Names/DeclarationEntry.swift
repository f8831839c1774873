// A declaration of a file with its identifier.

import RasterSyntax

/// The syntax of a top-level declaration, or of a component's function, with its identifier.
struct DeclarationEntry: Sendable {
  /// The component in which a function is declared.
  struct Owner: Sendable {
    let id: DeclarationID
    let range: SourceRange
  }

  let id: DeclarationID
  let file: FileID
  let syntax: DeclarationSyntax
  /// The parts of a token, or of a condition of tokens.
  var token: TokenParts?
  /// The component to which a function belongs, or nil for a top-level declaration.
  var owner: Owner?

  /// The text on which the declaration depends: that of the whole component for its functions.
  var extent: SourceRange { owner?.range ?? syntax.head.range }
}

extension ComponentSyntax {
  /// The component's functions.
  var functions: [FunctionSyntax] {
    members.compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  /// The component's properties.
  var states: [StateSyntax] {
    members.compactMap { if case .state(let state) = $0 { state } else { nil } }
  }
}

extension DeclarationSyntax {
  var head: DeclarationHead {
    switch self {
    case .enumeration(let syntax): head(syntax.name, syntax.documentation, syntax.range)
    case .structure(let syntax): head(syntax.name, syntax.documentation, syntax.range)
    case .tokens(let syntax): head(syntax.name, syntax.documentation, syntax.range)
    case .mode(let syntax): head(syntax.name, syntax.documentation, syntax.range)
    case .constant(let syntax): head(syntax.name, syntax.documentation, syntax.range)
    case .function(let syntax): head(syntax.name, syntax.documentation, syntax.range)
    case .component(let syntax): head(syntax.name, syntax.documentation, syntax.range)
    }
  }

  private func head(
    _ name: NameSyntax,
    _ documentation: String?,
    _ range: SourceRange
  ) -> DeclarationHead {
    DeclarationHead(
      name: name.text,
      documentation: documentation,
      range: range,
      nameRange: name.range,
      access: access
    )
  }
}
