// Applies fix-its of reports to files, as the page asks for.

import RasterCommands
import RasterServer
import RasterSyntax

/// What the page asks to be mended.
struct FixRequest: Decodable {
  /// The snapshot whose report it is.
  let number: Int
  /// The place of the report and of its fix-it; left out, all that are no guesses.
  let report: Int?
  let fixIt: Int?
}

/// Applies fix-its to the files of a snapshot.
struct FixApplication {
  let snapshot: PreviewSnapshot
  /// Its reports, with fix-its that were tried.
  let reports: [Diagnostic]

  /// Why a file is not changed.
  enum Refusal: Error {
    /// It is not as it was when the report was made.
    case changed(String)
    /// There is no such fix-it, or it may not be applied.
    case impossible(String)
  }

  /// Writes the files that change, each at once, or none; returns their paths.
  func apply(_ request: FixRequest) throws(Refusal) -> [String] {
    guard request.number == snapshot.number, let compilation = snapshot.latest else {
      throw .changed("the sources have changed since")
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
    guard !sources.isEmpty else { throw .impossible("there is nothing to mend") }
    for source in sources where !FileSystem.holds(source.path, source.before) {
      throw .changed("'\(source.path)' has changed since")
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
      throw .impossible("there is no such fix-it")
    }
    let fixIt = reports[report].fixIts[place]
    guard compilation.isInput(fixIt.range), let source = compilation.sources[fixIt.range.file]
    else {
      throw .impossible("the file is imported, and not one that the preview was given")
    }
    var after = source.bytes
    after.replaceSubrange(fixIt.range.bytes, with: Array(fixIt.replacement.utf8))
    return ChangedSources.Source(path: source.path, before: source.bytes, after: after)
  }
}
