// Completion ranks matching suggestions first, on files that are being edited.

import RasterServer
import TestSupport
import Testing

@Suite struct CompletionTests {
  private func labels(_ old: String, _ new: String, in text: String = Plate.good) -> [String] {
    #expect(text.contains(old))
    return Desk(text.replacing(old, with: new, maxReplacements: 1)).labels
  }

  @Test(arguments: [Plate.good, Plate.broken])
  func `values of the expected type come first`(text: String) {
    let paints = labels("with: pen.color", "with: |", in: text)
    let (ink, edge) = (paints.firstIndex(of: "ink"), paints.firstIndex(of: "edge"))
    #expect((ink ?? .max) < (edge ?? -1))
    #expect(paints.contains(".white") && paints.contains("linearGradient"))
    let tones = labels("= .calm", "= |", in: text)
    #expect(Array(tones.prefix(2)) == [".calm", ".loud"])
    #expect(labels("= .calm", "= .|", in: text) == ["calm", "loud"])
    let booleans = labels("= false", "= f|", in: text)
    #expect(booleans.prefix(2) == ["false", "true"])
  }

  @Test(arguments: [Plate.good, Plate.broken])
  func `members come after a dot`(text: String) {
    #expect(labels("Theme.accent", "Theme.|", in: text) == ["accent", "level"])
    #expect(labels("Theme.level.low", "Theme.level.|", in: text) == ["low"])
    #expect(labels("pen.color", "pen.|", in: text) == ["color", "width"])
    let bounds = labels("rect(bounds), with: pen", "rect(bounds.|), with: pen", in: text)
    #expect(bounds.contains("inset") && bounds.contains("width"))
    #expect(labels("isOn ?", "environment.| ?", in: text).contains("appearance"))
  }

  @Test func `lines, members of components and declarations have snippets`() {
    let desk = Desk(
      Plate.good.replacing("    stroke rect", with: "    |\n    stroke rect"),
      capabilities: [
        "textDocument": .members([
          "completion": .members(["completionItem": .members(["snippetSupport": true])])
        ])
      ]
    )
    let items = desk.ask("completion")?["items"]?.array ?? []
    let layer = items.first { $0["label"] == "layer" }
    #expect(layer?["insertText"]?.string?.contains("{\n  $0\n}") == true)
    #expect(layer?["insertTextFormat"] == 2)
    let fill = items.first { $0["label"] == "fill" }
    #expect(fill?["insertText"] == "fill ${1:value}, with: ${2:with}")
    #expect(items.contains { $0["label"] == "if" })
    let members = labels("  size 40, 20", "  |\n  size 40, 20")
    #expect(members.contains("state") && members.contains("transition"))
    #expect(Desk("|\n" + Plate.good).labels.contains("component"))
  }

  @Test func `tokens of the expected type are offered after a dot`() {
    #expect(labels("with: .white", "with: .|").contains("accent"))
    #expect(labels("with: .white", "with: |").contains(".accent"))
    #expect(!labels("radius: 1)", "radius: .|)").contains("accent"))
    #expect(labels("    stroke rect", "    |\n    stroke rect").contains("Plate"))
  }

  @Test func `missing labels are offered`() {
    let line = labels("with: pen.color, width: Theme.level.low", "with: pen.color, |")
    #expect(line.contains("width:") && line.contains("cap:") && !line.contains("with:"))
    #expect(labels("twice(4, plus: 1)", "twice(4, |)").contains("plus:"))
    #expect(labels("on isOn: true", "on |").contains("tone:"))
  }

  @Test func `the functions of a component are offered in it`() {
    let inside = Desk(OwnFunctions.text.replacing("with: ink", with: "with: |")).labels
    #expect(inside.contains("tone") && inside.contains("left"))
    #expect(
      !Desk(OwnFunctions.text.replacing("with: .white", with: "with: |")).labels.contains("tone")
    )
    let call = Desk(OwnFunctions.text.replacing("left(of: 2)", with: "left(|)")).labels
    #expect(call.contains("of:"))
  }

  @Test func `types are offered where a type is expected`() {
    let types = labels("tone: Tone =", "tone: | =")
    #expect(types.contains("Tone") && types.contains("Pen") && types.contains("Color"))
  }

  @Test func `nothing is offered in comments and strings`() {
    #expect(Desk("// he|re\n").labels == [])
    #expect(Desk("let a = \"he|re\"\n").labels == [])
  }
}
