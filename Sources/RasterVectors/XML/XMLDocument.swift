// An XML document as a flat list of elements and texts, each with its place.

/// What the prefix of a name stands for.
package enum XMLNamespace: Hashable, Sendable {
  /// That of SVG, or none at all.
  case svg
  case xlink
  case other
}

/// The elements and texts of a document, in the order in which they begin.
///
/// A list, and no tree of references, so that what nests deep takes no stack.
package struct XMLDocument: Sendable {
  package struct Node: Sendable {
    package enum Kind: Hashable, Sendable { case element, text }

    package let kind: Kind
    package let namespace: XMLNamespace
    /// An element's name without its prefix; the characters of a text.
    package let name: String
    /// The bytes of the start tag, or of the text.
    package var range: Range<Int>
    /// The element that it lies in; nil of the outermost.
    package let parent: Int?
    package var attributes: Range<Int>
    /// The node after the last that lies in this one.
    package var end: Int
  }

  package struct Attribute: Sendable {
    package let namespace: XMLNamespace
    package let name: String
    package let value: String
    /// The bytes of the value as written.
    package let range: Range<Int>
  }

  package var nodes: [Node] = []
  package var attributes: [Attribute] = []

  /// The attribute of a name, without a prefix.
  package func attribute(_ name: String, of node: Int) -> Attribute? {
    for attribute in attributes[nodes[node].attributes]
    where attribute.name == name && attribute.namespace == .svg { return attribute }
    return nil
  }

  /// The reference of a node: `href`, or that of XLink.
  package func reference(of node: Int) -> Attribute? {
    if let own = attribute("href", of: node) { return own }
    for attribute in attributes[nodes[node].attributes]
    where attribute.name == "href" && attribute.namespace == .xlink { return attribute }
    return nil
  }

  /// The nodes that lie directly in a node.
  package func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var next = node + 1
    while next < nodes[node].end {
      result.append(next)
      next = nodes[next].end
    }
    return result
  }

  /// The text that lies directly in a node.
  package func text(of node: Int) -> String {
    var result = ""
    for child in children(of: node) where nodes[child].kind == .text { result += nodes[child].name }
    return result
  }
}

/// Why a text is no XML that is read here, and where.
package struct XMLFault: Error, Hashable, Sendable {
  package let message: String
  package let range: Range<Int>
}

/// The bounds of what is read.
package enum XMLLimits {
  /// How deep elements may nest.
  package static let depth = 256
  /// The most elements and texts of a document.
  package static let nodes = 200_000
  /// The most bytes that all entities together may give.
  package static let expansion = 1 << 20
  /// How deep entities may refer to others.
  package static let entityDepth = 16
  /// The most namespaces that hold at one place, and entities of a document.
  package static let declarations = 512
  /// The most attributes of an element.
  package static let attributes = 512
}
