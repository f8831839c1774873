// Floors see only what is below them: no file names a type that only a higher floor declares.

import Testing

@Suite struct FloorTests {
  private struct File {
    let source: SwiftSource
    /// Counted from the lowest module's lowest floor.
    let floor: Int
  }

  private let files: [File]

  init() throws {
    var files: [File] = []
    var below = 0
    for (module, floors) in Floors.modules {
      for source in try SwiftSource.all(in: "Sources/\(module)")
      where !Floors.outside.contains(source.path) {
        let room = source.path.split(separator: "/")[2]
        let floor = floors.firstIndex { $0.contains(String(room)) }
        files.append(File(source: source, floor: try #require(floor, "\(source.path)") + below))
      }
      below += floors.count
    }
    self.files = files
  }

  /// Within a module, since the compiler knows of none above it.
  ///
  /// A name that several types share belongs to the lowest of them, since text does not tell which is
  /// meant; a file's own names are its own.
  @Test func `no file names a type of a higher floor`() {
    var lowest: [String: (floor: Int, path: String)] = [:]
    for file in files {
      for (name, isPrivate) in file.source.declaredTypes where !isPrivate {
        if let known = lowest[name], known.floor <= file.floor { continue }
        lowest[name] = (file.floor, file.source.path)
      }
    }
    #expect(lowest.count > 500)
    for file in files {
      let own = Set(file.source.declaredTypes.map(\.name))
      for word in file.source.capitalizedWords.subtracting(own).sorted() {
        guard let (floor, path) = lowest[word], floor > file.floor,
          path.split(separator: "/")[1] == file.source.path.split(separator: "/")[1]
        else { continue }
        Issue.record("\(file.source.path) names \(word), which stands above it in \(path)")
      }
    }
  }

  @Test func `every room has a file`() {
    for (module, floors) in Floors.modules {
      for room in floors.joined() {
        let folder = "Sources/\(module)/\(room)/"
        #expect(files.contains { $0.source.path.hasPrefix(folder) }, "\(folder)")
      }
    }
  }

  @Test func `comments and words are no code`() {
    let source = SwiftSource(
      path: "",
      text: ##"""
        // Above /* Above
        let a = "Above \(Below(b: "Above")) \" Above" // Above
        let b = """
          Above "Above" \(Below.self)
          """ + #"Above \(Above) \#(Below()) "Above"# /* Above
          Above */
        private struct Hidden { enum Inner {} }
        """##
    )
    #expect(source.capitalizedWords == ["Below", "Hidden", "Inner"])
    #expect(source.declaredTypes.map(\.name) == ["Hidden"])
    #expect(source.declaredTypes.map(\.isPrivate) == [true])
  }
}
