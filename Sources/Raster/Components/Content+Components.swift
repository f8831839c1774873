// Content from components of any type.

extension Content {
  /// Creates content from a component; a component that already is a `Content` is used unchanged.
  public init(_ component: any Rasterizable & Sendable) { self.init(component: component) }
}
