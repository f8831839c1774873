// The access level and namespace of generated declarations, from options and `raster.json`.

import RasterCodegen
import RasterSemantics
import RasterSyntax

extension Compilation {
  /// The style of each file.
  ///
  /// Options take precedence over the file's project. Files of other modules use only their
  /// project's style.
  func styles(
    _ arguments: Arguments,
    _ modules: [FileID: String]
  ) throws(Failure) -> [FileID: GeneratorOptions.Style] {
    let access = try arguments.choice(.access, as: Access.self)
    let namespace = arguments[.namespace]
    if let namespace, !isNamespace(namespace) {
      throw .usage("--namespace takes the name of a Swift enum, found '\(namespace)'")
    }
    var styles: [FileID: GeneratorOptions.Style] = [:]
    for file in program.files {
      let isOther = modules[file.id] != nil
      let project = projects.project(of: file.id)
      let style = GeneratorOptions.Style(
        access: (isOther ? nil : access) ?? project?.access ?? .internal,
        namespace: (isOther ? nil : namespace) ?? project?.namespace
      )
      styles[file.id] = style
      if let name = style.namespace { try refuse(name) }
    }
    return styles
  }

  /// Throws if a declaration has the same name as the namespace.
  private func refuse(_ namespace: String) throws(Failure) {
    let heads =
      program.enums.map(\.head) + program.structs.map(\.head) + program.tokens.map(\.head)
      + program.components.map(\.head) + program.functions.map(\.head)
      + program.constants.filter { !$0.isToken }.map(\.head)
    guard let head = heads.first(where: { $0.name == namespace }) else { return }
    let path = sources[head.range.file]?.path ?? ""
    throw .usage(
      "the namespace '\(namespace)' is already declared in '\(path)'; choose another name"
    )
  }
}
