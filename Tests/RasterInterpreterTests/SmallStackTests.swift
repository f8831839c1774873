// The deepest programs that the checker lets pass draw on the small stack of a pool's thread.

import Foundation
import Raster
import RasterInterpreter
import Testing

/// Runs `body` on a thread with a stack of 512 KiB.
private func onSmallStack<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}

@Suite struct SmallStackTests {
  private func draw(_ component: InterpretedComponent) async throws -> Int? {
    try await onSmallStack {
      component.displayList(size: Size(20, 20), environment: Environment())?.words.count
    }
  }

  @Test func `long chains of lets`() async throws {
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

  @Test func `expressions as deep as the parser goes`() async throws {
    for (open, close) in [("abs(1 + ", ")"), ("(isOn ? 1.5 : ", ")"), ("-(", ")")] {
      let depth = 60
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

  @Test func `chains of functions as long as the checker allows`() async throws {
    let functions = (1...200).map { index in
      "func f\(index)(_ x: Double) -> Double { f\(index - 1)(x + 1) }"
    }.joined(separator: "\n")
    let component = try RasterTemplate(
      source: """
        func f0(_ x: Double) -> Double { x }
        \(functions)
        component Calls {
          state x: Double = 1
          size 20, 20
          draw { fill rect(Rect(x: 0, y: 0, width: f200(x), height: 1)), with: .black }
        }
        """
    ).component("Calls")
    #expect(try await draw(component) == 8)
  }

  @Test func `components inside each other to the limit`() async throws {
    let components = (1...60).map { index in
      """
      component C\(index) {
        size 20, 20
        draw { if environment.appearance == .light { place C\(index - 1)(), in: bounds } }
      }
      """
    }.joined(separator: "\n")
    let component = try RasterTemplate(
      source: """
        component C0 {
          size 20, 20
          draw { fill rect(bounds), with: .black }
        }
        \(components)
        """
    ).component("C60")
    #expect(try await draw(component) != nil)
  }
}
