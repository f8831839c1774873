// Path manipulation: joining, splitting and normalising.

/// Paths as strings, with `/` between components.
package enum Paths {
  /// The path before the last `/`: empty for a bare name, `/` for a name in the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name after the last `/`.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Appends a path to a folder; an absolute path is returned unchanged.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The path without `.`, doubled slashes, and `..` after a named folder.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The path relative to a folder, or `nil` if it does not lie in the folder.
  package static func relative(_ path: String, to folder: String) -> String? {
    let (path, folder) = (normalized(path), normalized(folder))
    if folder == "." { return path.hasPrefix("/") || path.hasPrefix("..") ? nil : path }
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
