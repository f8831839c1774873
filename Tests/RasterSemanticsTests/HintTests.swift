// Code that hints suggest is accepted by the checker.

import RasterSemantics
import RasterSyntax
import Testing

@Suite struct HintTests {
  /// Code that hints quote, with the unknown word of each hint.
  private static let hints: [(word: String, code: String)] = {
    let tables = [
      ForeignPhrases.lines, ForeignPhrases.labels, ForeignPhrases.modifiers, ForeignPhrases.values,
      ForeignPhrases.functions, ForeignPhrases.elements,
    ]
    let quoted = tables.joined().flatMap { word, phrase in
      phrase.matches(of: /(?:^| )'([^']+)'/).map { (word, String($0.output.1)) }
    }
    // Includes names of lines and of values, and replacements for functions of lists.
    return quoted.filter { $0.1.contains { "(:[ ".contains($0) } }
      + ForeignNames.listFunctions.map { ($0.key, $0.value) }
  }()

  @Test func `the code in hints is accepted`() {
    #expect(Self.hints.count > 60)
    for (word, code) in Self.hints where !Self.isAccepted(code) {
      Issue.record("the advice for '\(word)' is not a line, an argument or a value: \(code)")
    }
  }

  @Test func `incorrect code is detected`() {
    #expect(!Self.isAccepted("layer filters: [.blur(4)] { … }"))
    #expect(!Self.isAccepted("svgPath(\"M 4 12 L 20 12\")"))
    #expect(!Self.isAccepted("linearGradient(from: .left, to: .middle, [#F00, #00F])"))
  }

  /// Whether the code is accepted in at least one of its possible positions.
  private static func isAccepted(_ code: String) -> Bool {
    // The possible content of a block.
    let fillings = [
      "fill rect(bounds), with: #000", "space", "accent #F00", "\n  size 4, 4\n  draw { }\n",
    ]
    let sources = fillings.flatMap { filling in
      places.map { $0.replacing("HERE", with: code.replacing("…", with: filling)) }
    }
    return sources.contains { source in
      let tree = parse(SourceFile(id: FileID(0), path: "hint.raster", text: source))
      let checked = check([tree], fixIts: .untried) { _, _ in
        .missing
      } loadAsset: { _, _ in
        .missing
      }
      return (tree.diagnostics + checked.diagnostics).allSatisfy {
        $0.severity != .error || $0.code == .missingImage
      }
    }
  }

  /// A draw line, arguments of several lines, a value, a line of a component, a declaration.
  private static let places =
    [
      "HERE", "fill circle(HERE, radius: 4), with: #000", "stroke line(HERE), with: #000",
      "fill circle(HERE), with: #000", "fill polygon(HERE), with: #000",
      "fill rect(bounds), HERE", "fill rect(bounds), with: HERE", "fill HERE, with: #000",
      "text \"a\", in: bounds, HERE, with: #000", "let value = HERE",
      "let size = Size(HERE, 4)", "image HERE, in: bounds",
    ].flatMap { place in ["[Int]", "[[Int]]", "[Part]"].map { (place, $0) } }.map { place, list in
      """
      struct Part {
        let part: Int?
      }
      component Badge {
        size 4, 4
        draw { fill rect(bounds), with: #000 }
      }
      tokens UI {
        accent #F00
      }
      component Example {
        state title: String = "a"
        state isOn: Bool = false
        state xs: \(list) = [], limit: 30
        state ys: [Int] = [4]
        state x: Int = 1
        state photo: Image = "photo.png"
        size 40, 40
        draw {
          let path = circle(bounds)
          \(place)
        }
      }
      """
    } + [
      "component Example {\n  state title: String = \"a\"\n  size 4, 4\n  HERE\n  draw { }\n}",
      "component Example {\n  state title: String = \"a\"\n  HERE\n  draw { }\n}",
      "component Example {\n  size 4, 4\n  HERE\n  draw { }\n}",
      "component Example {\n  size 4, 4\n  HERE\n}", "HERE",
    ]
}
