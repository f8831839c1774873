// HTTP responses with components drawn from their current sources.

import Raster

/// Answers requests for images with components drawn from their current sources, in debug builds.
///
///     let handler = LiveHandler(sources, renderer)
///     let answer = try await handler.answer(card, ifNoneMatch: request.headers["If-None-Match"])
///
/// It does not depend on a web framework: a response consists of a status, headers and bytes.
/// Browsers revalidate each time and receive 304 while nothing has changed. `events` notifies a
/// page of changes.
public struct LiveHandler: Sendable {
  /// The sources of the components.
  public let sources: LiveSources
  /// The renderer that draws them, within its limits.
  public let renderer: Renderer

  /// Creates a handler that draws components from sources with a renderer.
  public init(_ sources: LiveSources, _ renderer: Renderer = Renderer()) {
    (self.sources, self.renderer) = (sources, renderer)
  }

  /// Returns a response with a component's image in its current state, or 304 if the tag matches.
  ///
  /// The status is 200 with the PNG file, or 304 without a body. The headers are `content-type`
  /// (200 only), `etag` and `cache-control`. If the image is not drawn from the current sources,
  /// `raster-problems` contains the first line of the reason.
  ///
  /// Throws the same errors as `Renderer.png`.
  nonisolated(nonsending)
    public func answer(
      _ component: some Rasterizable,
      size: Size? = nil,
      scale: Double = 1,
      appearance: Appearance = .light,
      background: Color? = nil,
      ifNoneMatch: String? = nil
    ) async throws(RasterError) -> RasterResponse
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
      RasterResponse.Header("etag", tag), RasterResponse.Header("cache-control", "no-cache"),
    ]
    let problem = sources.problems.prefix { $0 != "\n" }
    if !problem.isEmpty {
      let line = String(
        String.UnicodeScalarView(
          problem.unicodeScalars.map { $0.isASCII && $0.value >= 32 ? $0 : "?" }
        )
      )
      headers.append(RasterResponse.Header("raster-problems", line))
    }
    if ifNoneMatch == tag { return RasterResponse(status: 304, headers: headers, body: []) }
    headers.append(RasterResponse.Header("content-type", "image/png"))
    let file = try await renderer.png(for: request)
    return RasterResponse(status: 200, headers: headers, body: file)
  }

  /// A stream of server-sent events, `text/event-stream`, with one event for each change.
  ///
  /// A listening page can reload its images: `new EventSource("/live").onmessage = …`.
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
