// The files of an export, which are written at the end if their contents differ.

import RasterCommands

/// The files of an export.
struct ExportedFiles {
  private let output: String
  /// Whether the output may be a single file, and its extension.
  private let isOneAllowed: Bool
  private let ending: String
  private var files: [(path: String, bytes: [UInt8])] = []
  private var names: Set<String> = []

  init(_ output: String, isOneAllowed: Bool, ending: String) {
    (self.output, self.isOneAllowed, self.ending) = (output, isOneAllowed, ending)
  }

  /// Whether the output is a file, not a folder.
  private var isOne: Bool {
    guard isOneAllowed else { return false }
    if case .folder = OutputPlace(output, endings: [ending]) { return false }
    return true
  }

  /// Adds a file at a path in the folder; throws if the path is already used.
  mutating func add(_ bytes: [UInt8], at path: String) throws(Failure) {
    guard names.insert(path).inserted else {
      throw .usage("two files would be named '\(path)'")
    }
    files.append((path, bytes))
  }

  /// Writes files whose contents differ, and reports their number.
  func write(isQuiet: Bool) throws(Failure) {
    guard !isOne else {
      guard files.count == 1, let file = files.first else {
        throw .usage(
          "--output \(output) takes one look, but there are \(files.count);"
            + " name a folder, or a component, a state and an appearance"
        )
      }
      if let failure = Streams.write(file.bytes, to: output) { throw failure }
      return
    }
    var written = 0
    for file in files {
      let path = Paths.join(output, file.path)
      guard !FileSystem.holds(path, file.bytes) else { continue }
      try FileSystem.write(file.bytes, to: path)
      written += 1
    }
    guard !isQuiet else { return }
    let count = "\(files.count) file\(files.count == 1 ? "" : "s")"
    Streams.report(line: "\(output): \(count), \(written) written")
  }
}
