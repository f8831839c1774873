// Collects the declarations of all files before any body is checked.

import RasterValues
import RasterSyntax

/// Collects the declarations of all files: names first, then the types in signatures.
struct Collector {
  private(set) var module = Module()
  private(set) var entries: [DeclarationEntry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The declarations that signatures use.
  private(set) var uses: [DeclarationID: [DeclarationID: SourceRange]] = [:]
  private let session: Session

  /// Collects the declarations; `edition` returns the edition of a file.
  init(
    _ trees: [SyntaxTree],
    imports: [Set<FileID>],
    edition: (SyntaxTree) -> Edition = SyntaxTree.standardEdition(of:),
    session: Session
  ) {
    self.session = session
    for (tree, imports) in zip(trees, imports) {
      module.files.append(
        ModuleFile(
          source: tree.source,
          imports: imports,
          edition: edition(tree),
          isTokenFile: tree.json != nil
        )
      )
    }
    for tree in trees {
      for syntax in tree.syntax.declarations { addDeclaration(syntax, in: tree.source.id) }
    }
    reportClashes()
    // Structs come first: their fields determine whether a property can be of the struct type.
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
        EnumSignature(
          head: head,
          cases: syntax.cases.map { $0.text },
          caseRanges: syntax.cases.map { $0.range },
          caseIndices: indices
        )
      )
      if syntax.cases.isEmpty { diagnostics.append(.emptyEnum(head.name, at: head.nameRange)) }
    case .structure:
      id = DeclarationID(.structure, module.structs.count)
      module.structs.append(RecordSignature(head: head, fields: [], fieldIndices: [:]))
    case .tokens(let tokens):
      id = DeclarationID(.tokens, module.tokens.count)
      addTokens(tokens, head, syntax, in: file)
    case .mode:
      id = DeclarationID(.mode, module.modes.count)
      module.modes.append(ModeSignature(head: head))
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
    if case .component(let component) = syntax { addFunctions(of: component, id, in: file) }
    module.files[Int(file.index)].declarations.append(id)
    if !head.name.isEmpty, id.kind != .mode { module.names[head.name, default: []].append(id) }
  }

  /// Adds the functions of a component, which only the component can call.
  private mutating func addFunctions(
    of component: ComponentSyntax,
    _ owner: DeclarationID,
    in file: FileID
  ) {
    module.components[owner.index].firstFunction = module.functions.count
    for function in component.functions {
      let syntax = DeclarationSyntax.function(function)
      let id = DeclarationID(.function, module.functions.count)
      module.functions.append(
        FunctionSignature(
          head: syntax.head,
          parameters: [],
          result: .error,
          component: owner.index
        )
      )
      entries.append(
        DeclarationEntry(
          id: id,
          file: file,
          syntax: syntax,
          owner: DeclarationEntry.Owner(id: owner, range: component.range)
        )
      )
    }
  }

  /// Adds the tokens of a declaration, and the conditions of their lines, as file-level values.
  private mutating func addTokens(
    _ tokens: TokensSyntax,
    _ head: DeclarationHead,
    _ syntax: DeclarationSyntax,
    in file: FileID
  ) {
    let start = module.constants.count
    let owner = module.tokens.count
    let collector = TokenCollector(tokens, head: head, owner: owner, start: start)
    module.tokens.append(collector.signature)
    for (name, member) in collector.signature.groups[0].members {
      if case .token = member { module.tokenOwners[name, default: []].append(owner) }
    }
    diagnostics += collector.diagnostics
    for (index, part) in collector.parts.enumerated() {
      module.constants.append(
        ConstantSignature(
          head: part.head,
          type: .error,
          deprecation: part.parts.deprecation
        )
      )
      let id = DeclarationID(.constant, start + index)
      entries.append(DeclarationEntry(id: id, file: file, syntax: syntax, token: part.parts))
      uses[id] = [DeclarationID(.tokens, owner): part.head.nameRange]
    }
  }

