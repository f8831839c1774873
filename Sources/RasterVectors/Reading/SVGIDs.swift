// The elements with an id, found by references in which characters may be escaped.

/// The elements of a document by their ids.
struct SVGIDs {
  private var nodes: [String: Int] = [:]

  var keys: [String] { nodes.keys.sorted() }

  /// The element with an id, or with the id that a reference such as `a%20b` stands for.
  subscript(id: String) -> Int? {
    get { nodes[id] ?? nodes[percentDecoded(id)] }
    set { nodes[id] = newValue }
  }
}
