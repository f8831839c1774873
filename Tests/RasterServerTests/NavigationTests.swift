// Definition, references, highlights and rename, over files that import each other.

import RasterSyntax
import RasterServer
import TestSupport
import Testing

@Suite struct NavigationTests {
  private static let other = """
    import "Main.raster"

    component Two {
      size 80, 20
      draw {
        place Plate(isOn: true), in: bounds
        fill rect(bounds), with: Theme.accent.opacity(twice(0.2, plus: 0.1) * 100%)
      }
    }

    """

  private func desk(_ words: String, _ occurrence: Int = 0, in text: String = Plate.good) -> Desk {
    Desk(Plate.marked(words, occurrence, in: text), ["Other.raster": Self.other])
  }

  @Test(arguments: [Plate.good, Plate.broken])
  func `definitions are found`(text: String) {
    func places(_ words: String, _ occurrence: Int = 0) -> [String] {
      Desk.places(desk(words, occurrence, in: text).ask("definition"))
    }
    #expect(places("with: color") == ["Main.raster 32:8"])
    #expect(places("Theme.accent") == ["Main.raster 16:2"])
    #expect(places("Theme.level") == ["Main.raster 17:2"])
    #expect(places("? Theme") == ["Main.raster 14:7"])
    #expect(places("= .calm") == ["Main.raster 0:17"])
    #expect(places("pen.color") == ["Main.raster 11:6"])
    #expect(places("Pen(width") == ["Main.raster 10:6"])
    #expect(places("twice(4, plus") == ["Main.raster 7:28"])
    #expect(places("value * 2 + more") == ["Main.raster 7:33"])
    #expect(places("x: i") == ["Main.raster 35:8"])
    #expect(places("on isOn") == ["Main.raster 23:8"])
    #expect(places("loud .on") == ["Main.raster 40:4"])
    #expect(places("tone: Tone") == ["Main.raster 0:5"])
    #expect(places("roundedRect") == [])
  }

  @Test func `a token is found and renamed where its declaration's name is left out`() {
    let text = Plate.good.replacing("with: .white", with: "with: .accent")
    let desk = desk("with: .accent", in: text)
    #expect(Desk.places(desk.ask("definition")) == ["Main.raster 16:2"])
    let answer = desk.ask("rename", ["newName": "signal"])
    let applied = Desk.applied(answer, to: ["Main.raster": desk.text, "Other.raster": Self.other])
    #expect(applied["Main.raster"]?.contains("with: .signal }") == true)
    #expect(applied["Main.raster"]?.contains("Theme.signal") == true)
  }

  @Test func `the functions of a component are found and renamed in it`() {
    let desk = Desk(OwnFunctions.text.replacing("x: left(of: 2)", with: "x: le|ft(of: 2)"))
    #expect(Desk.places(desk.ask("definition")) == ["Main.raster 10:7"])
    let context = JSON.members(["includeDeclaration": true])
    let references = desk.ask("references", ["context": context])
    #expect(Desk.places(references).count == 3)
    let answer = desk.client.answer("textDocument/rename", renameParams(desk, "start"))
    let applied = Desk.applied(answer?["result"], to: ["Main.raster": desk.text])["Main.raster"]
    #expect(applied == desk.text.replacing("left(", with: "start("))
    #expect(desk.failure("rename", ["newName": "tone"])?.contains("duplicate-name") == true)
  }

  @Test func `the definition of an import is its file`() {
    let desk = Desk("import \"Ki|t.raster\"\n", ["Kit.raster": "let a = 1\n"])
    #expect(Desk.places(desk.ask("definition")) == ["Kit.raster 0:0"])
  }

