// The uses in the index include types and members of extensions.

import Foundation
import Testing

@Suite struct IndexTests {
  private static let high = """
    struct High { enum Kind { case one } }
    extension Low {
      func climb(by step: Int = 1) -> Int { step }
      var height: Int { get { 1 } set {} }
      subscript(step: Int) -> Int { step }
      static let top = Low()
      static func + (left: Low, right: Low) -> Low { left }
      init(height: Int) { self.init() }
    }
    extension Low: Equatable { static func == (left: Low, right: Low) -> Bool { true } }
    func ladder() {}
    typealias Ladder = Low
    protocol Climber {}
    """

  private static let low = """
    struct Low { init() {} }
    func climb(_ first: Low, by step: High?) -> Bool {
      var low = first
      low.height = low.climb()
      _ = low[0]
      _ = Low.top + .init(height: 2)
      ladder()
      let ladder: Ladder = low
      let kind: High.Kind = .one
      return ladder == low || kind == .one
    }
    extension High {}
    struct Goat: Climber {}
    """

  /// Code that is not in the text, such as a synthesized `==`, is not a use.
  @Test func `the index has written uses of types, extension members and functions`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    let rooms = folder.appending(path: "Sources/Raster")
    for (room, text) in [("Low", Self.low), ("High", Self.high)] {
      let file = rooms.appending(path: "\(room)/\(room).swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    try compile(in: folder, ["Sources/Raster/Low/Low.swift", "Sources/Raster/High/High.swift"])
    let root = folder.path(percentEncoded: false)
    let store = try IndexStore(at: root + "/index", readBy: CodeIndex.library())
    let index = try CodeIndex(of: root, store)
    let lowFile = "Sources/Raster/Low/Low.swift"
    #expect(index.files.contains(lowFile))
    let found = index.uses.filter {
      $0.place.path == lowFile && $0.declaration.place.path != lowFile
    }
    #expect(
      found.map { "\($0.place.line) \($0.declaration.name)" } == [
        "2 High", "4 Low.climb(by:)", "4 Low.height", "5 Low.subscript(_:)", "6 Low.+(_:_:)",
        "6 Low.init(height:)", "6 Low.top", "7 ladder()", "8 Ladder", "9 High", "9 High.Kind",
        "9 Kind.one", "10 Kind.one", "10 Low.==(_:_:)", "12 High", "13 Climber",
      ]
    )
    // A removed file is ignored.
    try FileManager.default.removeItem(at: rooms.appending(path: "High"))
    let later = try CodeIndex(of: root, store)
    #expect(later.files == [lowFile])
  }

  private func compile(in folder: URL, _ files: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments =
      ["swiftc", "-c", "-parse-as-library", "-module-name", "Raster", "-index-store-path", "index"]
      + files.map { folder.path(percentEncoded: false) + "/" + $0 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
