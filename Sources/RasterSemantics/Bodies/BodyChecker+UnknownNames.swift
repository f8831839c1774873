// What is said of a name that means nothing where it stands.

import RasterSyntax

extension BodyChecker {
  /// Reports a name that nothing in sight declares: another file's, or a misspelt one.
  mutating func reportUnknown(
    _ name: String,
    at range: SourceRange,
    as role: NameRole,
    expected: Type? = nil
  ) {
    let place: SymbolGap.Place =
      switch role {
      case .value: .value
      case .function: .function
      case .type: .type
      }
    if noteGap(name, place, expected: expected) { return }
    if boundsRule == .token, role == .value, module.propertyNames.contains(name) {
      return report(.tokenReadsComponent(name, at: range))
    }
    let candidates = module.names[name] ?? []
    if let id = candidates.first(where: { module.head(of: $0).access != .private })
      ?? candidates.first
    {
      let head = module.head(of: id)
      let path = module.files[Int(head.range.file.index)].source.path
      if head.access == .private {
        return report(.privateName(name, path: path, at: range, declared: head.nameRange))
      }
      report(.notImported(name, path: path, at: range, declared: head.nameRange))
      return
    }
    let nearest =
      memberOfBounds(name, role) ?? environmentMember(name, role) ?? foreign(name, role, expected)
      ?? session.nearest(to: name, of: fitting(role, expected)) { visibleNames(role) }
    let declared = nearest.flatMap { unusedDeclaration($0) }
    report(.unknownName(name, role: role, at: range, nearest: nearest, declared: declared))
  }

  /// Where a name is declared that nothing uses, so that it may be misspelt there; in this file.
  ///
  /// Of declarations of the file, those that are used are found later: `withoutUsedLabels`.
  private func unusedDeclaration(_ name: String) -> SourceRange? {
    if scope.contains(name) { return scope.unusedRange(of: name) }
    guard let id = module.names[name]?.first else { return nil }
    let range = module.head(of: id).nameRange
    return range.file == file ? range : nil
  }

  /// A member of the environment, or a mode, that is written without its owner.
  private func environmentMember(_ name: String, _ role: NameRole) -> String? {
    guard role == .value else { return nil }
    let isMember =
      EnvironmentMember.named.contains { $0.name == name }
      || module.modes.contains { $0.head.name == name }
    return isMember ? "environment.\(name)" : nil
  }

  /// What is called otherwise in other languages.
  private func foreign(_ name: String, _ role: NameRole, _ expected: Type?) -> String? {
    switch role {
    case .type: ForeignNames.types[name]
    case .function: ForeignNames.functions[ForeignPhrases.camelCase(name)]
    case .value: ForeignNames.color(name, expected) ?? ForeignNames.values[name]
    }
  }

  /// Of names that are equally near, those that go before: of the expected type, then of the file.
  private func fitting(_ role: NameRole, _ expected: Type?) -> [Set<String>] {
    guard role == .value else { return [] }
    var typed: Set<String> = []
    if let expected, !expected.isBroken {
      for name in scope.names where scope.type(of: name).map({ expected.accepts($0) }) ?? false {
        typed.insert(name)
      }
      if expected.accepts(.bool) { typed.formUnion(["true", "false"]) }
    }
    return [typed, Set(scope.names)]
  }

  /// `width` is the box's where there is one.
  private func memberOfBounds(_ name: String, _ role: NameRole) -> String? {
    guard role == .value, case .allowed = boundsRule else { return nil }
    return BuiltIns.property(name, of: .rect) == nil ? nil : "bounds.\(name)"
  }

  private func visibleNames(_ role: NameRole) -> [String] {
    let kinds: Set<DeclarationID.Kind> =
      switch role {
      case .value: [.constant, .tokens, .enumeration]
      case .function: [.function, .component, .structure]
      case .type: [.enumeration, .structure]
      }
    let visible = module.visibleDeclarations(in: file)
    let declared = visible.filter { kinds.contains($0.kind) }.map { module.head(of: $0).name }
    switch role {
    case .value:
      return declared + scope.names + BuiltIns.values + BuiltIns.namedNumbers.keys
        + ["true", "false", "nil"]
    case .function: return declared + BuiltIns.functions.keys + BuiltIns.layouts.keys
    case .type: return declared + BuiltIns.types.keys
    }
  }
}

extension ForeignNames {
  /// The colour of that name where one is expected.
  static func color(_ name: String, _ expected: Type?) -> String? {
    guard let expected, expected.unwrapped.accepts(.color) else { return nil }
    return colors[name]
  }
}
