// Checks every sample truncated at every byte and with every token changed, and times each check.

import RasterSyntax
import TestSupport

/// The samples, broken in every small way, and the fix-its for the errors.
struct Mutants {
  /// Prints the number of mutants of each sample, and the longest check.
  static func run() throws {
    let folder = CheckedInProgram.samples.rawValue
    let texts = try files(in: folder, endingWith: ".raster").map {
      (path: String($0.dropFirst(folder.count + 1)), bytes: try bytes(ofFileAt: $0))
    }
    let image = try bytes(ofFileAt: "\(folder)/images/cell.png")
    var (untried, tried) = (FixItCount(), FixItCount())
    for index in texts.indices {
      let whole = texts[index].bytes
      let source = SourceFile(id: FileID(0), path: texts[index].path, bytes: whole)
      let broken = (0..<whole.count).map { Array(whole[..<$0]) } + mutants(of: source)
      var longest = Duration.zero
      for mutant in broken {
        var mutated = texts
        mutated[index].bytes = mutant
        let start = ContinuousClock.now
        let compiled = compile(mutated) { _ in image }
        longest = max(longest, ContinuousClock.now - start)
        let other = compile(mutated, fixIts: .untried) { _ in image }
        tried.add(compiled, of: mutated) { _ in image }
        untried.add(other, of: mutated) { _ in image }
        precondition(compiled.sources.files[index].bytes == mutant, "a mutant was changed")
      }
      print("\(texts[index].path): \(broken.count) mutants, the longest check \(longest)")
    }
    print("fix-its that came to mind: \(untried.summary)")
    print("fix-its that are offered: \(tried.summary)")
  }
}

extension FixItCount {
  fileprivate var summary: String {
    "\(proposed); \(leavingReports) leave a report nearby, \(addingReports) add one there, "
      + "\(leavingAsMany) leave as many errors"
  }
}
