// What bodies may know of each other: names and signatures of all files.

import RasterValues
import RasterSyntax

/// The declarations of all files, by what can be said of them without their bodies.
///
/// Bodies are checked against it one by one and independently.
struct Module: Sendable {
  var files: [ModuleFile] = []
  /// The names of the properties of all components.
  var propertyNames: Set<String> = []
  /// All declarations of a name; more than one has been reported.
  var names: [String: [DeclarationID]] = [:]
  var enums: [EnumSignature] = []
  var structs: [RecordSignature] = []
  var tokens: [TokensSignature] = []
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

  /// The declaration that `name` means in `file`: its own, or one of a file that it imports.
  func declaration(_ name: String, in file: FileID) -> DeclarationID? {
    guard let candidates = names[name] else { return nil }
    if let own = candidates.first(where: { head(of: $0).range.file == file }) { return own }
    return candidates.first { isVisible($0, in: file) }
  }

  /// Whether a file sees a declaration by its name: its own, or one of an import that is not private to it.
  func isVisible(_ id: DeclarationID, in file: FileID) -> Bool {
    let (seen, own) = (files[Int(file.index)], head(of: id))
    let other = own.range.file
    if other == file || other == seen.scope { return true }
    return seen.imports.contains(other) && own.access != .private
  }

  /// The declarations that a file sees: its own, then those of its imports.
  func visibleDeclarations(in file: FileID) -> [DeclarationID] {
    let own = files[Int(file.index)]
    let imported = own.imports.sorted().flatMap { files[Int($0.index)].declarations }
    return own.declarations + imported.filter { isVisible($0, in: file) }
  }

  /// The token of a declaration that the names of members, the last first, lead to.
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

  /// The member of the environment that a mode adds in `file`, with the mode's index.
  func mode(_ name: String, in file: FileID) -> Int? {
    let (imports, knowsAll) = (files[Int(file.index)].imports, files[Int(file.index)].isTokenFile)
    return modes.prefix(Environment.Reads.modeLimit).firstIndex { mode in
      mode.head.name == name
        && (knowsAll || mode.head.range.file == file || imports.contains(mode.head.range.file))
    }
  }

  /// The number of declarations of all kinds.
  var declarationCount: Int {
    enums.count + structs.count + tokens.count + modes.count + constants.count
      + functions.count + components.count
  }
}

struct ModuleFile: Sendable {
  let source: SourceFile
  let imports: Set<FileID>
  /// Whether it is a token file, which imports nothing and knows the modes of all sources.
  var isTokenFile = false
  /// Of a text that is checked by itself, the file that it is read in.
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
  /// Whether a key holds all of its fields.
  var isKeyed = true
}

struct ConstantSignature: Sendable {
  let head: DeclarationHead
  /// `.error` until the value has been checked, and after if it is broken or in a circle.
  var type: Type
  /// Of a token: why it should not be used any more.
  var deprecation: String?
}

struct FunctionSignature: Sendable {
  let head: DeclarationHead
  var parameters: [CallParameter]
  var result: Type
}

extension TokensSignature {
  /// The tokens as the program holds them.
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
