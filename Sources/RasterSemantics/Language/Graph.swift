// Directed graphs: topological order and cycles.

import RasterSyntax

/// A graph whose edges have source ranges.
///
/// The algorithms do not recurse, so that chains of any length are safe. Both are linear in nodes
/// and edges. Source: R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on
/// Computing 1 (1972).
struct Graph {
  typealias Edge = (target: Int, at: SourceRange)

  private let edges: [[Edge]]

  init(_ edges: [[Edge]]) { self.edges = edges }

  /// The strongly connected components, each after all components that it leads to.
  func components() -> [[Int]] {
    var search = Search(count: edges.count)
    for start in edges.indices where search.number[start] == nil {
      search.enter(start)
      while let frame = search.frames.last {
        if frame.edge < edges[frame.node].count {
          search.frames[search.frames.count - 1].edge += 1
          search.follow(from: frame.node, to: edges[frame.node][frame.edge].target)
        } else {
          search.leave(frame.node)
        }
      }
    }
    return search.components
  }

  private struct Search {
    var number: [Int?]
    var low: [Int]
    var isOnStack: [Bool]
    var stack: [Int] = []
    var frames: [(node: Int, edge: Int)] = []
    var components: [[Int]] = []
    var next = 0

    init(count: Int) {
      number = Array(repeating: nil, count: count)
      low = Array(repeating: 0, count: count)
      isOnStack = Array(repeating: false, count: count)
    }

    mutating func enter(_ node: Int) {
      number[node] = next
      low[node] = next
      next += 1
      stack.append(node)
      isOnStack[node] = true
      frames.append((node, 0))
    }

    mutating func follow(from node: Int, to target: Int) {
      if let number = number[target] {
        if isOnStack[target] { low[node] = min(low[node], number) }
      } else {
        enter(target)
      }
    }

    mutating func leave(_ node: Int) {
      frames.removeLast()
      if let parent = frames.last?.node { low[parent] = min(low[parent], low[node]) }
      guard low[node] == number[node] else { return }
      var component: [Int] = []
      while let member = stack.popLast() {
        isOnStack[member] = false
        component.append(member)
        if member == node { break }
      }
      components.append(component)
    }
  }

  /// Returns a shortest cycle through the first node of each strongly connected component.
  ///
  /// Components without a cycle are omitted. Each node is paired with the edge to the next node.
  func cycles() -> [[(node: Int, edge: SourceRange)]] {
    components().compactMap { component in
      guard let start = component.min() else { return nil }
      let isAlone = component.count == 1
      if isAlone, !edges[start].contains(where: { $0.target == start }) { return nil }
      return shortestCycle(from: start, within: Set(component))
    }.sorted { $0[0].node < $1[0].node }
  }

  private func shortestCycle(
    from start: Int,
    within members: Set<Int>
  ) -> [(node: Int, edge: SourceRange)]? {
    var cameFrom: [Int: (node: Int, edge: SourceRange)] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for edge in edges[node] where members.contains(edge.target) {
        if edge.target == start {
          var cycle = [(node: node, edge: edge.at)]
          var current = node
          while current != start, let step = cameFrom[current] {
            cycle.append(step)
            current = step.node
          }
          return cycle.reversed()
        }
        guard cameFrom[edge.target] == nil else { continue }
        cameFrom[edge.target] = (node, edge.at)
        queue.append(edge.target)
      }
    }
    return nil
  }
}
