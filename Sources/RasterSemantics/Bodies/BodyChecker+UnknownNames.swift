// What is said of a name that means nothing where it stands.

import RasterSyntax

/// The kind that a name was looked up as; suggestions are of that kind.
enum NameRole { case value, function, type }

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
      return report(.tokenReads(name, at: range))
    }
    if let id = module.names[name]?.first {
      let head = module.head(of: id)
      let path = module.files[Int(head.range.file.index)].source.path
      report(.notImported(name, path: path, at: range, declared: head.nameRange))
      return
    }
    let nearest =
      memberOfBounds(name, role) ?? (role == .type ? ForeignNames.types[name] : nil)
      ?? (role == .value ? ForeignNames.color(name, expected) : nil)
      ?? session.nearest(to: name) { visibleNames(role) }
    report(.unknownName(name, role: role, at: range, nearest: nearest))
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
    let own = module.files[Int(file.index)]
    let visible =
      own.declarations + own.imports.flatMap { module.files[Int($0.index)].declarations }
    let declared = visible.filter { kinds.contains($0.kind) }.map { module.head(of: $0).name }
    switch role {
    case .value: return declared + scope.names + BuiltIns.values + BuiltIns.namedNumbers.keys
    case .function: return declared + BuiltIns.functions.keys
    case .type: return declared + BuiltIns.types.keys
    }
  }
}
