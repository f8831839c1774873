// What placed components need so that the picture can be stretched: they are drawn where they stand.

import RasterSyntax
import RasterValues

extension CapsProof {
  /// Components deeper inside each other are not followed.
  private static let maximumDepth = 6

  mutating func place(_ line: SymbolicOperation, _ around: Surroundings) {
    let (content, rect) = (line[nil], line["in"])
    if let stop = content.stop ?? rect.stop { return fail(stop, around) }
    guard around.isMovedOnly, around.depth < Self.maximumDepth,
      line["outset"].isZero, line["slide"].isZero, let (index, values) = content.placed
    else { return fail(.content, at: line.range, around) }
    let component = evaluator.program.components[index]
    // In the other direction it is turned over.
    if component.mirrors {
      guard evaluator.knowsEnvironment,
        evaluator.evaluator.environment.layoutDirection == .leftToRight
      else { return fail(.content, at: line.range, around) }
    }
    if content.growsAlong { return fail(.growing, at: line.range, around) }
    guard let rect = line.has("in") ? rect.numbers?.1 : nil else {
      return fail(.content, at: line.range, around)
    }
    for axis in 0...1 {
      let (start, end) = (rect[axis], rect[axis] + rect[axis + 2])
      if [start, end].contains(where: { ![0, 1].contains($0.factor(of: SymbolTable.length)) }) {
        return fail(.floating, at: line.range, around)
      }
    }
    var inside = around
    inside.depth += 1
    inside.range = around.range ?? line.range
    draw(component, values, in: snapped(rect), inside)
  }

  /// A place with its edges at lines of device pixels, at most half a point away.
  private mutating func snapped(_ rect: [Linear]) -> [Linear] {
    var result = rect
    for axis in 0...1 {
      let length = evaluator.bounds[axis + 2]
      let ends = [rect[axis], rect[axis] + rect[axis + 2]].map { end in
        end == Linear(0) || end == length ? end : end + evaluator.table.add(-0.5...0.5)
      }
      (result[axis], result[axis + 2]) = (ends[0], ends[1] - ends[0])
    }
    return result
  }

  private mutating func draw(
    _ component: ComponentDeclaration,
    _ values: [SymbolicValue],
    in rect: [Linear],
    _ around: Surroundings
  ) {
    let outer = (evaluator.properties, evaluator.bounds, evaluator.frame)
    defer { (evaluator.properties, evaluator.bounds, evaluator.frame) = outer }
    (evaluator.properties, evaluator.frame) = (values, [])
    evaluator.bounds = [Linear(0), Linear(0), rect[2], rect[3]]
    guard fits(component, rect, around) else { return }
    let slots = component.drawExpressions.slots
    for binding in component.bindings.needed(for: slots) { evaluator.bind(binding) }
    var inside = around
    inside.move = SymbolicPath.Vertex(around.move.x + rect[0], around.move.y + rect[1])
    check(component.draw, inside)
  }

  /// Whether a component that is stretched itself has room for its caps.
  private mutating func fits(
    _ component: ComponentDeclaration,
    _ rect: [Linear],
    _ around: Surroundings
  ) -> Bool {
    guard let caps = component.usedCaps else { return true }
    guard caps.verdict == .proved, let range = around.range else {
      fail(.content, at: around.range ?? component.head.nameRange, around)
      return false
    }
    for binding in component.bindings.needed(for: component.capsExpressions.slots) {
      evaluator.bind(binding)
    }
    let (own, length) =
      axis == .horizontal ? (caps.horizontal, rect[2]) : (caps.vertical, rect[3])
    if let own {
      let (leading, trailing) = (evaluator.evaluate(own.leading), evaluator.evaluate(own.trailing))
      guard let leading = leading.number, let trailing = trailing.number,
        evaluator.table.least(length - leading - trailing - Linear(3)) >= 0
          || length == Linear(symbol: SymbolTable.length)
            && evaluator.table.least(self.leading - leading) >= 0
            && evaluator.table.least(self.trailing - trailing) >= 0
      else {
        fail(.content, at: range, around)
        return false
      }
    }
    return true
  }
}

extension SymbolicValue {
  /// The component that is placed, with its properties.
  fileprivate var placed: (Int, [SymbolicValue])? {
    switch self {
    case .component(let index, let values): (index, values)
    case .known(.component(let index, let values)): (index, values.map { .known($0) })
    default: nil
    }
  }

  fileprivate var isZero: Bool {
    guard case .insets(let insets)? = known else { return false }
    return insets == .zero
  }
}
