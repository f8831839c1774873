// The names and signatures of all files' declarations.

import RasterValues
import RasterSyntax

/// The declarations of all files, as far as they are known without their bodies.
///
/// Bodies are checked against the module one by one, and independently of each other.
struct Module: Sendable {
  var files: [ModuleFile] = []
  /// The names of the properties of all components.
  var propertyNames: Set<String> = []
  /// The declarations of each name; duplicates have been reported.
  var names: [String: [DeclarationID]] = [:]
  var enums: [EnumSignature] = []
  var structs: [RecordSignature] = []
  var tokens: [TokensSignature] = []
  /// The declarations that have a token of each name outside their groups, in order.
  var tokenOwners: [String: [Int]] = [:]
  var modes: [ModeSignature] = []
  var constants: [ConstantSignature] = []
  var functions: [FunctionSignature] = []
  var components: [RecordSignature] = []

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

  /// Returns the declaration of `name` in `file`, or else in one of its imports.
  func declaration(_ name: String, in file: FileID) -> DeclarationID? {
    guard let candidates = names[name] else { return nil }
    if let own = candidates.first(where: { head(of: $0).range.file == file }) { return own }
    return candidates.first { isVisible($0, in: file) }
  }

  /// Returns whether a declaration is visible in a file: its own, or a non-private imported one.
  func isVisible(_ id: DeclarationID, in file: FileID) -> Bool {
    let (seen, own) = (files[Int(file.index)], head(of: id))
    let other = own.range.file
    if other == file || other == seen.scope { return true }
    return seen.imports.contains(other) && own.access != .private
  }

  /// Returns the visible declarations of a file: its own, then those of its imports.
  func visibleDeclarations(in file: FileID) -> [DeclarationID] {
    let own = files[Int(file.index)]
    let imported = own.imports.sorted().flatMap { files[Int($0.index)].declarations }
    return own.declarations + imported.filter { isVisible($0, in: file) }
  }

  /// Returns the token that a path of member names refers to; the names are in reverse order.
  func token(_ members: [String], of tokens: Int) -> DeclarationID? {
    var group = 0
    for name in members.reversed() {
      switch self.tokens[tokens].groups[group].members[name] {
      case .group(let inner): group = inner
      case .token(let index): return DeclarationID(.constant, index)
      case nil: return nil
      }
    }
    return nil
  }

  /// Returns the index of the mode with the name that is visible in `file`.
  func mode(_ name: String, in file: FileID) -> Int? {
    let (imports, knowsAll) = (files[Int(file.index)].imports, files[Int(file.index)].isTokenFile)
    return modes.prefix(Environment.Reads.modeLimit).firstIndex { mode in
      mode.head.name == name
        && (knowsAll || mode.head.range.file == file || imports.contains(mode.head.range.file))
    }
  }

  /// The total number of declarations of all kinds.
  var declarationCount: Int {
    enums.count + structs.count + tokens.count + modes.count + constants.count
      + functions.count + components.count
  }
}

struct ModuleFile: Sendable {
  let source: SourceFile
  let imports: Set<FileID>
  var edition = Edition.standard
  /// Whether it is a token file, which imports nothing and can use the modes of all sources.
  var isTokenFile = false
  /// The file in whose scope the text is checked, for a text that is checked separately.
  var scope: FileID?
  /// The declarations of the file, for suggestions.
  var declarations: [DeclarationID] = []
}

struct EnumSignature: Sendable {
  let head: DeclarationHead
  let cases: [String]
  let caseRanges: [SourceRange]
  let caseIndices: [String: Int]
}

/// A struct with its fields, or a component with its properties.
struct RecordSignature: Sendable {
  let head: DeclarationHead
  var fields: [CallParameter]
  var fieldIndices: [String: Int]
  /// Whether all of its fields can be in a key.
  var isKeyed = true
  /// The index of a component's first function; the others follow it.
  var firstFunction = 0
}

struct ConstantSignature: Sendable {
  let head: DeclarationHead
  /// The type, or `.error` until the value has been checked, and if it is invalid or in a cycle.
  var type: Type
  /// The reason for a token's deprecation, or nil.
  var deprecation: String?
}

struct FunctionSignature: Sendable {
  let head: DeclarationHead
  var parameters: [CallParameter]
  var result: Type
  /// The index of the component in which it is declared, or nil at file level.
  var component: Int?
}

extension TokensSignature {
  /// The tokens in the form that the program contains.
  var declaration: TokensDeclaration {
    let groups = groups.map { group in
      var result = TokensDeclaration.Group(documentation: group.documentation)
      for name in group.names {
        switch group.members[name] {
        case .token(let index): result.members.append((name, .token(index)))
        case .group(let index): result.members.append((name, .group(index)))
        case nil: break
        }
      }
      return result
    }
    return TokensDeclaration(head: head, groups: groups)
  }
}
