// Checks the bytes of requests before they are parsed: their arrival, and their first bytes.

import NIOCore
import NIOHTTP1

/// Notifies later handlers of bytes from a client, so that they can limit the time of a request head.
///
/// A connection that starts with an empty line is refused; the parser would wait for a request.
final class RequestBytesHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// The event that bytes have arrived.
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
