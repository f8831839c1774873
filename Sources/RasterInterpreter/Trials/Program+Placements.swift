// The order in which components are drawn, and those that may draw text.

import RasterSemantics

/// The components in placement order, and those that may draw text, directly or indirectly.
struct Placements {
  /// The components, ordered so that placed components precede those that place them.
  private(set) var order: [Int] = []
  /// The components that may draw text.
  private(set) var writers: Set<Int> = []
  /// The components that each component places directly, and those that may draw text themselves.
  private(set) var placed: [[Int]] = []
  private(set) var ownWriters: Set<Int> = []
  /// The components in all expressions of each component.
  private(set) var mentioned: [[Int]] = []

  /// Finds the placements of a program; `earlier` contains those of unchanged components.
  init(_ program: Program, after earlier: DrawnRecords) {
    for index in program.components.indices {
      if let record = earlier.components[index], record.isKept {
        placed.append(record.placed)
        mentioned.append(record.mentioned)
        if record.writes { ownWriters.insert(index) }
      } else {
        add(index, of: program)
      }
    }
    writers = ownWriters
    sort()
  }

  private mutating func add(_ index: Int, of program: Program) {
    let component = program.components[index]
    var parts: [Int] = []
    var writes = component.properties.contains { program.holdsContent($0.type) }
    for expression in component.bindings.map({ $0.value }) + component.drawExpressions {
      expression.visit { part in
        switch part.kind {
        case .component(let other, _): parts.append(other)
        case .builtIn(let builtIn, _): if builtIn === BuiltIn.text { writes = true }
        // Functions and constants that return content are assumed to draw text.
        case .call, .constant: if program.holdsContent(part.type) { writes = true }
        default: break
        }
      }
    }
    if writes || component.draw.contains(where: { $0.writes }) { ownWriters.insert(index) }
    placed.append(parts)
    var all: Set<Int> = []
    for expression in component.expressions { expression.visit { all.formUnion($0.placed) } }
    mentioned.append(all.sorted())
  }

  /// Sorts the components; this terminates because a component cannot contain itself.
  private mutating func sort() {
    var isDone = Array(repeating: false, count: placed.count)
    for root in placed.indices {
      var path: [(index: Int, next: Int)] = [(root, 0)]
      while let last = path.last {
        let (index, next) = last
        if !isDone[index], next < placed[index].count {
          path[path.count - 1].next += 1
          path.append((placed[index][next], 0))
          continue
        }
        path.removeLast()
        if isDone[index] { continue }
        isDone[index] = true
        order.append(index)
        if placed[index].contains(where: { writers.contains($0) }) { writers.insert(index) }
      }
    }
  }

  /// Returns components with all that they can draw, or nil if functions or values draw components.
  func closure(of components: Set<Int>, in program: Program) -> Set<Int>? {
    let functions = program.functions.flatMap { $0.bindings.map { $0.value } + [$0.body] }
    let defaults =
      program.functions.flatMap { $0.parameters.compactMap { $0.defaultValue } }
      + program.structs.flatMap { $0.fields.compactMap { $0.defaultValue } }
    var isClosed = true
    for value in functions + defaults + program.constants.map({ $0.value }) {
      value.visit { if !$0.placed.isEmpty { isClosed = false } }
    }
    guard isClosed else { return nil }
    var result = components
    var pending = Array(components)
    while let next = pending.popLast() {
      for other in mentioned[next] where result.insert(other).inserted { pending.append(other) }
    }
    return result
  }
}

extension TypedExpression {
  /// The component that the expression itself creates.
  fileprivate var placed: [Int] {
    if case .component(let index, _) = kind { [index] } else { [] }
  }
}

extension DrawStatement {
  /// Whether the statement contains a line that draws text.
  fileprivate var writes: Bool {
    if case .operation(let operation, _, _, _) = self, operation === DrawOperation.text {
      return true
    }
    return nested.contains { $0.writes }
  }
}
