// `--sandbox`: restricts which folders a command may read.

import RasterSyntax

/// The folders that a command may read.
package struct Boundary: Sendable {
  /// The folder that contains images, fonts and token files.
  let root: String
  /// Modules whose sources may be imported, and may have their own images, fonts and token files.
  let modules: [SourceModule]
  /// The folder that contains project files.
  let project: String

  /// Creates a boundary with one folder for everything that is not an input.
  package init(root: String) { self.init(root: root, modules: [], project: root) }

  init(root: String, modules: [SourceModule], project: String) {
    (self.root, self.modules, self.project) = (root, modules, project)
  }

  /// Whether an image or a font may be read.
  func allowsAsset(_ path: String, _ store: SourceStore) -> Bool {
    store.lies(path, root) || modules.contains { store.lies(path, $0.folder) }
  }

  /// Whether a file that is not an input may be imported.
  func allowsImport(_ path: String, from file: String, _ store: SourceStore) -> Bool {
    if path.hasSuffix(".json") {
      // A module's tokens are generated in that module, so only its own sources may read the file.
      return store.lies(path, root)
        || modules.contains { store.lies(path, $0.folder) && store.lies(file, $0.folder) }
    }
    return modules.contains { store.lies(path, $0.folder) }
  }
}

/// A Swift module whose components and tokens are used by other modules.
package struct SourceModule: Sendable {
  let name: String
  let folder: String

  /// The modules that the arguments name.
  static func all(_ arguments: Arguments) throws(Failure) -> [SourceModule] {
    var modules: [SourceModule] = []
    for text in arguments.all(.module) {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { throw .usage("--module takes a name and a folder, found '\(text)'") }
      modules.append(
        SourceModule(name: String(parts[0]), folder: Paths.normalized(String(parts[1])))
      )
    }
    return modules
  }
}

extension Option {
  package static let root = Option(
    "root",
    value: "DIR",
    "Folder to which file names are relative, and to which\n--sandbox restricts reading. Default: the deepest folder\nthat contains all inputs."
  )
  package static let sandbox = Option(
    "sandbox",
    "Read only the inputs, and images, fonts and token files\nin the root, after resolving links; report all others."
  )
  package static let module = Option(
    "module",
    value: "NAME=DIR",
    "Treat the sources in this folder as part of another Swift\nmodule, which generated code imports. May be repeated."
  )
  package static let projectRoot = Option(
    "project-root",
    value: "DIR",
    "With --sandbox: topmost folder in which raster.json is\nsearched for. Default: the root."
  )
  package static let diagnosticFile = Option(
    "diagnostic-file",
    value: "FILE",
    "Also write the warnings to this file, one per line. If the\ncommand fails, there is no file."
  )
}

extension SourceLoader {
  /// The folder that contains all inputs: the one specified, or their deepest common folder.
  package func root(_ arguments: Arguments) throws(Failure) -> String {
    try Self.root(of: trees.prefix(inputCount).map(\.source.path), arguments)
  }

  /// The folders that files at `paths` may read, or `nil` without `--sandbox`.
  static func boundary(
    of paths: [String],
    _ arguments: Arguments
  ) throws(Failure) -> Boundary? {
    guard arguments.has(.sandbox) else { return nil }
    let root = try root(of: paths, arguments)
    return Boundary(
      root: root,
      modules: try SourceModule.all(arguments),
      project: arguments[.projectRoot].map(Paths.normalized) ?? root
    )
  }

  /// The folder that contains the files at `paths`.
  static func root(of paths: [String], _ arguments: Arguments) throws(Failure) -> String {
    if let root = arguments[.root].map(Paths.normalized) {
      for path in paths where Paths.relative(path, to: root) == nil {
        throw .usage("'\(path)' is outside --root '\(root)'")
      }
      return root == "." ? "" : root
    }
    if arguments.inputs.count == 1, FileSystem.kind(of: arguments.inputs[0]) == .folder {
      let root = Paths.normalized(arguments.inputs[0])
      return root == "." ? "" : root
    }
    var shared = Paths.folder(of: paths.first ?? "").split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    for path in paths {
      let parts = Paths.folder(of: path).split(
        separator: "/",
        omittingEmptySubsequences: false
      )
      shared = zip(shared, parts).prefix { $0 == $1 }.map(\.0)
    }
    return shared.joined(separator: "/")
  }
}
