// The generator's entry point, which turns a checked program into Swift files.

import RasterValues
import RasterSemantics
import RasterSyntax

/// One generated file.
package struct GeneratedFile: Hashable, Sendable {
  /// The source's path, as stored in the program.
  package let source: String
  /// The name for the file, as returned by `generatedName(_:)`.
  package let name: String
  package let text: String
}

/// Returns the name of the Swift file generated from a source path, relative to its target.
///
/// Folders are joined with `+`, because the files of a module must have different names:
/// `Icons/Star.raster` becomes `Icons+Star.raster.swift`. In a name, `%` and `+` become `%25` and
/// `%2B`, so that different paths have different names. The build plugin cannot call this function
/// and implements the same rule.
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

/// Returns a program without errors as Swift, one file per source, in the program's order.
///
/// Equal programs produce equal text, regardless of where and when they are generated.
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

/// Returns the declarations of each generated file.
///
/// The tokens of a token file precede the declarations of the first source that imports it.
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
