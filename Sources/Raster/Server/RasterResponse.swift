// An HTTP response for an image: status, header fields, and the file if it is needed.

/// An HTTP response as a value, for any server.
public struct RasterResponse: Hashable, Sendable {
  /// How long the client and intermediate caches may store a response.
  public enum Freshness: Hashable, Sendable {
    /// The address always returns this image, because it contains the image's data or version.
    case immutable
    /// The response is fresh for a number of seconds, after which the client revalidates it.
    case seconds(Int)
    /// The client revalidates the response each time.
    case revalidated

    /// The value of `Cache-Control`; the maximum age is limited to one year.
    public var cacheControl: String {
      switch self {
      case .immutable: "public, max-age=\(Self.year), immutable"
      case .seconds(let count): "public, max-age=\(min(max(0, count), Self.year))"
      case .revalidated: "public, no-cache"
      }
    }

    private static let year = 31_536_000
  }

  /// A header field.
  public struct Header: Hashable, Sendable {
    /// The name in lower case, as HTTP/2 requires; HTTP/1.1 accepts any case.
    public let name: String
    /// The value.
    public let value: String

    /// Creates a header field.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The status: 200, 304, or for an error 400, 403, 422, 499, 500 or 503.
  public let status: Int
  /// The header fields, in order.
  public let headers: [Header]
  /// The file or the error's text; empty for 304 and HEAD.
  public let body: [UInt8]

  /// Creates a response.
  public init(status: Int, headers: [Header], body: [UInt8]) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// Returns the value of a header field, or nil if it is missing.
  public subscript(name: String) -> String? {
    headers.first { $0.name == name.lowercased() }?.value
  }

  /// Creates an error response with a text that is not cached.
  public init(status: Int, message: String) {
    let body = Array((message + "\n").utf8)
    var headers = [
      Header("content-type", "text/plain; charset=utf-8"),
      Header("content-length", "\(body.count)"), Header("cache-control", "no-store"),
    ]
    if status == 503 { headers.append(Header("retry-after", "1")) }
    self.init(status: status, headers: headers, body: body)
  }

  /// Returns the response for an error in reading, admitting or drawing a request.
  public static func failure(_ error: any Error) -> RasterResponse {
    switch error {
    case let error as RasterError: RasterResponse(status: error.httpStatus, message: error.httpText)
    case let error as URLSigningError: RasterResponse(status: 403, message: error.description)
    case let error as QueryError: RasterResponse(status: 400, message: error.description)
    default: RasterResponse(status: 500, message: "the image cannot be created")
    }
  }
}

extension RasterError {
  /// The HTTP status of the error: 4xx if the request is wrong, 503 if it can be repeated later.
  public var httpStatus: Int {
    switch self {
    case .tooLarge, .invalidSize, .overloaded(.inFlightBytes, _): 400
    case .overloaded(.queuedRequests, _), .exceeded(.deadline, _): 503
    case .exceeded: 422
    case .cancelled: 499
    case .notCached: 500
    }
  }

  fileprivate var httpText: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "\(width) × \(height) pixels exceed the limit of \(limit)"
    case .invalidSize: "the size and scale must be positive and finite"
    case .overloaded(.inFlightBytes, _): "the image is too large"
    case .overloaded(.queuedRequests, _): "too many requests; try again later"
    case .exceeded(.deadline, _): "the image took too long; try again later"
    case .exceeded: "the image exceeds a limit"
    case .cancelled: "the request was cancelled"
    case .notCached: "the image is not available"
    }
  }
}

extension Renderer {
  /// Returns the response to GET or HEAD: the file, 304 if the client has it, or an error.
  ///
  /// `ifNoneMatch` is the value of that header field. The tag identifies the look, so requests
  /// whose differences do not affect the look share one tag. A 304 response requires a recording
  /// but no drawing. For HEAD, pass `hasBody: false` to omit the body; the file is still created,
  /// because the response states its length.
  nonisolated(nonsending)
    public func response(
      for request: RasterRequest<some Rasterizable>,
      format: ImageFileFormat = .png(),
      ifNoneMatch: String? = nil,
      freshness: RasterResponse.Freshness = .revalidated,
      hasBody: Bool = true
    ) async -> RasterResponse
  {
    do throws(RasterError) {
      let tag = try etag(for: request, format: format)
      let validators = [
        RasterResponse.Header("etag", tag),
        RasterResponse.Header("cache-control", freshness.cacheControl),
      ]
      if let ifNoneMatch, EntityTags(ifNoneMatch).contains(tag) {
        countUnmodified()
        return RasterResponse(status: 304, headers: validators, body: [])
      }
      let file = try await file(for: request, format: format)
      let described = [
        RasterResponse.Header("content-type", format.contentType),
        RasterResponse.Header("content-length", "\(file.count)"),
        RasterResponse.Header("x-content-type-options", "nosniff"),
      ]
      return RasterResponse(status: 200, headers: described + validators, body: hasBody ? file : [])
    } catch {
      return .failure(error)
    }
  }
}
