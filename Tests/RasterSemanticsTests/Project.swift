// Checks files of the repository together with all that they import.

import RasterSemantics
import RasterSyntax
import TestSupport

/// Files that were read from the repository, and what checking them together gives.
struct Project {
  private(set) var fixtures: [Fixture] = []
  let checked: CheckedProgram

  /// Reads the files at `paths`, and what they import, from the repository.
  init(_ paths: [String]) throws {
    var reader = Reader()
    for path in paths { try reader.read(path) }
    fixtures = reader.fixtures
    checked = reader.check()
  }

  /// Checks a text that imports nothing.
  init(text: String) {
    let source = SourceFile(id: FileID(0), path: "test.raster", text: text)
    checked = RasterSemantics.check([parse(source)]) { _, _ in
      nil
    } loadImage: { _, _ in
      .missing
    }
  }

  private struct Reader {
    var fixtures: [Fixture] = []
    private var ids: [String: FileID] = [:]

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

    func check() -> CheckedProgram {
      let paths = fixtures.map(\.source.path)
      let trees = fixtures.map { parse($0.source) }
      return RasterSemantics.check(trees) { file, path in
        ids[Self.path(path, from: paths[Int(file.index)])]
      } loadImage: { file, path in
        (try? bytes(ofFileAt: Self.path(path, from: paths[Int(file.index)]))).map { .bytes($0) }
          ?? .missing
      }
    }

    private static func path(_ path: String, from file: String) -> String {
      file.split(separator: "/").dropLast().joined(separator: "/") + "/" + path
    }
  }
}
