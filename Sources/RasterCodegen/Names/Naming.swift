// The Swift names of a program's declarations, each independent of other files.

import RasterSemantics
import RasterSyntax

/// The Swift names of a program's declarations.
///
/// The name of a declaration never depends on declarations in other files, so code that uses
/// generated Swift still compiles when a file joins the program. Within a declaration, names of
/// others may be hidden; `within(_:)` takes that into account.
struct Naming: Sendable {
  let program: Program
  let environment: EnvironmentUses
  let assets: AssetNames
  let uses: [DeclarationID: DeclarationUses]
  /// The namespace of each file; missing for a file whose declarations are at file level.
  let namespaces: [FileID: String]
  /// The file that contains each image and font file.
  private let holders: [EmbeddedAsset: FileID]
  /// The functions of each component with functions, in source order.
  let componentFunctions: [Int: [Int]]
  /// The Swift names of the components' properties, by component index.
  private(set) var properties: [[String]] = []
  /// Every name that the program declares.
  let declared: Set<String>
  /// The names of the declared types.
  private let types: Set<String>
  private var constants: [String] = []
  private var functions: [String] = []
  /// For each token, its path within the declaration's enum, with a leading dot.
  private var tokenPaths: [Int: (owner: Int, path: String)] = [:]

  // The following describe the declaration that is currently written.

  /// The names that local variables must not have.
  private(set) var taken: Set<String> = Naming.reserved
  /// The types that the declaration refers to.
  private var ownTypes: Set<String> = []
  /// The constants and functions that its members hide.
  private(set) var hidden: Set<DeclarationID> = []
  /// The declaration's own name, and its namespace.
  private var owner = ""
  private(set) var namespace: String?

  init(_ program: Program, namespaces: [FileID: String], holders: [EmbeddedAsset: FileID]) {
    self.program = program
    self.namespaces = namespaces
    self.holders = holders
    environment = EnvironmentUses(program)
    let uses = DeclarationUses.all(of: program)
    self.uses = uses
    componentFunctions = program.componentFunctions
    types = Set(
      program.enums.map { $0.head.name } + program.structs.map { $0.head.name }
        + program.tokens.map { $0.head.name } + program.components.map { $0.head.name }
    )
    let declared = types.union(program.constants.filter { !$0.isToken }.map { $0.head.name })
      .union(program.functions.map { $0.head.name })
    self.declared = declared
    let states = program.components.flatMap { $0.states.map { $0.name } }
    let members = program.components.flatMap { $0.properties.map { $0.name } } + states
    assets = AssetNames(program, besides: declared.union(members))
    properties = program.components.indices.map { propertyNames(of: $0) }
    constants = program.constants.map { constant in
      constant.isToken ? "" : free(constant.head.name, suffix: "Value")
    }
    functions = program.functions.map { free($0.head.name, suffix: "Function") }
    for index in program.tokens.indices { nameTokens(of: index) }
  }

  /// Returns a standard library name, qualified if a declaration has the same name.
  func standard(_ name: String) -> String { types.contains(name) ? "Swift.\(name)" : name }

  /// Returns a name, with a suffix if members of every component would hide it.
  private func free(_ name: String, suffix: String) -> String {
    guard Naming.members.contains(name) || Naming.reserved.contains(name) else { return name }
    return unique(name + suffix)
  }

  private func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while declared.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}

// The names that other code uses.
extension Naming {
  /// Returns the name under which a file-level `let` is declared.
  func declaredName(ofConstant index: Int) -> String { constants[index] }

  /// Returns the name under which a function is declared.
  func declaredName(ofFunction index: Int) -> String { functions[index] }

  /// Returns the properties' names, with an underscore after those that Swift does not allow.
  private func propertyNames(of index: Int) -> [String] {
    let component = program.components[index]
    let types = ownTypes(of: DeclarationID(.component, index))
    var others = Set(component.properties.map { $0.name })
    return component.properties.map { property in
      // A Swift property hides a type with the same name from the type's own methods.
      let isOther = property.name == "transitions" && !component.transitions.isEmpty
      guard
        isOther || Naming.reservedProperties.contains(property.name)
          || types.contains(property.name)
      else {
        return property.name
      }
      var name = property.name + "_"
      while !others.insert(name).inserted { name += "_" }
      return name
    }
  }

