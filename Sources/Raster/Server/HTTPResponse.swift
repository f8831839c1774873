// What a server answers to who asks for a picture: a status, header fields, and the file where it is wanted.

/// An answer over HTTP as a value, for any server.
public struct HTTPResponse: Hashable, Sendable {
  /// How long an answer may be kept by the client and by caches between.
  public enum Freshness: Hashable, Sendable {
    /// The address always gives this picture: one with its data in it, or its version.
    case immutable
    /// For so many seconds; then the client asks whether its copy is still right.
    case seconds(Int)
    /// The client asks each time whether its copy is still right.
    case revalidated

    /// The value of `Cache-Control`; no age is longer than a year.
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
    /// The name in lower case, as HTTP/2 has it; HTTP/1.1 takes any case.
    public let name: String
    /// The value.
    public let value: String

    /// A field.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// 200, 304, or of an error 400, 403, 422, 499, 500 or 503.
  public let status: Int
  /// The header fields in order.
  public let headers: [Header]
  /// The file, or the words of an error; empty of 304 and of HEAD.
  public let body: [UInt8]

  /// An answer.
  public init(status: Int, headers: [Header], body: [UInt8]) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// The value of a header field.
  public subscript(name: String) -> String? {
    headers.first { $0.name == name.lowercased() }?.value
  }

  /// An error in words, which no cache keeps.
  public init(status: Int, message: String) {
    let body = Array((message + "\n").utf8)
    var headers = [
      Header("content-type", "text/plain; charset=utf-8"),
      Header("content-length", "\(body.count)"), Header("cache-control", "no-store"),
    ]
    if status == 503 { headers.append(Header("retry-after", "1")) }
    self.init(status: status, headers: headers, body: body)
  }

  /// The answer to a request that could not be drawn, was refused, or could not be read.
  public static func failure(_ error: any Error) -> HTTPResponse {
    switch error {
    case let error as RasterError: HTTPResponse(status: error.httpStatus, message: error.httpWords)
    case let error as URLSigningError: HTTPResponse(status: 403, message: error.description)
    case let error as QueryError: HTTPResponse(status: 400, message: error.description)
    default: HTTPResponse(status: 500, message: "the picture cannot be made")
    }
  }
}

extension RasterError {
  /// The status that says so over HTTP: what is asked for wrongly is 4xx, what may be asked again later 503.
  public var httpStatus: Int {
    switch self {
    case .tooLarge, .invalidSize, .overloaded(.inFlightBytes, _): 400
    case .overloaded(.queuedRequests, _), .exceeded(.deadline, _): 503
    case .exceeded: 422
    case .cancelled: 499
    case .notCached: 500
    }
  }

  fileprivate var httpWords: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "\(width) × \(height) pixels are more than \(limit)"
    case .invalidSize: "the size or the scale is not positive and finite"
    case .overloaded(.inFlightBytes, _): "the picture is too large"
    case .overloaded(.queuedRequests, _): "too many pictures are asked for; ask again later"
    case .exceeded(.deadline, _): "the picture took too long; ask again later"
    case .exceeded: "the picture is beyond a limit"
    case .cancelled: "nobody waits for the picture"
    case .notCached: "the picture is not there"
    }
  }
}

extension Renderer {
  /// The answer to GET or HEAD: the file, 304 where the client holds it, or an error in words.
  ///
  /// `ifNoneMatch` is that header field. The tag is that of the look, so that two requests that differ in what
  /// changes nothing have one, and 304 takes a recording and no drawing. Of HEAD the file is made too, since
  /// its length is said; with `hasBody` false it is left out.
  nonisolated(nonsending)
    public func response(
      for request: RasterRequest<some Rasterizable>,
      format: ImageFileFormat = .png(),
      ifNoneMatch: String? = nil,
      freshness: HTTPResponse.Freshness = .revalidated,
      hasBody: Bool = true
    ) async -> HTTPResponse
  {
    do throws(RasterError) {
      let tag = try etag(for: request, format: format)
      let validators = [
        HTTPResponse.Header("etag", tag),
        HTTPResponse.Header("cache-control", freshness.cacheControl),
      ]
      if let ifNoneMatch, EntityTags(ifNoneMatch).contains(tag) {
        countUnmodified()
        return HTTPResponse(status: 304, headers: validators, body: [])
      }
      let file = try await file(for: request, format: format)
      let described = [
        HTTPResponse.Header("content-type", format.contentType),
        HTTPResponse.Header("content-length", "\(file.count)"),
        HTTPResponse.Header("x-content-type-options", "nosniff"),
      ]
      return HTTPResponse(status: 200, headers: described + validators, body: hasBody ? file : [])
    } catch {
      return .failure(error)
    }
  }
}
