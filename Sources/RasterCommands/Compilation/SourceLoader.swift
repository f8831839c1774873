// Reads and parses the input files and all that they import.

import RasterSemantics
import RasterSyntax

/// The files of a compilation: the inputs by their paths, then what they import, wave by wave, so
/// that their numbers depend on nothing but the inputs.
package struct SourceLoader {
  package private(set) var trees: [SyntaxTree] = []
  /// The number of the files that were given; the others are imported.
  package private(set) var inputCount = 0
  /// How long reading and parsing took.
  package struct Times: Sendable {
    package var reading = Duration.zero
    package var parsing = Duration.zero
  }

  package private(set) var times = Times()
  private let jobs: Int
  private let store: SourceStore
  /// The folders that files are read from that are no inputs, where these are not all.
  private let boundary: Boundary?
  /// Files by their identity, so that one is read once however it is named.
  private var files: [String: FileID] = [:]
  /// What was found at each path, so that it is looked up on disk once.
  private var paths: [String: ImportLoad] = [:]

  /// Reads the inputs, and what they import, within a boundary.
  package init(
    _ inputs: [Input],
    within boundary: Boundary?,
    jobs: Int,
    store: SourceStore = .disk
  ) throws(Failure) {
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
  }

  private static func read(_ path: String, in store: SourceStore) throws(Failure) -> [UInt8] {
    do throws(FileError) { return try store.read(path, .source).get() } catch {
      throw .inputOutput("cannot read '\(path)': \(error.reason)")
    }
  }

  /// The same with other texts for some files; what they import was read before.
  package func replacing(_ texts: [FileID: [UInt8]]) -> SourceLoader {
    var result = self
    for (id, bytes) in texts {
      let path = trees[Int(id.index)].source.path
      result.trees[Int(id.index)] = RasterSyntax.parse(SourceFile(id: id, path: path, bytes: bytes))
    }
    return result
  }

  /// What the import of a path in `file` leads to.
  package func resolve(_ path: String, from file: FileID) -> ImportLoad {
    paths[absolute(path, from: file)] ?? .missing
  }

  /// A path as written in a file, below that file's folder.
  package func absolute(_ path: String, from file: FileID) -> String {
    let folder = Paths.folder(of: trees[Int(file.index)].source.path)
    return Paths.normalized(Paths.join(folder, path))
  }

  private struct Source: Sendable {
    let path: String
    let bytes: [UInt8]
  }

  /// Parses files, which get the next numbers.
  private mutating func parse(_ sources: [Source]) {
    let (first, start) = (trees.count, ContinuousClock.now)
    defer { times.parsing += ContinuousClock.now - start }
    trees += Threads.map(sources.count, jobs: jobs) { index in
      let source = sources[index]
      let id = FileID(first + index)
      return RasterSyntax.parse(SourceFile(id: id, path: source.path, bytes: source.bytes))
    }
  }

  /// Reads the files that these import and nobody has named before, by their paths.
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
        // Reports quote lines of sources, and no others.
        paths[path] = .failed("the name of a source ends in .raster, that of tokens in .json")
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
