// The module imports that a generated file needs, with their access levels.

import RasterSemantics
import RasterSyntax

/// The Swift modules whose declarations a file may use.
struct ModuleUse {
  private let program: Program
  /// The modules of the program's other files.
  private let modules: [FileID: String]
  /// The files that this file imports, directly or indirectly.
  private var reached: Set<FileID> = []
  /// The files of other modules that the file's interface refers to.
  ///
  /// The value is the highest access level of a declaration that refers to the file.
  private var shown: [FileID: AccessLevel] = [:]
  /// The highest access level in the file, and that of the declaration being examined.
  private var access = AccessLevel.internal
  private var level = AccessLevel.internal

  init(
    of declarations: [DeclarationID],
    in file: ProgramFile,
    _ program: Program,
    _ options: GeneratorOptions
  ) {
    self.program = program
    modules = options.modules
    guard !modules.isEmpty else { return }
    let imports = Dictionary(uniqueKeysWithValues: program.files.map { ($0.id, $0.imports) })
    var waiting = [file.id]
    while let next = waiting.popLast() {
      for other in imports[next] ?? [] where reached.insert(other).inserted {
        waiting.append(other)
      }
    }
    for declaration in declarations {
      level = options.access(of: program.head(of: declaration)).ofMembers
      access = max(access, level)
      show(declaration)
    }
  }

  /// Returns the import lines, sorted by module name.
  ///
  /// An interface can use types of a module only if the import is at least as accessible as the
  /// interface. Swift warns about an import that is more accessible than its use requires.
  func imports() -> [String] {
    let names = Set(reached.compactMap { modules[$0] })
    var levels: [String: AccessLevel] = [:]
    for (file, level) in shown {
      if let name = modules[file] { levels[name] = max(levels[name] ?? .internal, level) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let level = levels[name] ?? .internal
      let modifier = level > .internal ? level.prefix : access == .internal ? "" : "internal "
      return modifier + "import \(name)"
    }
  }

  private mutating func show(_ declaration: DeclarationID) {
    switch declaration.kind {
    case .enumeration: break
    case .mode: program.modes[declaration.index].member.type.map { show($0) }
    case .constant: show(program.constants[declaration.index].value.type)
    case .tokens:
      for group in program.tokens[declaration.index].groups {
        for case (_, .token(let token)) in group.members {
          show(program.constants[token].value.type)
        }
      }
    case .structure:
      for field in program.structs[declaration.index].fields {
        show(field.type)
        field.defaultValue.map { show($0) }
      }
    case .function:
      let function = program.functions[declaration.index]
      show(function.body.type)
      for parameter in function.parameters {
        show(parameter.type)
        parameter.defaultValue.map { show($0) }
      }
    case .component:
      for property in program.components[declaration.index].properties {
        show(property.type)
        show(property.defaultValue)
      }
    }
  }

  private mutating func show(_ type: Type) {
    switch type {
    case .list(let element), .optional(let element): show(element)
    case .enumeration(let index): show(program.enums[index].head)
    case .structure(let index): show(program.structs[index].head)
    default: break
    }
  }

  /// Examines a default value, whose expression is part of the interface.
  private mutating func show(_ value: TypedExpression) {
    var parts: [TypedExpression] = []
    value.visit { parts.append($0) }
    for part in parts {
      show(part.type)
      switch part.kind {
      case .constant(let index): show(program.constants[index].head)
      case .call(let index, _): show(program.functions[index].head)
      case .component(let index, _): show(program.components[index].head)
      default: break
      }
    }
  }

  private mutating func show(_ head: DeclarationHead) {
    let file = head.range.file
    if modules[file] != nil { shown[file] = max(shown[file] ?? .internal, level) }
  }
}
