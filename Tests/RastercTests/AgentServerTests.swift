// `rasterc mcp` as an agent runs it: lines of JSON in, lines of JSON out.

import Foundation
import Testing

@Suite struct AgentServerTests {
  private static let dot = """
    component Dot {
      state side: Int = 8, in: 1...64
      size 8, 8
      draw {
        fill circle(bounds), with: #0A84FF
        if side > 8 { fill rect(Rect(x: 0, y: 0, width: 2, height: 4)), with: #FF0000 }
      }
      states { large side: 20 }
    }

    """

  private static let hello = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
    {"jsonrpc":"2.0","method":"notifications/initialized"}

    """

  /// The answers to lines after the initialization, by request id.
  private func answers(
    _ lines: [String],
    files: [String: String] = ["Dot.raster": dot],
    prepare: (Workplace) throws -> Void = { _ in }
  ) throws -> [[String: Any]] {
    let place = try Workplace(files)
    try prepare(place)
    let run = try place.run("mcp", input: Self.hello + lines.map { $0 + "\n" }.joined())
    #expect(run.code == 0)
    #expect(run.errors == "")
    let answers = try run.text.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return Array(answers.dropFirst())
  }

  private func call(_ tool: String, _ arguments: String = "{}", id: Int = 1) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"tools/call\",\"params\":"
      + "{\"name\":\"\(tool)\",\"arguments\":\(arguments)}}"
  }

  private func result(_ tool: String, _ arguments: String = "{}") throws -> [String: Any] {
    let answers = try answers([call(tool, arguments)])
    return try #require(answers.first?["result"] as? [String: Any])
  }

  private func record(_ tool: String, _ arguments: String = "{}") throws -> [String: Any] {
    let result = try result(tool, arguments)
    #expect(result["isError"] as? Bool == false, "\(result)")
    return try #require(result["structuredContent"] as? [String: Any])
  }

  /// The message of a call that fails.
  private func failure(_ tool: String, _ arguments: String) throws -> String {
    let result = try result(tool, arguments)
    #expect(result["isError"] as? Bool == true)
    let content = try #require(result["content"] as? [[String: Any]])
    return content.first?["text"] as? String ?? ""
  }

  private func codes(_ lines: [String]) throws -> [Int] {
    try answers(lines).map { ($0["error"] as? [String: Any])?["code"] as? Int ?? 0 }
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18"),
  ])
  func `both sides agree on a version`(asked: String, given: String) throws {
    let input = Self.hello.replacing("2025-06-18", with: asked)
    let run = try Workplace().run("mcp", input: input)
    #expect(run.text.contains("\"protocolVersion\":\"\(given)\""))
    #expect(run.text.split(separator: "\n").count == 1)
    #expect(try Workplace().run("mcp", "none").code == 2)
  }

  /// A request of revision 2026-07-28, or of another one.
  private func declared(
    _ id: Int,
    _ method: String,
    _ more: String = "",
    revision: String = "2026-07-28"
  ) -> String {
    """
    {"jsonrpc":"2.0","id":\(id),"method":"\(method)","params":{\(more)"_meta":{\
    "io.modelcontextprotocol/protocolVersion":"\(revision)",\
    "io.modelcontextprotocol/clientCapabilities":{}}}}

