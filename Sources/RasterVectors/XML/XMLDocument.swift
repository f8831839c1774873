// An XML document as a flat list of elements and texts, each with its source range.

/// The namespace of a name.
package enum XMLNamespace: Hashable, Sendable {
  /// The namespace of SVG, or no namespace.
  case svg
  case xlink
  /// The namespace of Android's attributes, and the one of values that would otherwise be files.
  case android, aapt
  case other
}

/// The elements and texts of a document, in document order.
///
/// It is a list instead of a linked tree, so that deep nesting needs no stack.
package struct XMLDocument: Sendable {
  package struct Node: Sendable {
    package enum Kind: Hashable, Sendable { case element, text }

    package let kind: Kind
    package let namespace: XMLNamespace
    /// An element's local name, or the characters of a text.
    package let name: String
    /// The bytes of the start tag or of the text.
    package var range: Range<Int>
    /// The parent element, or `nil` for the root.
    package let parent: Int?
    package var attributes: Range<Int>
    /// The index after the node's last descendant.
    package var end: Int
  }

  package struct Attribute: Sendable {
    package let namespace: XMLNamespace
    package let name: String
    package let value: String
    /// The bytes of the value in the source.
    package let range: Range<Int>
  }

  package var nodes: [Node] = []
  package var attributes: [Attribute] = []

  /// The attribute with a name, without a prefix.
  package func attribute(_ name: String, of node: Int) -> Attribute? {
    for attribute in attributes[nodes[node].attributes]
    where attribute.name == name && attribute.namespace == .svg { return attribute }
    return nil
  }

  /// The reference of a node: `href`, or `xlink:href`.
  package func reference(of node: Int) -> Attribute? {
    if let own = attribute("href", of: node) { return own }
    for attribute in attributes[nodes[node].attributes]
    where attribute.name == "href" && attribute.namespace == .xlink { return attribute }
    return nil
  }

  /// The direct children of a node.
  package func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var next = node + 1
    while next < nodes[node].end {
      result.append(next)
      next = nodes[next].end
    }
    return result
  }

  /// The text directly inside a node.
  package func text(of node: Int) -> String {
    var result = ""
    for child in children(of: node) where nodes[child].kind == .text { result += nodes[child].name }
    return result
  }
}

/// An XML error and its location.
package struct XMLFault: Error, Hashable, Sendable {
  package let message: String
  package let range: Range<Int>
}

/// The limits of the parser.
package enum XMLLimits {
  /// The maximum nesting depth of elements.
  package static let depth = 256
  /// The maximum number of elements and texts in a document.
  package static let nodes = 150_000
  /// The maximum total size in bytes of expanded entities.
  package static let expansion = 1 << 20
  /// The maximum depth of nested entity references.
  package static let entityDepth = 16
  /// The maximum number of namespaces in scope, and of entities in a document.
  package static let declarations = 512
  /// The maximum number of attributes of an element.
  package static let attributes = 512
}
