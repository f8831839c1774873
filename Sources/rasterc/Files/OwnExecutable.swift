// The executable of the command, and the parts that `.ci/release` appends to it.

import RasterCommands

/// The executable of this process.
///
/// `.ci/release` appends parts: the bytes of a part, then a line with its name and its size in 16
/// digits. The last part is at the end of the file.
///
///     executable │ module │ "\nraster.wasm 0000000009147981" │ commit │ "\ncommit 0000000000000012"
enum OwnExecutable {
  private static let digitCount = 16
  /// The most bytes that a line after a part can have.
  private static let longestLine = 64

  /// The path of the executable, or `nil` if it is unknown.
  static var path: String? {
    let own = "/proc/self/exe"
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: own) { return path }
    let name = CommandLine.arguments.first ?? ""
    if name.contains("/") { return FileSystem.identity(of: name) }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let paths = folders.split(separator: ":").map { Paths.join(String($0), name) }
    return paths.first { FileSystem.kind(of: $0) == .file }.map(FileSystem.identity)
  }

  /// Returns the bytes of an appended part, or `nil` if there is none with this name.
  static func part(named name: String) -> [UInt8]? {
    // Map the file, so that only the pages of its end are read: a debug executable is large.
    guard let path,
      let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
    else { return nil }
    var rest = file
    while let part = lastPart(of: rest) {
      if part.name == name { return [UInt8](part.content) }
      rest = part.before
    }
    return nil
  }

  /// A part of a file, and the bytes before it.
  private struct Part {
    let name: String
    let content: Data
    let before: Data
  }

  private static func lastPart(of file: Data) -> Part? {
    let tail = file.suffix(longestLine)
    guard let newline = tail.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: tail[newline...].dropFirst(), as: UTF8.self).split(separator: " ")
    let before = file[..<newline]
    guard words.count == 2, words[1].utf8.count == digitCount, let size = Int(words[1]),
      (0...before.count).contains(size)
    else { return nil }
    return Part(
      name: String(words[0]),
      content: before.suffix(size),
      before: before.dropLast(size)
    )
  }
}
