// The generator's front door: a checked program becomes Swift files.

import RasterValues
import RasterSemantics
import RasterSyntax

/// The access that generated declarations have where no word before them says another one.
package enum Access: String, Sendable, CaseIterable {
  case `internal`, package, `public`

  package var level: AccessLevel {
    switch self {
    case .internal: .internal
    case .package: .package
    case .public: .public
    }
  }
}

extension AccessLevel {
  /// The word before a declaration, with a space; Swift's default needs none.
  var prefix: String { self == .internal ? "" : rawValue + " " }

  /// The access of the members of a type: Swift lets no more than the type's own users reach them.
  var ofMembers: AccessLevel { max(self, .internal) }

  /// The word before a member of a type.
  var memberPrefix: String { ofMembers.prefix }
}

/// Whether a Swift enum may be called so: no keyword, and none of the types that generated Swift names.
package func isFreeName(_ name: String) -> Bool {
  !Spelling.keywords.contains(name) && !Naming.reserved.contains(name)
    && !["Hashable", "Sendable", "CaseIterable", "Range"].contains(name)
}

/// The options of the generator.
package struct GeneratorOptions: Sendable {
  /// How a file's declarations are written.
  package struct Style: Sendable {
    package var access: Access
    /// The enum that the declarations stand in; nil for none.
    package var namespace: String?

    package init(access: Access = .internal, namespace: String? = nil) {
      (self.access, self.namespace) = (access, namespace)
    }
  }

  /// The style of files that `styles` does not name.
  package var style: Style
  package var styles: [FileID: Style]
  /// The folder that paths in generated files are relative to; empty leaves them as they are.
  package var root: String
  /// The files to generate; nil for all of the program's.
  package var files: Set<FileID>?
  /// The Swift modules of files that are generated elsewhere, and are to be imported.
  package var modules: [FileID: String]

  package init(
    access: Access = .internal,
    namespace: String? = nil,
    styles: [FileID: Style] = [:],
    root: String = "",
    files: Set<FileID>? = nil,
    modules: [FileID: String] = [:]
  ) {
    style = Style(access: access, namespace: namespace)
    self.styles = styles
    self.root = root
    self.files = files
    self.modules = modules
  }

  func style(of file: FileID) -> Style { styles[file] ?? style }

  /// Who may use a declaration.
  func access(of head: DeclarationHead) -> AccessLevel {
    head.access ?? style(of: head.range.file).access.level
  }

  /// A source's path as seen from `root`.
  func relativePath(_ path: String) -> String {
    let prefix = root.hasSuffix("/") || root.isEmpty ? root : root + "/"
    let relative = path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path[...]
    return String(relative.hasPrefix("./") ? relative.dropFirst(2) : relative)
  }
}

/// One generated file.
package struct GeneratedFile: Hashable, Sendable {
  /// The source's path, as the program holds it.
  package let source: String
  /// The name that the file is to have, as `generatedName(_:)` gives it.
  package let name: String
  package let text: String
}

enum GeneratedVersion {
  /// The generator's major version, which is that of the runtime that it writes for.
  static let major = 1
}

/// The name of the Swift file that is generated from the source at `path`, relative to its target.
///
/// Folders are joined by `+`, since a module's files must differ in their names: `Icons/Star.raster`
/// gives `Icons+Star.raster.swift`. `%` and `+` in a name become `%25` and `%2B`, so that two paths
/// never give one name. The build plugin, which cannot call this function, follows the same rule.
package func generatedName(_ path: String) -> String {
  var name = ""
  for character in path {
    switch character {
    case "/": name += "+"
    case "+": name += "%2B"
    case "%": name += "%25"
    default: name.append(character)
    }
  }
  return name + ".swift"
}

/// Writes a program without errors as Swift, one file for each source, in the program's order.
///
/// The same program gives the same text, wherever and whenever it is generated.
package func generate(
  _ program: Program,
  sources: SourceFiles,
  options: GeneratorOptions = GeneratorOptions()
) -> [GeneratedFile] {
  let files = program.files.filter {
    !$0.isTokenFile && options.files?.contains($0.id) ?? true
  }
  let declarations = placedDeclarations(of: program, in: files, options)
  let assets = AssetFiles(program, files, options)
  let styles = program.files.map { ($0.id, options.style(of: $0.id)) }
  let naming = Naming(
    program,
    namespaces: Dictionary(
      uniqueKeysWithValues: styles.compactMap { file, style in
        style.namespace.map { (file, $0) }
      }
    ),
    holders: assets.files
  )
  var namespaces = Namespaces(naming, options)
  return files.map { file in
    let emitter = FileEmitter(
      naming: naming,
      options: options,
      sources: sources,
      file: file,
      declarations: declarations[file.id] ?? [],
      assets: assets.assets[file.id] ?? [],
      assetAccess: assets.access
    )
    let blocks = emitter.blocks()
    return GeneratedFile(
      source: file.path,
      name: generatedName(options.relativePath(file.path)),
      text: emitter.emit(blocks, opening: namespaces.opened(by: blocks))
    )
  }
}

/// The declarations that each generated file holds: its own, before them the tokens of other files, which
/// stand with the first source that imports them.
private func placedDeclarations(
  of program: Program,
  in files: [ProgramFile],
  _ options: GeneratorOptions
) -> [FileID: [DeclarationID]] {
  var declarations = program.declarationsByFile
  for file in program.files where file.isTokenFile && options.modules[file.id] == nil {
    guard let tokens = declarations[file.id],
      let user = files.first(where: { $0.imports.contains(file.id) })
    else { continue }
    declarations[user.id] = tokens + (declarations[user.id] ?? [])
  }
  return declarations
}
