// The extents of the shadows of layers.

import RasterSyntax
import RasterValues

extension CapsProof {
  /// Requires that shadows stay in the caps, or adds their extent to that of the layer's contents.
  mutating func shadows(
    _ line: SymbolicOperation,
    _ body: [DrawStatement],
    isPinned: Bool,
    _ around: inout Context
  ) {
    guard line.has("shadows") else { return }
    let range = line.range("shadows")
    guard let shadows = line["shadows"].elements else { return fail(.content, at: range, around) }
    guard !shadows.isEmpty else { return }
    guard around.isMovedOnly else { return fail(.transform, at: range, around) }
    let shape = around.isCut || line.has("filter") ? nil : plainShape(body)
    var ahead = 0.0, behind = 0.0
    for value in shadows {
      guard let shadow = SymbolicShadow(value) else { return fail(.content, at: range, around) }
      let blur = max(evaluator.table.greatest(shadow.blur), 0)
      let offset = axis == .horizontal ? shadow.x : shadow.y
      let (most, least) = (evaluator.table.greatest(offset), evaluator.table.least(offset))
      if let shape {
        var own = around
        let reach = shapeReach(shape, blur)
        spread(ahead: reach + most, behind: reach - least, by: .shadow, at: range, &own)
        own.isShadow = true
        // An inner shadow is what a hole leaves, and a greater spread makes the hole smaller.
        if shadow.inner != true { _ = pins(grown(shape, by: shadow.spread), at: range, own) }
        if shadow.inner != false { _ = pins(grown(shape, by: shadow.spread * -1), at: range, own) }
        continue
      }
      // An inner shadow of pinned content stays inside it.
      if isPinned, shadow.inner == true { continue }
      let size = evaluator.table.greatest(shadow.spread)
      let growth = max(size, -evaluator.table.least(shadow.spread))
      let reach =
        (blur > 0 ? pixelReach(blur, isPinned: isPinned) : 1) + (growth > 0 ? growth + 1 : 0)
      if !Self.isExact(blur) { around.moved = around.moved ?? range }
      ahead = max(ahead, reach + most)
      behind = max(behind, reach - least)
    }
    if shape == nil { spread(ahead: ahead, behind: behind, by: .shadow, at: range, &around) }
  }

  /// Returns how far from its edges the shadow of a shape is partly transparent.
  ///
  /// This is three standard deviations, to which the width of a pixel contributes.
  private func shapeReach(_ shape: SymbolicPath, _ blur: Double) -> Double {
    guard blur > 0 else { return 0 }
    let deviation = blur * 0.5
    let reach = 3 * (deviation * deviation + 1 / 12.0).squareRoot()
    // Corners with very large radii are blurred as pixels.
    let radius: Double
    switch shape.plain {
    case .rounded(let radii): radius = radii.map { evaluator.table.greatest($0) }.max() ?? 0
    case .ellipse:
      let sides = shape.frame?[2...].map { evaluator.table.greatest($0) }
      radius = (sides?.max() ?? .infinity) / 2
    case .rect, nil: radius = 0
    }
    return radius <= max(76 * deviation, 5)
      ? reach : max(reach, pixelReach(blur, isPinned: false) + 1)
  }

  /// Returns a shape with all sides moved outwards, like those of its shadow.
  private func grown(_ shape: SymbolicPath, by amount: Linear) -> SymbolicPath {
    guard let frame = shape.frame else { return shape }
    let rect = [
      frame[0] - amount, frame[1] - amount, frame[2] + amount * 2, frame[3] + amount * 2,
    ]
    switch shape.plain {
    case .rect, nil: return .rect(rect)
    case .ellipse: return .ellipse(rect)
    case .rounded(let radii):
      let table = evaluator.table
      return .roundedRect(
        rect,
        radii.map { radius in
          if radius == Linear(0) { return (radius, radius) }
          // Corners with a radius smaller than the spread grow by less than the spread.
          let sum = radius + amount
          let most =
            table.least(sum) >= 0
            ? sum
            : table.greatest(sum) <= 0
              ? Linear(0) : radius + Linear(max(table.greatest(amount), 0))
          return (most, most)
        }
      )
    }
  }

  /// Returns the only shape of a layer if the shadow is computed from it, without pixels.
  ///
  /// Such a shadow moves by whole pixels.
  private mutating func plainShape(_ body: [DrawStatement]) -> SymbolicPath? {
    var copy = evaluator
    var shape: SymbolicPath?
    for statement in body {
      switch statement {
      case .binding(let binding): copy.bind(binding)
      case .operation(let operation, let arguments, _, _) where operation === DrawOperation.fill:
        guard shape == nil, let path = arguments[0], let paint = arguments[1],
          let filled = copy.evaluate(path).symbolicPath, filled.plain != nil, filled.frame != nil,
          copy.evaluate(paint).isEven
        else { return nil }
        shape = filled
      default: return nil
      }
    }
    // The shape can contain new symbols.
    (evaluator.stepsLeft, evaluator.table) = (copy.stepsLeft, copy.table)
    return shape
  }
}

/// A shadow whose numbers can depend on a component's size.
private struct SymbolicShadow {
  let blur, spread, x, y: Linear
  /// Whether it is an inner shadow, or nil if that is unknown.
  let inner: Bool?

  init?(_ value: SymbolicValue) {
    switch value {
    case .known(.shadow(let shadow)):
      (blur, spread) = (Linear(shadow.blur), Linear(shadow.spread))
      (x, y) = (Linear(shadow.offset.x), Linear(shadow.offset.y))
      inner = shadow.isInner
    case .made(let row, let arguments):
      guard row.name == "Shadow", let blur = arguments[1].number, let spread = arguments[2].number,
        let offset = arguments[3].vertex
      else { return nil }
      (self.blur, self.spread, x, y) = (blur, spread, offset.x, offset.y)
      inner = arguments.count > 4 ? arguments[4].bool : nil
    default: return nil
    }
  }
}

extension SymbolicValue {
  /// Whether a paint has the same alpha everywhere.
  fileprivate var isEven: Bool {
    if isSolid { return true }
    switch self {
    case .known(.paint(.gradient(let gradient))):
      return gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .made(let row, let arguments):
      guard row.result == .paint,
        case .list(let stops)? = arguments.first(where: { $0.elements != nil })?.known
      else { return false }
      return stops.allSatisfy { $0.gradientStopValue.color.alpha >= 1 }
    default: return false
    }
  }
}
