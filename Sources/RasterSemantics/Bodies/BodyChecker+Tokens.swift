// Checks tokens and modes: their uses, and the expressions that define them.

import RasterSyntax
import RasterValues

/// A group of tokens.
struct TokenGroup {
  let tokens: Int
  let group: Int
}

// Uses.
extension BodyChecker {
  /// Returns the group of tokens that an expression names, or nil if it names none.
  func tokenGroup(_ expression: ExpressionSyntax) -> TokenGroup? {
    var names: [String] = []
    var base = expression
    while case .member(let inner, let name) = base.kind {
      names.append(name.text)
      base = inner
    }
    guard case .name(let root) = base.kind, !scope.contains(root),
      let id = module.declaration(root, in: file), id.kind == .tokens
    else { return nil }
    var group = 0
    for name in names.reversed() {
      guard case .group(let inner) = module.tokens[id.index].groups[group].members[name] else {
        return nil
      }
      group = inner
    }
    return TokenGroup(tokens: id.index, group: group)
  }

  /// Checks the use of a token by its name in a group.
  mutating func checkToken(
    _ name: NameSyntax,
    in group: TokenGroup,
    at range: SourceRange
  ) -> TypedExpression {
    if name.text.isEmpty { return .error(at: range) }
    use(DeclarationID(.tokens, group.tokens), at: range)
    let signature = module.tokens[group.tokens].groups[group.group]
    switch signature.members[name.text] {
    case .token(let index):
      use(DeclarationID(.constant, index), at: range, named: name.range)
      let token = module.constants[index]
      if let reason = token.deprecation, module.tokens[group.tokens].head.range.file != file {
        report(.deprecatedToken(token.head.name, reason: reason, at: name.range))
      }
      return TypedExpression(.constant(index), module.constants[index].type, at: range)
    case .group where session.recorder != nil:
      session.recorder?.refer(
        name.range,
        to: session.recorder?.places.tokens[group.tokens][signature.path + "." + name.text]
      )
    case .group: report(.groupAsValue(name.text, at: name.range))
    case nil:
      if noteGap(name.text, .token(path: signature.path, members: signature.names)) { break }
      let tokens = module.tokens[group.tokens]
      if tokens.isUnread { break }
      let path = signature.path + "." + name.text
      if let reason = tokens.omission(of: path) {
        report(.omittedToken(path, reason: reason, at: name.range))
        break
      }
      report(
        .unknownMember(
          name.text,
          of: signature.path,
          at: name.range,
          nearest: session.nearest(to: name.text) { signature.names }
        )
      )
    }
    return .error(at: range)
  }

  /// Checks a mode as a member of the environment; returns nil if none is visible in this file.
  mutating func checkModeMember(_ name: NameSyntax, at range: SourceRange) -> TypedExpression? {
    guard let index = module.mode(name.text, in: file) else { return nil }
    use(DeclarationID(.mode, index), at: range, named: name.range)
    guard let member = module.modes[index].member else { return .error(at: range) }
    return TypedExpression(.environment(member), member.type ?? .error, at: range)
  }

  /// Returns the member of the environment that a mode adds, or nil if the mode has an error.
  mutating func checkMode(_ syntax: ModeSyntax, _ index: Int) -> EnvironmentMember? {
    let type = resolveType(syntax.type)
    let count: Int
    switch type {
    case .bool: count = 2
    case .enumeration(let index): count = module.enums[index].cases.count
    case .error: return nil
    default:
      report(.environmentDomain(found: describe(type), at: syntax.type.range))
      return nil
    }
    let value = checkExpression(syntax.value, expected: type)
    guard index < Environment.Reads.modeLimit, value.type != .error else { return nil }
    let standard: Int
    switch value.kind {
    case .bool(let value): standard = value ? 1 : 0
    case .enumCase(_, let index): standard = index
    default:
      report(.modeDefault(at: syntax.value.range))
      return nil
    }
    let mode = EnvironmentMember.Mode(index: index, count: count, standard: standard)
    return EnvironmentMember(mode, name: syntax.name.text, type: type)
  }
}