  /// Returns the index of each name, and reports duplicate names.
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
    reportModes()
    for entry in entries
    where entry.token == nil && entry.owner == nil && entry.id.kind != .mode {
      let head = module.head(of: entry.id)
      guard let same = module.names[head.name] else { continue }
      let earlier = same.prefix { $0 != entry.id }.first { clashes($0, entry.id) }
      if let earlier {
        let first = module.head(of: earlier).nameRange
        diagnostics.append(.duplicateName(head.name, at: head.nameRange, first: first))
      } else if BuiltIns.types[head.name] != nil || BuiltIns.functions[head.name] != nil
        || BuiltIns.values.contains(head.name) || head.name == "Raster"
      {
        diagnostics.append(.builtInName(head.name, at: head.nameRange))
      }
    }
  }

  /// Returns whether two declarations may not have the same name.
  ///
  /// Private declarations of different files may have the same name, except components and tokens,
  /// which tools find by name.
  private func clashes(_ first: DeclarationID, _ second: DeclarationID) -> Bool {
    let (one, other) = (module.head(of: first), module.head(of: second))
    let kinds: Set<DeclarationID.Kind> = [.component, .tokens]
    return one.range.file == other.range.file || one.access != .private
      || other.access != .private || kinds.contains(first.kind) || kinds.contains(second.kind)
  }

  private mutating func reportModes() {
    var first: [String: SourceRange] = [:]
    for (index, mode) in module.modes.enumerated() where !mode.head.name.isEmpty {
      let head = mode.head
      if head.access == .private, let range = head.accessRange {
        diagnostics.append(.privateMode(head, at: range))
      }
      if EnvironmentMember.all.contains(where: { $0.name == head.name }) || head.name == "modes" {
        diagnostics.append(.modeName(head.name, at: head.nameRange))
      } else if let earlier = first[head.name] {
        diagnostics.append(.duplicateName(head.name, at: head.nameRange, first: earlier))
      } else if index == Environment.Reads.modeLimit {
        diagnostics.append(
          .tooManyModes(limit: Environment.Reads.modeLimit, at: head.nameRange)
        )
      }
      first[head.name] = first[head.name] ?? head.nameRange
    }
  }

  // MARK: Signatures

  private struct Signature {
    var fields: [CallParameter] = []
    var type: Type?
    var member: EnvironmentMember?
    let diagnostics: [Diagnostic]
    let uses: [DeclarationID: SourceRange]
  }

  private mutating func resolveSignature(_ entry: DeclarationEntry) {
    guard entry.token == nil else { return }
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
      module.propertyNames.formUnion(syntax.states.map { $0.name.text })
    case .function:
      module.functions[index].parameters = signature.fields
      module.functions[index].result = signature.type ?? .error
    case .constant: module.constants[index].type = signature.type ?? .error
    case .enumeration(let syntax):
      for name in syntax.cases where BuiltIns.reservedCaseNames.contains(name.text) {
        diagnostics.append(.reservedProperty(name.text, at: name.range))
      }
    case .mode: module.modes[index].member = signature.member
    case .tokens: break
    }
  }

  /// Returns the signature without changing the module, which would copy a shared one.
  private func signature(of entry: DeclarationEntry) -> Signature {
    var checker = BodyChecker(module: module, file: entry.file, session: session)
    var fields: [CallParameter] = []
    var type: Type?
    var member: EnvironmentMember?
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
    case .mode(let syntax): member = checker.checkMode(syntax, entry.id.index)
    case .enumeration, .tokens: break
    }
    return Signature(
      fields: fields,
      type: type,
      member: member,
      diagnostics: checker.diagnostics,
      uses: checker.uses
    )
  }
}

extension BodyChecker {
  /// Returns the type of a property, which must be representable in a key.
  mutating func resolvePropertyType(_ syntax: TypeSyntax) -> Type {
    let type = resolveType(syntax)
    if module.isPropertyType(type) { return type }
    let field = module.unkeyedField(of: type)
    report(.notAPropertyType(describe(type), field: field, at: syntax.range))
    return .error
  }

  /// Returns the type of a field, which can be any type without contents.
  mutating func resolveFieldType(_ syntax: TypeSyntax) -> Type {
    let type = resolveType(syntax)
    if module.isFieldType(type) { return type }
    report(.notAFieldType(describe(type), at: syntax.range))
    return .error
  }
}
