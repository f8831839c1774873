// The Swift names of a program's declarations, and which of them need the environment.

import RasterSemantics

/// The program with what the generator knows of all its files at once.
struct Naming: Sendable {
  let program: Program
  private(set) var constants: [String] = []
  private(set) var functions: [String] = []
  /// Names of the values that hold embedded images.
  private(set) var images: [String] = []
  /// Names of the values that hold embedded faces, and of those that hold sets of them.
  private(set) var faces: [String] = []
  private(set) var faceSets: [String] = []
  /// The `let`s and functions that are given the environment.
  private(set) var environmentConstants: Set<Int> = []
  private(set) var environmentFunctions: Set<Int> = []
  /// The enums whose cases are printed in strings.
  private(set) var printedEnums: Set<String> = []
  /// The names of the declared types.
  private let types: Set<String>
  /// Every name at file level: what no local may be called.
  private(set) var taken: Set<String> = Naming.reserved

  /// The names that generated functions declare themselves, and those that they refer to.
  private static let reserved: Set<String> = [
    "canvas", "environment", "key", "self", "Self", "path", "Raster", "Swift", "Bool", "Double",
    "Int", "String",
  ]

  /// The members of a generated component.
  ///
  /// Inside it, they hide what is declared at file level.
  private static let members: Set<String> = [
    "bitmap", "canvas", "caps", "displayList", "draw", "encodeKey", "environment", "flexible",
    "hash", "hashValue", "key", "looks", "naturalSize", "offered", "path", "png", "size", "states",
  ]

  /// The names of the components' properties in Swift, by the component's index.
  private(set) var properties: [[String]] = []

  /// What a property of a Swift struct that draws itself cannot be called, since the struct, the
  /// protocol or what is written for it has that name already.
  private static let reservedProperties: Set<String> = [
    "Bool", "Double", "Int", "Raster", "Self", "String", "Type", "bitmap", "canvas", "caps",
    "debugDescription", "definition", "description", "displayList", "draw", "encodeKey",
    "flexible", "hash", "hashValue", "init", "key", "looks", "naturalSize", "png", "rasterLimits",
    "scale", "self", "size", "states",
  ]

  init(_ program: Program) {
    self.program = program
    types = Set(
      program.enums.map { $0.head.name } + program.structs.map { $0.head.name }
        + program.tokens.map { $0.head.name } + program.components.map { $0.head.name }
    )
    taken.formUnion(types)
    properties = program.components.map { propertyNames(of: $0) }
    let hidden = Naming.members.union(hiddenByProperties()).union(tokenNames())
    constants = program.constants.map { constant in
      constant.isToken ? "" : name(constant.head.name, hidden: hidden, suffix: "Value")
    }
    for tokens in program.tokens { nameTokens(of: tokens) }
    functions = program.functions.map { name($0.head.name, hidden: hidden, suffix: "Function") }
    let properties = Set(
      self.properties.joined() + program.components.flatMap { $0.states.map { $0.name } }
    )
    images = program.images.map {
      uniqueName(Naming.assetName($0.name, "image"), besides: properties)
    }
    faces = program.faces.map { uniqueName(Naming.assetName($0.path, "face"), besides: properties) }
    faceSets = program.faceSets.map { set in
      set.faces.count == 1
        ? faces[set.faces[0]]
        : uniqueName(
          Naming.assetName(program.faces[set.faces[0]].path, "faces"),
          besides: properties
        )
    }
    findEnvironmentUses()
    findPrintedEnums()
  }

  /// A name of Swift's standard library, told apart from a declaration of that name.
  func standard(_ name: String) -> String { types.contains(name) ? "Swift.\(name)" : name }

  private mutating func findPrintedEnums() {
    var printed: Set<String> = []
    let expressions =
      program.constants.map { $0.value }
      + program.functions.flatMap { $0.bindings.map { $0.value } + [$0.body] }
      + program.components.flatMap { $0.expressions }
      + program.structs.flatMap { $0.fields.compactMap { $0.defaultValue } }
      + program.functions.flatMap { $0.parameters.compactMap { $0.defaultValue } }
    for expression in expressions {
      expression.visit { part in
        guard case .interpolation(let parts) = part.kind else { return }
        for part in parts {
          if case .enumeration(let index) = part.type {
            printed.insert(program.enums[index].head.name)
          }
        }
      }
    }
    printedEnums = printed
  }

