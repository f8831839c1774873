// Checks files of the repository together with all of their imports.

import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterVectors
import TestSupport

/// Files read from the repository, and the result of checking them together.
struct Project {
  let fixtures: [Fixture]
  let checked: CheckedProgram
  private let ids: [String: FileID]

  /// Reads the files at `paths`, and their imports, from the repository.
  init(_ paths: [String]) throws {
    var reader = Reader()
    for path in paths { try reader.read(path) }
    self.init(reader.fixtures, reader.ids)
  }

  /// Checks a text that imports nothing.
  init(text: String) {
    let source = SourceFile(id: FileID(0), path: "test.raster", text: text)
    self.init([Fixture(source: source)], [:])
  }

  private init(_ fixtures: [Fixture], _ ids: [String: FileID]) {
    self.fixtures = fixtures
    self.ids = ids
    let paths = fixtures.map(\.source.path)
    checked = check(fixtures.map { parse($0.source) }, drawingTrial: .drawing) { file, path in
      ids[Reader.path(path, from: paths[Int(file.index)])].map { .file($0) } ?? .missing
    } loadAsset: { file, path in
      let bytes = try? bytes(ofFileAt: Reader.path(path, from: paths[Int(file.index)]))
      return bytes.map { .file($0) } ?? .missing
    }
  }

  /// The reports, including opt-in ones if a fixture's name requests them.
  var diagnostics: [Diagnostic] {
    let name = fixtures[0].source.path.split(separator: "/").last?.split(separator: ".").first
    return checked.diagnostics
      + checked.optionalDiagnostics.filter { $0.code.rawValue == name.map(String.init) }
  }

  /// The same files with an edit of the first one.
  func applying(_ fixIt: Diagnostic.FixIt) -> Project {
    let source = fixtures[0].source
    var bytes = source.bytes
    bytes.replaceSubrange(fixIt.range.bytes, with: Array(fixIt.replacement.utf8))
    let edited = SourceFile(id: source.id, path: source.path, bytes: bytes)
    return Project([Fixture(source: edited)] + fixtures.dropFirst(), ids)
  }

  /// The number of occurrences of each report at any position, including those that follow from
  /// others.
  var reports: [String: Int] {
    Dictionary(
      checked.allDiagnostics.map { ("\($0.code.rawValue): \($0.message)", 1) },
      uniquingKeysWith: +
    )
  }

  private struct Reader {
    var fixtures: [Fixture] = []
    var ids: [String: FileID] = [:]

    mutating func read(_ path: String) throws {
      guard ids[path] == nil else { return }
      let id = FileID(fixtures.count)
      let fixture = try Fixture(path: path, id: id)
      ids[path] = id
      fixtures.append(fixture)
      for syntax in parse(fixture.source).syntax.imports {
        try? read(Self.path(syntax.path, from: path))
      }
    }

    /// The path of the file that a file in the repository imports as `path`.
    static func path(_ path: String, from file: String) -> String {
      var parts = file.split(separator: "/").dropLast()
      for part in path.split(separator: "/") {
        if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
      }
      return parts.joined(separator: "/")
    }
  }
}
