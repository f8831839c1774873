// The bytes of requests before they are parsed: when they come, and with what they begin.

import NIOCore
import NIOHTTP1

/// Tells the handlers behind it that a client has sent bytes, so that they can limit the time of a head.
///
/// A connection that begins with an empty line is refused; the parser would wait for a request.
final class RequestBytesHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// The event of bytes that arrived.
  struct Arrival: Sendable {}

  private var isFirst = true

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.fireUserInboundEventTriggered(Arrival())
    let bytes = unwrapInboundIn(data)
    let byte = isFirst ? bytes.getInteger(at: bytes.readerIndex, as: UInt8.self) : nil
    isFirst = false
    if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") {
      context.fireErrorCaught(HTTPParserError.invalidMethod)
    } else {
      context.fireChannelRead(data)
    }
  }
}
