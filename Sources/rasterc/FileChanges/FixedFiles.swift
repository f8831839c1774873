// What came of fix-its that were applied: files that are written, or differences that are printed.

import RasterCommands
import RasterServer
import RasterSyntax

extension SourceFixer {
  /// Writes the files that have changed, and says how many fix-its each took, and how many were taken back;
  /// none where one of the files is to stay.
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
      let why = hasTriesLeft ? "taken back, for other mistakes" : "not tried, for want of time"
      try Streams.output("\(path): \(fixes) \(why)\n")
    }
  }

  /// Prints what would change, for `git apply` and `patch -p1`.
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
