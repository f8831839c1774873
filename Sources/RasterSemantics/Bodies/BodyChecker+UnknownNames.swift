// Reports unknown names.

import RasterSyntax

extension BodyChecker {
  /// Reports a name that no visible declaration has: one of another file, or a misspelt one.
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
    if role == .value, let declared = boxLets[name] {
      return report(.nameInsideBox(name, at: range, declared: declared))
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

  /// Returns an unused declaration of the name in this file, which may be misspelt.
  ///
  /// Uses of file-level declarations are found later; see `withoutUsedLabels`.
  private func unusedDeclaration(_ name: String) -> SourceRange? {
    if scope.contains(name) { return scope.unusedRange(of: name) }
    guard let id = module.names[name]?.first else { return nil }
    let range = module.head(of: id).nameRange
    return range.file == file ? range : nil
  }

  /// Returns a member of the environment, or a mode, that is written without `environment.`.
  private func environmentMember(_ name: String, _ role: NameRole) -> String? {
    guard role == .value else { return nil }
    let isMember =
      EnvironmentMember.named.contains { $0.name == name }
      || module.modes.contains { $0.head.name == name }
    return isMember ? "environment.\(name)" : nil
  }

  /// Returns this language's name for a name from other languages.
  private func foreign(_ name: String, _ role: NameRole, _ expected: Type?) -> String? {
    switch role {
    case .type: ForeignNames.types[name]
    case .function: ForeignNames.functions[ForeignPhrases.camelCase(name)]
    case .value: ForeignNames.color(name, expected) ?? ForeignNames.values[name]
    }
  }

  /// Returns preferred names for ties: names of the expected type, then names of the file.
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

  /// Returns `bounds.width` for `width` if the component's bounds can be read.
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
    case .function:
      return declared + scope.functionNames + BuiltIns.functions.keys + BuiltIns.layouts.keys
    case .type: return declared + BuiltIns.types.keys
    }
  }
}

extension ForeignNames {
  /// Returns the colour with the name if a colour is expected.
  static func color(_ name: String, _ expected: Type?) -> String? {
    guard let expected, expected.unwrapped.accepts(.color) else { return nil }
    return colors[name]
  }
}
