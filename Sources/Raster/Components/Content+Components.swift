// Contents from components of any types.

extension Content {
  /// A component; one that is a content already stays as it is.
  public init(_ component: any Rasterizable & Sendable) { self.init(component: component) }
}
