// The parts of swift-http-types that the page about servers uses, for the type checker.
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
