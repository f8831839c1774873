// Reads and writes whole files with the C library.

/// The bytes of a file; nil if it cannot be read.
func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    guard count > 0 else { break }
    result += buffer[..<count]
  }
  // A folder opens like a file, and cannot be read.
  return ferror(file) == 0 ? result : nil
}

/// Writes a file; returns false on failure.
func writeFile(_ bytes: [UInt8], to path: String) -> Bool {
  guard let file = fopen(path, "wb") else { return false }
  let count = fwrite(bytes, 1, bytes.count, file)
  return fclose(file) == 0 && count == bytes.count
}

/// Joins a path in a file of `folder` with the folder, resolving `.`, and `..` after a named
/// folder.
func joined(_ folder: Substring, _ path: String) -> String {
  var parts = folder.split(separator: "/")
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  return parts.joined(separator: "/")
}
