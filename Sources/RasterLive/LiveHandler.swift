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

  /// What a request is answered with.
  public struct Answer: Hashable, Sendable {
    /// 200 with a picture, or 304 without one.
    public let status: Int
    /// `Content-Type`, `ETag` and `Cache-Control`; where the picture is not that of the sources as they
    /// are, `Raster-Problems` has the first line of why.
    public let headers: [String: String]
    /// The PNG file; empty where the status is 304.
    public let body: [UInt8]
  }

  /// A component's picture with the state that it has, or that the one whose tag is given is still right.
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
    ) async throws(RasterError) -> Answer
  {
    let live = sources.live(component)
    let request = try RasterRequest(
      live,
      size: size,
      environment: Environment(appearance: appearance, scale: scale),
      background: background,
      crop: size == nil ? .ink : .box
    )
    let tag = try renderer.etag(for: request)
    var headers = ["ETag": tag, "Cache-Control": "no-cache"]
    let problem = sources.problems.prefix { $0 != "\n" }
    if !problem.isEmpty {
      headers["Raster-Problems"] = String(
        String.UnicodeScalarView(
          problem.unicodeScalars.map { $0.isASCII && $0.value >= 32 ? $0 : "?" }
        )
      )
    }
    if ifNoneMatch == tag { return Answer(status: 304, headers: headers, body: []) }
    headers["Content-Type"] = "image/png"
    let file = try await renderer.png(for: request)
    return Answer(status: 200, headers: headers, body: file)
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
