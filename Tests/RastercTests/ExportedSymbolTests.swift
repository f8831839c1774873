// `rasterc export --format sfsymbol`: outlines in a template, by weight, and omitted features.

import Foundation
import TestSupport
import Testing

@Suite struct ExportedSymbolTests {
  /// The template of a component, and its reports.
  private func template(
    _ source: String,
    _ file: String = "Leaf-plain.svg"
  ) throws -> (text: String, errors: String) {
    let place = try Workplace(["Leaf.raster": source])
    let image = try bytes(ofFileAt: "Samples/Components/images/cell.png")
    try Data(image).write(to: place.url.appending(path: "cell.png"))
    let run = try place.run("export", "Leaf.raster", "--format", "sfsymbol", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    let bytes = try #require(place.bytes("out/\(file)"), "\(place.names(in: "out"))")
    return (String(decoding: bytes, as: UTF8.self), run.errors)
  }

  private func drawing(_ lines: String, _ states: String = "") -> String {
    "component Leaf {\n  state thick: Double = 2\n  size 20, 20\n  draw {\n\(lines)\n  }\n\(states)}\n"
  }

  /// The paths of a weight.
  private func paths(_ text: String, _ weight: String) throws -> [String] {
    let group = try #require(text.firstMatch(of: try Regex("<g id=\"\(weight)-S\">\n([^g]*)</g>")))
    let inner = String(group[1].substring ?? "")
    return inner.matches(of: /d="([^"]*)"/).map { String($0.1) }
  }

  @Test func `a drawing becomes outlines between margins, four thirds of a capital high`()
    throws
  {
    let (text, errors) = try template(
      drawing(
        """
            fill rect(bounds), with: linearGradient(from: .top, to: .bottom, [#000000, #FFFFFF])
            layer clip: rect(Rect(x: 0, y: 0, width: 10, height: 20)) {
              stroke line(from: (0, 10), to: (20, 10)), with: #FF0000, width: thick
            }
            text "l", in: bounds, with: #000000
        """
      )
    )
    #expect(!errors.contains("warning: a"), "\(errors)")
    let found = try paths(text, "Regular")
    #expect(found.count == 3)
    // 93.9453 units for 20 points, around 1450 and the middle of a capital letter, 660.7705.
    #expect(
      found[0] == "M1403.0273 613.7978L1496.9727 613.7978L1496.9727 707.7432L1403.0273 707.7432Z"
    )
    #expect(found[1].contains("1450 ") && !found[1].contains("1496.9727"))
    for part in [
      "<g id=\"Notes\">", "id=\"template-version\"", "id=\"Baseline-S\" x1=\"263\" y1=\"696\"",
      "id=\"Capline-S\"", "id=\"Baseline-L\"", "id=\"left-margin-Regular-S\" x1=\"1403.0273\"",
      "id=\"right-margin-Regular-S\" x1=\"1496.9727\"",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    #expect(!text.contains("Ultralight") && !text.contains("#000000") && !text.contains("#FF0000"))
  }

  @Test func `states with the same points as the plain state are weights`() throws {
    let line = "    stroke line(from: (2, 10), to: (18, 10)), with: #000000, width: thick"
    let states =
      "  states {\n    ultralight thick: 1\n    black thick: 4\n    other thick: 3\n  }\n"
    let (text, errors) = try template(drawing(line, states))
    let weights = try ["Ultralight", "Regular", "Black"].map { try paths(text, $0) }
    #expect(weights.allSatisfy { $0.count == 1 } && Set(weights).count == 3)
    #expect(!errors.contains("left out"))
    // Other states are separate symbols, and weights are not.
    let (other, _) = try template(drawing(line, states), "Leaf-other.svg")
    #expect(!other.contains("Ultralight"))
    // A single weight, and different points.
    let few = "  states {\n    black thick: 4\n  }\n"
    #expect(try template(drawing(line, few)).errors.contains("a weight is left out"))
    let dots =
      "    for i in 0..<Int(thick) { fill rect(Rect(x: 4 * i, y: 0, width: 3, height: 3)), with: #000 }"
    let (dotted, said) = try template(drawing(dots, states))
    #expect(said.contains("have different points and are left out"))
    #expect(!dotted.contains("Ultralight"))
  }

  @Test func `images are omitted, and translucent shapes become opaque`() throws {
    let (text, errors) = try template(
      drawing(
        """
            image "cell.png", in: bounds
            fill circle(bounds), with: #00000080
            layer opacity: 50%, shadows: [Shadow(#000000, blur: 2)] { fill circle(bounds), with: #000000 }
        """
      )
    )
    #expect(try paths(text, "Regular").count == 2)
    for words in [
      "an image is left out", "a translucent colour becomes opaque", "a shadow is left out",
      "a translucent layer becomes opaque",
    ] {
      #expect(errors.contains(words), "\(words) in \(errors)")
    }
  }
}
