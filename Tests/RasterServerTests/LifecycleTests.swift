// The lifecycle and the framing: answers to any message that a client may send.

import RasterSyntax
import RasterServer
import TestSupport
import Testing

@Suite struct LifecycleTests {
  private let client = EditorClient()

  private func code(_ answer: JSON?) -> Int? { answer?["error"]?["code"]?.int }

  @Test func `the position encoding is UTF-8 if the client supports it`() {
    let result = client.initialize(encodings: ["utf-16", "utf-8"])
    #expect(result?["capabilities"]?["positionEncoding"] == "utf-8")
  }

  @Test func `the position encoding is UTF-16 by default`() {
    #expect(client.initialize()?["capabilities"]?["positionEncoding"] == "utf-16")
  }

  @Test func `messages before initialize are rejected`() {
    #expect(code(client.answer("textDocument/hover", .null)) == -32002)
    client.notify("textDocument/didOpen", .null)
    #expect(client.messages.count == 1)
  }

  @Test func `a second initialize is rejected`() {
    client.initialize()
    #expect(code(client.answer("initialize", .null)) == -32600)
  }

  @Test func `after shutdown only exit is accepted, with code 0`() {
    client.initialize()
    #expect(client.request("shutdown", .null) == .null)
    #expect(code(client.answer("textDocument/hover", .null)) == -32600)
    #expect(client.exitCode == nil)
    client.notify("exit", .null)
    #expect(client.exitCode == 0)
  }

  @Test func `exit without shutdown has code 1`() {
    client.initialize()
    client.notify("exit", .null)
    #expect(client.exitCode == 1)
  }

  @Test func `exit before initialize has code 1`() {
    client.notify("exit", .null)
    #expect(client.exitCode == 1)
  }

  @Test func `an unknown request is rejected, an unknown notification is ignored`() {
    client.initialize()
    #expect(code(client.answer("raster/nothing", .null)) == -32601)
    let count = client.messages.count
    client.notify("raster/nothing", .null)
    client.notify("$/setTrace", .null)
    #expect(client.messages.count == count)
  }

  @Test(arguments: [
    ("{", -32700), ("nonsense", -32700), ("{\"a\": \"\\ud800\"}", -32700), ("", -32700),
    (String(repeating: "[", count: 100_000), -32700), ("[]", -32600), ("17", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":5}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"shutdown\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":7}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"textDocument/hover\"}", -32602),
    ("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"textDocument/hover\",\"params\":[1]}", -32602),
  ])
  func `a malformed message gives the correct error code`(body: String, expected: Int) {
    client.initialize()
    client.send(body: body)
    client.waitUntilQuiet()
    #expect(code(client.messages.last) == expected)
    // The next message is understood.
    #expect(client.request("shutdown", .null) == .null)
  }

  @Test func `a header without a length is rejected`() {
    client.send(bytes: Array("Content-Type: x\r\n\r\n".utf8))
    #expect(code(client.messages.last) == -32700)
    client.send(bytes: Array("Content-Length: -5\r\n\r\n".utf8))
    client.send(bytes: Array("Content-Length: 99999999999999999999\r\n\r\n".utf8))
    #expect(client.messages.count == 3)
    #expect(client.initialize() != nil)
  }

  @Test func `a header without an end is abandoned`() {
    client.send(bytes: Array(repeating: UInt8(ascii: "x"), count: 100_000))
    #expect(code(client.messages.last) == -32700)
  }

  @Test func `a message that is too long is skipped`() {
    let count = MessageReader.longestBody + 1
    client.send(bytes: Array("Content-Length: \(count)\r\n\r\n".utf8))
    #expect(code(client.messages.last) == -32600)
    for _ in 0..<65 { client.send(bytes: Array(repeating: 32, count: 1 << 20)) }
    #expect(client.messages.count >= 1)
  }

  @Test func `a message may arrive in pieces of any size`() {
    let body = "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"initialize\",\"params\":{}}"
    let text = "content-length:  \(body.utf8.count)\r\nContent-Type: y\r\n\r\n\(body)"
    for byte in (text + text).utf8 { client.send(bytes: [byte]) }
    #expect(client.messages.map { $0["id"] } == ["a", "a"])
    #expect(code(client.messages.last) == -32600)
  }

  @Test func `a waiting request can be cancelled`() {
    client.initialize()
    let text = String(repeating: "let value = 1\n", count: 2_000)
    client.open("/nowhere/A.raster", text)
    let params = JSON.members([
      "textDocument": EditorClient.document("/nowhere/A.raster"),
      "position": EditorClient.position(0, 5),
    ])
    var ids: [Int] = []
    for _ in 0..<20 { ids.append(client.begin("textDocument/hover", params)) }
    for id in ids { client.notify("$/cancelRequest", .members(["id": .int(id)])) }
    client.waitUntilQuiet()
    let answers = ids.map { client.answer(to: $0) }
    #expect(answers.allSatisfy { $0 != nil })
    #expect(answers.contains { code($0) == -32800 })
    for id in ids { #expect(client.messages.count { $0["id"] == .int(id) } == 1) }
  }
}