// Definitions.
extension BodyChecker {
  /// The values of a token's line: one for all appearances, or one for each appearance.
  struct TokenValues {
    var all: TypedExpression?
    var light: TypedExpression?
    var dark: TypedExpression?
  }

  /// Checks the line that determines a token's type.
  mutating func checkFirstLine(_ line: LineSyntax) -> (values: TokenValues, type: Type) {
    let arguments = line.arguments
    if arguments.isEmpty {
      report(.tokenWithoutValue(line.word.text, at: line.word.range))
      return (TokenValues(all: .error(at: line.range)), .error)
    }
    if arguments.count == 1, arguments[0].label == nil {
      if case .list(let elements) = arguments[0].value.kind, elements.isEmpty {
        report(.emptyListToken(line.word.text, at: arguments[0].value.range))
        return (TokenValues(all: .error(at: line.range)), .error)
      }
      let value = checkExpression(arguments[0].value)
      return (TokenValues(all: value), checkTokenType(value.type, at: value.range))
    }
    guard arguments.map({ $0.label?.text }) == ["light", "dark"] else {
      _ = checkTokenArguments(line, as: .error, isRequired: true)
      return (TokenValues(all: .error(at: line.range)), .error)
    }
    let (values, type) = checkTogether(arguments.map { $0.value }, expected: nil)
    guard values.count == 2 else { return (TokenValues(all: .error(at: line.range)), .error) }
    let known = checkTokenType(type, at: values[0].range)
    return (TokenValues(light: values[0], dark: values[1]), known)
  }

  /// Checks a line that overrides a token, whose type is known from its first line.
  mutating func checkOverride(
    _ line: LineSyntax,
    as type: Type,
    first: LineSyntax
  ) -> TokenValues {
    let arguments = line.arguments
    let name = line.word.text
    if arguments.isEmpty {
      report(.tokenWithoutValue(name, at: line.word.range))
      return TokenValues()
    }
    if arguments.count == 1, arguments[0].label == nil {
      return TokenValues(all: checkTokenValue(arguments[0].value, of: name, as: type, first: first))
    }
    let labels = arguments.map { $0.label?.text }
    guard labels == ["light", "dark"] || labels == ["light"] || labels == ["dark"] else {
      _ = checkTokenArguments(line, as: type, isRequired: false)
      return TokenValues()
    }
    var values = TokenValues()
    for argument in arguments {
      let value = checkTokenValue(argument.value, of: name, as: type, first: first)
      if argument.label?.text == "light" { values.light = value } else { values.dark = value }
    }
    return values
  }

  private mutating func checkTokenArguments(
    _ line: LineSyntax,
    as type: Type,
    isRequired: Bool
  ) -> [TypedExpression?] {
    let isUnlabelled = line.arguments.count <= 1 && line.arguments.first?.label == nil
    let parameters =
      isUnlabelled
      ? [CallParameter(label: nil, name: line.word.text, type: type, isRequired: true)]
      : ["light", "dark"].map {
        CallParameter(label: $0, name: $0, type: type, isRequired: isRequired)
      }
    return checkArguments(CallSyntax(line), to: parameters, of: line.word.text)
  }

  private mutating func checkTokenValue(
    _ syntax: ExpressionSyntax,
    of name: String,
    as type: Type,
    first: LineSyntax
  ) -> TypedExpression {
    let value = inferExpression(syntax, expected: type)
    if value.type.isBroken || type.isBroken || type.accepts(value.type) {
      return convert(value, to: type)
    }
    report(
      .tokenType(
        name,
        describe(type),
        found: describe(value.type),
        at: value.range,
        first: first.word.range
      )
    )
    return .error(at: value.range)
  }

  private mutating func checkTokenType(_ type: Type, at range: SourceRange) -> Type {
    switch type {
    case .range, .pairs:
      report(.tokenHoldsNo(describe(type), at: range))
      return .error
    default: return type
    }
  }
}
