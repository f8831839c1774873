// What a generated file uses of other Swift modules: the imports that it needs, and how open they are.

import RasterSemantics
import RasterSyntax

/// The Swift modules whose declarations a file may use.
struct ModuleUse {
  private let program: Program
  /// The modules of the program's other files.
  private let modules: [FileID: String]
  /// The files that this one imports, by way of others too.
  private var reached: Set<FileID> = []
  /// Files of other modules whose types or values the file's interface names, each with the access of the
  /// most open declaration that does.
  private var shown: [FileID: AccessLevel] = [:]
  /// The most open access of the file's declarations, and that of the one whose interface is looked at.
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

  /// The lines that import modules, in the order of their names.
  ///
  /// An interface may hold types of a module that is imported as openly as the interface is; what is imported
  /// so and not used there is warned of.
  func imports() -> [String] {
    let names = Set(reached.compactMap { modules[$0] })
    var levels: [String: AccessLevel] = [:]
    for (file, level) in shown {
      if let name = modules[file] { levels[name] = max(levels[name] ?? .internal, level) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let level = levels[name] ?? .internal
      let word = level > .internal ? level.prefix : access == .internal ? "" : "internal "
      return word + "import \(name)"
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

  /// A default value stands in the interface as it was written.
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
