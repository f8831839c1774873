// The syntax tree: design tokens and environment members.

/// A declaration of tokens: `tokens Brand { accent light: #E5004B, dark: #FF4F87 }`.
package struct TokensSyntax: Sendable {
  package internal(set) var access: AccessSyntax?
  package let documentation: String?
  package let name: NameSyntax
  package let block: BlockSyntax
  package let range: SourceRange
  /// The reasons for deprecated tokens, by the ranges of their first lines; empty if no reason is
  /// given.
  package var deprecations: [SourceRange: String] = [:]
  /// The reasons why tokens of a file are omitted, by their paths.
  package var omitted: [String: String] = [:]
  /// Whether the file of the tokens was not read, so that any name may be one of them.
  package var isUnread = false

  package init(
    documentation: String?,
    name: NameSyntax,
    block: BlockSyntax,
    range: SourceRange
  ) {
    self.documentation = documentation
    self.name = name
    self.block = block
    self.range = range
  }
}

/// An environment member: `environment theme: Theme = .acme`.
package struct ModeSyntax: Sendable {
  package internal(set) var access: AccessSyntax?
  package let documentation: String?
  package let name: NameSyntax
  package let type: TypeSyntax
  package let value: ExpressionSyntax
  package let range: SourceRange

  package init(
    documentation: String?,
    name: NameSyntax,
    type: TypeSyntax,
    value: ExpressionSyntax,
    range: SourceRange
  ) {
    self.documentation = documentation
    self.name = name
    self.type = type
    self.value = value
    self.range = range
  }
}
