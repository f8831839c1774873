// The answer to a connection that exceeds a limit.

import NIOCore
import Raster

/// Answers 503 before a request is read, and closes the connection.
final class RefusalHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let table: ConnectionTable
  private static let answer = """
    HTTP/1.1 503 Service Unavailable\r
    retry-after: 1\r
    content-length: 0\r
    cache-control: no-store\r
    connection: close\r
    \r

    """

  init(_ table: ConnectionTable) { self.table = table }

  func channelActive(context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: Self.answer)), promise: nil)
    guard table.admitRefusal(context.channel) else { return context.close(promise: nil) }
    context.close(mode: .output, promise: nil)
    context.eventLoop.assumeIsolated().scheduleTask(in: table.limits.lingerTime) {
      context.close(promise: nil)
    }
  }

  /// Reads the request first, because closing a socket with unread bytes would discard the answer.
  func channelReadComplete(context: ChannelHandlerContext) { context.close(promise: nil) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
