// A declaration of a file with its identifier.

import RasterSyntax

/// A top-level declaration's syntax with its identifier.
struct DeclarationEntry: Sendable {
  let id: DeclarationID
  let file: FileID
  let syntax: DeclarationSyntax
  /// The parts of a token, or of a condition of tokens.
  var token: TokenParts?
}

extension ComponentSyntax {
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
