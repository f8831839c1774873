// The pause between attempts to accept a connection while no file descriptor is available.

import NIOCore

/// Pauses accepting connections after a system error.
///
/// `AcceptBackoffHandler` of NIO 2.101 delays the read, but the socket stays registered: the event loop then
/// spends all its time on attempts. Without `autoRead`, the socket is not registered.
final class AcceptPauseHandler: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private let time: TimeAmount

  init(_ time: TimeAmount) { self.time = time }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is IOError else { return }
    let channel = context.channel
    _ = channel.setOption(.autoRead, value: false)
    channel.eventLoop.scheduleTask(in: time) { _ = channel.setOption(.autoRead, value: true) }
  }
}
