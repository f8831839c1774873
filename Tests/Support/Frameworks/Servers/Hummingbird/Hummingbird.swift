// The parts of Hummingbird 2 that the page about servers uses, for the type checker.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Hummingbird exports these, and not `HTTPField`.
@_exported import struct HTTPTypes.HTTPFields
@_exported import struct HTTPTypes.HTTPResponse

public struct ByteBuffer: Sendable { public init(bytes: some Sequence<UInt8>) {} }
public struct ResponseBody: Sendable { public init(byteBuffer: ByteBuffer) {} }

public struct Response: Sendable {
  public init(status: HTTPResponse.Status, headers: HTTPFields = .init(), body: ResponseBody) {}
}

public struct URI: Sendable {
  public var string: String { "" }
  public var path: String { "" }
}

public struct Request: Sendable {
  public var uri: URI { fatalError("a stub") }
  public var headers: HTTPFields { HTTPFields() }
}

public protocol RequestContext: Sendable {}
public struct BasicRequestContext: RequestContext { public init() {} }
public struct RouterPath: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral: String) {}
}

public final class Router<Context: RequestContext> {
  public init(context: Context.Type = BasicRequestContext.self) {}

  @discardableResult public func get(
    _ path: RouterPath,
    use handler: @Sendable @escaping (Request, Context) async throws -> Response
  ) -> Self { self }
}
