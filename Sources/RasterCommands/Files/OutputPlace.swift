// Where a command writes: the standard output, one file, or a folder; one rule for all commands.

/// Where a command writes, read from the path that `--output` gives.
///
/// Every command reads the path by the same rule, so that `-o` means the same everywhere:
///
///     -o -            the standard output
///     -o icons/       a folder: the path ends in '/', or a folder is there
///     -o icon.png     one file: the path ends as the command's one file does
///     -o icons        a folder, which is made
package enum OutputPlace: Equatable, Sendable {
  case standardOutput
  case file(String)
  case folder(String)

  /// Reads a path; `endings` are those of the one file that the command can write, without the dot and
  /// in lower case, or none where it always writes several.
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
