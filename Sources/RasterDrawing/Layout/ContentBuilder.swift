// What may stand in the braces of contents in Swift: components, and conditions and loops around them.

/// Makes one content of what stands in braces: a component, or an `if` or a `switch` that gives one.
@resultBuilder
public enum ContentBuilder {
  /// A component.
  public static func buildExpression(_ component: some Rasterizable & Sendable) -> Content {
    Content(component: component)
  }

  /// Nothing.
  public static func buildBlock() -> Content { .empty }

  /// One content.
  public static func buildBlock(_ content: Content) -> Content { content }

  /// A content, or nothing.
  public static func buildOptional(_ content: Content?) -> Content { content ?? .empty }

  /// One of two contents.
  public static func buildEither(first content: Content) -> Content { content }

  /// One of two contents.
  public static func buildEither(second content: Content) -> Content { content }
}

/// Makes a list of contents of what stands in braces, with loops and conditions.
@resultBuilder
public enum ContentListBuilder {
  /// A component.
  public static func buildExpression(_ component: some Rasterizable & Sendable) -> [Content] {
    [Content(component: component)]
  }

  /// Contents that somebody has already.
  public static func buildExpression(_ contents: [Content]) -> [Content] { contents }

  /// Contents after each other.
  public static func buildBlock(_ parts: [Content]...) -> [Content] { joined(parts) }

  /// Contents, or none.
  public static func buildOptional(_ contents: [Content]?) -> [Content] { contents ?? [] }

  /// One of two lists.
  public static func buildEither(first contents: [Content]) -> [Content] { contents }

  /// One of two lists.
  public static func buildEither(second contents: [Content]) -> [Content] { contents }

  /// The contents of a loop's turns.
  public static func buildArray(_ turns: [[Content]]) -> [Content] { joined(turns) }

  private static func joined(_ lists: [[Content]]) -> [Content] {
    var result: [Content] = []
    for list in lists { result += list }
    return result
  }
}
