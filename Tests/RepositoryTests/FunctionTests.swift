// The shape of functions: their lengths, and their numbers of unlabelled parameters.

import Testing

@Suite struct FunctionTests {
  private let functions: [(path: String, shape: FunctionShape)]

  init() throws {
    functions = try SwiftSource.all(in: "Sources").flatMap { source in
      source.functions.map { (source.path, $0) }
    }
  }

  /// Lines of switches with short cases do not count, since they read like tables.
  @Test func `no function is longer than 60 lines, except for flat switches`() {
    #expect(functions.count > 2_000)
    for (path, shape) in functions where shape.lineCountOutsideSwitches > 60 {
      let count = shape.lineCountOutsideSwitches
      Issue.record("\(path):\(shape.line): \(shape.name), \(count) lines")
    }
  }

  @Test func `no function has more than three parameters without a label`() {
    for (path, shape) in functions where shape.unlabelled > 3 {
      Issue.record("\(path):\(shape.line): \(shape.name), \(shape.unlabelled) parameters")
    }
  }

  @Test func `functions are measured correctly`() {
    let source = SwiftSource(
      path: "",
      text: """
        protocol P {
          func a(_ x: Int, _ y: [Int: (Int, Int)], z: Int) -> Int
          init(_ a: Int)
        }
        extension P {
          func b<T>(_ f: (T, T) -> T, _ x: T = g(1, 2), _ y: T, _ z: T)
            -> Int
          {
            switch x {
            case 1:
              0
            case 2: 1
            }
            return P.init(1)
          }
          subscript(x: Int) -> Int { x }
        }
        """
    )
    #expect(source.functions.map(\.name) == ["a", "init", "b", "subscript"])
    #expect(source.functions.map(\.line) == [2, 3, 6, 16])
    #expect(source.functions.map(\.lineCount) == [1, 1, 10, 1])
    #expect(source.functions.map(\.lineCountOutsideSwitches) == [1, 1, 6, 1])
    #expect(source.functions.map(\.unlabelled) == [2, 1, 4, 0])
  }

  @Test func `comments and string contents are not code`() {
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
    let words = source.code.split { !$0.isNamePart }.map { String(decoding: $0, as: UTF8.self) }
    #expect(!words.contains("Above"))
    #expect(words.filter { $0 == "Below" }.count == 3)
    #expect(words.suffix(4) == ["struct", "Hidden", "enum", "Inner"])
  }
}
