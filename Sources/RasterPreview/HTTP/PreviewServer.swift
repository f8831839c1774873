// A small HTTP server for one page, reachable only from this machine.

import Dispatch
import Synchronization

/// A server for one page and its requests.
///
/// It listens on 127.0.0.1 and answers only requests that carry its token and come from its own
/// page. It accepts GET and POST on its routes, within limits on size, number and time. Each
/// connection has its own thread.
package final class PreviewServer: Sendable {
  /// The handler of a path after the token.
  package struct Route: Sendable {
    let method: PreviewRequest.Method
    let path: String
    let answer: @Sendable (PreviewRequest) -> PreviewResponse

    package init(
      _ method: PreviewRequest.Method,
      _ path: String,
      _ answer: @escaping @Sendable (PreviewRequest) -> PreviewResponse
    ) {
      (self.method, self.path, self.answer) = (method, path, answer)
    }
  }

  /// The maximum number of connections; further ones receive status 503.
  static let connectionLimit = 48
  /// The time limits, in milliseconds, for receiving a request and for idling between requests.
  private static let requestTime = 10_000
  private static let idleTime = 30_000

  /// The address to open in a browser.
  package let address: String
  package let port: Int
  private let socket: LoopbackSocket
  private let gate: PreviewGate
  private let routes: [Route]
  private let streams = EventStreams()
  private let connections = Atomic(0)
  private let isStopped = Atomic(false)
  /// The first event sent to a page that starts listening.
  private let greeting: @Sendable () -> (name: String, data: String)

  /// Creates a server on a port, or on any free port if `port` is 0.
  ///
  /// It answers requests once `run()` is called.
  package init(
    port: Int = 0,
    token: String = PreviewServer.makeToken(),
    routes: [Route],
    greeting: @escaping @Sendable () -> (name: String, data: String)
  ) throws(PreviewError) {
    let listening = try LoopbackSocket.listening(at: port)
    (socket, self.port) = (listening.socket, listening.port)
    gate = PreviewGate(token: token, port: listening.port)
    address = "http://127.0.0.1:\(listening.port)/\(token)/"
    self.routes = routes
    self.greeting = greeting
  }

  /// Creates a token: 128 random bits as 32 hexadecimal digits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let word = UInt32.random(in: 0 ... .max, using: &generator)
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Sends an event to all listening pages.
  package func publish(_ name: String, data: String) { streams.publish(name, data) }

  /// Answers requests until `stop()` is called.
  package func run() {
    while !isStopped.load(ordering: .acquiring) {
      guard let connection = socket.accept(within: 200) else { continue }
      let count = connections.add(1, ordering: .relaxed).newValue
      // Each connection has its own queue: shared queues have a few dozen threads, which streams
      // would block.
      DispatchQueue(label: "connection").async { [self] in
        if count <= Self.connectionLimit {
          serve(connection)
        } else {
          let response = PreviewResponse.refused(.serviceUnavailable, "too many connections")
          _ = connection.send(response.bytes(closing: true))
        }
        connection.close()
        connections.subtract(1, ordering: .relaxed)
      }
    }
    socket.close()
  }

  /// Ends `run()` and all event streams.
  package func stop() {
    isStopped.store(true, ordering: .releasing)
    streams.close()
  }

  /// Answers the requests of a connection in sequence.
  private func serve(_ connection: LoopbackSocket) {
    var parser = RequestParser()
    while !isStopped.load(ordering: .acquiring) {
      switch nextRequest(connection, &parser) {
      case .unfinished: return
      case .refused(let status, let message):
        _ = connection.send(PreviewResponse.refused(status, message).bytes(closing: true))
        connection.finish()
        return
      case .request(let raw):
        guard answer(raw, connection) else { return }
      }
    }
  }

  /// Reads the next request, or returns `unfinished` if none arrived and no response is needed.
  private func nextRequest(
    _ connection: LoopbackSocket,
    _ parser: inout RequestParser
  ) -> RequestParser.Outcome {
    var start = ContinuousClock.now
    while true {
      let outcome = parser.next()
      guard case .unfinished = outcome else { return outcome }
      let limit = parser.hasBegun ? Self.requestTime : Self.idleTime
      let passed = (ContinuousClock.now - start).milliseconds
      guard passed < limit, connection.isReadable(within: limit - passed) else {
        return parser.hasBegun ? .refused(.requestTimeout, "the request took too long") : outcome
      }
      let bytes = connection.read()
      if bytes.isEmpty { return .unfinished }
      if !parser.hasBegun { start = .now }
      parser.add(bytes)
    }
  }

  /// Answers a request; returns false if the connection must be closed.
  private func answer(_ raw: RawRequest, _ connection: LoopbackSocket) -> Bool {
    let isClosing = raw.isClosing
    let response: PreviewResponse
    switch gate.judge(raw) {
    case .refused(let refusal):
      _ = connection.send(refusal.bytes(closing: true))
      return false
    case .admitted(let request):
      if request.path == "/events", request.method == .get {
        guard streams.hasRoom else {
          let refusal = PreviewResponse.refused(.serviceUnavailable, "too many pages are connected")
          return connection.send(refusal.bytes(closing: true)) && false
        }
        streams.serve(connection, first: [greeting()])
        return false
      }
      response = answer(request)
    }
    return connection.send(response.bytes(closing: isClosing)) && !isClosing
  }

  private func answer(_ request: PreviewRequest) -> PreviewResponse {
    let found = routes.filter { $0.path == request.path }
    guard !found.isEmpty else { return .refused(.notFound, "not found") }
    guard let route = found.first(where: { $0.method == request.method }) else {
      return .refused(.methodNotAllowed, "use the method \(found[0].method.rawValue)")
    }
    return route.answer(request)
  }
}

extension Duration {
  /// The duration in milliseconds, rounded down.
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
