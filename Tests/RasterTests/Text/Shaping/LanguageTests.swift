// Text in languages for which fonts have their own rules, chosen by the locale.

import Raster
import TestSupport
import Testing

@Suite struct LanguageTests {
  private func environment(_ name: String, _ locale: String) throws -> Environment {
    let file = try bytes(ofFileAt: "\(FontFolder.path)/\(name)")
    let fonts = try FontCollection().adding(file, as: "Fixture")
    return Environment(fonts: fonts, locale: locale)
  }

  // Source: HarfBuzz, by Tests/Oracles/harfbuzz_shaping.py.
  @Test(arguments: ["languages.ttf", "languages-devanagari.ttf"])
  func `text has HarfBuzz's glyphs in a language`(_ name: String) throws {
    let path = "\(FontFolder.path)/\(name.prefix { $0 != "." }).txt"
    let lines = String(decoding: try bytes(ofFileAt: path), as: UTF8.self).split(separator: "\n")
    #expect(lines.count >= 10)
    for line in lines {
      var words = line.split(separator: " ").map(String.init)
      let locale = words[0].hasSuffix(":") ? String(words.removeFirst().dropLast()) : "en"
      let equals = try #require(words.firstIndex(of: "="))
      let scalars = words[..<equals].compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let text = String(String.UnicodeScalarView(scalars))
      let font = Font(family: "Fixture", size: 1000)
      let environment = try environment(name, locale)
      let layout = TextLayout(text, ParagraphStyle(font: font), environment: environment)
      let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs)
      let found = glyphs.map { "\($0.id),\(Int($0.origin.x)),\(Int(-$0.origin.y))" }
      let all = (found + ["\(Int(layout.size.width))"]).sorted()
      #expect(all == words[(equals + 1)...].sorted(), "\(text) in \(locale)")
    }
  }

  /// Cyrillic letters with different forms in Serbian.
  private struct Letters: Rasterizable {
    var family = "Fixture"
    var faces = FontCollection()

    func draw(in canvas: inout Canvas) {
      let font = Font(family: family, size: 20, embeddedFonts: faces)
      canvas.drawText("бгдпт", in: canvas.bounds, font: font)
    }

    func encodeKey(into key: inout KeyEncoder, environment: Environment) {
      key.component("Letters", definition: "letters of LanguageTests")
      key.append(family)
      key.append(Font(embeddedFonts: faces))
      key.append(environment.fonts)
    }
  }

  private static let size = Size(100, 30)

  private func key(_ letters: Letters, _ environment: Environment) throws -> RequestKey? {
    try RasterRequest(letters, size: Self.size, environment: environment).key
  }

  @Test func `a key includes the locale if a font has rules for its language`() throws {
    func differs(_ first: String, _ second: String) throws -> Bool {
      let environments = try [first, second].map { try environment("languages.ttf", $0) }
      let keys = try environments.map { try key(Letters(), $0) }
      let lists = try environments.map {
        try #require(Letters().displayList(size: Self.size, environment: $0))
      }
      #expect(keys[0] != keys[1] || LookKey(lists[0]) == LookKey(lists[1]))
      return keys[0] != keys[1]
    }
    #expect(try differs("en", "sr"))
    #expect(try differs("sr-Cyrl-RS", "mk"))
    #expect(try !differs("en", "de-AT"))
    #expect(try !differs("sr-Cyrl-RS", "sr_Cyrl_BA"))
    #expect(try !differs("en", ""))
  }

  @Test func `a font family's own faces count, and fonts without languages do not`() throws {
    func keys(_ name: String, own: Bool) throws -> Set<RequestKey?> {
      var keys: Set<RequestKey?> = []
      for locale in ["en", "sr"] {
        var environment = try environment(name, locale)
        let faces = own ? environment.fonts : FontCollection()
        if own { environment.fonts = FontCollection() }
        keys.insert(try key(Letters(faces: faces), environment))
      }
      return keys
    }
    #expect(try keys("languages.ttf", own: true).count == 2)
    #expect(try keys("languages.ttf", own: false).count == 2)
    #expect(try keys("shaping-inter.ttf", own: true).count == 1)
    let builtIn = try ["en", "sr"].map { try key(Letters(family: ""), Environment(locale: $0)) }
    #expect(builtIn[0] == builtIn[1])
  }
}
