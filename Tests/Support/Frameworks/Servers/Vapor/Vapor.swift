// The parts of Vapor 4 that the page about servers uses, for the type checker.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ByteBuffer: Sendable { public init(bytes: some Sequence<UInt8>) {} }

public struct HTTPHeaders: Sendable {
  public struct Name: Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral: String) {}
    public static let ifNoneMatch: Name = "If-None-Match"
  }

  public init(_ fields: [(String, String)] = []) {}
  public func first(name: Name) -> String? { nil }
}

public struct HTTPResponseStatus: Sendable { public init(statusCode: Int) {} }

public struct URI: Sendable { public var string: String { "" } }

public final class Request: Sendable {
  public var url: URI { fatalError("a stub") }
  public var headers: HTTPHeaders { HTTPHeaders() }
}

public final class Response: Sendable {
  public struct Body: Sendable { public init(buffer: ByteBuffer) {} }

  public init(status: HTTPResponseStatus, headers: HTTPHeaders, body: Body) {}
}

public struct PathComponent: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral: String) {}
}

public final class Route: Sendable {}

public final class Application: Sendable {
  @discardableResult public func get(
    _ path: PathComponent...,
    use closure: @Sendable @escaping (Request) async throws -> Response
  ) -> Route { fatalError("a stub") }
}
