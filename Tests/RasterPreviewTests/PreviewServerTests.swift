// The preview's server over real sockets: accepted and rejected requests.

import Foundation
import RasterPreview
import TestSupport
import Testing

@Suite struct PreviewServerTests {
  private static let token = "0123456789abcdef0123456789abcdef"

  /// A server with a route that returns its values, and one that accepts a POST.
  private final class Running {
    let server: PreviewServer

    init() throws {
      server = try PreviewServer(
        token: PreviewServerTests.token,
        routes: [
          .init(.get, "/words") { request in
            PreviewResponse(.ok, .text, Array((request["a"] ?? "none").utf8))
          },
          .init(.post, "/fix") { request in PreviewResponse(.ok, .json, request.body) },
          .init(.get, "/") { _ in PreviewPage(title: "A & <b>").response },
        ],
        greeting: { ("change", "1") }
      )
      let thread = Thread { [server] in server.run() }
      thread.start()
    }

    deinit { server.stop() }

    /// Sends a complete request, and returns the answer.
    func ask(_ text: String) throws -> (status: Int, head: String, body: String) {
      let client = try #require(HTTPClient(port: server.port))
      client.send(text)
      let answer = try #require(client.answer())
      return (answer.status, answer.head, String(decoding: answer.body, as: UTF8.self))
    }

    /// The first line and the host of a request, and additional lines.
    func get(_ path: String, _ lines: String...) -> String {
      request("GET", path, lines)
    }

    func request(_ method: String, _ path: String, _ lines: [String], body: String = "") -> String {
      let head = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(server.port)"] + lines
      return head.joined(separator: "\r\n") + "\r\n\r\n" + body
    }
  }

  @Test func `requests with the token are answered, one after another`() throws {
    let running = try Running()
    let client = try #require(HTTPClient(port: running.server.port))
    client.send(running.get("/\(Self.token)/words?a=%C3%A4+b"))
    let first = try #require(client.answer())
    #expect(first.status == 200)
    #expect(String(decoding: first.body, as: UTF8.self) == "ä b")
    client.send(running.get("/\(Self.token)/words"))
    #expect(try #require(client.answer()).body == Array("none".utf8))
    #expect(running.server.address == "http://127.0.0.1:\(running.server.port)/\(Self.token)/")
  }

