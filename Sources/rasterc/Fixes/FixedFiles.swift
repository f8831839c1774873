// What came of fix-its that were applied: files that are written, or differences that are printed.

import RasterCommands
import RasterServer
import RasterSyntax

extension SourceFixer {
  /// Writes the files that have changed, and says how many fix-its each took, and how many were taken back;
  /// none where one of the files is to stay.
  func write() throws(Failure) {
    for (file, _) in changed {
      let path = compilation.loader.trees[Int(file.index)].source.path
      if let reason = FileSystem.reasonToKeep(path) {
        throw .inputOutput("cannot fix '\(path)': \(reason); nothing is written")
      }
    }
    for (file, count) in changed {
      let source = compilation.loader.trees[Int(file.index)].source
      try FileSystem.write(source.bytes, to: source.path)
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
  func printDifferences() throws(Failure) {
    for (file, _) in changed {
      let after = compilation.loader.trees[Int(file.index)].source
      let difference = UnifiedDifference(from: before[Int(file.index)].bytes, to: after.bytes)
      try Streams.output(difference.text(path: after.path))
    }
  }

  private var changed: [(FileID, Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
