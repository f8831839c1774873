// The result builders of contents in Swift: components, conditions and loops.

/// Builds one content from a closure: a component, or an `if` or a `switch` that yields one.
@resultBuilder
public enum ContentBuilder {
  /// Converts a component.
  public static func buildExpression(_ component: some Rasterizable & Sendable) -> Content {
    Content(component: component)
  }

  /// Returns an empty content.
  public static func buildBlock() -> Content { .empty }

  /// Returns the content.
  public static func buildBlock(_ content: Content) -> Content { content }

  /// Returns the content, or an empty one for nil.
  public static func buildOptional(_ content: Content?) -> Content { content ?? .empty }

  /// Returns the content of the first branch.
  public static func buildEither(first content: Content) -> Content { content }

  /// Returns the content of the second branch.
  public static func buildEither(second content: Content) -> Content { content }
}

/// Builds a list of contents from a closure with components, loops and conditions.
@resultBuilder
public enum ContentListBuilder {
  /// Converts a component.
  public static func buildExpression(_ component: some Rasterizable & Sendable) -> [Content] {
    [Content(component: component)]
  }

  /// Returns existing contents.
  public static func buildExpression(_ contents: [Content]) -> [Content] { contents }

  /// Joins consecutive contents.
  public static func buildBlock(_ parts: [Content]...) -> [Content] { joined(parts) }

  /// Returns the contents, or none for nil.
  public static func buildOptional(_ contents: [Content]?) -> [Content] { contents ?? [] }

  /// Returns the contents of the first branch.
  public static func buildEither(first contents: [Content]) -> [Content] { contents }

  /// Returns the contents of the second branch.
  public static func buildEither(second contents: [Content]) -> [Content] { contents }

  /// Joins the contents of a loop's iterations.
  public static func buildArray(_ turns: [[Content]]) -> [Content] { joined(turns) }

  private static func joined(_ lists: [[Content]]) -> [Content] {
    var result: [Content] = []
    for list in lists { result += list }
    return result
  }
}
