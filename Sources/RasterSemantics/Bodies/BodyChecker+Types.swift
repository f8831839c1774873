// Resolves types, and describes them in diagnostics.

import RasterSyntax

extension BodyChecker {
  mutating func resolveType(_ syntax: TypeSyntax) -> Type {
    switch syntax {
    case .named(let name): return resolveTypeName(name)
    case .list(let element, let range):
      let element = resolveType(element)
      if case .optional = element {
        report(.optionalElement(at: range))
        return .error
      }
      return element == .error ? .error : .list(element)
    case .optional(let wrapped, _):
      let wrapped = resolveType(wrapped)
      if case .optional = wrapped { return wrapped }
      return wrapped == .error ? .error : .optional(wrapped)
    case .missing: return .error
    }
  }

  private mutating func resolveTypeName(_ name: NameSyntax) -> Type {
    if let type = BuiltIns.types[name.text] { return type }
    if name.text.isEmpty { return .error }
    if module.declaration(name.text, in: file) == nil, let new = RenamedWords.types[name.text],
      let type = BuiltIns.types[new]
    {
      report(.renamed(name.text, to: new, at: name.range))
      return type
    }
    guard let id = module.declaration(name.text, in: file) else {
      reportUnknown(name.text, at: name.range, as: .type)
      return .error
    }
    switch id.kind {
    case .enumeration:
      use(id, at: name.range)
      return .enumeration(id.index)
    case .structure:
      use(id, at: name.range)
      return .structure(id.index)
    case .tokens, .mode, .constant, .function, .component:
      report(.notAType(name.text, noun: id.kind.noun, at: name.range))
      return .error
    }
  }

  /// Returns the source text of a range.
  func text(at range: SourceRange) -> String {
    module.files[Int(range.file.index)].source.text(at: range)
  }

  /// Returns the type as the author would write it.
  func describe(_ type: Type) -> String { module.describe(type) }
}