  @Test func `references are found in importing files`() {
    let context = JSON.members(["includeDeclaration": true])
    let property = desk("state isOn").ask("references", ["context": context])
    #expect(
      Desk.places(property) == [
        "Main.raster 23:8", "Main.raster 32:16", "Main.raster 40:7", "Other.raster 5:16",
      ]
    )
    let token = desk("accent").ask(
      "references",
      ["context": .members(["includeDeclaration": false])]
    )
    #expect(Desk.places(token) == ["Main.raster 32:29", "Other.raster 6:35"])
  }

  @Test func `highlights distinguish writes from reads`() {
    let answer = desk("let color = isOn").ask("documentHighlight")
    #expect(Desk.places(answer) == ["23:8", "32:16", "40:7"])
    let color = desk("with: color").ask("documentHighlight")
    #expect(Desk.places(color) == ["32:8", "33:50"])
    #expect(color?.array?.map { $0["kind"] } == [3, 2])
  }

  private static let names: [(words: String, name: String, main: Int, other: Int)] = [
    ("state isOn", "isLit", 3, 1), ("accent", "main", 2, 1), ("= twice", "double", 2, 1),
    ("plus more", "extra", 2, 0), ("plus", "adding", 2, 1), ("component Plate", "Dish", 1, 1),
    (
      "let color = isOn ? Theme.accent : ink\n    fill roundedRect(bounds, radius: edge), with: color",
      "fillInk", 2, 0
    ),
    ("case calm", "quiet", 2, 0), ("let pen", "nib", 2, 0), ("for i", "step", 2, 0),
    ("let width", "thickness", 2, 0), ("    on", "lit", 2, 0), ("tokens Theme", "Skin", 3, 1),
    ("level", "size1", 2, 0), ("enum Tone", "Mood", 2, 0),
  ]

  @Test(arguments: names.indices)
  func `rename changes all uses and nothing else`(index: Int) {
    let (words, name, main, other) = Self.names[index]
    let desk = desk(words)
    #expect(desk.ask("prepareRename")?["placeholder"] != nil)
    let answer = desk.client.answer(
      "textDocument/rename",
      renameParams(desk, name)
    )
    let texts = ["Main.raster": desk.text, "Other.raster": Self.other]
    let applied = Desk.applied(answer?["result"], to: texts)
    func count(_ file: String) -> Int {
      (applied[file] ?? "").ranges(of: name).count - (texts[file] ?? "").ranges(of: name).count
    }
    #expect(count("Main.raster") == main, "\(words): \(answer?["error"]?["message"]?.string ?? "")")
    #expect(count("Other.raster") == other)
    let after = Desk(applied["Main.raster"] ?? "", ["Other.raster": applied["Other.raster"] ?? ""])
    after.client.waitUntilQuiet()
    #expect(
      after.client.reports(of: Desk.path)?["diagnostics"]
        == desk.client.reports(of: Desk.path)?["diagnostics"]
    )
    #expect(after.client.reports(of: "/desk/Other.raster")?["diagnostics"] == [])
  }

  private func renameParams(_ desk: Desk, _ name: String) -> JSON {
    desk.params(["newName": .string(name)])
  }

  @Test func `rename rejects names that would change the meaning`() {
    func failure(_ words: String, _ name: String, in text: String = Plate.good) -> String? {
      desk(words, in: text).failure("rename", ["newName": .string(name)])
    }
    #expect(failure("with: color", "tone")?.contains("renaming to 'tone'") == true)
    #expect(failure("let edge", "pen")?.contains("duplicate-name") == true)
    #expect(failure("let edge", "bounds") != nil)
    #expect(failure("let edge", "let") == "'let' is not a valid name")
    #expect(failure("let edge", "two words") == "'two words' is not a valid name")
    #expect(failure("roundedRect", "x") == "no declared name at this position")
    // A name that would hide another one.
    #expect(
      failure("with: color", "ink")?.contains("would change the meaning of a name") == true
        || failure("with: color", "ink")?.contains("would cause a report") == true
    )
  }

  @Test func `rename works on a broken file`() {
    let desk = desk("with: color", in: Plate.broken)
    let result = desk.ask("rename", ["newName": "paintOfIt"])
    let applied = Desk.applied(result, to: ["Main.raster": desk.text])
    #expect(applied["Main.raster"]?.ranges(of: "paintOfIt").count == 2)
  }
}