  /// Returns the name of the member for a state of a component.
  ///
  /// An underscore distinguishes it from members of every component, and from types that the
  /// component refers to, which it would hide.
  func member(of state: ComponentDeclaration.NamedState) -> String {
    member(of: state, besides: ownTypes)
  }

  private func member(
    of state: ComponentDeclaration.NamedState,
    besides types: Set<String>
  ) -> String {
    let name = state.name
    let isTaken =
      Naming.members.contains(name) || Naming.reserved.contains(name) || types.contains(name)
      || ["init", "Type", "Protocol", "transitions", "component"].contains(name)
    return isTaken ? name + "_" : name
  }

  /// Returns the Swift name of a token or a group.
  ///
  /// An underscore distinguishes it from types that the tokens refer to, which it would hide.
  func member(ofTokens name: String) -> String { member(ofTokens: name, besides: ownTypes) }

  private func member(ofTokens name: String, besides types: Set<String>) -> String {
    let isTaken =
      types.contains(name) || Naming.reserved.contains(name) && name != "environment"
      || ["init", "Type", "Protocol"].contains(name)
    return isTaken ? name + "_" : name
  }

  private mutating func nameTokens(of index: Int) {
    let declaration = program.tokens[index]
    let types = ownTypes(of: DeclarationID(.tokens, index))
    var paths = declaration.groups.map { _ in "" }
    for (group, path) in zip(declaration.groups, declaration.groups.indices) {
      for (name, member) in group.members {
        let whole = paths[path] + "." + Spelling.member(self.member(ofTokens: name, besides: types))
        switch member {
        case .token(let constant): tokenPaths[constant] = (index, whole)
        case .group(let inner): paths[inner] = whole
        }
      }
    }
  }

  /// Returns the types that a declaration refers to, including itself and its namespace.
  private func ownTypes(of id: DeclarationID) -> Set<String> {
    let head = program.head(of: id)
    var types = uses[id]?.types(in: program) ?? []
    types.insert(head.name)
    if let namespace = namespaces[head.range.file] { types.insert(namespace) }
    return types
  }
}

// The names of other declarations, as used within a declaration.
extension Naming {
  /// Returns the names as they are used within a declaration.
  func within(_ id: DeclarationID) -> Naming {
    var naming = self
    let head = program.head(of: id)
    naming.owner = head.name
    naming.namespace = id.kind == .mode ? nil : namespaces[head.range.file]
    naming.ownTypes = ownTypes(of: id)
    let used = uses[id]?.declarations ?? []
    let members = memberNames(of: id, besides: naming.ownTypes)
    naming.hidden = used.filter { members.contains(reachedName(of: $0)) && !isMember($0) }
    naming.taken = Naming.reserved.union(naming.ownTypes).union(used.map { reachedName(of: $0) })
    return naming
  }

  /// Whether a declaration is a component or one of its functions.
  func isOfComponent(_ id: DeclarationID) -> Bool { id.kind == .component || isMember(id) }

  /// Whether a declaration is a function of a component, which is a member of its struct.
  private func isMember(_ id: DeclarationID) -> Bool {
    id.kind == .function && program.functions[id.index].component != nil
  }

  /// Returns the Swift names of a declaration's members, which hide declarations outside it.
  private func memberNames(of id: DeclarationID, besides types: Set<String>) -> Set<String> {
    switch id.kind {
    case .component:
      let states = program.components[id.index].states.map { member(of: $0, besides: types) }
      let methods = (componentFunctions[id.index] ?? []).map { functions[$0] }
      return Set(properties[id.index] + states + methods)
    case .structure: return Set(program.structs[id.index].fields.map { $0.name })
    case .tokens:
      let members = program.tokens[id.index].groups.flatMap { $0.members.map { $0.name } }
      return Set(members.map { member(ofTokens: $0, besides: types) })
    case .enumeration, .mode, .constant, .function: return []
    }
  }

  /// Returns the first component of a declaration's qualified name.
  private func reachedName(of id: DeclarationID) -> String {
    switch id.kind {
    case .constant: constants[id.index]
    case .function: functions[id.index]
    case .enumeration, .structure, .tokens, .mode, .component: program.head(of: id).name
    }
  }

