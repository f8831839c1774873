// Names in generated Swift: independent of other files, with access levels and namespaces.

import RasterCodegen
import RasterSyntax
import Testing
import TestSupport

@Suite struct NameTests {
  /// The Swift of files that are compiled together, in their order.
  private func swift(
    _ files: (name: String, text: String)...,
    options: GeneratorOptions = GeneratorOptions()
  ) throws -> [String] {
    let compiled = compile(files.map { ($0.name, Array($0.text.utf8)) })
    try #require(compiled.errors == [])
    return generate(compiled.program, sources: compiled.sources, options: options).map(\.text)
  }

  private static let helpers = """
    enum Kind { case plain, loud }
    func title(_ x: Double) -> String { "\\(x)" }
    let tint = #FF0000
    tokens Kit { gap 4 }
    component Card {
      state kind: Kind = .plain
      size 10, 10
      draw {
        let color = tint
        text title(Kit.gap), at: (0, 8), with: kind == .plain ? color : #FFF
      }
    }

    """

  @Test func `adding files changes nothing in the others`() throws {
    let alone = try swift(("Helpers.raster", Self.helpers))
    // Properties, states, types, tokens and functions that share names with the first file.
    let other = """
      import "Helpers.raster"

      enum Mood { case calm }
      func color(_ x: Double) -> Double { x }
      tokens Theme {
        title 3
        tint #000
        kind 2
      }
      component plain {
        state title: String = ""
        state tint: Bool = false
        state mood: Mood = .calm
        size 10, 10
        draw {
          text "\\(mood)" + title + ("" == title ? "" : "x"), at: (color(1), 8), with: tint ? #000 : #FFF
        }
        states {
          Kit title: "a"
          kind title: "b"
        }
      }

      """
    let both = try swift(("Helpers.raster", Self.helpers), ("Other.raster", other))
    #expect(both.first == alone.first)
  }

  @Test func `a component calls a function that its property hides under another name`() throws {
    let text = try swift(
      (
        "Test.raster",
        """
        func title(_ x: Double, by y: Double = 2) -> String { "\\(x * y)" }
        component Card {
          state title: String = title(2)
          size 10, 10
          draw { text title + title(3, by: 1), at: (0, 8), with: #000 }
        }

        """
      )
    )[0]
    #expect(text.contains("nonisolated func title(_ x: Double, by y: Double = 2) -> String {"))
    #expect(text.contains("title: String = cardTitleFunction(2)"))
    #expect(text.contains("cardTitleFunction(3, by: 1)"))
    #expect(text.contains("nonisolated func cardTitleFunction(_ x: Double, by y: Double = 2)"))
  }

  @Test func `an access modifier before a declaration applies in Swift`() throws {
    let text = try swift(
      (
        "Test.raster",
        """
        public enum Kind { case plain }
        package struct Item { let name: String }
        private func half(_ x: Double) -> Double { x / 2 }
        private let gap = 4.0
        internal tokens Brand { ink #000 }
        /// A card.
        public component Card {
          state kind: Kind = .plain
          size 10, 10
          draw { fill rect(bounds.inset(half(gap))), with: kind == .plain ? Brand.ink : #FFF }
        }

        """
      )
    )[0]
    for line in [
      "public import Raster", "public nonisolated enum Kind", "package nonisolated struct Item",
      "private nonisolated func half(", "private nonisolated let gap", "\nnonisolated enum Brand",
      "/// A card.\npublic nonisolated struct Card", "  public var kind: Kind",
      "  package var name: String", "// Test.raster:1\npublic", "// Test.raster:3\nprivate",
      "// Test.raster:5\nnonisolated enum Brand",
    ] {
      #expect(text.contains(line), "\(line) in \(text)")
    }
  }

  @Test func `a private type has members that are visible in its file`() throws {
    let text = try swift(
      (
        "Test.raster",
        "private struct Item { let name: String = \"\" }\nprivate let first = Item()\n"
      ),
      options: GeneratorOptions(access: .public)
    )[0]
    #expect(text.contains("private nonisolated struct Item"))
    #expect(text.contains("\n  var name: String"))
    #expect(text.contains("\n  init(name: String = \"\")"))
  }

  @Test func `a namespace holds all declarations and is declared once`() throws {
    let user = """
      import "Helpers.raster"

      component Row {
        state title: String = title(1)
        size 10, 10
        draw { text title, at: (0, 8), with: tint }
      }

      """
    let texts = try swift(
      ("Helpers.raster", Self.helpers),
      ("Row.raster", user),
      options: GeneratorOptions(access: .public, namespace: "UI")
    )
    #expect(texts[0].contains("public nonisolated enum UI {}\n"))
    #expect(!texts[1].contains("enum UI {}"))
    #expect(texts[0].contains("nonisolated extension UI {\n  // Helpers.raster:1\n"))
    #expect(texts[0].contains("  public nonisolated static func title("))
    #expect(texts[1].contains("title: String = UI.title(1)"))
    #expect(texts[1].contains("with: .color(tint)"))
  }

  @Test func `declarations of another namespace are written with full names`() throws {
    let user = """
      import "Helpers.raster"

      component Row {
        state kind: Kind = .loud
        size 10, 10
        draw { place Card(kind: kind), in: bounds.inset(Kit.gap) }
      }

      """
    let texts = try swift(
      ("Helpers.raster", Self.helpers),
      ("Row.raster", user),
      options: GeneratorOptions(styles: [FileID(0): .init(namespace: "Base")])
    )
    #expect(texts[1].contains("var kind: Base.Kind"))
    #expect(texts[1].contains("Base.Card(kind: kind)"))
    #expect(texts[1].contains("Base.Kit.gap"))
    #expect(!texts[1].contains("extension Base"))
  }
}
