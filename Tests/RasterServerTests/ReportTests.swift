// Reports of the server: current, versioned, including imports, and equal to those of `check`.

import RasterSyntax
import Foundation
import RasterServer
import TestSupport
import Testing

@Suite struct ReportTests {
  private let client = EditorClient()
  private static let kit = "let ink: Color = #112233\n"
  private static let user = """
    import "Kit.raster"

    component Plate {
      size 8, 8
      draw { fill rect(bounds), with: ink }
    }

    """

  private func codes(_ path: String) -> [String] {
    (client.reports(of: path)?["diagnostics"]?.array ?? []).compactMap { $0["code"]?.string }
  }

  @Test func `reports have the version of their text`() {
    client.initialize()
    client.open("/none/Kit.raster", Self.kit, version: 7)
    client.waitUntilQuiet()
    #expect(client.reports(of: "/none/Kit.raster")?["version"] == 7)
    let whole = JSON.members(["text": "let ink: Color = 5\n"])
    client.change("/none/Kit.raster", version: 9, [whole])
    client.waitUntilQuiet()
    #expect(client.reports(of: "/none/Kit.raster")?["version"] == 9)
    #expect(codes("/none/Kit.raster") == ["type-mismatch"])
  }

  @Test func `the text of an open file is used where it is imported`() {
    client.initialize()
    client.open("/none/Kit.raster", Self.kit)
    client.open("/none/Plate.raster", Self.user)
    client.waitUntilQuiet()
    #expect(codes("/none/Plate.raster") == [])
    client.change("/none/Kit.raster", version: 2, [.members(["text": "let pen: Color = #000\n"])])
    client.waitUntilQuiet()
    #expect(codes("/none/Plate.raster").contains("unknown-name"))
    client.close("/none/Kit.raster")
    client.waitUntilQuiet()
    #expect(codes("/none/Plate.raster").contains("missing-import"))
    #expect(client.reports(of: "/none/Kit.raster")?["diagnostics"] == [])
  }

  @Test func `warnings have the levels of the project's file`() throws {
    let folder = try ProjectFolder(client)
    defer { folder.remove() }
    let path = folder.path
    client.open(
      path + "/Unread.raster",
      "component Unread {\n  state isOn: Bool = false\n  size 8, 8\n"
        + "  draw { fill rect(bounds), with: #000 }\n}\n"
    )
    client.waitUntilQuiet()
    #expect(codes(path + "/Unread.raster") == ["unread-property"])
    for (level, expected) in [("allow", []), ("error", [1]), ("lower", [2])] as [(String, [JSON])] {
      let json = "{ \"warnings\": { \"unread-property\": \"\(level)\" } }"
      try folder.write(json, to: "raster.json")
      client.notify("workspace/didChangeWatchedFiles", .members(["changes": []]))
      client.waitUntilQuiet()
      let reports = client.reports(of: path + "/Unread.raster")?["diagnostics"]?.array ?? []
      #expect(reports.compactMap { $0["severity"] } == expected, "\(level)")
    }
    // Errors in the project's file are reported in that file.
    #expect(codes(path + "/raster.json").count == 1)
  }

  @Test func `an open file follows the edition of the project's file`() throws {
    let folder = try ProjectFolder(client)
    defer { folder.remove() }
    let path = folder.path
    client.open(
      path + "/Chips.raster",
      "component Chips {\n  size 80, 20\n"
        + "  draw { text TextRun(\"a\", padding: 2), in: bounds, with: #000 }\n}\n"
    )
    for (edition, expected) in [
      ("2026", ["edition-change"]), ("2027", []), ("2026", ["edition-change"]),
    ] {
      let json = "{ \"edition\": \"\(edition)\", \"warnings\": { \"edition-change\": \"warn\" } }"
      try folder.write(json, to: "raster.json")
      client.notify("workspace/didChangeWatchedFiles", .members(["changes": []]))
      client.waitUntilQuiet()
      #expect(codes(path + "/Chips.raster") == expected, "\(edition)")
    }
  }