  /// The properties' names as in the source, with underscores after those that Swift cannot have.
  private func propertyNames(of component: ComponentDeclaration) -> [String] {
    var others = Set(component.properties.map { $0.name })
    return component.properties.map { property in
      // A Swift property hides a type of its name from the type's own methods.
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

  /// The name of the member that holds a state of a component.
  ///
  /// An underscore tells it apart from members that each component has, and from types, which it would
  /// hide.
  func member(of state: ComponentDeclaration.NamedState) -> String {
    let name = state.name
    let isTaken =
      Naming.members.contains(name) || Naming.reserved.contains(name) || types.contains(name)
      || ["init", "Type", "Protocol", "transitions", "frame"].contains(name)
    return isTaken ? name + "_" : name
  }

  /// The names that a component uses from file level although it has a property or a state of that
  /// name.
  private func hiddenByProperties() -> Set<String> {
    var hidden: Set<String> = []
    for (component, properties) in zip(program.components, properties) {
      var used: Set<String> = []
      for expression in component.expressions {
        expression.visit { part in
          switch part.kind {
          case .constant(let index): used.insert(program.constants[index].head.name)
          case .call(let index, _): used.insert(program.functions[index].head.name)
          default: break
          }
        }
      }
      hidden.formUnion(used.intersection(properties))
      hidden.formUnion(used.intersection(component.states.map { member(of: $0) }))
    }
    return hidden
  }

  /// The names of tokens and groups, which hide what is declared at file level among them.
  private func tokenNames() -> Set<String> {
    Set(program.tokens.flatMap { $0.groups.flatMap { $0.members.map { $0.name } } })
  }

  /// The name of a token or a group in Swift.
  ///
  /// An underscore tells it apart from types, which it would hide.
  func member(ofTokens name: String) -> String {
    let isTaken =
      types.contains(name) || Naming.reserved.contains(name) && name != "environment"
      || ["init", "Type", "Protocol"].contains(name)
    return isTaken ? name + "_" : name
  }

  private mutating func nameTokens(of declaration: TokensDeclaration) {
    var paths = [Spelling.identifier(declaration.head.name)]
    paths += declaration.groups.dropFirst().map { _ in "" }
    for (index, group) in declaration.groups.enumerated() {
      for (name, member) in group.members {
        let path = paths[index] + "." + Spelling.member(self.member(ofTokens: name))
        switch member {
        case .token(let constant): constants[constant] = path
        case .group(let inner): paths[inner] = path
        }
      }
    }
  }

  /// A name that a component's member would hide gets a suffix.
  private mutating func name(_ name: String, hidden: Set<String>, suffix: String) -> String {
    guard hidden.contains(name) || taken.contains(name) else {
      taken.insert(name)
      return name
    }
    return uniqueName(name + suffix)
  }

  private mutating func uniqueName(
    _ name: String,
    besides others: Set<String> = []
  ) -> String {
    var candidate = name
    var number = 2
    while taken.contains(candidate) || others.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    taken.insert(candidate)
    return candidate
  }

  /// `icons/arrow-left.png` is `arrowLeftImage`, where `kind` is `image`.
  private static func assetName(_ path: String, _ kind: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    var name = ""
    var startsWord = false
    for scalar in stem.unicodeScalars {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      guard isLetter || (("0"..."9").contains(scalar) && !name.isEmpty) else {
        startsWord = !name.isEmpty
        continue
      }
      name += startsWord ? String(scalar).uppercased() : String(scalar)
      startsWord = false
    }
    guard let first = name.first else { return kind }
    // `Brand-Bold.ttf` is `brandBoldFace`.
    return first.lowercased() + name.dropFirst() + kind.prefix(1).uppercased() + kind.dropFirst()
  }

  // MARK: The environment

  private mutating func findEnvironmentUses() {
    var callers: [Declaration: [Declaration]] = [:]
    var pending: [Declaration] = []
    func add(_ declaration: Declaration, _ expressions: [TypedExpression]) {
      for expression in expressions {
        expression.visit { part in
          switch part.kind {
          case .environment: pending.append(declaration)
          case .builtIn(let builtIn, _) where builtIn.takesEnvironment:
            pending.append(declaration)
          case .constant(let index): callers[.constant(index), default: []].append(declaration)
          case .call(let index, _): callers[.function(index), default: []].append(declaration)
          default: break
          }
        }
      }
    }
    for (index, constant) in program.constants.enumerated() {
      add(.constant(index), [constant.value])
    }
    for (index, function) in program.functions.enumerated() {
      add(.function(index), function.bindings.map { $0.value } + [function.body])
    }
    while let declaration = pending.popLast() {
      let isNew =
        switch declaration {
        case .constant(let index): environmentConstants.insert(index).inserted
        case .function(let index): environmentFunctions.insert(index).inserted
        }
      if isNew { pending += callers[declaration] ?? [] }
    }
  }

  private enum Declaration: Hashable {
    case constant(Int)
    case function(Int)
  }
}
