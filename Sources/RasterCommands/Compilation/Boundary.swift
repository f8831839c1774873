// `--self-contained`: nothing is read from outside what the command was given.

extension Option {
  package static let root = Option(
    "root",
    value: "DIR",
    "The folder that file names are relative to, and that\n--self-contained keeps to.\nDefault: the folder that all inputs share."
  )
  package static let selfContained = Option(
    "self-contained",
    "Read no file but the inputs, and images, fonts and\ntoken files that lie in the root, links followed; report others."
  )
}

extension SourceLoader {
  /// The folder that all inputs lie in: the one that is given, or the deepest that they share.
  package func root(_ arguments: Arguments) throws(Failure) -> String {
    try Self.root(of: trees.prefix(inputCount).map(\.source.path), arguments)
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
