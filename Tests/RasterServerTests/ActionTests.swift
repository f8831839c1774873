// Code actions, formatting, and annotations beside a text.

import RasterServer
import RasterSyntax
import TestSupport
import Testing

@Suite struct ActionTests {
  /// The text after the first action of a kind; `«` and `»` mark the selection.
  private func applied(_ kind: String, _ marked: String) -> String? {
    var text = marked
    func take(_ mark: String) -> JSON {
      guard let range = text.firstRange(of: mark) else { return .null }
      let lines = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
      text.removeSubrange(range)
      return EditorClient.position(lines.count - 1, lines.last?.utf16.count ?? 0)
    }
    let start = take("«")
    let end = take("»")
    let desk = Desk(text)
    let actions = desk.client.request(
      "textDocument/codeAction",
      .members([
        "textDocument": EditorClient.document(Desk.path),
        "range": EditorClient.range(start, end == .null ? start : end),
        "context": .members(["diagnostics": [], "only": [.string(kind)]]),
      ])
    )
    guard let edit = actions?.array?.first?["edit"] else { return nil }
    return Desk.applied(edit, to: ["Main.raster": text])["Main.raster"]
  }

  @Test func `a fix-it is a quick fix`() {
    let text = Plate.good.replacing("roundedRect(bounds", with: "rounded«Rec(bounds")
    #expect(applied("quickfix", text) == Plate.good)
  }

  @Test func `one action fixes everything`() {
    let text = Plate.good.replacing("let half = 100 / 4", with: "const half = 100 / 4«")
      .replacing("let edge", with: "var edge")
    #expect(applied("source.fixAll", text) == Plate.good)
  }

  @Test func `an expression is extracted before its statement`() {
    let text = Plate.good.replacing(
      "roundedRect(bounds, radius: edge)",
      with: "«roundedRect(bounds, radius: edge)»"
    )
    let expected = Plate.good.replacing(
      "    fill roundedRect(bounds, radius: edge)",
      with: "    let shape = roundedRect(bounds, radius: edge)\n    fill shape"
    )
    #expect(applied("refactor.extract", text) == expected)
  }

  @Test func `an expression whose type would change is not extracted`() {
    // `4` alone is an integer, and here a number; this makes no difference.
    #expect(applied("refactor.extract", Plate.good.replacing("«.calm»", with: "")) == nil)
    let text = Plate.good.replacing("with: .white", with: "with: «.white»")
    #expect(applied("refactor.extract", text) == nil)
  }

  @Test func `a let is inlined`() {
    let text = Plate.good.replacing("let color = isOn", with: "let «color = isOn")
    let expected = Plate.good.replacing("    let color = isOn ? Theme.accent : ink\n", with: "")
      .replacing("with: color", with: "with: (isOn ? Theme.accent : ink)")
    #expect(applied("refactor.inline", text) == expected)
  }

  @Test func `a named state is added`() {
    let text = Plate.good.replacing("component Plate", with: "component «Plate")
    let expected = Plate.good.replacing(
      "    loud .on, tone: .loud\n",
      with: "    loud .on, tone: .loud\n    other isOn: true\n"
    )
    #expect(applied("refactor.rewrite", text) == expected)
  }

  @Test func `documents and parts of them are formatted`() {
    let desk = Desk("let  a=1\n\nlet  b=2\n")
    func applied(_ method: String, _ more: KeyValuePairs<String, JSON> = [:]) -> String? {
      let edits = desk.ask(method, more) ?? .null
      let edit = JSON.members(["changes": .members(["file://" + "/desk/Main.raster": edits])])
      return Desk.applied(edit, to: ["Main.raster": desk.text])["Main.raster"]
    }
    #expect(applied("formatting") == "let a = 1\n\nlet b = 2\n")
    let line = EditorClient.range(EditorClient.position(2, 0), EditorClient.position(2, 3))
    #expect(applied("rangeFormatting", ["range": line]) == "let  a=1\n\nlet b = 2\n")
  }
}

@Suite struct DisplayTests {
  private func ask(_ method: String, _ text: String = Plate.good) -> [JSON] {
    let whole = EditorClient.range(EditorClient.position(0, 0), EditorClient.position(999, 0))
    return Desk(text).ask(method, ["range": whole])?.array ?? []
  }

  @Test(arguments: [Plate.good, Plate.broken])
  func `documents have symbols, folding ranges, colours, hints and lenses`(text: String) {
    let symbols = ask("documentSymbol", text)
    #expect(
      symbols.map { $0["name"] } == ["Tone", "ink", "half", "twice", "Pen", "Theme", "Plate"]
    )
    let parts = symbols.last?["children"]?.array?.compactMap { $0["name"]?.string }
    #expect(parts == ["isOn", "tone", "unread", "on", "loud"])
    #expect(symbols[5]["children"]?.array?.last?["children"]?.array?.first?["name"] == "low")
    #expect(ask("foldingRange", text).contains { $0["startLine"] == 31 })
    #expect(ask("documentColor", text).count == 4)
    let hints = ask("inlayHint", text).compactMap { $0["label"]?.string }
    #expect(hints.contains(": Color") && hints.contains("value:") && hints.contains(": Pen"))
    #expect(
      ask("documentLink", "import \"A.raster\"\n").first?["target"] == "file:///desk/A.raster"
    )
  }

  @Test func `functions of a component are its parts`() {
    let symbols = ask("documentSymbol", OwnFunctions.text)
    #expect(symbols.map { $0["name"] } == ["Bars", "Other"])
    let parts = symbols.first?["children"]?.array?.compactMap { $0["name"]?.string }
    #expect(parts == ["isOn", "left", "tone"])
    let hints = ask("inlayHint", OwnFunctions.text).compactMap { $0["label"]?.string }
    #expect(hints.contains("amount:"))
  }

  @Test func `lenses count looks`() {
    #expect(
      ask("codeLens").first?["command"]?["title"] == "3 states · 4 looks of 4 combinations"
    )
  }

  @Test func `colours are offered in the notations of the language`() {
    let desk = Desk("let a = #F00\n")
    let color = JSON.members(["red": 1, "green": 0, "blue": 0, "alpha": .double(0.5)])
    let answer = desk.ask("colorPresentation", ["color": color])
    let labels = answer?.array?.compactMap { $0["label"]?.string }
    #expect(labels == ["#FF000080", "rgb(100%, 0%, 0%, alpha: 50%)"])
  }

  @Test func `semantic tokens are in order and cover the tokens`() {
    for text in [Plate.good, Plate.broken] {
      let data = Desk(text).ask("semanticTokens/full")?["data"]?.array?.compactMap { $0.int } ?? []
      #expect(data.count % 5 == 0 && data.count > 500)
      #expect(data.allSatisfy { $0 >= 0 })
    }
  }

  @Test func `workspace symbols are found by letters in order`() {
    let desk = Desk(Plate.good)
    let answer = desk.client.request("workspace/symbol", .members(["query": "plt"]))
    #expect(answer?.array?.map { $0["name"] } == ["Plate"])
  }
}
