// The generator's front door: a checked program becomes Swift files.

import RasterValues
import RasterSemantics
import RasterSyntax

/// The access level of the generated declarations.
package enum Access: String, Sendable, CaseIterable {
  case `internal`, package, `public`

  /// The word before a declaration, with a space; Swift's default needs none.
  var prefix: String { self == .internal ? "" : rawValue + " " }
}

/// The options of the generator.
package struct GeneratorOptions: Sendable {
  package var access: Access
  /// The folder that paths in generated files are relative to; empty leaves them as they are.
  package var root: String
  /// The files to generate; nil for all of the program's.
  package var files: Set<FileID>?
  /// The Swift modules of files that are generated elsewhere, and are to be imported.
  package var modules: [FileID: String]

  package init(
    access: Access = .internal,
    root: String = "",
    files: Set<FileID>? = nil,
    modules: [FileID: String] = [:]
  ) {
    self.access = access
    self.root = root
    self.files = files
    self.modules = modules
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
  let naming = Naming(program)
  let files = program.files.filter {
    !$0.isTokenFile && options.files?.contains($0.id) ?? true
  }
  let assets = AssetFiles(program, files).assets
  var declarations = program.declarationsByFile
  // Tokens of other files stand with the first source that imports them.
  for file in program.files where file.isTokenFile && options.modules[file.id] == nil {
    guard let tokens = declarations[file.id],
      let user = files.first(where: { $0.imports.contains(file.id) })
    else { continue }
    declarations[user.id] = tokens + (declarations[user.id] ?? [])
  }
  return files.map { file in
    let emitter = FileEmitter(
      naming: naming,
      options: options,
      sources: sources,
      file: file,
      declarations: declarations[file.id] ?? [],
      assets: assets[file.id] ?? []
    )
    return GeneratedFile(
      source: file.path,
      name: generatedName(options.relativePath(file.path)),
      text: emitter.emit()
    )
  }
}
