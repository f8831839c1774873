// The checker's entry point for editors: the meanings of names, even in programs with errors.

import RasterSyntax
import RasterValues

/// The meanings of names and expressions, by their ranges.
///
/// The index is created by a separate check that tries no fix-its and evaluates nothing. It takes
/// about half the time of an ordinary check.
package struct SymbolIndex: Sendable {
  /// The range of the name in its declaration, for each name that is used.
  package let references: [SourceRange: SourceRange]
  package let types: [SourceRange: Type]
  /// The types of `let` bindings, parameters and loop variables, by the ranges of their names.
  package let localTypes: [SourceRange: Type]
  /// The rows of calls and members, by the ranges of their expressions.
  package let rows: [SourceRange: BuiltIn]
  package let gap: SymbolGap?
  private let module: Module

  /// Checks all bodies, or only those that contain `focus`.
  ///
  /// `gapName` is a placeholder name that marks the position to complete. Images in `images` are
  /// not decoded again.
  package init(
    _ trees: [SyntaxTree],
    around focus: SourceRange? = nil,
    gapName: String? = nil,
    images: [ImageAsset] = [],
    resolve: @escaping (FileID, String) -> ImportLoad,
    loadAsset: @escaping (FileID, String) -> AssetLoad
  ) {
    let trees = TokenFiles(trees, resolve: resolve).trees
    let imports = Imports(trees, resolve: resolve)
    let recorder = SymbolRecorder(trees, gapName: gapName)
    let session = Session(
      images: images,
      drawingTrial: .none,
      recorder: recorder,
      read: loadAsset
    )
    let collector = Collector(trees, imports: imports.visible, session: session)
    session.fonts.load(trees, imports: imports.visible, collector.module, session)
    let interfaces = Interfaces(collector.module, entries: collector.entries, session: session)
    for entry in collector.entries where entry.owner == nil {
      let range = interfaces.module.head(of: entry.id).range
      if let focus, focus.file != range.file || range.upper < focus.lower { continue }
      if let focus, focus.upper < range.lower { continue }
      var checker = BodyChecker(module: interfaces.module, file: entry.file, session: session)
      _ = checker.checkBody(of: entry)
    }
    references = recorder.references
    types = recorder.types
    localTypes = recorder.localTypes
    rows = recorder.rows
    gap = recorder.gap
    module = interfaces.module
  }

  /// Returns a type as an author writes it.
  package func describe(_ type: Type) -> String { module.describe(type) }
}

// The names that are visible in a file, and the arguments that they take.
extension SymbolIndex {
  /// A declaration that is visible in a file.
  package struct Visible: Sendable {
    package let id: DeclarationID
    package let head: DeclarationHead
    /// The type of a value, or the result type of a function.
    package let type: Type?
  }

  /// Returns the declarations that are visible in a file: its own, then those of its imports.
  package func visible(in file: FileID) -> [Visible] {
    guard module.files.indices.contains(Int(file.index)) else { return [] }
    return module.visibleDeclarations(in: file).map { visible($0) }
  }

  /// Returns the declaration whose name has a range.
  package func declaration(named range: SourceRange) -> Visible? {
    guard module.files.indices.contains(Int(range.file.index)) else { return nil }
    let ids = module.files[Int(range.file.index)].declarations
    return ids.first { module.head(of: $0).nameRange == range }.map { visible($0) }
  }

  private func type(of id: DeclarationID) -> Type? {
    switch id.kind {
    case .constant: module.constants[id.index].type
    case .function: module.functions[id.index].result
    case .structure: .structure(id.index)
    case .component: .content
    case .enumeration, .tokens, .mode: nil
    }
  }

  /// Returns the token whose name has a range: its index in the constants, its name and its type.
  package func token(named range: SourceRange) -> (index: Int, name: String, type: Type)? {
    module.constants.firstIndex { $0.head.nameRange == range }.map {
      ($0, module.constants[$0].head.name, module.constants[$0].type)
    }
  }

  /// Returns the parameters of a call of a declaration.
  package func parameters(of id: DeclarationID) -> [SymbolParameter]? {
    switch id.kind {
    case .function: module.functions[id.index].parameters.map { SymbolParameter($0) }
    case .structure: module.structs[id.index].fields.map { SymbolParameter($0) }
    case .component: module.components[id.index].fields.map { SymbolParameter($0) }
    case .enumeration, .tokens, .mode, .constant: nil
    }
  }

