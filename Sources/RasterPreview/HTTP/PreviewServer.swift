// A small HTTP server for one page, on this machine alone.

import Dispatch
import Synchronization

/// A server for one page and what it asks for.
///
/// It listens on 127.0.0.1, answers whoever knows its token and comes from its own page, and takes GET
/// and POST of its routes within limits of size, number and time. Each connection has a thread.
package final class PreviewServer: Sendable {
  /// What is answered at a path behind the token.
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

  /// The most connections at a time; more are told to come again.
  static let connectionLimit = 48
  /// How long a request may take to come, and a connection may be quiet between two, in milliseconds.
  private static let requestTime = 10_000
  private static let idleTime = 30_000

  /// What a browser opens.
  package let address: String
  package let port: Int
  private let socket: LoopbackSocket
  private let gate: PreviewGate
  private let routes: [Route]
  private let streams = EventStreams()
  private let connections = Atomic(0)
  private let isStopped = Atomic(false)
  /// What a page that begins to listen is told first.
  private let greeting: @Sendable () -> (name: String, data: String)

  /// A server at a port, or at any that is free where that is 0; it answers once it runs.
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

  /// 128 random bits as 32 digits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let word = UInt32.random(in: 0 ... .max, using: &generator)
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Tells all pages that listen.
  package func publish(_ name: String, data: String) { streams.publish(name, data) }

  /// Answers until it is stopped.
  package func run() {
    while !isStopped.load(ordering: .acquiring) {
      guard let connection = socket.accept(within: 200) else { continue }
      let count = connections.add(1, ordering: .relaxed).newValue
      // A queue of its own: the shared ones lend some dozen threads, which listeners would hold.
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

  /// Ends `run()`, and all streams of events.
  package func stop() {
    isStopped.store(true, ordering: .releasing)
    streams.close()
  }

  /// Answers one request after another over a connection.
  private func serve(_ connection: LoopbackSocket) {
    var parser = RequestParser()
    while !isStopped.load(ordering: .acquiring) {
      switch nextRequest(connection, &parser) {
      case .unfinished: return
      case .refused(let status, let words):
        _ = connection.send(PreviewResponse.refused(status, words).bytes(closing: true))
        connection.finish()
        return
      case .request(let raw):
        guard answer(raw, connection) else { return }
      }
    }
  }

  /// Reads the next request; unfinished where none came, and nobody is to be told.
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

  /// Answers a request; false where the connection ends with it.
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
          let refusal = PreviewResponse.refused(.serviceUnavailable, "too many pages listen")
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
    guard !found.isEmpty else { return .refused(.notFound, "there is nothing of that name") }
    guard let route = found.first(where: { $0.method == request.method }) else {
      return .refused(.methodNotAllowed, "this is asked for by \(found[0].method.rawValue)")
    }
    return route.answer(request)
  }
}

extension Duration {
  /// Whole milliseconds.
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
