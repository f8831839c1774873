// Parses access modifiers, which are contextual keywords.

extension Parser {
  /// Access modifiers of other languages, and the access level that each stands for.
  private static let foreignModifiers: [(word: StaticString, level: AccessLevel)] = [
    ("fileprivate", .private), ("open", .public), ("export", .public), ("pub", .public),
  ]

  /// The access level of the current token, if it is an access modifier.
  private var accessLevel: AccessLevel? {
    guard kind == .name else { return nil }
    switch token.upper - token.lower {
    case 6: return isWord("public", token) ? .public : nil
    case 7: return isWord("private", token) ? .private : isWord("package", token) ? .package : nil
    case 8: return isWord("internal", token) ? .internal : nil
    default: return nil
    }
  }

  /// The access level that a modifier of another language stands for.
  private var otherAccessLevel: AccessLevel? {
    guard kind == .name else { return nil }
    return Self.foreignModifiers.first { isWord($0.word, token) }?.level
  }

  /// Whether an access modifier starts here that can only precede a declaration of a file.
  var beginsWithAccess: Bool {
    guard accessLevel != nil, !peek(1).flags.contains(.afterNewline) else { return false }
    return isDeclarationWord(peek(1))
  }

  private func isDeclarationWord(_ token: SignificantToken) -> Bool {
    token.kind.isFileLevelWord || token.kind == .let
      || token.kind == .name
        && (isWord("tokens", token) || isWord("environment", token) || isWord("mode", token))
  }

  /// Whether a misplaced access modifier starts here, before a property, a `let` or a line with a
  /// block.
  var isAccessOfMember: Bool {
    guard accessLevel ?? otherAccessLevel != nil, !peek(1).flags.contains(.afterNewline) else {
      return false
    }
    let next = peek(1)
    return next.kind == .let || next.kind == .func
      || next.kind == .name && ["state", "var", "draw", "size"].contains { isWord($0, next) }
  }

  /// Parses an access modifier; returns `nil` if there is none.
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

  /// Whether a declaration follows the modifier on its line.
  private var isBeforeDeclaration: Bool {
    let next = peek(1)
    guard !next.flags.contains(.afterNewline) else { return false }
    return isDeclarationWord(next) || next.kind == .name && accessLevel != nil
  }

  /// The current token and the space after it.
  private var wordRange: SourceRange {
    SourceRange(file: file.id, lower: Int(token.lower), upper: Int(peek(1).lower))
  }

  /// Reports and skips access modifiers before parts of a declaration.
  mutating func skipAccessOfMember() {
    while isAccessOfMember {
      note(.misplacedAccess(text(of: token), at: range, with: wordRange))
      let first = index
      advance()
      documented = (index, first)
    }
  }
}
