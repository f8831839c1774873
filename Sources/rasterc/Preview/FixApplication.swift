// Applies fix-its to files, at the page's request.

import RasterCommands
import RasterServer
import RasterSyntax

/// A request to apply fix-its.
struct FixRequest: Decodable {
  /// The number of the snapshot that contains the report.
  let number: Int
  /// The indices of the report and its fix-it; without them, all fix-its that are not guesses.
  let report: Int?
  let fixIt: Int?
}

/// Applies fix-its to the files of a snapshot.
struct FixApplication {
  let snapshot: PreviewSnapshot
  /// The snapshot's diagnostics, with fix-its that were found to be correct.
  let reports: [Diagnostic]

  /// The reason why no file is changed.
  enum Refusal: Error {
    /// The file has changed since the report was created.
    case changed(String)
    /// There is no such fix-it, or it must not be applied.
    case impossible(String)
  }

  /// Replaces the changed files, each atomically, and returns their paths; writes none on failure.
  func apply(_ request: FixRequest) throws(Refusal) -> [String] {
    guard request.number == snapshot.number, let compilation = snapshot.latest else {
      throw .changed("the sources have changed in the meantime")
    }
    var sources: [ChangedSources.Source] = []
    if let report = request.report {
      sources = [try source(report, request.fixIt ?? 0, compilation)]
    } else {
      var fixer = SourceFixer(compilation, mostTries: 100)
      fixer.run()
      sources = fixer.counts.keys.sorted().map { file in
        let after = fixer.compilation.loader.trees[Int(file.index)].source
        let before = fixer.before[Int(file.index)].bytes
        return ChangedSources.Source(path: after.path, before: before, after: after.bytes)
      }
    }
    guard !sources.isEmpty else { throw .impossible("there is nothing to fix") }
    for source in sources where !FileSystem.holds(source.path, source.before) {
      throw .changed("'\(source.path)' has changed in the meantime")
    }
    var written: [String] = []
    do throws(Failure) {
      try ChangedSources(sources: sources).write(verb: "fix") { source throws(Failure) in
        written.append(source.path)
      }
    } catch {
      throw .impossible(error.message)
    }
    return written
  }

  /// A file with one fix-it applied.
  private func source(
    _ report: Int,
    _ place: Int,
    _ compilation: Compilation
  ) throws(Refusal) -> ChangedSources.Source {
    guard reports.indices.contains(report), reports[report].fixIts.indices.contains(place) else {
      throw .impossible("no such fix-it")
    }
    let fixIt = reports[report].fixIts[place]
    guard compilation.isInput(fixIt.range), let source = compilation.sources[fixIt.range.file]
    else {
      throw .impossible("the file is imported, but it is not an input of the preview")
    }
    var after = source.bytes
    after.replaceSubrange(fixIt.range.bytes, with: Array(fixIt.replacement.utf8))
    return ChangedSources.Source(path: source.path, before: source.bytes, after: after)
  }
}
