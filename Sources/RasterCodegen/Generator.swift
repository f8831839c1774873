// The generator's front door: a checked program becomes Swift files.

import RasterValues
import RasterSemantics
import RasterSyntax

/// One generated file.
package struct GeneratedFile: Hashable, Sendable {
  /// The source's path, as the program holds it.
  package let source: String
  /// The name that the file is to have, as `generatedName(_:)` gives it.
  package let name: String
  package let text: String
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
