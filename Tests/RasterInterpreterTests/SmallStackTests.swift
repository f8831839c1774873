// The deepest programs that the checker accepts draw on the small stack of a pool's thread.

import Raster
import RasterInterpreter
import TestSupport
import Testing

@Suite struct SmallStackTests {
  private func draw(_ component: InterpretedComponent) async throws -> Int? {
    try await SmallStack.run {
      component.displayList(size: Size(20, 20), environment: Environment())?.words.count
    }
  }

  @Test func `long chains of lets draw on a small stack`() async throws {
    let lets = (1...5_000).map { "let a\($0) = a\($0 - 1) + 1" }.joined(separator: "\n")
    let component = try RasterTemplate(
      source: """
        component Chain {
          let a0 = 1
          \(lets)
          size 20, 20
          draw { fill rect(Rect(x: 0, y: 0, width: a5000, height: 1)), with: .black }
        }
        """
    ).component("Chain")
    #expect(try await draw(component) == 8)
  }

  @Test func `expressions of the maximum depth draw on a small stack`() async throws {
    for (open, close) in [("abs(1 + ", ")"), ("(isOn ? 1.5 : ", ")"), ("-(", ")")] {
      let depth = 45
      let expression =
        String(repeating: open, count: depth) + "2.5"
        + String(repeating: close, count: depth)
      let component = try RasterTemplate(
        source: """
          component Deep {
            state isOn: Bool = false
            size 20, 20
            draw { fill rect(Rect(x: 0, y: 0, width: 1, height: \(expression))), with: .black }
          }
          """
      ).component("Deep")
      #expect(try await draw(component) == 8)
    }
  }

  @Test(arguments: [
    (390, "f(x + 1)"), (130, "abs(max(f(x), 1))"), (190, "(x > 0 ? f(x) : 1)"),
    (90, "[f(x)][0] ?? 1"),
  ])
  func `the longest chains of functions draw`(length: Int, body: String) async throws {
    let functions = (1...length).map { index in
      let body = body.replacing("f(", with: "f\(index - 1)(")
      return "func f\(index)(_ x: Double) -> Double { \(body) }"
    }.joined(separator: "\n")
    let component = try RasterTemplate(
      source: """
        func f0(_ x: Double) -> Double { x }
        \(functions)
        component Calls {
          state x: Double = 1
          size 20, 20
          draw { fill rect(Rect(x: 0, y: 0, width: f\(length)(x), height: 1)), with: .black }
        }
        """
    ).component("Calls")
    #expect(try await draw(component) == 8)
  }

  @Test(arguments: [
    ("", 60), ("if environment.appearance == .light {", 60),
    ("layer opacity: 50% { layer clip: rect(bounds) {", 20),
    ("for i in 0..<1 { if i == 0 { for j in [1] { if j == 1 {", 40),
  ])
  func `components nested up to the limit draw`(open: String, count: Int) async throws {
    let close = String(repeating: "}", count: open.count { $0 == "{" })
    let components = (1...count).map { index in
      """
      component C\(index) {
        size 20, 20
        draw {
          \(open.replacing("{", with: "{\n"))
          place C\(index - 1)(), in: bounds
          \(close.replacing("}", with: "}\n"))
        }
      }
      """
    }.joined(separator: "\n")
    let functions = (1...100).map { "func f\($0)(_ x: Double) -> Double { f\($0 - 1)(x) }" }
      .joined(separator: "\n")
    let component = try RasterTemplate(
      source: """
        func f0(_ x: Double) -> Double { x }
        \(functions)
        component C0 {
          state width: Double = 1
          size 20, 20
          draw { fill rect(Rect(x: 0, y: 0, width: f100(width), height: 1)), with: .black }
        }
        \(components)
        """
    ).component("C\(count)")
    #expect(try await draw(component) != nil)
  }
}