  /// Returns the declaration to which a name at an offset of a file refers.
  ///
  /// It may be a function of the component around the offset.
  package func declaration(_ name: String, in file: FileID, at offset: Int) -> DeclarationID? {
    let own = module.functions.firstIndex { function in
      guard function.head.name == name, let component = function.component else { return false }
      let range = module.components[component].head.range
      return range.file == file && Int(range.lower) <= offset && offset <= Int(range.upper)
    }
    return own.map { DeclarationID(.function, $0) } ?? module.declaration(name, in: file)
  }

  /// Returns a declaration with its type.
  package func visible(_ id: DeclarationID) -> Visible {
    Visible(id: id, head: module.head(of: id), type: type(of: id))
  }

  /// Returns the cases of an `enum`, or of an enumeration of the runtime.
  package func cases(of type: Type) -> [String] {
    switch type.unwrapped {
    case .enumeration(let index): module.enums[index].cases
    case .builtin(let builtin): builtin.cases
    default: []
    }
  }

  /// Returns the fields of a struct with their types.
  package func fields(of type: Type) -> [(name: String, type: Type)] {
    guard case .structure(let index) = type else { return [] }
    return module.structs[index].fields.map { ($0.name, $0.type) }
  }

  /// Returns the members of values of a type, sorted by name.
  package func members(of type: Type) -> [BuiltIn] {
    BuiltIn.all.filter { row in
      switch row.kind {
      case .property(let owner), .method(let owner), .environmentProperty(let owner),
        .environmentMethod(let owner):
        type.memberBases.contains(owner)
      default: false
      }
    }
  }

  /// Returns the members that can be written `.name` where a type is expected.
  package func staticMembers(of type: Type) -> [BuiltIn] {
    let bases = type.staticBases
    return BuiltIn.all.filter {
      if case .staticMember(let owner) = $0.kind { bases.contains(owner) } else { false }
    }
  }

  /// Returns the tokens that can be written `.name` where a type is expected.
  package func tokenMembers(of type: Type, in file: FileID) -> [(path: String, type: Type)] {
    var members: [(path: String, type: Type)] = []
    for name in module.tokenOwners.keys.sorted() {
      let found = module.tokens(with: TokenMembers(name: name, type: type, file: file))
      guard found.count == 1 else { continue }
      let path = "\(module.tokens[found[0].tokens].head.name).\(name)"
      members.append((path, module.constants[found[0].constant].type))
    }
    return members
  }

  /// Returns the names of the modes that are visible in a file, with their types.
  package func modes(in file: FileID) -> [(name: String, type: Type)] {
    module.modes.compactMap { mode in
      guard let member = mode.member, module.mode(mode.head.name, in: file) != nil else {
        return nil
      }
      return (mode.head.name, member.type ?? .error)
    }
  }

  /// The names of the built-in types.
  package static var typeNames: [String] { BuiltIns.types.keys.sorted() }

  /// The built-in functions.
  package static var functions: [BuiltIn] {
    BuiltIn.all.filter { BuiltIns.functions[$0.name] != nil && $0.owner == nil && !$0.isOperator }
  }

  /// Returns whether a name is that of a built-in.
  package static func isBuiltIn(_ name: String) -> Bool {
    BuiltIns.types[name] != nil || BuiltIns.functions[name] != nil
      || BuiltIns.values.contains(name) || BuiltIns.namedNumbers[name] != nil
  }

  /// Returns whether a value of a type is accepted where another is expected, possibly converted.
  package static func accepts(_ expected: Type, _ type: Type) -> Bool { expected.accepts(type) }
}

/// A parameter of a call, as an author writes it.
package struct SymbolParameter: Sendable {
  /// The argument label, or nil if the argument is written without one.
  package let label: String?
  package let name: String
  package let type: Type
  package let isRequired: Bool

  init(_ parameter: CallParameter) {
    label = parameter.label
    name = parameter.name
    type = parameter.type
    isRequired = parameter.isRequired
  }
}