    """
  }

  @Test func `requests that declare their revision need no handshake`() throws {
    let check = #""name":"check","arguments":{},"#
    let input = [
      declared(1, "server/discover"), declared(2, "tools/call", check), declared(3, "tools/list"),
      declared(4, "resources/read", #""uri":"none","#), declared(5, "ping"),
      declared(6, "tools/list", revision: "1900-01-01"),
      #"{"jsonrpc":"2.0","id":7,"method":"server/discover"}"# + "\n",
      declared(8, "tools/list").replacing("clientCapabilities", with: "other"),
      #"{"jsonrpc":"2.0","id":9,"method":"tools/list"}"# + "\n", Self.hello,
      #"{"jsonrpc":"2.0","id":10,"method":"tools/list"}"# + "\n", declared(11, "tools/list"),
    ]
    let run = try Workplace(["Dot.raster": Self.dot]).run("mcp", input: input.joined())
    let answers = try run.text.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let results = answers.map { $0["result"] as? [String: Any] }
    let errors = answers.map { $0["error"] as? [String: Any] }
    let versions = ["2026-07-28", "2025-06-18", "2024-11-05"]
    #expect(results[0]?["supportedVersions"] as? [String] == versions)
    #expect(results[0]?["ttlMs"] as? Int == 3_600_000)
    #expect(results[0]?["cacheScope"] as? String == "public")
    let metadata = results[0]?["_meta"] as? [String: [String: String]]
    #expect(metadata?["io.modelcontextprotocol/serverInfo"]?["name"] == "rasterc")
    #expect(results[1]?["resultType"] as? String == "complete")
    #expect(results[1]?["isError"] as? Bool == false)
    #expect(results[1]?["ttlMs"] == nil)
    #expect((results[2]?["tools"] as? [Any])?.count == 6)
    #expect(
      errors.map { $0?["code"] as? Int ?? 0 } == [
        0, 0, 0, -32602, -32601, -32022, -32602, -32602, -32600, 0, 0, 0,
      ]
    )
    let data = errors[5]?["data"] as? [String: Any]
    #expect(data?["supported"] as? [String] == versions)
    #expect(data?["requested"] as? String == "1900-01-01")
    // A client of an older revision in the same process gets its results.
    #expect(results[10]?["resultType"] == nil)
    #expect(results[11]?["resultType"] as? String == "complete")
  }

  @Test func `tools have schemas, and pages are texts`() throws {
    let answers = try answers([
      #"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"resources/list"}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"resources/read","params":{"uri":"raster://reports/unknown-name"}}"#,
    ])
    let tools = try #require((answers[0]["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    #expect(answers[0]["id"] as? String == "a")
    #expect(
      tools.map { $0["name"] as? String } == [
        "check", "format", "explain", "looks", "render", "test",
      ]
    )
    #expect(
      tools.allSatisfy { ($0["inputSchema"] as? [String: Any])?["type"] as? String == "object" }
    )
    #expect((answers[1]["result"] as? [String: Any])?.isEmpty == true)
    let list = (answers[2]["result"] as? [String: Any])?["resources"] as? [[String: Any]]
    #expect((list?.count ?? 0) > 100)
    let text = (answers[3]["result"] as? [String: Any])?["contents"] as? [[String: Any]]
    #expect((text?.first?["text"] as? String)?.contains("is not declared in this scope") == true)
  }

  @Test func `malformed messages get the error codes of JSON-RPC`() throws {
    let codes = try codes([
      "{", "[1]", #"{"id":1}"#, #"{"jsonrpc":"2.0","id":1,"method":"none"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"none"}}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"none"}}"#,
      call("render"), call("check", #"{"paths":"Dot.raster"}"#), call("check", #"{"path":[]}"#),
      call("render", #"{"component":"Dot","scale":99}"#),
      String(repeating: "[", count: 100_000), "\u{FE}",
      #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
    ])
    #expect(
      codes == [
        -32700, -32600, -32600, -32601, -32602, -32602, -32002, -32602, -32602, -32602, -32602,
        -32700, -32700, -32600,
      ]
    )
  }

  @Test func `a message that is too long is skipped, and the next is answered`() throws {
    let long = "{\"id\":1,\"method\":\"" + String(repeating: "x", count: 9 << 20)
    #expect(try codes([long, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#]) == [-32600, 0])
  }

  @Test func `only ping is answered before initialize`() throws {
    let run = try Workplace().run("mcp", input: call("check") + "\n")
    #expect(run.text.contains("\"code\":-32600"))
  }

  @Test func `check returns the record of reports`() throws {
    #expect(try record("check")["errors"] as? Int == 0)
    let broken = try record(
      "check",
      #"{"source":"component A {\n size 4, 4\n draw { fil rect(bounds), with: #000 }\n}\n"}"#
    )
    #expect(broken["errors"] as? Int == 1)
    let report = try #require((broken["diagnostics"] as? [[String: Any]])?.first)
    #expect(report["code"] as? String == "unknown-word")
    #expect((report["range"] as? [String: Any])?["file"] as? String == "source.raster")
  }

  @Test func `a source is formatted, and nothing is written`() throws {
    let record = try record("format", #"{"source":"let  a=1\n"}"#)
    #expect(record["text"] as? String == "let a = 1\n")
    #expect(record["isChanged"] as? Bool == true)
  }

  @Test func `codes are explained`() throws {
    #expect(try record("explain", #"{"code":"unknown-name"}"#)["version"] as? Int == 1)
    #expect(try failure("explain", #"{"code":"unknown-nam"}"#).contains("unknown-name"))
  }

  @Test func `looks are listed and tested`() throws {
    let looks = try record("looks", #"{"component":"Dot"}"#)
    let component = try #require((looks["components"] as? [[String: Any]])?.first)
    #expect((component["looks"] as? [Any])?.count == 2)
    let test = try record("test")
    #expect((test["changes"] as? [[String: Any]])?.first?["status"] as? String == "new")
  }

  @Test func `a component is rendered with its operations`() throws {
    let result = try result("render", #"{"component":"Dot","set":{"side":12},"scale":2}"#)
    let content = try #require(result["content"] as? [[String: Any]])
    let data = try #require(content.first?["data"] as? String)
    #expect(Data(base64Encoded: data)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    let record = try #require(result["structuredContent"] as? [String: Any])
    #expect(record["width"] as? Int == 16)
    let operations = try #require(record["operations"] as? [[String: Any]])
    #expect(operations.map { $0["operation"] as? String } == ["fill", "fill"])
    let place = try #require(operations[1]["place"] as? [String: Any])
    #expect(place["line"] as? Int == 6)
    let bounds = try #require(operations[1]["bounds"] as? [String: Double])
    #expect(bounds == ["x": 0, "y": 0, "width": 2, "height": 4])
    #expect(try failure("render", #"{"component":"Dott"}"#).contains("Dot"))
    #expect(try failure("render", #"{"component":"Dot","state":"big"}"#).contains("no state"))
    #expect(try failure("render", #"{"component":"Dot","set":{"side":"x"}}"#).contains("side"))
  }

  @Test func `a content's operations name the innermost line that made them`() throws {
    let card = """
      func label(_ title: String) -> Content { text(title, with: #000) }

      component Dot {
        size 8, 8
        draw { fill circle(bounds), with: #000 }
      }

      component Frame {
        state content: Content = .empty
        size 200, 100
        draw { place content, in: bounds }
      }

      component Card {
        size 200, 100
        let content = column {
          text "Title", with: #000
          row {
            Dot
            place label("Label")
            for index in 0..<2 {
              Dot
            }
          }
        }
        draw {
          place content, in: bounds
          place Dot(), in: bounds
          place (Frame {
            text "Inside", with: #000
          }), in: bounds
        }
      }

      """
    let answers = try answers(
      [call("render", #"{"component":"Card"}"#)],
      files: ["Card.raster": card]
    )
    let result = try #require(answers.first?["result"] as? [String: Any])
    let record = try #require(result["structuredContent"] as? [String: Any])
    #expect(
      lines(record["operations"]) == [
        "text 17", "place 19", "fill 5", "text 1", "place 22", "fill 5", "place 22", "fill 5",
        "place 28", "fill 5", "place 29", "text 30",
      ]
    )
  }

  /// The operations of a tree, each with its source line.
  private func lines(_ operations: Any?) -> [String] {
    (operations as? [[String: Any]] ?? []).flatMap { operation in
      let line = (operation["place"] as? [String: Any])?["line"] as? Int ?? 0
      let word = operation["operation"] as? String ?? ""
      return ["\(word) \(line)"] + lines(operation["children"])
    }
  }

  @Test func `files outside the folder are not read`() throws {
    let arguments = [
      #"{"paths":["../other.raster"]}"#, #"{"paths":["/etc/passwd"]}"#, #"{"paths":["a/../../x"]}"#,
      #"{"paths":["Link.raster"]}"#, #"{"paths":["out"]}"#,
      #"{"source":"let a = 1\n","name":"../x.raster"}"#,
    ]
    let lines = arguments.map { call("check", $0) }
    let outside = try Workplace(["Secret.raster": "let secret = 1 +\n"])
    let answers = try answers(
      lines + [call("check", #"{"source":"import \"Link.raster\"\nimport \"../x.raster\"\n"}"#)]
    ) { place in
      let files = FileManager.default
      try files.createSymbolicLink(
        at: place.url.appending(path: "Link.raster"),
        withDestinationURL: outside.url.appending(path: "Secret.raster")
      )
      try files.createSymbolicLink(
        at: place.url.appending(path: "out"),
        withDestinationURL: outside.url
      )
    }
    for answer in answers.dropLast() {
      let result = try #require(answer["result"] as? [String: Any])
      #expect(result["isError"] as? Bool == true)
      let text = (result["content"] as? [[String: Any]])?.first?["text"] as? String
      #expect(text?.contains("outside the server's folder") == true, "\(text ?? "")")
    }
    let imports = try #require(answers.last?["result"] as? [String: Any])
    let text = try #require((imports["content"] as? [[String: Any]])?.first?["text"] as? String)
    #expect(text.components(separatedBy: "outside the server's folder").count == 3)
    #expect(!text.contains("secret"))
  }

  @Test func `an image that exceeds a limit is rejected`() throws {
    let large = #"{"component":"Dot","size":{"width":4000,"height":4000},"scale":4}"#
    #expect(try failure("render", large).contains("too large"))
    let source =
      "component A {\\n size 2000, 2000\\n draw { for i in 0..<9999 { for j in 0..<99 { fill rect(bounds), with: linearGradient(from: .top, to: .bottom, [#000, #FFF]) } } }\\n}\\n"
    let slow = try failure("render", "{\"component\":\"A\",\"scale\":1,\"source\":\"\(source)\"}")
    #expect(slow.contains("more than"))
  }
}
