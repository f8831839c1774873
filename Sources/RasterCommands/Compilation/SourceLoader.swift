// Reads and parses the input files and all that they import.

import RasterSyntax

/// The files of a compilation: the inputs by their paths, then what they import, wave by wave, so
/// that their numbers depend on nothing but the inputs.
package struct SourceLoader {
  package private(set) var trees: [SyntaxTree] = []
  /// The number of the files that were given; the others are imported.
  package private(set) var inputCount = 0
  private let jobs: Int
  /// Files by their identity, so that one is read once however it is named.
  private var files: [String: FileID] = [:]
  /// Files by path, so that a path is looked up on disk once; nil where there is none.
  private var paths: [String: FileID?] = [:]

  package init(_ inputs: [Input], jobs: Int) throws(Failure) {
    self.jobs = jobs
    inputCount = inputs.count
    var sources: [Source] = []
    for input in inputs {
      sources.append(Source(path: input.path, isStandardInput: input.isStandardInput))
      note(input.path, as: FileID(sources.count - 1))
    }
    try parse(sources)
    var first = 0
    while first < trees.count {
      let wave = first..<trees.count
      first = trees.count
      try parse(imports(of: wave))
    }
  }

  /// The file that an import in `file` names.
  package func resolve(_ path: String, from file: FileID) -> FileID? {
    paths[absolute(path, from: file)] ?? nil
  }

  /// A path as written in a file, below that file's folder.
  package func absolute(_ path: String, from file: FileID) -> String {
    let folder = Paths.folder(of: trees[Int(file.index)].source.path)
    return Paths.normalized(Paths.join(folder, path))
  }

  private struct Source: Sendable {
    let path: String
    let isStandardInput: Bool
  }

  /// Reads and parses files; one that cannot be read stops the command.
  private mutating func parse(_ sources: [Source]) throws(Failure) {
    let first = trees.count
    let results = Threads.map(sources.count, jobs: jobs) { index -> Result<SyntaxTree, Failure> in
      let source = sources[index]
      do throws(Failure) {
        let bytes =
          source.isStandardInput
          ? try FileSystem.readStandardInput() : try FileSystem.read(source.path)
        let file = SourceFile(id: FileID(first + index), path: source.path, bytes: bytes)
        return .success(RasterSyntax.parse(file))
      } catch {
        return .failure(error)
      }
    }
    for result in results { trees.append(try result.get()) }
  }

  /// The files that these import and nobody has named before, by their paths.
  private mutating func imports(of wave: Range<Int>) -> [Source] {
    var found: Set<String> = []
    for tree in trees[wave] {
      for syntax in tree.syntax.imports where !syntax.path.isEmpty {
        let path = absolute(syntax.path, from: tree.source.id)
        if paths[path] == nil { found.insert(path) }
      }
    }
    var result: [Source] = []
    for path in found.sorted(by: areInByteOrder) {
      guard FileSystem.kind(of: path) == .file else {
        paths[path] = .some(nil)
        continue
      }
      if let known = files[FileSystem.identity(of: path)] {
        paths[path] = known
      } else {
        note(path, as: FileID(trees.count + result.count))
        result.append(Source(path: path, isStandardInput: false))
      }
    }
    return result
  }

  private mutating func note(_ path: String, as id: FileID) {
    paths[path] = id
    files[FileSystem.identity(of: path)] = id
  }
}