  @Test func `a request without the token, or from another origin, is rejected`() throws {
    let running = try Running()
    let (port, path) = (running.server.port, "/\(Self.token)/words")
    #expect(try running.ask(running.get("/words")).status == 403)
    #expect(try running.ask(running.get("/")).status == 403)
    #expect(try running.ask(running.get("/\(Self.token.dropLast())0/words")).status == 403)
    #expect(try running.ask("GET \(path) HTTP/1.1\r\nHost: raster.example\r\n\r\n").status == 421)
    #expect(try running.ask("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n").status == 421)
    #expect(try running.ask("GET \(path) HTTP/1.1\r\n\r\n").status == 400)
    #expect(
      try running.ask("GET \(path) HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n").status == 400
    )
    #expect(try running.ask(running.get(path, "Origin: http://raster.example")).status == 403)
    #expect(try running.ask(running.get(path, "Origin: null")).status == 403)
    #expect(try running.ask(running.get(path, "Sec-Fetch-Site: cross-site")).status == 403)
    #expect(try running.ask(running.get(path, "Origin: http://127.0.0.1:\(port)")).status == 200)
  }

  @Test func `only known routes are answered, with their methods`() throws {
    let running = try Running()
    let base = "/\(Self.token)"
    #expect(try running.ask(running.get("\(base)/secret")).status == 404)
    #expect(try running.ask(running.get("\(base)/words/more")).status == 404)
    #expect(try running.ask(running.get("\(base)/fix")).status == 405)
    #expect(try running.ask(running.get("\(base)/../words")).status == 400)
    #expect(try running.ask(running.get("/../\(Self.token)/words")).status == 400)
    #expect(try running.ask(running.get("\(base)/%2e%2e/words")).status == 400)
    #expect(try running.ask(running.get("\(base)/words?a=%zz")).status == 400)
    for method in ["PUT", "DELETE", "OPTIONS", "HEAD", "TRACE"] {
      let refused = try running.ask(running.request(method, "\(base)/words", []))
      #expect(refused.status == 405, "\(method)")
      #expect(refused.head.contains("Allow: GET, POST"))
    }
  }

  @Test func `a POST must be JSON with a small declared length`() throws {
    let running = try Running()
    let path = "/\(Self.token)/fix"
    let json = "Content-Type: application/json"
    let taken = running.request("POST", path, [json, "Content-Length: 2"], body: "{}")
    #expect(try running.ask(taken).body == "{}")
    #expect(try running.ask(running.request("POST", path, [json])).status == 411)
    let text = ["Content-Type: text/plain", "Content-Length: 2"]
    #expect(try running.ask(running.request("POST", path, text, body: "{}")).status == 415)
    for (length, status) in [
      ("70000", 413), ("99999999999999999999", 413), ("-1", 400), ("a", 400),
    ] {
      let lines = [json, "Content-Length: \(length)"]
      #expect(try running.ask(running.request("POST", path, lines)).status == status)
    }
    let chunked = [json, "Transfer-Encoding: chunked"]
    #expect(try running.ask(running.request("POST", path, chunked)).status == 411)
  }

  @Test func `malformed and oversized requests are rejected`() throws {
    let running = try Running()
    let base = "/\(Self.token)/words"
    #expect(try running.ask("hello\r\n\r\n").status == 400)
    #expect(try running.ask("GET \(base) HTTP/1.1\r\nno header\r\n\r\n").status == 400)
    #expect(try running.ask("GET \(base) HTTP/1.1\r\nA: \u{1}\r\n\r\n").status == 400)
    #expect(try running.ask("GET \(base) HTTP/2.0\r\nHost: a\r\n\r\n").status == 505)
    let long = String(repeating: "a", count: 9_000)
    #expect(try running.ask(running.get("\(base)?a=\(long)")).status == 414)
    #expect(try running.ask(running.get(base, "A: \(long)\(long)")).status == 431)
    #expect(try running.ask("GET \(base) HTTP/1.1\r\nA: \(long)\(long)").status == 431)
    let many = (0..<70).map { "A\($0): b" }
    #expect(try running.ask(running.request("GET", base, many)).status == 431)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\nHost: a\n\n",
    "GET / HTTP/1.1\r\nHost: a\nB: c\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\rB: c\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n\nGET",
  ])
  func `a line that ends without CR or without LF is rejected immediately`(text: String) throws {
    #expect(try Running().ask(text).status == 400)
  }

  @Test func `a listening page is notified of changes`() throws {
    let running = try Running()
    let client = try #require(HTTPClient(port: running.server.port))
    client.send(running.get("/\(Self.token)/events"))
    let first = try #require(client.read(until: "data: 1\n\n"))
    #expect(first.contains("Content-Type: text/event-stream"))
    running.server.publish("change", data: "2")
    #expect(client.read(until: "event: change\ndata: 2\n\n") != nil)
  }

  @Test func `the numbers of connections and listening pages are limited`() throws {
    let running = try Running()
    let events = running.get("/\(Self.token)/events")
    let pages = try (0..<16).map { _ in
      let client = try #require(HTTPClient(port: running.server.port))
      client.send(events)
      #expect(client.read(until: "data: 1") != nil)
      return client
    }
    #expect(try running.ask(events).status == 503)
    let idle = (0..<60).compactMap { _ in HTTPClient(port: running.server.port) }
    let refused = try #require(idle.last)
    #expect(try #require(refused.answer()).status == 503)
    withExtendedLifetime((pages, idle)) {}
  }

  @Test func `the page is self-contained, and allows no other sources`() throws {
    let page = try Running().ask("GET /\(Self.token)/ HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n")
    #expect(page.status == 421)
    let running = try Running()
    let answer = try running.ask(running.get("/\(Self.token)/"))
    #expect(answer.head.contains("Content-Security-Policy: default-src 'none'"))
    #expect(answer.head.contains("X-Content-Type-Options: nosniff"))
    #expect(answer.head.contains("Referrer-Policy: no-referrer"))
    #expect(answer.body.contains("<h1>A &amp; &lt;b&gt;</h1>"))
    #expect(!answer.body.contains("http://") && !answer.body.contains("https://"))
    #expect(!answer.body.contains("innerHTML"))
  }
}
