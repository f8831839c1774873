// `--sandbox`: nothing is read from outside what the command was given.

import RasterSyntax

/// The folders that a command keeps to.
package struct Boundary: Sendable {
  /// The folder that pictures, fonts and token files lie in.
  let root: String
  /// Modules whose sources may be imported, and may have files of their own.
  let modules: [SourceModule]
  /// The folder that project files lie in.
  let project: String

  /// One folder for all that is no input.
  package init(root: String) { self.init(root: root, modules: [], project: root) }

  init(root: String, modules: [SourceModule], project: String) {
    (self.root, self.modules, self.project) = (root, modules, project)
  }

  /// Whether a picture or a font may be read.
  func allowsAsset(_ path: String, _ store: SourceStore) -> Bool {
    store.lies(path, root) || modules.contains { store.lies(path, $0.folder) }
  }

  /// Whether a file may be imported that is no input.
  func allowsImport(_ path: String, from file: String, _ store: SourceStore) -> Bool {
    if path.hasSuffix(".json") {
      // What another module has of tokens is generated there, so that its own sources alone read it.
      return store.lies(path, root)
        || modules.contains { store.lies(path, $0.folder) && store.lies(file, $0.folder) }
    }
    return modules.contains { store.lies(path, $0.folder) }
  }
}

/// A Swift module whose components and tokens other modules use.
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
    "The folder that file names are relative to, and that\n--sandbox keeps to.\nDefault: the folder that all inputs share."
  )
  package static let sandbox = Option(
    "sandbox",
    "Read no file but the inputs, and images, fonts and\ntoken files that lie in the root, links followed; report others."
  )
  package static let module = Option(
    "module",
    value: "NAME=DIR",
    "Sources in this folder belong to another Swift module:\nwhat uses them imports it. May be repeated."
  )
  package static let projectRoot = Option(
    "project-root",
    value: "DIR",
    "With --sandbox: the folder up to which raster.json\nis looked for. Default: the root."
  )
  package static let diagnosticFile = Option(
    "diagnostic-file",
    value: "FILE",
    "Write the warnings into this file, too, a line each;\nthere is none where the command fails."
  )
}

extension SourceLoader {
  /// The folder that all inputs lie in: the one that is given, or the deepest that they share.
  package func root(_ arguments: Arguments) throws(Failure) -> String {
    try Self.root(of: trees.prefix(inputCount).map(\.source.path), arguments)
  }

  /// The folders that files at `paths` keep to, where the arguments ask for it.
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

  /// The folder that files at `paths` lie in.
  static func root(of paths: [String], _ arguments: Arguments) throws(Failure) -> String {
    if let root = arguments[.root].map(Paths.normalized) {
      for path in paths where Paths.relative(path, to: root) == nil {
        throw .usage("'\(path)' does not lie in --root '\(root)'")
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
