// A command's output destination: the standard output, one file or a folder.

/// A command's output destination, parsed from the value of `--output`.
///
/// Every command parses the path by the same rule, so that `-o` always means the same:
///
///     -o -            the standard output
///     -o icons/       a folder: the path ends in '/', or is an existing folder
///     -o icon.png     one file: the path has the extension of the command's file
///     -o icons        a folder, which is created
package enum OutputPlace: Equatable, Sendable {
  case standardOutput
  case file(String)
  case folder(String)

  /// Parses a path.
  ///
  /// `endings` are the extensions of the single file that the command can write, in lower case and
  /// without the dot. They are empty if the command always writes several files.
  package init(_ path: String, endings: [String]) {
    if path == "-" {
      self = .standardOutput
      return
    }
    switch FileSystem.kind(of: path) {
    case .folder?: self = .folder(path)
    case .other?: self = .file(path)
    case .file?, nil:
      let name = path.lowercased()
      let isFile = !path.hasSuffix("/") && endings.contains { name.hasSuffix("." + $0) }
      self = isFile ? .file(path) : .folder(path)
    }
  }
}
