// Parses the words that say who may use a declaration, which are names elsewhere.

extension Parser {
  /// What other languages write before a declaration, and what it is here.
  private static let otherWords: [(word: StaticString, level: AccessLevel)] = [
    ("fileprivate", .private), ("open", .public), ("export", .public), ("pub", .public),
  ]

  /// The level of the current token, where it is a word of access.
  private var accessLevel: AccessLevel? {
    guard kind == .name else { return nil }
    switch token.upper - token.lower {
    case 6: return isWord("public", token) ? .public : nil
    case 7: return isWord("private", token) ? .private : isWord("package", token) ? .package : nil
    case 8: return isWord("internal", token) ? .internal : nil
    default: return nil
    }
  }

  /// The level that another language's word here means.
  private var otherAccessLevel: AccessLevel? {
    guard kind == .name else { return nil }
    return Self.otherWords.first { isWord($0.word, token) }?.level
  }

  /// Whether a word of access stands here, before what can be nothing but a declaration of a file.
  var beginsWithAccess: Bool {
    guard accessLevel != nil, !peek(1).flags.contains(.afterNewline) else { return false }
    return isDeclarationWord(peek(1))
  }

  private func isDeclarationWord(_ token: SignificantToken) -> Bool {
    token.kind.isFileLevelWord || token.kind == .let
      || token.kind == .name
        && (isWord("tokens", token) || isWord("environment", token) || isWord("mode", token))
  }

  /// Whether a word of access stands before a property, a `let` or a line with a block, where it means
  /// nothing.
  var isAccessOfMember: Bool {
    guard accessLevel ?? otherAccessLevel != nil, !peek(1).flags.contains(.afterNewline) else {
      return false
    }
    let next = peek(1)
    return next.kind == .let || next.kind == .func
      || next.kind == .name && ["state", "var", "draw", "size"].contains { isWord($0, next) }
  }

  /// Parses the word that says who may use the declaration after it; nil where none stands.
  ///
  ///     access = "public" | "package" | "internal" | "private" ;
  mutating func parseAccessIfPresent() -> AccessSyntax? {
    var access: AccessSyntax?
    let first = index
    while kind == .name, let level = accessLevel ?? otherAccessLevel, isBeforeDeclaration {
      if accessLevel == nil {
        note(.otherAccess(text(of: token), level, at: range))
      } else if let access {
        note(.repeatedAccess(text(of: token), beside: access.level, at: wordRange))
      }
      access = access ?? AccessSyntax(level, at: range)
      advance()
    }
    if access != nil { documented = (index, first) }
    return access
  }

  /// Whether the word here has something to declare behind it, on its line.
  private var isBeforeDeclaration: Bool {
    let next = peek(1)
    guard !next.flags.contains(.afterNewline) else { return false }
    return isDeclarationWord(next) || next.kind == .name && accessLevel != nil
  }

  /// The current token with the space behind it.
  private var wordRange: SourceRange {
    SourceRange(file: file.id, lower: Int(token.lower), upper: Int(peek(1).lower))
  }

  /// Skips words of access before what belongs to a declaration as a whole, and reports them.
  mutating func skipAccessOfMember() {
    while isAccessOfMember {
      note(.misplacedAccess(text(of: token), at: range, with: wordRange))
      let first = index
      advance()
      documented = (index, first)
    }
  }
}
