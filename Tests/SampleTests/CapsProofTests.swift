// Proofs of caps compared with brute force: components drawn stretched and at full size.

import Raster
import RasterSemantics
import RasterValues
import TestSupport
import Testing

private let folder = "Tests/RasterSemanticsTests/Fixtures/caps"

/// Compiles a fixture without drawing it; `change` replaces each line.
private func fixture(
  _ name: String,
  change: (Substring) -> Substring = { $0 }
) throws -> Compiled {
  let text = String(decoding: try bytes(ofFileAt: "\(folder)/\(name).raster"), as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(change)
  return compile(
    [(name, Array(lines.joined(separator: "\n").utf8))],
    image: { try? bytes(ofFileAt: "\(folder)/\($0)") }
  )
}

@Suite struct CapsProofTests {
  @Test(arguments: ["choices", "contents", "layers", "paints", "places", "shapes", "strokes"])
  func `incorrect stretching is not proved`(name: String) throws {
    let compiled = try fixture(name)
    #expect(compiled.errors == [])
    for (index, component) in compiled.program.components.enumerated() where component.caps != nil {
      let check = PlateCheck(compiled, index)
      let difference = check.difference()
      #expect(
        (check.verdict == .proved) == (difference == nil),
        "\(component.head.name): \(difference ?? "equal")"
      )
    }
  }

  @Test func `proved components are identical when stretched`() throws {
    let compiled = try fixture("proved")
    #expect(compiled.errors == [])
    for (index, component) in compiled.program.components.enumerated() {
      let check = PlateCheck(compiled, index)
      #expect(check.verdict == .proved, "\(component.head.name)")
      let difference = check.difference(scales: [1, 1.25, 1.5, 2, 2.625, 3, 4])
      #expect((difference == nil) == (component.head.name != "Unchecked"), "\(component.head.name)")
    }
  }

  @Test(arguments: [
    "if level > 3 { fill roundedRect(bounds.inset(i / 9000), radius: 4), with: #10203010 }",
    "if many.intersection(circle(center: (900, 900), radius: i)).bounds.width > 9 { }",
  ])
  func `a component's proof does not depend on the cost of others`(
    statement: String
  ) throws {
    let costly = (0..<4).map { number in
      """
      component Costly\(number) {
        state level: Int = 0, in: 0...31
        size 80, 40
        caps 8, unchecked: true
        draw {
          for i in 0..<9000 { \(statement) }
          fill circle(center: bounds.center, radius: level), with: #102030
        }
      }

      """
    }
    let small = """
      component Small {
        size 80, 40
        caps 8
        draw { fill roundedRect(bounds, radius: 8), with: #102030 }
      }
      let many = star(in: Rect(x: 4, y: 4, width: 32, height: 32), points: 2000)
      """
    let compiled = compile([("Mixed", Array((costly.joined() + small).utf8))], image: { _ in nil })
    #expect(compiled.errors == [])
    #expect(compiled.program.components.last?.caps?.verdict == .proved)
    #expect(compiled.program.components.first?.caps?.verdict == .unchecked)
  }

  @Test func `random proved components are identical when stretched`() throws {
    var proved = 0
    let image = try bytes(ofFileAt: "\(folder)/tile.png")
    for seed in 1...400 as ClosedRange<UInt64> {
      let plate = RandomPlate(seed: seed)
      let check = PlateCheck(plate.text, image: image)
      guard check.verdict == .proved else { continue }
      proved += 1
      let difference = check.difference()
      #expect(difference == nil, "\(seed): \(difference ?? "")\n\(plate.text)")
    }
    #expect(proved > 40)
  }

  @Test func `the smallest proved caps equal those that brute force finds`() throws {
    // Soft edges end at three deviations, although eight bits show less. A continuous corner is
    // nearly straight at its ends, images and nested caps need an extra pixel, and areas hidden by
    // another shape or a clip are not visible.
    let slack = [
      "Soft": 5.0, "Sunken": 5, "Blurred": 5, "SoftSlide": 5, "Continuous": 1, "Picture": 1,
      "Inset": 1, "Group": 1.5, "AtAPoint": 2, "Balloon": 1, "ClippedBand": 1,
      "PinnedTail": 2, "BehindGradient": 1,
    ]
    var count = 0
    let compiled = try fixture("proved") { line in
      line.hasPrefix("  caps ") ? "  caps .auto" : line
    }
    #expect(compiled.errors == [])
    for (index, component) in compiled.program.components.enumerated() {
      let check = PlateCheck(compiled, index)
      guard check.verdict == .proved, check.hasCaps else { continue }
      #expect(check.difference() == nil, "\(component.head.name)")
      let allowed = slack[component.head.name] ?? 0
      for excess in check.excess() { #expect(excess <= allowed, "\(component.head.name)") }
      if allowed == 0 { count += 1 }
    }
    #expect(count >= 25)
  }

  /// Drawings with sharp edges, so that brute force detects each half point.
  @Test(arguments: [
    "fill rect(bounds), with: #102030",
    "fill roundedRect(bounds, radius: 6), with: #102030",
    "fill roundedRect(bounds.inset(0.5), radius: 4), with: #102030",
    "fill roundedRect(bounds, radius: CornerRadii(topLeft: 9, bottomRight: 3)), with: #102030",
    "stroke rect(bounds.inset(2)), with: #102030, width: 3",
    "stroke roundedRect(bounds, radius: 2), with: #102030, width: 3, align: .inside",
    "fill rect(Rect(x: bounds.width - 7.5, y: 2, width: 4, height: 3)), with: #102030",
    "stroke polyline([(1, 2), (5, 6), (9, 2)]), with: #102030, width: 2, cap: .square",
    "fill circle(center: (7, 8), radius: 5), with: #102030",
    "layer shadows: [Shadow(#000000, offset: (2, 3))] { fill rect(bounds.inset(4)), with: #102030 }",
    "layer clip: roundedRect(bounds, radius: 5) { fill rect(bounds), with: #102030 }",
    "fill polygon([(0, 0), (8, 0), (3, 7)]), with: #102030",
    "if isOn { fill roundedRect(bounds, radius: 8), with: #102030 } else { fill rect(bounds), with: #102030 }",
  ])
  func `the smallest caps are the smallest that brute force finds`(line: String) throws {
    let source = """
      component Plate {
        state isOn: Bool = false
        size 80, 60
        caps .auto
        draw {
          \(line)
          if isOn { fill rect(Rect(x: 0, y: 0, width: 0, height: 0)), with: #000000 }
        }
      }
      """
    let check = PlateCheck(source)
    #expect(check.verdict == .proved)
    let caps = check.caps(in: Environment())
    #expect(caps.horizontal != nil && caps.vertical != nil)
    #expect(check.difference() == nil)
    #expect(check.excess() == [0, 0, 0, 0])
  }
}