  @Test func `a file that changes on disk is read again`() throws {
    let folder = try ProjectFolder(client)
    defer { folder.remove() }
    let path = folder.path
    client.open(path + "/Plate.raster", Self.user)
    client.waitUntilQuiet()
    #expect(codes(path + "/Plate.raster").contains("missing-import"))
    try folder.write(Self.kit, to: "Kit.raster")
    client.notify("workspace/didChangeWatchedFiles", .members(["changes": []]))
    client.waitUntilQuiet()
    #expect(codes(path + "/Plate.raster") == [])
    // Mistakes in a file that is not open are reported in that file.
    try folder.write("let ink: Color = 5\n", to: "Kit.raster")
    client.notify("textDocument/didSave", .members([]))
    client.waitUntilQuiet()
    #expect(codes(path + "/Kit.raster") == ["type-mismatch"])
    client.close(path + "/Plate.raster")
    client.waitUntilQuiet()
    #expect(codes(path + "/Kit.raster") == [])
  }

  @Test(arguments: [["utf-8"], []])
  func `edits use the negotiated position encoding`(encodings: [String]) {
    client.initialize(encodings: encodings)
    client.open("/none/A.raster", "// 🙂é\nlet a = \"🙂\" + 1\n")
    let column = encodings.isEmpty ? 12 : 14
    let range = EditorClient.range(
      EditorClient.position(1, column),
      EditorClient.position(1, column + 4)
    )
    client.change("/none/A.raster", version: 2, [.members(["range": range, "text": ""])])
    client.waitUntilQuiet()
    #expect(codes("/none/A.raster").isEmpty)
    let params = JSON.members([
      "textDocument": EditorClient.document("/none/A.raster"),
      "position": EditorClient.position(1, 5),
    ])
    let hover = client.request("textDocument/hover", params)
    #expect(hover?["contents"]?["value"]?.string?.contains("Value: `\"🙂\"`") == true)
  }

  @Test func `edits beyond the text are clamped, and malformed ones leave it unchanged`() {
    client.initialize()
    client.open("/none/A.raster", "let a = 1\n")
    let far = EditorClient.range(
      EditorClient.position(99, 99),
      EditorClient.position(1 << 40, 1 << 40)
    )
    client.change("/none/A.raster", version: 2, [.members(["range": far, "text": "let b = \n"])])
    client.waitUntilQuiet()
    #expect(codes("/none/A.raster") == ["expected-expression"])
    let broken = JSON.members(["start": EditorClient.position(-1, 0), "end": .null])
    client.change("/none/A.raster", version: 3, [.members(["range": broken, "text": "x"])])
    client.change("/none/B.raster", version: 3, [])
    client.waitUntilQuiet()
    #expect(client.messages.count { $0["method"] == "window/logMessage" } == 2)
    #expect(client.reports(of: "/none/A.raster")?["version"] == 2)
  }

  @Test func `after random edits the reports equal those of a check`() throws {
    for (number, name) in ["Switch", "Toggle", "ShopButton", "Text"].enumerated() {
      var files: [String: String] = [:]
      let folder = repositoryRoot.appending(path: "Samples/Components")
      for name in [name, "Kit"] {
        let file = folder.appending(path: name + ".raster")
        files[file.path(percentEncoded: false)] = try String(contentsOf: file, encoding: .utf8)
      }
      var session = EditSession(files, seed: UInt64(number + 1))
      #expect(session.difference() == nil)
      for _ in 0..<10 {
        for _ in 0..<6 { session.edit() }
        if let difference = session.difference() {
          Issue.record("\(name), after \(session.edits) edits: \(difference)")
          break
        }
      }
    }
  }
}

/// A temporary folder that a client has opened.
private struct ProjectFolder {
  private let location: URL
  var path: String { location.path(percentEncoded: false) }

  init(_ client: EditorClient) throws {
    location = FileManager.default.temporaryDirectory
      .appending(path: "raster-server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
    client.initialize(folder: path)
  }

  func remove() { try? FileManager.default.removeItem(at: location) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: location.appending(path: name))
  }
}
