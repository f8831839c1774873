// The names that each declaration of a program refers to.

import RasterSemantics

/// The declarations that the Swift code of one declaration refers to.
struct DeclarationUses: Sendable {
  /// Enums, structs, tokens, constants, functions and components; a token counts as its `tokens`.
  private(set) var declarations: Set<DeclarationID> = []
  /// The declarations used in default values, which Swift compiles into the callers.
  private(set) var inDefaults: Set<DeclarationID> = []

  /// Returns the uses of all declarations of a program.
  ///
  /// Linear in the size of the program.
  static func all(of program: Program) -> [DeclarationID: DeclarationUses] {
    var finder = Finder(program)
    var result: [DeclarationID: DeclarationUses] = [:]
    for index in program.structs.indices {
      let id = DeclarationID(.structure, index)
      result[id] = finder.uses(
        defaults: program.structs[index].fields.compactMap { $0.defaultValue }
      ) {
        program.structs[index].fields.map { $0.type }
      }
    }
    for (index, tokens) in program.tokens.enumerated() {
      let values = tokens.groups.flatMap { group in
        group.members.compactMap { member -> TypedExpression? in
          guard case .token(let constant) = member.member else { return nil }
          return program.constants[constant].value
        }
      }
      result[DeclarationID(.tokens, index)] = finder.uses(of: values)
    }
    for (index, constant) in program.constants.enumerated() {
      result[DeclarationID(.constant, index)] = finder.uses(of: [constant.value])
    }
    for (index, function) in program.functions.enumerated() {
      result[DeclarationID(.function, index)] = finder.uses(
        of: function.bindings.map { $0.value } + [function.body],
        defaults: function.parameters.compactMap { $0.defaultValue }
      ) { function.parameters.map { $0.type } }
    }
    let functions = program.componentFunctions
    for (index, component) in program.components.enumerated() {
      // The functions of a component are members of its struct.
      let own = (functions[index] ?? []).map { program.functions[$0] }
      result[DeclarationID(.component, index)] = finder.uses(
        of: component.expressions + own.flatMap { $0.bindings.map { $0.value } + [$0.body] },
        defaults: component.properties.map { $0.defaultValue }
          + own.flatMap { $0.parameters.compactMap { $0.defaultValue } }
      ) {
        component.properties.map { $0.type }
          + own.flatMap { $0.parameters.map { $0.type } + [$0.body.type] }
      }
    }
    return result
  }

  /// Returns the names of the types and tokens among the declarations; tokens are types in Swift.
  func types(in program: Program) -> Set<String> {
    Set(
      declarations.compactMap { id in
        switch id.kind {
        case .constant, .function, .mode: nil
        case .enumeration, .structure, .tokens, .component: program.head(of: id).name
        }
      }
    )
  }
}

extension DeclarationUses {
  /// Finds the declarations that expressions refer to.
  private struct Finder {
    private let program: Program
    /// The `tokens` declaration of each token, by the token's index among the constants.
    private var owners: [Int: Int] = [:]
    private var found: Set<DeclarationID> = []

    init(_ program: Program) {
      self.program = program
      for (index, tokens) in program.tokens.enumerated() {
        for group in tokens.groups {
          for case (_, .token(let constant)) in group.members { owners[constant] = index }
        }
      }
    }

    mutating func uses(
      of values: [TypedExpression] = [],
      defaults: [TypedExpression] = [],
      types: () -> [Type] = { [] }
    ) -> DeclarationUses {
      var uses = DeclarationUses()
      found = []
      for value in defaults { add(value) }
      uses.inDefaults = found
      for value in values { add(value) }
      for type in types() { add(type) }
      uses.declarations = found
      return uses
    }

    private mutating func add(_ value: TypedExpression) {
      var pending = [value]
      var seen: Set<TypedExpression.Default> = []
      while let next = pending.popLast() {
        next.visit { part in
          add(part.type)
          switch part.kind {
          case .constant(let index):
            let owner = owners[index].map { DeclarationID(.tokens, $0) }
            found.insert(owner ?? DeclarationID(.constant, index))
          case .call(let index, _): found.insert(DeclarationID(.function, index))
          case .component(let index, _): found.insert(DeclarationID(.component, index))
          case .declaredDefault(let place) where seen.insert(place).inserted:
            if let value = program.expression(of: place) { pending.append(value) }
          default: break
          }
        }
      }
    }

    private mutating func add(_ type: Type) {
      switch type {
      case .list(let element), .optional(let element): add(element)
      case .pairs(let types): for type in types { add(type) }
      case .enumeration(let index): found.insert(DeclarationID(.enumeration, index))
      case .structure(let index): found.insert(DeclarationID(.structure, index))
      default: break
      }
    }
  }
}

extension Program {
  /// The functions of each component with functions, in source order.
  var componentFunctions: [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for (index, function) in functions.enumerated() {
      if let component = function.component { result[component, default: []].append(index) }
    }
    return result
  }

  /// Returns the head of a declaration.
  func head(of id: DeclarationID) -> DeclarationHead {
    switch id.kind {
    case .enumeration: enums[id.index].head
    case .structure: structs[id.index].head
    case .tokens: tokens[id.index].head
    case .mode: modes[id.index].head
    case .constant: constants[id.index].head
    case .function: functions[id.index].head
    case .component: components[id.index].head
    }
  }
}
