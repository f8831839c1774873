// Fonts that files declare: found by name, and subset without a change of the drawing.

import Raster
import RasterCodegen
import RasterInterpreter
import RasterSemantics
import TestSupport
import Testing

private let fonts = "Tests/RasterTests/Text/OpenType/Fixtures/"

@Suite struct FaceTests {
  /// A font subset to characters, and text with those characters.
  static let cuts: [(file: String, characters: String, words: String, features: String)] = [
    ("shaping-naskh.ttf", "ابتحلمهـ", "حلمهـباباـمحمـله", ""),
    ("shaping-dejavu.ttf", "AT filoyשابت", "AAT fifl To שש بابتا", ""),
    ("shaping-inter.ttf", "ATVox19:<>-", "ToVox9:1-><-", "\"tnum\""),
    ("shaping-cantarell.otf", "ATVfilo", "AVATofifl", ""),
    ("inter.ttf", "AEag", "AgEa", ""), ("inter-gvar.ttf", "AEag", "AgEa", ""),
    ("composites.ttf", "AB", "AB", ""), ("varying.otf", "AB", "AB", ""),
    ("composites.ttf", "A", "A\u{E0100}A", ""), ("colors.ttf", "AGB", "AGBA", ""),
    ("keyed.otf", "A", "AA", ""), ("cantarell.otf", "Aég", "gAé", ""),
  ]

  private func template(_ text: String, _ file: String) throws -> RasterTemplate {
    try RasterTemplate(source: text, fonts: ["face": try bytes(ofFileAt: fonts + file)])
  }

  private func source(_ face: String, _ words: String, _ font: String = "") -> String {
    """
    font "Given", file: "face"\(face)

    component Words {
      size 300, 60

      draw {
        text "\(words)", in: bounds, font: Font(family: "Given", size: 30, weight: .bold\(font)), with: #000
      }
    }
    """
  }

  @Test(arguments: cuts.indices)
  func `a font subset draws its characters like the whole font`(index: Int) throws {
    let (file, characters, words, features) = Self.cuts[index]
    let font = features.isEmpty ? "" : ", features: [\(features)]"
    let cut = ", characters: \"\(characters)\""
    let whole = try template(source("", words, font), file).component("Words").bitmap(scale: 2)
    let part = try template(source(cut, words, font), file).component("Words").bitmap(scale: 2)
    #expect(whole.pixels == part.pixels)
    #expect(whole.notes == [] && part.notes == [])
    #expect(whole.pixels.contains { $0 != 0 })
  }

  @Test func `a font subset keeps its language-specific letters, which the locale chooses`() throws
  {
    func component(_ cut: String) throws -> InterpretedComponent {
      try template(source(cut, "бдş", ""), "languages.ttf").component("Words")
    }
    func look(_ component: InterpretedComponent, _ locale: String) throws -> Bitmap {
      try component.bitmap(environment: Environment(scale: 2, locale: locale))
    }
    let (whole, part) = (try component(""), try component(", characters: \"бдş\""))
    for locale in ["en", "sr", "ro"] {
      #expect(try look(whole, locale).pixels == look(part, locale).pixels)
    }
    #expect(try look(part, "sr").pixels != look(part, "en").pixels)
    #expect(try look(part, "ro").pixels != look(part, "en").pixels)
    func key(_ component: InterpretedComponent, _ locale: String) throws -> RequestKey? {
      try RasterRequest(component, environment: Environment(locale: locale)).key
    }
    #expect(try key(part, "sr") != key(part, "en"))
    let other = try template(source("", "A", ""), "shaping-inter.ttf").component("Words")
    #expect(try key(other, "sr") == key(other, "en"))
  }

  @Test func `a font subset is smaller, and lacks other characters`() throws {
    let program = compile(
      [("a.raster", Array(source(", characters: \"A\"", "AVA").utf8))],
      image: { _ in try? bytes(ofFileAt: fonts + "shaping-dejavu.ttf") }
    ).program
    let face = try #require(program.fonts.first)
    #expect(face.packed.count < face.fileSize / 2)
    let cut = try OpenTypeFace(face.bytes)
    #expect(cut.glyph(for: 0x41) != nil && cut.glyph(for: 0x56) == nil)
    let component = try #require(PreparedProgram(program).component(named: "Words"))
    // V comes from the built-in typeface.
    #expect(try component.bitmap().notes == [])
  }

  @Test func `a component's definition depends on the bytes of its fonts`() throws {
    func definition(_ file: String, _ family: String) throws -> ContentDigest {
      let text = """
        font "Given", file: "face"

        component Words {
          size 20, 20

          draw { text "A", in: bounds, font: Font(family: "\(family)"), with: #000 }
        }
        """
      let data = try bytes(ofFileAt: fonts + file)
      return compile([("a.raster", Array(text.utf8))]) { _ in data }.program.components[0]
        .definition
    }
    #expect(try definition("keyed.otf", "Given") != definition("varying.otf", "Given"))
    #expect(try definition("keyed.otf", "Other") == definition("varying.otf", "Other"))
  }

  @Test func `an imported font is found, and not re-exported`() throws {
    func sets(importing path: String) -> Int {
      let words = """
        import "\(path)"

        component Words {
          size 20, 20

          draw { text "A", in: bounds, font: Font(family: "given"), with: #000 }
        }
        """
      return compile(
        [
          ("words.raster", Array(words.utf8)),
          ("middle.raster", Array("import \"face.raster\"".utf8)),
          ("face.raster", Array("font \"Given\", file: \"face\"".utf8)),
        ],
        image: { _ in try? bytes(ofFileAt: fonts + "keyed.otf") }
      ).program.faceSets.count
    }
    #expect(sets(importing: "face.raster") == 1)
    #expect(sets(importing: "middle.raster") == 0)
  }

  @Test func `data packed for generated Swift is unpacked there`() throws {
    #expect(FontCollection.embedded(as: "Given", "AAAABHgBAwAAAAAB") == FontCollection())
    #expect(FontCollection.embedded(as: "Given", "") == FontCollection())
  }
}
