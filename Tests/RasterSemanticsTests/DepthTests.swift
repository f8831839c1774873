// The deepest programs that the parser accepts are checked on a small stack.

import RasterSemantics
import RasterSyntax
import TestSupport
import Testing

@Suite struct DepthTests {
  /// Nested shapes, as the text before the middle and the text after it.
  private static let shapes: [(String, String)] = [
    ("(1 + ", ")"), ("min(1, ", ")"), ("-", ""), ("[", "]"), ("true ? 1 : ", ""),
    ("switch true { case true: ", " else: 0 }"), ("\"\\(", ")\""), ("Rating(stars: ", ")"),
    ("Point(x: 1, y: ", ").x"), ("[1][", "]"), ("f(x: ", ")"), ("rect((0, 0, 0, ", ")).bounds.x"),
    ("path { move (0, ", ") }.bounds.x"), ("1 == 2 && ", ""), ("widths[0] ?? ", ""), ("1 + ", ""),
  ]

  @Test(arguments: shapes.indices, [20, 60, 120, 250])
  func `the deepest expressions are checked on a thread's small stack`(
    shape: Int,
    depth: Int
  ) async throws {
    let (before, after) = Self.shapes[shape]
    let nested =
      String(repeating: before, count: depth) + "1" + String(repeating: after, count: depth)
    let text = """
      struct Rating { let stars: Int }
      func f(x: Double) -> Double { x }
      let widths = [1, 2]
      let deep = \(nested)
      func g() -> Double { \(nested) }
      component Dot {
        size 20, 20
        draw { fill circle(center: (\(nested), 1), radius: 3), with: #000 }
      }
      """
    try await SmallStack.run { _ = Project(text: text) }
  }

  @Test func `the deepest blocks are checked on a thread's small stack`() async throws {
    let layers =
      String(repeating: "layer { if true { for i in 0..<1 {\n", count: 80)
      + "fill rect(bounds), with: #000\n" + String(repeating: "} } }\n", count: 80)
    let text = "component Dot {\nsize 4, 4\ndraw {\n\(layers)}\n}\n"
    try await SmallStack.run { _ = Project(text: text) }
  }
}
