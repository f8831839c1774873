// Outputs applied fix-its, as files or as differences.

import RasterCommands
import RasterServer
import RasterSyntax

extension SourceFixer {
  /// Writes the changed files, and prints the numbers of applied and reverted fix-its.
  ///
  /// Writes no file if one of them must not be changed.
  func write() throws(Failure) {
    var numbers: [String: Int] = [:]
    for (file, count) in counts {
      numbers[compilation.loader.trees[Int(file.index)].source.path] = count
    }
    try changed.write(verb: "fix") { source throws(Failure) in
      let count = numbers[source.path] ?? 0
      try Streams.output("\(source.path): \(count) \(count == 1 ? "fix" : "fixes")\n")
    }
    var left: [FileID: Int] = [:]
    for file in self.left { left[file, default: 0] += 1 }
    for (file, count) in left.sorted(by: { $0.key < $1.key }) {
      let path = compilation.loader.trees[Int(file.index)].source.path
      let fixes = "\(count) \(count == 1 ? "fix" : "fixes")"
      let why =
        hasTriesLeft ? "undone, because they cause other errors" : "not tried, because time ran out"
      try Streams.output("\(path): \(fixes) \(why)\n")
    }
  }

  /// Prints the changes in a format for `git apply` and `patch -p1`.
  func printDifferences() throws(Failure) { try changed.printDifferences() }

  private var changed: ChangedSources {
    ChangedSources(
      sources: counts.keys.sorted().map { file in
        let after = compilation.loader.trees[Int(file.index)].source
        return .init(path: after.path, before: before[Int(file.index)].bytes, after: after.bytes)
      }
    )
  }
}
