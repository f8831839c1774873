// Checks tokens that are written like members of the expected type: `.accent` for `UI.accent`.

import RasterSyntax

/// The tokens that `.name` can mean where a type is expected.
struct TokenMembers: Hashable {
  let name: String
  let type: Type
  let file: FileID
}

extension BodyChecker {
  /// Checks `.accent` as a token, or returns nil if no visible token has the name and the type.
  ///
  /// Cases and built-in members have precedence. Only components and functions can leave out the
  /// name of the tokens. In other declarations, the types of tokens may not be known yet.
  @inline(never)
  mutating func checkTokenMember(
    _ name: NameSyntax,
    of type: Type,
    call: CallSyntax?,
    at range: SourceRange
  ) -> TypedExpression? {
    guard owner?.kind == .component || owner?.kind == .function else { return nil }
    let members = TokenMembers(name: name.text, type: type, file: file)
    let owners =
      session.tokenMembers[members] ?? module.tokens(with: members).map { $0.tokens }
    session.tokenMembers[members] = owners
    guard let first = owners.first, !staticNames(of: type).contains(name.text) else { return nil }
    checkLoosely(call)
    if owners.count > 1 {
      let paths = owners.map { "\(module.tokens[$0].head.name).\(name.text)" }
      report(.ambiguousToken(name.text, paths, at: range))
      return .error(at: range)
    }
    let token = checkToken(name, in: TokenGroup(tokens: first, group: 0), at: range)
    guard let call else { return token }
    report(.notAFunction(name.text, at: call.argumentsRange))
    return .error(at: range)
  }
}

extension Module {
  /// Returns the visible tokens, outside groups, with a name and of a type that is accepted.
  ///
  /// They are sorted by their declarations; those of the file precede imported ones.
  func tokens(with members: TokenMembers) -> [(tokens: Int, constant: Int)] {
    let owners = (tokenOwners[members.name] ?? []).filter {
      isVisible(DeclarationID(.tokens, $0), in: members.file)
    }
    let own = owners.filter { tokens[$0].head.range.file == members.file }
    let others = owners.filter { tokens[$0].head.range.file != members.file }
    return (own + others).compactMap { owner in
      guard case .token(let index) = tokens[owner].groups[0].members[members.name],
        members.type.accepts(constants[index].type)
      else { return nil }
      return (owner, index)
    }
  }
}
