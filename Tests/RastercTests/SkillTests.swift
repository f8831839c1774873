// `rasterc skill`: the page is short, and its examples are correct.

import Foundation
import Testing

@Suite struct SkillTests {
  private func page() throws -> String {
    let run = try Workplace().run("skill")
    #expect(run.code == 0 && run.errors == "")
    return run.text
  }

  @Test func `the page fits into a small context`() throws {
    let text = try page()
    #expect(text.hasPrefix("---\nname: raster\n"))
    // Words and marks, which are about as many as the tokens of a language model.
    let count = text.matches(of: /\w+|[^\w\s]/).count
    #expect(count <= 2_500, "\(count)")
  }

  @Test func `its examples are correct, formatted and drawn in all states`() throws {
    let blocks = try page().components(separatedBy: "```raster\n").dropFirst()
    #expect(blocks.count == 2)
    for block in blocks {
      let source = try #require(block.components(separatedBy: "```\n").first)
      let place = try Workplace(["Example.raster": source])
      let check = try place.run("check", "Example.raster", "--warnings-as-errors")
      #expect(check.code == 0, "\(check.errors)")
      #expect(try place.run("format", "Example.raster", "--check").code == 0)
      let render = try place.run(
        "render",
        "Example.raster",
        "--all-states",
        "--contact-sheet",
        "sheet.png",
        "--scale",
        "2"
      )
      #expect(render.code == 0, "\(render.errors)")
    }
  }

  @Test func `each function and line that the page names exists`() throws {
    let place = try Workplace([
      "Names.raster": """
      tokens UI { accent light: #E5004B, dark: #FF4F87 }

      func half(_ x: Double) -> Double { x / 2 }

      func chip(_ words: String) -> Content { text(words, with: UI.accent) }

      component Names {
        state name: String = "Ada King"

        size 90, 40
        caps 12, unchecked: true
        mirrors

        accessibility { label name; role .button }

        let sums = [for (i, x) in [1.0, 2.0].enumerated: x * 2 + i]

        draw {
          fill pie(center: (20, 20), radius: half(8), from: 0deg, to: 90deg), with: UI.accent
          fill ring(center: (20, 20), radius: 6, innerRadius: 3, from: 0deg, to: 90deg),
            with: radialGradient(center: .center, radius: 8, [GradientStop(#FFF, at: 40%), #000])
          fill polygon([(1, 2), (4, 5), (7, 8)]), with: #000
          stroke arc(center: (9, 9), radius: 4, from: 0deg, to: 90deg), with: #000, dash: [4, 2]
          stroke polyline([(1, 2), (4, 5)]), with: #000, join: .round
          fill path("M 0 0 L 9 9 H 4 Z"), with: #000, rule: .evenOdd
          fill path { move (0, 0); quad (4, 4), control: (4, 0); curve (9, 9), control1: (5, 5), control2: (6, 9); close },
            with: #000
          fill rect(Rect(center: bounds.center, size: (4, 4))), with: #000
          fill star(in: bounds), with: #00000020
          place chip(format(sums.sum, decimals: 1)), in: bounds.slice(20, from: .leading)
          layer opacity: 50%, blend: .multiply, blur: 2, mask: ellipse(bounds),
            transform: rotation(4deg, about: bounds.center) {
            fill line(from: (0, 0), to: (sums.max ?? 0, sums[1] ?? 0)), with: #000
          }
        }
      }
      """
    ])
    let check = try place.run("check", "Names.raster")
    #expect(check.code == 0, "\(check.errors)")
  }
}
