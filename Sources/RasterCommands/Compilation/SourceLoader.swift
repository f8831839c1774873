// Reads and parses the input files and everything they import.

import RasterSemantics
import RasterSyntax

/// The files of a compilation: the inputs, then their imports.
///
/// Inputs are ordered by path. Imports follow wave by wave, so that file numbers depend only on the
/// inputs.
package struct SourceLoader {
  package private(set) var trees: [SyntaxTree] = []
  /// The number of input files; the remaining files are imported.
  package private(set) var inputCount = 0
  /// The time that reading and parsing took.
  package struct Times: Sendable {
    package var reading = Duration.zero
    package var parsing = Duration.zero
  }

  package private(set) var times = Times()
  private let jobs: Int
  private let store: SourceStore
  /// The folders from which files that are not inputs may be read, or `nil` if all are allowed.
  private let boundary: Boundary?
  /// Files by their identity, so that each is read once even if several paths lead to it.
  private var files: [String: FileID] = [:]
  /// The result of looking up each path, so that each is looked up on disk once.
  private var paths: [String: ImportLoad] = [:]
  /// The trees of an earlier loader, while this one loads.
  private var known: [SyntaxTree]

  /// Reads the inputs and their imports, within a boundary.
  ///
  /// Files that have not changed since `last` are not parsed again.
  package init(
    _ inputs: [Input],
    within boundary: Boundary?,
    jobs: Int,
    store: SourceStore = .disk,
    after last: SourceLoader? = nil
  ) throws(Failure) {
    known = last?.trees ?? []
    self.jobs = jobs
    self.store = store
    self.boundary = boundary
    inputCount = inputs.count
    let start = ContinuousClock.now
    let loads = Threads.map(inputs.count, jobs: jobs) { index -> Result<[UInt8], Failure> in
      let input = inputs[index]
      do throws(Failure) {
        let bytes =
          input.isStandardInput
          ? try FileSystem.readStandardInput() : try Self.read(input.path, in: store)
        return .success(bytes)
      } catch {
        return .failure(error)
      }
    }
    var sources: [Source] = []
    for (input, load) in zip(inputs, loads) {
      note(input.path, as: FileID(sources.count))
      sources.append(Source(path: input.path, bytes: try load.get()))
    }
    times.reading = ContinuousClock.now - start
    parse(sources)
    var first = 0
    while first < trees.count {
      let wave = first..<trees.count
      first = trees.count
      let start = ContinuousClock.now
      let sources = imports(of: wave)
      times.reading += ContinuousClock.now - start
      parse(sources)
    }
    known = []
  }

  private static func read(_ path: String, in store: SourceStore) throws(Failure) -> [UInt8] {
    do throws(FileError) { return try store.read(path, .source).get() } catch {
      throw .inputOutput("cannot read '\(path)': \(error.reason)")
    }
  }

  /// Returns the loader with new text for some files, without loading further imports.
  package func replacing(_ texts: [FileID: [UInt8]]) -> SourceLoader {
    var result = self
    for (id, bytes) in texts {
      let path = trees[Int(id.index)].source.path
      result.trees[Int(id.index)] = RasterSyntax.parse(SourceFile(id: id, path: path, bytes: bytes))
    }
    return result
  }

  /// The result of importing a path from `file`.
  package func resolve(_ path: String, from file: FileID) -> ImportLoad {
    paths[absolute(path, from: file)] ?? .missing
  }

  /// Resolves a path written in a file, relative to that file's folder.
  package func absolute(_ path: String, from file: FileID) -> String {
    let folder = Paths.folder(of: trees[Int(file.index)].source.path)
    return Paths.normalized(Paths.join(folder, path))
  }

  private struct Source: Sendable {
    let path: String
    let bytes: [UInt8]
  }

  /// Parses files and assigns them the next numbers.
  private mutating func parse(_ sources: [Source]) {
    let (first, start) = (trees.count, ContinuousClock.now)
    defer { times.parsing += ContinuousClock.now - start }
    let known = known
    trees += Threads.map(sources.count, jobs: jobs) { index in
      let source = sources[index]
      let id = FileID(first + index)
      if first + index < known.count, known[first + index].source.path == source.path,
        known[first + index].source.bytes == source.bytes
      {
        return known[first + index]
      }
      return RasterSyntax.parse(SourceFile(id: id, path: source.path, bytes: source.bytes))
    }
  }

  /// Reads the files that these files import and that have not been loaded yet, ordered by path.
  private mutating func imports(of wave: Range<Int>) -> [Source] {
    var found: [String: String] = [:]
    for tree in trees[wave] {
      for syntax in tree.syntax.imports where !syntax.path.isEmpty {
        let path = absolute(syntax.path, from: tree.source.id)
        if paths[path] == nil, found[path] == nil { found[path] = tree.source.path }
      }
    }
    var result: [Source] = []
    for (path, user) in found.sorted(by: { areInByteOrder($0.key, $1.key) }) {
      if store.kind(path) == nil {
        paths[path] = .missing
      } else if let known = files[store.identity(path)] {
        paths[path] = .file(known)
      } else if let boundary, !boundary.allowsImport(path, from: user, store) {
        paths[path] = .outside
      } else if !path.hasSuffix(".raster"), !path.hasSuffix(".json") {
        // Reports quote source lines, so only files that look like sources are read.
        paths[path] = .failed("only .raster files and .json token files can be imported")
      } else {
        do throws(FileError) {
          let bytes = try store.read(path, .source).get()
          note(path, as: FileID(trees.count + result.count))
          result.append(Source(path: path, bytes: bytes))
        } catch {
          paths[path] = .failed(error.reason)
        }
      }
    }
    return result
  }

  private mutating func note(_ path: String, as id: FileID) {
    paths[path] = .file(id)
    files[store.identity(path)] = id
  }
}
