// `rasterc lsp` as an editor runs it: over the streams of a process, with its exit codes.

import Foundation
import Testing

@Suite struct LanguageServerTests {
  private func framed(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    framed("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}")
  }

  private func notice(_ method: String, _ params: String = "{}") -> String {
    framed("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(params)}")
  }

  @Test func `a session ends with 0 after shutdown and exit`() throws {
    let document = "{\"uri\":\"file:///none/A.raster\",\"version\":1,\"text\":\"let a = 1\\n\"}"
    let position =
      "{\"textDocument\":{\"uri\":\"file:///none/A.raster\"},\"position\":{\"line\":0,\"character\":4}}"
    let input =
      request(1, "initialize") + notice("initialized")
      + notice("textDocument/didOpen", "{\"textDocument\":\(document)}")
      + request(2, "textDocument/hover", position) + request(3, "shutdown") + notice("exit")
    let run = try Workplace().run("lsp", "--stdio", input: input)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.text.hasPrefix("Content-Length: "))
    #expect(run.text.contains("\"positionEncoding\":\"utf-16\""))
  }

  @Test func `an interrupted session ends with 1, after its requests are answered`() throws {
    let position =
      "{\"textDocument\":{\"uri\":\"file:///none/A.raster\"},\"position\":{\"line\":0,\"character\":4}}"
    let run = try Workplace().run(
      "lsp",
      input: request(1, "initialize") + request(2, "textDocument/hover", position) + "Content-Le"
    )
    #expect(run.code == 1)
    #expect(run.text.contains("\"id\":2,\"error\":{\"code\":-32602"))
    #expect(try Workplace().run("lsp", input: notice("exit")).code == 1)
  }

  @Test func `unknown options and inputs are rejected`() throws {
    #expect(try Workplace().run("lsp", "A.raster").code == 2)
    let help = try Workplace().run("lsp", "--help")
    #expect(help.code == 0)
    #expect(help.text.contains("Language Server Protocol"))
  }
}
