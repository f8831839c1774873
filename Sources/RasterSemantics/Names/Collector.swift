// Collects what all files declare, before any body is looked at.

import RasterValues
import RasterSyntax

/// A top-level declaration's syntax beside its number.
struct DeclarationEntry: Sendable {
  let id: DeclarationID
  let file: FileID
  let syntax: DeclarationSyntax
}

/// Collects what all files declare: names first, then the types in signatures.
struct Collector {
  private(set) var module = Module()
  private(set) var entries: [DeclarationEntry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The declarations that signatures name.
  private(set) var uses: [DeclarationID: [DeclarationID: SourceRange]] = [:]
  private let session: Session

  init(_ trees: [SyntaxTree], imports: [Set<FileID>], session: Session) {
    self.session = session
    for (tree, imports) in zip(trees, imports) {
      module.files.append(ModuleFile(source: tree.source, imports: imports))
    }
    for tree in trees {
      for syntax in tree.syntax.declarations { addDeclaration(syntax, in: tree.source.id) }
    }
    reportClashes()
    // Of structs first: whether a property may hold one depends on its fields.
    for entry in entries where entry.id.kind == .structure { resolveSignature(entry) }
    module.findRecords()
    for entry in entries where entry.id.kind != .structure { resolveSignature(entry) }
  }

  // MARK: Names

  private mutating func addDeclaration(_ syntax: DeclarationSyntax, in file: FileID) {
    let head = syntax.head
    let id: DeclarationID
    switch syntax {
    case .enumeration(let syntax):
      id = DeclarationID(.enumeration, module.enums.count)
      let indices = indices(of: syntax.cases)
      module.enums.append(
        EnumSignature(head: head, cases: syntax.cases.map { $0.text }, caseIndices: indices)
      )
      if syntax.cases.isEmpty { diagnostics.append(.emptyEnum(head.name, at: head.nameRange)) }
    case .structure:
      id = DeclarationID(.structure, module.structs.count)
      module.structs.append(RecordSignature(head: head, fields: [], fieldIndices: [:]))
    case .palette(let syntax):
      id = DeclarationID(.palette, module.palettes.count)
      let words = syntax.entries.map { $0.word }
      module.palettes.append(
        PaletteSignature(
          head: head,
          entries: words.map { $0.text },
          entryIndices: indices(of: words)
        )
      )
    case .constant:
      id = DeclarationID(.constant, module.constants.count)
      module.constants.append(ConstantSignature(head: head, type: .error))
    case .function:
      id = DeclarationID(.function, module.functions.count)
      module.functions.append(FunctionSignature(head: head, parameters: [], result: .error))
    case .component:
      id = DeclarationID(.component, module.components.count)
      module.components.append(RecordSignature(head: head, fields: [], fieldIndices: [:]))
    }
    entries.append(DeclarationEntry(id: id, file: file, syntax: syntax))
    module.files[Int(file.index)].declarations.append(id)
    if !head.name.isEmpty { module.names[head.name, default: []].append(id) }
  }

  /// The index of each name; reports names that come twice.
  private mutating func indices(of names: [NameSyntax]) -> [String: Int] {
    var indices: [String: Int] = [:]
    for (index, name) in names.enumerated() where !name.text.isEmpty {
      if let first = indices[name.text] {
        diagnostics.append(
          .duplicateName(name.text, at: name.range, first: names[first].range)
        )
      } else {
        indices[name.text] = index
      }
    }
    return indices
  }

  private mutating func reportClashes() {
    for entry in entries {
      let head = module.head(of: entry.id)
      guard let same = module.names[head.name], let first = same.first else { continue }
      if first != entry.id {
        let earlier = module.head(of: first).nameRange
        diagnostics.append(.duplicateName(head.name, at: head.nameRange, first: earlier))
      } else if BuiltIns.types[head.name] != nil || BuiltIns.functions[head.name] != nil
        || BuiltIns.values.contains(head.name) || head.name == "Raster"
      {
        diagnostics.append(.builtInName(head.name, at: head.nameRange))
      }
    }
  }

  // MARK: Signatures

  private struct Signature {
    var fields: [CallParameter] = []
    var type: Type?
    let diagnostics: [Diagnostic]
    let uses: [DeclarationID: SourceRange]
  }

  private mutating func resolveSignature(_ entry: DeclarationEntry) {
    let signature = signature(of: entry)
    diagnostics += signature.diagnostics
    uses[entry.id] = signature.uses
    let index = entry.id.index
    switch entry.syntax {
    case .structure(let syntax):
      let names = syntax.fields.map { $0.name }
      module.structs[index].fieldIndices = indices(of: names)
      for name in names where BuiltIns.reservedFieldNames.contains(name.text) {
        diagnostics.append(.reservedProperty(name.text, at: name.range))
      }
      module.structs[index].fields = signature.fields
    case .component(let syntax):
      module.components[index].fieldIndices = indices(of: syntax.states.map { $0.name })
      module.components[index].fields = signature.fields
    case .function:
      module.functions[index].parameters = signature.fields
      module.functions[index].result = signature.type ?? .error
    case .constant: module.constants[index].type = signature.type ?? .error
    case .enumeration(let syntax):
      for name in syntax.cases where BuiltIns.reservedCaseNames.contains(name.text) {
        diagnostics.append(.reservedProperty(name.text, at: name.range))
      }
    case .palette: break
    }
  }

  /// The signature by itself, so that the module is not shared while it is changed.
  private func signature(of entry: DeclarationEntry) -> Signature {
    var checker = BodyChecker(module: module, file: entry.file, session: session)
    var fields: [CallParameter] = []
    var type: Type?
    switch entry.syntax {
    case .structure(let syntax):
      fields = syntax.fields.map { field in
        CallParameter(
          label: field.name.text,
          name: field.name.text,
          type: checker.resolveFieldType(field.type),
          isRequired: field.defaultValue == nil
        )
      }
    case .component(let syntax):
      fields = syntax.states.map { state in
        CallParameter(
          label: state.name.text,
          name: state.name.text,
          type: checker.resolvePropertyType(state.type),
          isRequired: false
        )
      }
    case .function(let syntax):
      fields = syntax.parameters.map { parameter in
        CallParameter(
          label: parameter.label?.text,
          name: parameter.name.text,
          type: checker.resolveType(parameter.type),
          isRequired: parameter.defaultValue == nil
        )
      }
      type = checker.resolveType(syntax.result)
    case .constant(let syntax): type = syntax.type.map { checker.resolveType($0) }
    case .enumeration, .palette: break
    }
    return Signature(
      fields: fields,
      type: type,
      diagnostics: checker.diagnostics,
      uses: checker.uses
    )
  }
}

extension BodyChecker {
  /// The type of a property, which must be one that a key can hold.
  mutating func resolvePropertyType(_ syntax: TypeSyntax) -> Type {
    let type = resolveType(syntax)
    if module.isPropertyType(type) { return type }
    let field = module.unkeyedField(of: type)
    report(.notAPropertyType(describe(type), field: field, at: syntax.range))
    return .error
  }

  /// The type of a field, which holds anything but contents.
  mutating func resolveFieldType(_ syntax: TypeSyntax) -> Type {
    let type = resolveType(syntax)
    if module.isFieldType(type) { return type }
    report(.notAFieldType(describe(type), at: syntax.range))
    return .error
  }
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
    case .palette(let syntax): head(syntax.name, syntax.documentation, syntax.range)
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
      nameRange: name.range
    )
  }
}
