// What the page about servers uses of Hummingbird 2, for the type checker.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct HTTPField: Sendable {
  public struct Name: Hashable, Sendable {
    public init?(_ name: String) {}
    public static var ifNoneMatch: Name { fatalError("a stub") }
  }
}

public struct HTTPFields: Sendable {
  public init() {}
  public subscript(name: HTTPField.Name) -> String? {
    get { nil }
    set {}
  }
}

public struct HTTPResponse: Sendable {
  public struct Status: Sendable { public init(code: Int) {} }
}

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
