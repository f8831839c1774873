// Folders of a module use only the folders below them, according to the compiler's index.

import Foundation
import Testing

@Suite struct FloorTests {
  @Test func `the list has all modules, and all folders that have files`() throws {
    var rooms: Set<Floors.Room> = []
    for (path, _) in try RepositoryTests.swiftFiles("Sources") {
      rooms.insert(try #require(Floors.room(of: path), "\(path)"))
    }
    for room in rooms { #expect(Floors.numbers[room] != nil, "\(room) is not in the list") }
    for room in Floors.numbers.keys { #expect(rooms.contains(room), "\(room) has no file") }
    let count = Floors.modules.reduce(0) { $0 + $1.floors.reduce(0) { $0 + $1.rooms.count } }
    #expect(count == Floors.numbers.count, "a room is listed twice")
  }

  /// Covers files that are compiled with the tests, not plugins or files that the manifest
  /// excludes.
  @Test func `the index has every file`() throws {
    let index = try CodeIndex.ofTests.get()
    let manifest = try String(
      contentsOf: RepositoryTests.root.appending(path: "Package.swift"),
      encoding: .utf8
    )
    for (path, _) in try RepositoryTests.swiftFiles("Sources") {
      let room = try #require(Floors.room(of: path))
      if manifest.contains(".plugin(\n      name: \"\(room.module)\"") { continue }
      let target = manifest.components(separatedBy: "arget(").first {
        $0.drop { $0.isWhitespace }.hasPrefix("name: \"\(room.module)\"")
      }
      if target?.contains("exclude: [\"\(room.name)\"]") == true { continue }
      #expect(index.files.contains(path), "\(path) is not in the index: build all targets")
    }
  }

  @Test func `no folder uses a higher floor`() throws {
    let uses = try CodeIndex.ofTests.get().uses
    #expect(uses.count > 100_000)
    for problem in Floors.climbs(of: uses) { Issue.record("\(problem)") }
  }

  @Test func `folders of one floor form cycles only for a documented reason`() throws {
    for problem in Floors.circles(of: try CodeIndex.ofTests.get().uses) {
      Issue.record("\(problem)")
    }
  }

  @Test func `a use of a higher floor is found in each module`() throws {
    for (module, floors) in Floors.modules where floors.count > 1 {
      for (below, above) in zip(floors, floors.dropFirst()) {
        let low = path(module, below.rooms[0])
        let high = path(module, above.rooms[0])
        let (up, down) = (use("Rect.climb()", of: high, in: low), use("Rect", of: low, in: high))
        #expect(
          Floors.climbs(of: [up, down]) == [
            "\(low):1 uses Rect.climb() of \(high):1, which stands above it"
          ]
        )
      }
    }
    #expect(
      Floors.climbs(of: [use("A", of: "Sources/Raster/B/A.swift", in: "Sources/Raster/A.swift")])
        .count == 1
    )
  }

  @Test func `a cycle needs a reason, and a reason a cycle`() {
    let (codecs, server) = ("Sources/RasterValues/Codecs/A.swift", "Sources/Raster/Server/A.swift")
    let presenters = "Sources/Raster/Presentation/A.swift"
    let there = use("A", of: server, in: presenters)
    let reasons = Floors.modules.flatMap(\.floors).filter { $0.circle != nil }.count
    #expect(Floors.circles(of: []).count == reasons)
    #expect(Floors.circles(of: [there, use("A", of: codecs, in: server)]).count == reasons)
    let problems = Floors.circles(of: [there, use("B", of: presenters, in: server)])
    #expect(problems.count == reasons + 1)
    #expect(problems.contains { $0.contains("Raster has a circle:\n\(server):1 uses B") })
  }

  private func path(_ module: String, _ room: String) -> String {
    room == Floors.top ? "Sources/\(module)/A.swift" : "Sources/\(module)/\(room)/A.swift"
  }

  private func use(_ name: String, of declared: String, in path: String) -> CodeIndex.Use {
    let declaration = CodeIndex.Declaration(name: name, place: .init(path: declared, line: 1))
    return CodeIndex.Use(place: .init(path: path, line: 1), declaration: declaration)
  }
}
