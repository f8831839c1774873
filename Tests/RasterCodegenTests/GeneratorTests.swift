// What the generator writes for each construct of the language.

import RasterCodegen
import RasterValues
import Testing
import TestSupport

@Suite struct GeneratorTests {
  /// The Swift of `text`, which must have no errors.
  private func swift(_ text: String, access: Access = .internal) throws -> String {
    let compiled = compile(text)
    try #require(compiled.errors == [])
    let files = generate(
      compiled.program,
      sources: compiled.sources,
      options: GeneratorOptions(access: access)
    )
    return try #require(files.first).text
  }

  /// The Swift of a component whose `draw` block holds `lines`.
  private func drawing(_ lines: String, before: String = "") throws -> String {
    let text = try swift("\(before)\ncomponent Test {\n  size 10, 10\n  draw {\n\(lines)\n  }\n}\n")
    let body = try #require(text.split(separator: "inout Raster.Canvas) {\n").last)
    return String(body.prefix(while: { $0 != "}" })).trimmingLines
  }

  @Test func `says what it generated a file from, and for which runtime`() throws {
    let text = try swift(
      "component Test {\n  size 1, 1\n  draw { fill rect(bounds), with: #000 }\n}\n"
    )
    #expect(
      text.hasPrefix("// Generated from Test.raster by rasterc 1. Do not edit.\n")
    )
    #expect(text.contains("nonisolated extension Raster.GeneratedCode.ForRaster1 {}\n"))
    #expect(text.contains("// Test.raster:1\nnonisolated struct Test:"))
  }

  @Test func `keeps a string on one line, however long what stands in it is`() throws {
    let words = "\\(title.count * 2) of \\(max(title.count * 2, 1000000)) rooms are still available"
    let text = try swift(
      """
      component Test {
        state title: String = ""
        size 10, 10
        draw {
          text "\(words) today, and \\(clamp(title.count, min: 0, max: 100)) tomorrow", at: (0, 0),
            with: #000
        }
      }

      """
    )
    let line = text.split(separator: "\n").first { $0.contains("rooms are") }
    #expect(
      line?.contains("today, and \\(Raster.Functions.clamp(Raster.Functions.count(title)") == true,
      "\(text)"
    )
  }

  @Test func `escapes what would hide or end a comment`() throws {
    let text = "component Test {\n  size 1, 1\n  draw { fill rect(bounds), with: #000 }\n}\n"
    let compiled = compile("/// Right\u{202E}left\u{0}, 👩‍🚀.\n" + text, path: "a\nb\u{1B}.raster")
    try #require(compiled.errors == [])
    let files = generate(compiled.program, sources: compiled.sources, options: GeneratorOptions())
    let lines = try #require(files.first).text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("// Generated from a\\u{A}b\\u{1B}.raster by rasterc") == true)
    #expect(lines.contains("/// Right\\u{202E}left\\u{0}, 👩‍🚀."))
  }

  @Test func `writes whole numbers as one would where only a Double can stand`() throws {
    #expect(
      try drawing("fill rect(bounds.inset(2)), with: #E5004B")
        == "canvas.fill(.rect(canvas.bounds.inset(2)), with: Raster.Color(rgba: 0xE5004BFF))"
    )
  }

  @Test func `says of an operand that it is a Double`() throws {
    let text = try drawing("fill rect(bounds.inset(bounds.width / 4 + 1)), with: #000")
    #expect(text.contains(".inset(canvas.bounds.width / 4.0 + 1.0)"))
  }

  @Test func `puts a switch that Swift takes nowhere else into a let`() throws {
    let text = try drawing(
      """
      for i in 0..<3 {
        fill rect(bounds), with: switch i {
          case 0: #000000
          case 1, 2: #FFFFFF
          else: #808080
        }
      }
      """
    )
    #expect(text.contains("for i in 0..<3 {\nguard canvas.countIteration() else { break"))
  }

  @Test func `compares strings by their bytes`() throws {
    let text = try swift(
      """
      component Test {
        state name: String = "a"
        size 1, 1
        draw { if name == "b" { fill rect(bounds), with: #000000 } }
      }

      """
    )
    #expect(text.contains("if Raster.Functions.equal(name, \"b\") {"))
  }

  @Test func `counts a string's characters`() throws {
    let text = try swift(
      """
      component Test {
        state name: String = "a"
        size 1, 1
        draw { if name.count == 1 { fill rect(bounds), with: #000000 } }
      }

      """
    )
    #expect(text.contains("if Raster.Functions.count(name) == 1 {"))
  }

  @Test func `gives Swift the type of a list that a loop takes apart`() throws {
    let text = try drawing(
      """
      for (i, word) in ([["a"]].last ?? ["b"]).enumerated {
        text word, at: (i, 4), with: #000000
      }
      """
    )
    #expect(text.hasPrefix("let list: [String] = [[\"a\"]].last ?? [\"b\"]\n"))
    #expect(text.contains("for (i, word) in list.enumerated() {"))
    let choice = try drawing(
      """
      for (i, x) in (environment.scale > 1 ? [1.5] : [2.5, 3.5]).enumerated {
        fill circle(center: (x, 4), radius: i), with: #000000
      }
      """
    )
    #expect(
      choice.hasPrefix("let list: [Double] = canvas.environment.scale > 1.0 ? [1.5] : [2.5, 3.5]")
    )
  }

  @Test func `puts a choice that a loop of a default value runs over in parentheses`() throws {
    let text = try swift(
      """
      enum Kind { case calm, loud }
      let kind = Kind.calm
      component Test {
        state xs: [Double] = [for x in switch kind { case .calm: [1.0] case .loud: [2.0] }: x]
        size 1, 1
        draw { for x in xs { fill rect(bounds.inset(x)), with: #000000 } }
      }

      """
    )
    #expect(text.contains("for x in ({ () -> [Double] in switch kind {"))
  }

  @Test func `gives Swift an optional where it expects one`() throws {
    let text = try swift(
      """
      component Test {
        state words: [String] = ["a"]
        state boxes: [Rect] = []
        size 1, 1
        accessibility {
          label words.first ?? "b"
          hitArea [for box in boxes: rect(box)].first ?? rect(bounds)
        }
        draw { fill rect(bounds), with: #000000 }
      }

      """
    )
    #expect(text.contains("label: .some(words.first ?? \"b\")"))
    #expect(text.contains(".first ?? Raster.Path.rect(bounds))\n"))
  }

  @Test func `writes no value that only an unused one of a hit path uses`() throws {
    let text = try swift(
      """
      component Test {
        size 1, 1
        let keys = [3, 1]
        let side = 4.5
        accessibility {
          hitArea path {
            let unused = [1, 2].sorted(by: keys)
            move (0, 0)
            line (side, 0)
          }
        }
        draw { fill rect(bounds), with: #000000 }
      }

      """
    )
    #expect(text.contains("let side: Double = 4.5") && !text.contains("let keys"))
  }

  @Test func `writes what does not move at rest`() throws {
    let text = try swift(
      """
      component Test {
        state isOn: Bool = false
        size 1, 1
        transition isOn, 200ms
        accessibility { hitArea rect(bounds.inset(2 * isOn.progress)) }
        draw { fill rect(bounds), with: #000000 }
      }

      """
    )
    #expect(text.contains("bounds.inset(2.0 * Raster.Functions.fraction(isOn))"))
  }

  @Test func `renames what would hide another name or is a keyword of Swift`() throws {
    let text = try swift(
      """
      component Test {
        state `default`: Bool = true
        size 1, 1
        draw { fill rect(bounds), with: #000000 }
      }

      """.replacing("`", with: "")
    )
    #expect(text.contains("var `default`: Bool"))
    #expect(text.contains("self.default = `default`"))
  }

  @Test func `clamps a bounded number wherever it is set`() throws {
    let text = try swift(
      """
      component Test {
        state progress: Double = 0.5, in: 0...1, step: 0.01
        size 1, 1
        draw { fill rect(Rect(x: 0, y: 0, width: progress, height: 1)), with: #000000 }
      }

      """
    )
    let clamped = "Raster.Functions.clamp(progress, in: 0...1, step: 0.01)"
    #expect(text.contains("didSet { progress = \(clamped) }"))
    #expect(text.contains("self.progress = \(clamped)"))
    #expect(text.contains("/// Every look that the component has: 101."))
  }

  @Test func `gives tokens and what uses them the environment`() throws {
    let text = try swift(
      """
      tokens Brand { ink light: #000000, dark: #FFFFFF }
      let dim = Brand.ink.opacity(50%)
      func faded(_ color: Color) -> Color { mix(color, dim, 0.5) }
      component Test {
        size 1, 1
        draw { fill rect(bounds), with: faded(Brand.ink) }
      }

      """
    )
    #expect(text.contains("nonisolated func dim(in environment: Raster.Environment)"))
    #expect(text.contains("nonisolated func faded(_ color: Raster.Color, in environment:"))
    #expect(
      text.contains(
        "faded(Brand.ink(in: canvas.environment), in: canvas.environment)"
      )
    )
  }

  @Test func `writes a mask and its mode as one value`() throws {
    let veil = "component Veil {\n  size 1, 1\n  draw { fill rect(bounds), with: #FFF }\n}"
    #expect(
      try drawing("layer mask: Veil(), maskMode: .luminance { }", before: veil)
        .hasPrefix(
          "canvas.drawLayer(mask: .component(Veil(), in: canvas.bounds, mode: .luminance))"
        )
    )
    #expect(
      try drawing("layer mask: rect(bounds) { }")
        .hasPrefix("canvas.drawLayer(mask: .path(.rect(canvas.bounds)))")
    )
  }

  @Test func `names an image apart from every property`() throws {
    let dot: [UInt8] = try bytes(ofFileAt: "Samples/Components/images/cell.png")
    let text = """
      component Frame {
        state cellImage: Image = "cell.png"
        size 1, 1
        draw {
          image cellImage, in: bounds
          image "cell.png", in: bounds
        }
      }

      """
    let compiled = compile([("Test.raster", Array(text.utf8))]) { _ in dot }
    try #require(compiled.errors == [])
    let swift = try #require(generate(compiled.program, sources: compiled.sources).first).text
    let name = "cellImage_" + ContentDigest(of: dot).description.prefix(8).uppercased()
    #expect(swift.contains("nonisolated let \(name) = Raster.Image.embedded("))
    #expect(swift.contains("canvas.drawImage(cellImage, in: canvas.bounds)"))
    #expect(swift.contains("canvas.drawImage(\(name), in: canvas.bounds)"))
  }

  @Test func `says public in the import as in the declarations`() throws {
    let text = try swift("enum E { case a }\nlet x = 1\n", access: .public)
    #expect(text.contains("\nimport Raster\n"))
    #expect(text.contains("public nonisolated enum E: Int, CaseIterable, Hashable, Sendable {"))
    let other = try swift("let x = #000000\n", access: .public)
    #expect(other.contains("\npublic import Raster\n"))
  }

  @Test func `names files so that no two paths meet`() {
    #expect(generatedName("Button.raster") == "Button.raster.swift")
    #expect(generatedName("Icons/Star.raster") == "Icons+Star.raster.swift")
    #expect(generatedName("Icons+Star.raster") == "Icons%2BStar.raster.swift")
    #expect(generatedName("Icons%2BStar.raster") == "Icons%252BStar.raster.swift")
  }

  @Test func `writes a member for each state, and lists where each is drawn and how large`() throws
  {
    let text = try swift(
      """
      enum Kind { case plain, bold }
      func tilted(_ x: Double) -> Double { x + 1 }
      component Test {
        state x: Double = 1
        state kind: Kind = .plain
        size tilted(x), 1
        draw { fill rect(bounds), with: kind == .bold ? #000 : #FFF }
        states {
          size   x: 3
          tilted .size, environment: Environment(appearance: .dark, textScale: 2), bounds: (24, 44)
          x      x: 5
          matrix kind: [.bold], .x
        }
      }

      """
    )
    let lines = text.trimmingLines
    #expect(
      lines.contains(
        """
        static let plain = Test()
        /// The state `size`.
        static let size_ = Test(x: 3)
        /// The state `tilted`; `tiltedState` holds its setting, too.
        ///
        /// The source draws it in `Raster.Environment(appearance: .dark, textScale: 2)` at 24 × 44 points.
        static let tilted = Test(x: 3)
        static let x = Test(x: 5)
        static let bold = Test(x: 5, kind: .bold)
        /// The state `tilted` with the environment and the size of the source.
        static var tiltedState: Raster.NamedState<Test> {
        Raster.NamedState(
        "tilted",
        tilted,
        environment: Raster.Environment(appearance: .dark, textScale: 2),
        size: Raster.Size(width: 24, height: 44)
        )
        }
        /// The named states, in the order of the source; `plain` is the first.
        static var states: [Raster.NamedState<Test>] {
        [
        Raster.NamedState("plain", plain),
        Raster.NamedState("size", size_),
        tiltedState,
        """
      ),
      "\(text)"
    )
    #expect(text.contains("nonisolated func tilted(_ x: Double) -> Double {"), "\(text)")
    #expect(text.contains("testTiltedFunction(x)"), "\(text)")
  }
}

extension String {
  /// The lines without their indentation.
  fileprivate var trimmingLines: String {
    split(separator: "\n").map { $0.drop(while: { $0 == " " }) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
