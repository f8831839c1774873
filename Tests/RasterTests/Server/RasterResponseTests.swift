// A server's answers: header fields, 304, errors, and metrics.

import Raster
import Testing

@Suite struct RasterResponseTests {
  private let renderer = Renderer()

  private func request(_ radius: Double = 4, appearance: Appearance = .light) throws
    -> RasterRequest<HotelRow>
  {
    try RasterRequest(HotelRow(radius: radius), environment: Environment(appearance: appearance))
  }

  @Test(arguments: [
    ("\"a\"", ["\"a\""]), ("W/\"a\"", ["\"a\""]),
    ("\"a\", W/\"b\" ,\"c\"", ["\"a\"", "\"b\"", "\"c\""]),
    (" \"a,b\"", ["\"a,b\""]), ("\"\"", ["\"\""]), (",, \"a\",", ["\"a\""]), ("", []), ("a", []),
    ("\"a", []), ("\"a\" \"b\"", []), ("w/\"a\"", []), ("\"a\", b", []), ("W/", []), ("**", []),
  ])
  func `tags are parsed according to the standard`(field: String, tags: [String]) {
    #expect(EntityTags(field).tags == tags)
    #expect(!EntityTags(field).isAny)
  }

  @Test func `a star matches every tag`() {
    #expect(EntityTags("*").contains("\"a\"") && EntityTags(" * ").contains("\"b\""))
    #expect(EntityTags("\"a\"").contains("W/\"a\"") && !EntityTags("\"a\"").contains("\"A\""))
  }

  @Test func `an answer has the file, its tag and its cache lifetime`() async throws {
    let request = try request()
    let answer = await renderer.response(for: request, freshness: .immutable)
    #expect(answer.status == 200)
    #expect(answer["Content-Type"] == "image/png")
    #expect(answer["content-length"] == "\(answer.body.count)")
    #expect(try answer["etag"] == renderer.etag(for: request))
    #expect(answer["cache-control"] == "public, max-age=31536000, immutable")
    #expect(try await answer.body == renderer.png(for: request))
    let head = await renderer.response(for: request, freshness: .immutable, hasBody: false)
    #expect(head.body.isEmpty && head.headers == answer.headers)
    let photo = await renderer.response(for: request, format: .jpeg(), freshness: .seconds(60))
    #expect(photo["content-type"] == "image/jpeg" && photo["cache-control"] == "public, max-age=60")
    #expect(photo["etag"] != answer["etag"])
  }

  @Test func `an image that the client holds is not drawn, whatever the request`() async throws {
    let tag = try renderer.etag(for: request())
    let other = await renderer.response(
      for: try request(appearance: .dark),
      ifNoneMatch: "W/\(tag), \"x\""
    )
    #expect(other.status == 304 && other.body.isEmpty)
    #expect(other["etag"] == tag && other["cache-control"] == "public, no-cache")
    #expect(other["content-length"] == nil)
    #expect(renderer.cache.statistics.looksDrawn == 0 && renderer.metrics.unmodified == 1)
    let changed = await renderer.response(for: try request(5), ifNoneMatch: tag)
    #expect(changed.status == 200)
  }

  @Test func `errors have a status and a message, and are not cached`() async throws {
    let small = Renderer(limits: .init(maximumImageArea: 100))
    let answer = await small.response(for: try request())
    #expect(answer.status == 400)
    #expect(answer["cache-control"] == "no-store")
    #expect(String(decoding: answer.body, as: UTF8.self).hasSuffix(" exceed the limit of 100\n"))
    let statuses: [(any Error, Int)] = [
      (RasterError.overloaded(.queuedRequests, value: 3), 503),
      (RasterError.exceeded(.deadline, value: 3), 503),
      (RasterError.exceeded(.work, value: 3), 422), (RasterError.invalidSize, 400),
      (URLSigningError.forged, 403), (URLSigningError.expired, 403), (CancellationError(), 500),
    ]
    for (error, status) in statuses { #expect(RasterResponse.failure(error).status == status) }
    #expect(
      RasterResponse.failure(RasterError.overloaded(.queuedRequests, value: 3))["retry-after"]
        == "1"
    )
  }

  @Test func `metrics count answers and measure their times`() async throws {
    _ = await renderer.response(for: try request())
    _ = await renderer.response(for: try request(), ifNoneMatch: "*")
    let small = Renderer(limits: .init(maximumImageArea: 100))
    _ = try? await small.png(for: request())
    #expect(small.metrics.renderer.failed == 1 && small.metrics.times.reduce(0, +) == 0)
    let metrics = renderer.metrics
    #expect(metrics.renderer.answered == 1 && metrics.unmodified == 1)
    #expect(metrics.times.reduce(0, +) == 1 && metrics.seconds > 0)
    let lines = metrics.prometheus().split(separator: "\n")
    #expect(lines.contains("raster_requests_total{outcome=\"answered\"} 1"))
    #expect(lines.contains("raster_requests_total{outcome=\"unmodified\"} 1"))
    #expect(lines.contains("raster_request_seconds_bucket{le=\"+Inf\"} 1"))
    #expect(lines.contains("raster_request_seconds_count 1"))
    #expect(lines.contains("# TYPE raster_request_seconds histogram"))
    for line in lines where !line.hasPrefix("# ") {
      #expect(line.wholeMatch(of: /[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.e+-]+/) != nil, "\(line)")
    }
  }
}
