// One connection: sequential requests, each with a time limit, and their answers.

import NIOCore
import NIOHTTP1
import Raster

/// Answers the requests that the parser reads, and closes a connection whose client is too slow.
final class AnswerHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    /// Waits for a request.
    case idle
    /// Reads the head of a request, or has read it.
    case reading(HTTPRequestHead?)
    /// A task draws the answer.
    case drawing(HTTPRequestHead)
    /// The client receives an answer.
    case writing
    /// Requests are no longer accepted, and received bytes are discarded.
    case closing
  }

  private let routes: Routes
  private let executor: ConnectionExecutor
  private let table: ConnectionTable
  private var state = State.idle
  private var requests = 0
  private var task: Task<Void, Never>?
  /// The deadline for the next change of state.
  private var deadline = NIODeadline.distantFuture
  /// The timer, rescheduled if it fires before the deadline, so that requests set no timers.
  private var timer: (time: NIODeadline, scheduled: Scheduled<Void>)?

  init(_ routes: Routes, on loop: any EventLoop, _ table: ConnectionTable) {
    (self.routes, self.executor, self.table) = (routes, ConnectionExecutor(loop), table)
  }

  func channelActive(context: ChannelHandlerContext) {
    limit(table.limits.idleTime, context)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .idle), (.head(let head), .reading):
      if let refusal = head.refusal {
        write(refusal, to: head, closing: true, context)
      } else {
        state = .reading(head)
      }
    case (.end, .reading(let request?)): draw(request, context)
    default: break
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is RequestBytesHandler.Arrival else {
      return context.fireUserInboundEventTriggered(event)
    }
    guard case .idle = state else { return }
    state = .reading(nil)
    limit(table.limits.headTime, context)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch (error, state) {
    case (let error as HTTPParserError, .idle), (let error as HTTPParserError, .reading):
      write(.refusal(of: error), closing: true, context)
    case (is HTTPParserError, _), (is ByteToMessageDecoderError, _): break
    default: context.close(promise: nil)
    }
  }

  /// Cancels the drawing for a client that disconnects.
  func channelInactive(context: ChannelHandlerContext) {
    state = .closing
    timer?.scheduled.cancel()
    task?.cancel()
    context.fireChannelInactive()
  }

  private func draw(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    state = .drawing(request)
    requests += 1
    let isLast = !request.isKeepAlive || requests >= table.limits.requestsPerConnection
    // NIO's parser stops at a request for an upgrade. The server offers none, so it closes the connection.
    let isClosing = isLast || request.headers.contains(name: "upgrade")
    limit(table.limits.drawingTime, context)
    let promise = context.eventLoop.makePromise(of: RasterResponse.self)
    task = Task(executorPreference: executor) { [routes] in
      promise.succeed(await routes.answer(request))
    }
    promise.futureResult.assumeIsolated().whenSuccess { answer in
      guard case .drawing = self.state else { return }
      self.write(answer, to: request, closing: isClosing, context)
    }
  }

  /// Writes an answer, and reads the next request after the client has received it.
  private func write(
    _ answer: RasterResponse,
    to request: HTTPRequestHead? = nil,
    closing isClosing: Bool,
    _ context: ChannelHandlerContext
  ) {
    state = .writing
    task = nil
    let body = request?.method == .HEAD ? [] : answer.body
    // Errors are short and are always sent.
    let held = answer.status == 200 ? body.count : 0
    guard table.reserve(bytes: held) else {
      return write(RasterResponse(status: 503, message: "ask again later"), closing: true, context)
    }
    limit(table.limits.writeTime(body.count), context)
    let head = HTTPResponseHead(answer, isKeptAlive: !isClosing)
    let written = context.eventLoop.makePromise(of: Void.self)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(
      wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: body)))),
      promise: written
    )
    written.futureResult.assumeIsolated().whenComplete { result in
      self.table.release(bytes: held)
      guard case .success = result, case .writing = self.state else { return }
      self.end(closing: isClosing, context)
    }
  }

  /// Ends a sent answer; the parser continues only now, so that a slow client is read slowly.
  private func end(closing isClosing: Bool, _ context: ChannelHandlerContext) {
    state = isClosing ? .closing : .idle
    limit(isClosing ? table.limits.lingerTime : table.limits.idleTime, context)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    // Closing a socket with unread bytes would discard the answer, so wait some time for the client to close.
    if isClosing { context.close(mode: .output, promise: nil) }
  }

  private func limit(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    deadline = .now() + time
    if let timer {
      guard deadline < timer.time else { return }
      timer.scheduled.cancel()
    }
    let scheduled = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
      self.timer = nil
      let left = self.deadline - .now()
      if left > .zero { self.limit(left, context) } else { self.expire(context) }
    }
    timer = (deadline, scheduled)
  }

  private func expire(_ context: ChannelHandlerContext) {
    switch state {
    case .reading:
      // Start from the head of the pipeline, so that all handlers see the end of the request.
      context.pipeline.fireErrorCaught(HTTPParserError.invalidEOFState)
    case .drawing(let request):
      task?.cancel()
      let answer = RasterResponse(status: 503, message: "ask again later")
      write(answer, to: request, closing: true, context)
    case .idle, .writing, .closing: context.close(promise: nil)
    }
  }
}
