// Every request at many positions of samples with many kinds of errors is answered.

import RasterSyntax
import Foundation
import RasterServer
import TestSupport
import Testing

@Suite struct SweepTests {
  private static let methods = [
    "hover", "definition", "references", "documentHighlight", "prepareRename", "completion",
    "signatureHelp", "documentSymbol", "foldingRange", "semanticTokens/full", "inlayHint",
    "documentColor", "codeAction", "codeLens", "documentLink", "rename",
  ]

  @Test(arguments: 0..<8)
  func `every request is answered at every position`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let names = ["Switch", "ShopButton", "Arrangements", "Toggle", "Text", "Kit"]
    let path = repositoryRoot.appending(path: "Samples/Components/\(names[seed % 6]).raster")
    let original = try String(contentsOf: path, encoding: .utf8)
    let client = EditorClient()
    client.initialize()
    client.open(path.path(percentEncoded: false), original)
    var answered = 0
    for round in 0..<6 {
      // Truncated anywhere, like a text that is being written.
      var scalars = Array(original.unicodeScalars)
      let start = generator.below(scalars.count)
      scalars.removeSubrange(start..<min(start + generator.below(20), scalars.count))
      if generator.oneIn(3) { scalars = Array(scalars[..<start]) }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let whole = JSON.members(["text": .string(String(text))])
      client.change(path.path(percentEncoded: false), version: round + 2, [whole])
      let line = original.unicodeScalars.prefix(start).count { $0 == "\n" } - generator.below(4)
      let position = EditorClient.position(max(line, 0), generator.below(40))
      let end = EditorClient.position(max(line, 0) + generator.below(2), generator.below(60))
      let range = EditorClient.range(position, end)
      for method in Self.methods {
        let answer = client.answer(
          "textDocument/" + method,
          .members([
            "textDocument": EditorClient.document(path.path(percentEncoded: false)),
            "position": position, "range": range, "newName": "renamed",
            "context": .members(["includeDeclaration": true, "diagnostics": []]),
          ])
        )
        let code = answer?["error"]?["code"]?.int
        #expect(
          answer?["result"] != nil || code == -32803,
          "\(method): \(String(describing: answer))"
        )
        answered += 1
      }
      client.forget()
    }
    #expect(answered == 6 * Self.methods.count)
  }

  @Test(arguments: ["(", "-", "[", "{", "a.", "a(", "if a {\n", "layer {\n", "\\(\"", "x ? ", "!"])
  func `every request is answered in the deepest texts`(part: String) {
    let text = "component A {\n  size 4, 4\n  draw {\n    fill "
    let desk = Desk(text + String(repeating: part, count: 2_000) + "|\n")
    let start = EditorClient.position(3, 9)
    let range = EditorClient.range(start, EditorClient.position(3, 2_000))
    for method in Self.methods {
      let answer = desk.client.answer(
        "textDocument/" + method,
        desk.params([
          "range": range, "newName": "renamed", "context": .members(["diagnostics": []]),
        ])
      )
      #expect(answer?["result"] != nil || answer?["error"]?["code"] == -32803, "\(method)")
    }
  }
}
