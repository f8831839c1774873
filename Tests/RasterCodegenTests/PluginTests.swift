// Facts that the build plugin duplicates from the compiler.

import Testing
import TestSupport

@Suite struct PluginTests {
  @Test func `the plugin and the generator share the rule for names`() throws {
    let plugin = String(
      decoding: try bytes(ofFileAt: "Sources/RasterBuildToolPlugin/RasterBuildToolPlugin.swift"),
      as: UTF8.self
    )
    let generator = String(
      decoding: try bytes(ofFileAt: "Sources/RasterCodegen/Generator.swift"),
      as: UTF8.self
    )
    for rule in [
      #"case "/": name += "+""#, #"case "+": name += "%2B""#, #"case "%": name += "%25""#,
      #"name + ".swift""#,
    ] {
      #expect(plugin.contains(rule))
      #expect(generator.contains(rule))
    }
  }

  /// Compares the plugin's list with the list of the commands, as source text.
  @Test func `the plugin watches every kind of file that a source can name`() throws {
    let plugin = String(
      decoding: try bytes(ofFileAt: "Sources/RasterBuildToolPlugin/RasterBuildToolPlugin.swift"),
      as: UTF8.self
    )
    let kinds = String(
      decoding: try bytes(ofFileAt: "Sources/RasterCommands/Files/InputKind.swift"),
      as: UTF8.self
    )
    let list = try #require(plugin.firstMatch(of: /let kinds = \[([^\]]*)\]/)?.1)
    let watched = list.matches(of: /"(\w+)"/).map { String($0.1) }
    let named = kinds.matches(of: /case \.\w+: \[([^\]]*)\]/).flatMap { match in
      match.1.matches(of: /"(\w+)"/).map { String($0.1) }
    }
    #expect(named.count >= 9)
    #expect(watched == named)
  }

  /// A file of each listed kind, by its extension.
  private static let examples = [
    "png": "Samples/Components/images/cell.png", "jpg": "Samples/Components/images/valley.jpg",
    "jpeg": "Samples/Components/images/valley.jpg",
    "gif": "Tests/RasterTests/Codecs/Fixtures/bits4.gif",
    "bmp": "Tests/RasterTests/Codecs/Fixtures/rgb24-40.bmp",
    "ttf": "Tests/SampleTests/Language/fonts/blocks.ttf",
    "otf": "Tests/SampleTests/Language/fonts/blocks.otf",
  ]

  @Test(arguments: examples.keys.sorted())
  func `the plugin watches each kind of file that the compiler reads`(kind: String) throws {
    let file = try bytes(ofFileAt: try #require(Self.examples[kind]))
    let isFont = kind == "ttf" || kind == "otf"
    let use =
      isFont
      ? "text \"A\", in: bounds, font: Font(family: \"Own\", size: 8), with: #000"
      : "image \"file.\(kind)\", in: bounds"
    let face = isFont ? "font \"Own\", file: \"file.\(kind)\"\n" : ""
    let text = "\(face)component Test {\n  size 9, 9\n  draw { \(use) }\n}\n"
    let compiled = compile([("Test.raster", Array(text.utf8))]) {
      $0 == "file.\(kind)" ? file : nil
    }
    #expect(compiled.errors == [])
  }
}
