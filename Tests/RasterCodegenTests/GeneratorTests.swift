// The generator's output for each construct of the language.

import RasterCodegen
import RasterValues
import Testing
import TestSupport

@Suite struct GeneratorTests {
  /// The Swift of `text`, which must not have errors.
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

  @Test func `the header names the source file and the runtime's version`() throws {
    let text = try swift(
      "component Test {\n  size 1, 1\n  draw { fill rect(bounds), with: #000 }\n}\n"
    )
    #expect(
      text.hasPrefix("// Generated from Test.raster by rasterc 1. Do not edit.\n")
    )
    #expect(text.contains("nonisolated extension Raster.GeneratedCode.ForRaster1 {}\n"))
    #expect(text.contains("// Test.raster:1\nnonisolated struct Test:"))
  }

  @Test func `a string stays on one line at any length`() throws {
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

  @Test func `text that would hide or end a comment is escaped`() throws {
    let text = "component Test {\n  size 1, 1\n  draw { fill rect(bounds), with: #000 }\n}\n"
    let compiled = compile("/// Right\u{202E}left\u{0}, 👩‍🚀.\n" + text, path: "a\nb\u{1B}.raster")
    try #require(compiled.errors == [])
    let files = generate(compiled.program, sources: compiled.sources, options: GeneratorOptions())
    let lines = try #require(files.first).text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("// Generated from a\\u{A}b\\u{1B}.raster by rasterc") == true)
    #expect(lines.contains("/// Right\\u{202E}left\\u{0}, 👩‍🚀."))
  }

  @Test func `a whole number has no decimal point where only a Double fits`() throws {
    #expect(
      try drawing("fill rect(bounds.inset(2)), with: #E5004B")
        == "canvas.fill(.rect(canvas.bounds.inset(2)), with: Raster.Color(rgba: 0xE5004BFF))"
    )
  }

  @Test func `integer literals in Double arithmetic are written as Doubles`() throws {
    let text = try drawing("fill rect(bounds.inset(bounds.width / 4 + 1)), with: #000")
    #expect(text.contains(".inset(canvas.bounds.width / 4.0 + 1.0)"))
  }

  @Test func `a switch moves into a let where Swift accepts it nowhere else`() throws {
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

  @Test func `strings are compared by their bytes`() throws {
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

  @Test func `a string's characters are counted`() throws {
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

  @Test func `a list that a loop destructures has an explicit type`() throws {
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

  @Test func `a conditional sequence in a default value's loop is parenthesized`() throws {
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

  @Test func `a value is wrapped in an optional where Swift expects one`() throws {
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

  @Test func `a value that only an unused value of a hit path uses is omitted`() throws {
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

  @Test func `a hit area uses the resting value of a progress`() throws {
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

  @Test func `a name that hides another name or is a Swift keyword is renamed`() throws {
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

  @Test func `a bounded number is clamped wherever it is set`() throws {
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
    #expect(text.contains("/// All looks of the component: 101."))
  }

  @Test func `tokens and their users receive the environment`() throws {
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

  @Test func `a mask and its mode are one value`() throws {
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

  @Test func `an image has a name that differs from every property`() throws {
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

  @Test func `the import is public if public declarations use its types`() throws {
    let text = try swift("enum E { case a }\nlet x = 1\n", access: .public)
    #expect(text.contains("\nimport Raster\n"))
    #expect(text.contains("public nonisolated enum E: Int, CaseIterable, Hashable, Sendable {"))
    let other = try swift("let x = #000000\n", access: .public)
    #expect(other.contains("\npublic import Raster\n"))
  }

  @Test func `file names are unique for each path`() {
    #expect(generatedName("Button.raster") == "Button.raster.swift")
    #expect(generatedName("Icons/Star.raster") == "Icons+Star.raster.swift")
    #expect(generatedName("Icons+Star.raster") == "Icons%2BStar.raster.swift")
    #expect(generatedName("Icons%2BStar.raster") == "Icons%252BStar.raster.swift")
  }

  @Test func `each state is a member, listed with its environment and size`() throws {
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
        /// The state `tilted` with its environment and its size.
        static var tiltedState: Raster.NamedState<Test> {
        Raster.NamedState(
        "tilted",
        tilted,
        environment: Raster.Environment(appearance: .dark, textScale: 2),
        size: Raster.Size(width: 24, height: 44)
        )
        }
        /// The named states, in source order; `plain` is the first.
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
