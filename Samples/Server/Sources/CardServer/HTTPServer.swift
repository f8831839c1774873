// An HTTP/1.1 server on one address, which accepts connections and shuts down gracefully.

import NIOCore
import NIOHTTP1
import NIOPosix

/// A listening socket on this machine, and its connections.
struct HTTPServer: Sendable {
  let port: Int
  private let channel: any Channel
  private let table: ConnectionTable

  /// Listens at `port`; 0 chooses a free port.
  init(port: Int, routes: Routes, limits: ServerLimits) throws {
    let table = ConnectionTable(limits: limits)
    // Twice the number of cores, because a request is recorded on the thread of its connection.
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 2 * System.coreCount)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 4096)
      .serverChannelOption(.maxMessagesPerRead, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let handler = AcceptPauseHandler(limits.acceptPause)
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 2048))
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          guard table.admit(channel) else { return try pipeline.addHandler(RefusalHandler(table)) }
          try Self.configure(pipeline, limits)
          try pipeline.addHandler(AnswerHandler(routes, on: channel.eventLoop, table))
        }
      }
    channel = try bootstrap.bind(host: "127.0.0.1", port: port).wait()
    self.port = channel.localAddress?.port ?? port
    self.table = table
  }

  /// Stops accepting connections, and returns after all started answers are sent.
  func stop() throws {
    let stopped = channel.eventLoop.makePromise(of: Void.self)
    channel.eventLoop.scheduleTask(in: table.limits.stopTime) { stopped.succeed() }
    channel.close().flatMap { table.quiesce(on: channel.eventLoop) }.cascade(to: stopped)
    try stopped.futureResult.wait()
  }

  /// Parses bytes into requests, one at a time.
  private static func configure(
    _ pipeline: ChannelPipeline.SynchronousOperations,
    _ limits: ServerLimits
  ) throws {
    var parser = NIOHTTPDecoderLimitConfiguration()
    parser.maxHeaderFieldSize = limits.headBytes
    parser.maxHeaderListSize = limits.headBytes
    // `HTTPRequestHead.refusal` counts the fields.
    parser.maxHeaderFieldCount = limits.headBytes
    try pipeline.addHandler(RequestBytesHandler())
    try pipeline.configureHTTPServerPipeline(
      withErrorHandling: false,
      withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: parser
    )
  }
}
