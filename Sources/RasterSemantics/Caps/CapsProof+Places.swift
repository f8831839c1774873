// The conditions under which placed components can be stretched: they are drawn in place.

import RasterSyntax
import RasterValues

extension CapsProof {
  /// The maximum nesting depth of components that is followed.
  private static let maximumDepth = 6

  mutating func place(_ line: SymbolicOperation, _ around: Context) {
    // The cost of finding a component and evaluating its size, its caps and its drawing.
    evaluator.stepsLeft -= 120
    let (content, rect) = (line[nil], line["in"])
    if let stop = content.stop ?? rect.stop { return fail(stop, around) }
    // A component is not mirrored if it is placed in a mirrored drawing.
    guard !isMirrored, around.isMovedOnly, around.depth < Self.maximumDepth,
      let (index, values) = content.placed
    else { return fail(.content, at: line.range, around) }
    let component = evaluator.program.components[index]
    // In a right-to-left layout, this component would be mirrored.
    if component.mirrors {
      guard evaluator.knowsEnvironment,
        evaluator.evaluator.environment.layoutDirection == .leftToRight
      else { return fail(.content, at: line.range, around) }
    }
    if content.growsAlong { return fail(.growing, at: line.range, around) }
    guard let outset = line["outset"].numbers?.1, let imageInsets = line["imageInsets"].numbers?.1,
      let rect = line.has("in") ? rect.numbers?.1 : box(of: component, values, at: line["at"])
    else { return fail(.content, at: line.range, around) }
    let frame = snapped(Self.inset(rect, by: outset.map { $0 * -1 }))
    for axis in 0...1 {
      let (start, end) = (frame[axis], frame[axis] + frame[axis + 2])
      if [start, end].contains(where: { ![0, 1].contains($0.factor(of: SymbolTable.length)) }) {
        return fail(.floating, at: line.range, around)
      }
    }
    var inside = around
    inside.depth += 1
    inside.range = around.range ?? line.range
    guard imageInsets.contains(where: { $0 != Linear(0) }) else {
      return draw(component, values, in: frame, inside)
    }
    // If the insets depend on the length, the frame clips the drawing at a changing position.
    if imageInsets.contains(where: { $0.growsAlong }) {
      return fail(.growing, at: line.range, around)
    }
    guard pins(.rect(frame), at: line.range, around) != nil else { return }
    inside.isCut = true
    let sliding = imageInsets.map { $0 == Linear(0) ? $0 : $0 + evaluator.table.add(-0.5...0.5) }
    draw(component, values, in: Self.inset(frame, by: sliding), inside)
  }

  /// Returns a rectangle reduced by insets at the top, on the left, at the bottom and on the right.
  private static func inset(_ rect: [Linear], by edges: [Linear]) -> [Linear] {
    [
      rect[0] + edges[1], rect[1] + edges[0], rect[2] - edges[1] - edges[3],
      rect[3] - edges[0] - edges[2],
    ]
  }

  /// Returns the frame of a component with its natural size, rounded up to device pixels.
  private mutating func box(
    of component: ComponentDeclaration,
    _ values: [SymbolicValue],
    at point: SymbolicValue
  ) -> [Linear]? {
    guard let point = point.vertex else { return nil }
    let outer = (evaluator.properties, evaluator.bounds, evaluator.frame)
    defer { (evaluator.properties, evaluator.bounds, evaluator.frame) = outer }
    (evaluator.properties, evaluator.frame) = (values, [])
    evaluator.bounds = Array(repeating: Linear(0), count: 4)
    for binding in component.bindings.needed(for: component.size.slots) {
      evaluator.bind(binding)
    }
    guard let size = evaluator.evaluate(component.size).numbers?.1, size.count == 2 else {
      return nil
    }
    return [point.x, point.y] + size.map { $0 + evaluator.table.add(0...1) }
  }

  /// Returns a rectangle with its edges on device pixel boundaries, at most half a point away.
  private mutating func snapped(_ rect: [Linear]) -> [Linear] {
    var result = rect
    for axis in 0...1 {
      let length = evaluator.bounds[axis + 2]
      let ends = [rect[axis], rect[axis] + rect[axis + 2]].map { end in
        end == Linear(0) || end == length ? end : evaluator.table.snapped(end)
      }
      (result[axis], result[axis + 2]) = (ends[0], ends[1] - ends[0])
    }
    return result
  }

  private mutating func draw(
    _ component: ComponentDeclaration,
    _ values: [SymbolicValue],
    in rect: [Linear],
    _ around: Context
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

  /// Whether a stretched component has room for its caps.
  private mutating func fits(
    _ component: ComponentDeclaration,
    _ rect: [Linear],
    _ around: Context
  ) -> Bool {
    guard let caps = component.usedCaps else { return true }
    guard caps.verdict == .proved, let range = around.range else {
      fail(.content, at: around.range ?? component.head.nameRange, around)
      return false
    }
    guard let own = axis == .horizontal ? caps.horizontal : caps.vertical else { return true }
    for binding in component.bindings.needed(for: component.capsExpressions.slots) {
      evaluator.bind(binding)
    }
    let (leading, trailing) = (evaluator.evaluate(own.leading), evaluator.evaluate(own.trailing))
    let (start, length) = axis == .horizontal ? (rect[0], rect[2]) : (rect[1], rect[3])
    guard let leading = leading.number, let trailing = trailing.number else {
      fail(.content, at: range, around)
      return false
    }
    if evaluator.table.least(length - leading - trailing - Linear(3)) >= 0 { return true }
    let (first, end) = (start + along(around.move), start + length + along(around.move))
    guard side(first) == .leading, side(end) == .trailing, !caps.followsDirection else {
      fail(.content, at: range, around)
      return false
    }
    // They fit if they lie inside the outer caps; a rounded edge needs one pixel more.
    let (isStart, isEnd) = (first == Linear(0), end == Linear(symbol: SymbolTable.length))
    let count = failures.count
    var bare = around
    (bare.ahead, bare.behind, bare.moved) = (Linear(0), Linear(0), nil)
    let ends = [first, end].map { evaluator.table.unsnapped($0) ?? $0 }
    require(ends[0], spread: leading + Linear(isStart ? 0 : 1), at: range, bare)
    require(ends[1], spread: trailing + Linear(isEnd ? 0 : 1), at: range, bare)
    return failures.count == count
  }
}

extension SymbolicValue {
  /// The index of the placed component and its properties.
  fileprivate var placed: (Int, [SymbolicValue])? {
    switch self {
    case .component(let index, let values): (index, values)
    case .known(.component(let component)):
      (component.index, component.values.map { .known($0) })
    default: nil
    }
  }
}
