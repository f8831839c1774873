// Answers of a server whose components are drawn from their sources as they are.

import Raster

/// Answers requests for pictures with what the sources are now: for servers that are built for debugging.
///
///     let handler = LiveHandler(sources, renderer)
///     let answer = try await handler.answer(card, ifNoneMatch: request.headers["If-None-Match"])
///
/// It knows of no framework: an answer is a status, headers and bytes. Browsers ask again each time, and
/// get 304 while nothing has changed; `events` tell a page when to ask.
public struct LiveHandler: Sendable {
  /// The sources that pictures are drawn from.
  public let sources: LiveSources
  /// What draws them, within its limits.
  public let renderer: Renderer

  /// A handler that draws from sources by way of a renderer.
  public init(_ sources: LiveSources, _ renderer: Renderer = Renderer()) {
    (self.sources, self.renderer) = (sources, renderer)
  }

  /// A component's picture with the state that it has, or that the one whose tag is given is still right.
  ///
  /// The status is 200 with the PNG file, or 304 without one. The headers are `content-type`, `etag` and
  /// `cache-control`; where the picture is not that of the sources as they are, `raster-problems` has the first
  /// line of why.
  ///
  /// Throws as `Renderer.png` does.
  nonisolated(nonsending)
    public func answer(
      _ component: some Rasterizable,
      size: Size? = nil,
      scale: Double = 1,
      appearance: Appearance = .light,
      background: Color? = nil,
      ifNoneMatch: String? = nil
    ) async throws(RasterError) -> HTTPResponse
  {
    let live = sources.liveComponent(component)
    let request = try RasterRequest(
      live,
      size: size,
      environment: Environment(appearance: appearance, scale: scale),
      background: background,
      crop: size == nil ? .drawing : .bounds
    )
    let tag = try renderer.etag(for: request)
    var headers = [
      HTTPResponse.Header("etag", tag), HTTPResponse.Header("cache-control", "no-cache"),
    ]
    let problem = sources.problems.prefix { $0 != "\n" }
    if !problem.isEmpty {
      let line = String(
        String.UnicodeScalarView(
          problem.unicodeScalars.map { $0.isASCII && $0.value >= 32 ? $0 : "?" }
        )
      )
      headers.append(HTTPResponse.Header("raster-problems", line))
    }
    if ifNoneMatch == tag { return HTTPResponse(status: 304, headers: headers, body: []) }
    headers.append(HTTPResponse.Header("content-type", "image/png"))
    let file = try await renderer.png(for: request)
    return HTTPResponse(status: 200, headers: headers, body: file)
  }

  /// A stream of server-sent events, `text/event-stream`: one for each change of what is drawn.
  ///
  /// A page that listens replaces its pictures: `new EventSource("/live").onmessage = …`.
  public var events: AsyncStream<String> {
    let changes = sources.changes
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let task = Task {
      for await number in changes { continuation.yield("data: \(number)\n\n") }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}