  /// Returns a declaration's name, with its namespace if that is needed here.
  private func qualified(_ name: String, _ head: DeclarationHead, isHidden: Bool = false) -> String
  {
    let name = Spelling.identifier(name)
    guard let other = namespaces[head.range.file], isHidden || other != namespace else {
      return name
    }
    return Spelling.identifier(other) + "." + name
  }

  /// Returns the name of a declared type, component or tokens in the current scope.
  func reference(to head: DeclarationHead) -> String { qualified(head.name, head) }

  /// Returns the Swift expression for a file-level `let` or a token in the current scope.
  func constant(_ index: Int) -> String {
    if let (owner, path) = tokenPaths[index] {
      return reference(to: program.tokens[owner].head) + path
    }
    return value(DeclarationID(.constant, index), constants[index])
  }

  /// Returns the Swift expression for a function in the current scope.
  func function(_ index: Int) -> String {
    value(DeclarationID(.function, index), functions[index])
  }

  private func value(_ id: DeclarationID, _ name: String) -> String {
    let head = program.head(of: id)
    guard hidden.contains(id) else { return qualified(name, head) }
    guard namespaces[head.range.file] == nil else { return qualified(name, head, isHidden: true) }
    return aliasName(of: id)
  }

  /// Returns the Swift expression for an embedded image in the current scope.
  func image(_ index: Int) -> String { asset(.image(index), assets.images[index]) }

  /// Returns the Swift expression for an embedded font file in the current scope.
  func font(_ index: Int) -> String { asset(.font(index), assets.fonts[index]) }

  /// Returns the Swift expression for a set of embedded font files in the current scope.
  func faceSet(_ index: Int) -> String {
    let faces = program.faceSets[index].faces
    if faces.count == 1 { return font(faces[0]) }
    return asset(.faceSet(index), assets.faceSets[index])
  }

  private func asset(_ asset: EmbeddedAsset, _ name: String) -> String {
    let other = holders[asset].flatMap { namespaces[$0] }
    guard let other, other != namespace else { return name }
    return Spelling.identifier(other) + "." + name
  }

  /// Returns the names as they are used within the assets of a file.
  func within(_ file: FileID) -> Naming {
    var naming = self
    naming.namespace = namespaces[file]
    return naming
  }

  /// Returns the names with a further name that local variables must not have.
  func avoiding(_ name: String) -> Naming {
    var naming = self
    naming.taken.insert(name)
    return naming
  }

  /// The hidden constants and functions without a namespace, which need an alias.
  var aliases: [DeclarationID] {
    hidden.filter { id in
      [.constant, .function].contains(id.kind)
        && namespaces[program.head(of: id).range.file] == nil
    }
    .sorted()
  }

  /// Returns the alias of a constant or function: `buttonTitleFunction` for `title` in `Button`.
  func aliasName(of id: DeclarationID) -> String {
    let name = reachedName(of: id)
    let suffix = id.kind == .function ? "Function" : "Value"
    let start = owner.prefix(1).lowercased() + owner.dropFirst()
    return unique(start + name.prefix(1).uppercased() + name.dropFirst() + suffix)
  }
}

extension Naming {
  /// The names that generated functions declare or refer to.
  static let reserved: Set<String> = [
    "canvas", "environment", "key", "self", "Self", "path", "Raster", "Swift", "Bool", "Double",
    "Int", "String",
  ]

  /// The members of a generated component.
  ///
  /// Within it, they hide declarations at file level.
  private static let members: Set<String> = [
    "bitmap", "canvas", "caps", "displayList", "draw", "encodeKey", "environment", "flexible",
    "hash", "hashValue", "key", "looks", "naturalSize", "proposed", "path", "png", "size", "states",
  ]

  /// The names that properties of a generated component must not have.
  ///
  /// The struct, the protocol or the generated code already uses them.
  private static let reservedProperties: Set<String> = [
    "Bool", "Double", "Int", "Raster", "Self", "String", "Type", "bitmap", "canvas", "caps",
    "debugDescription", "definition", "description", "displayList", "draw", "encodeKey",
    "flexible", "hash", "hashValue", "init", "key", "looks", "naturalSize", "png", "rasterLimits",
    "scale", "self", "size", "states",
  ]
}
