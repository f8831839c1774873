// What layers need so that the picture can be stretched, and how far their effects spread ink.

import RasterSyntax
import RasterValues

extension CapsProof {
  mutating func layer(
    _ line: SymbolicOperation,
    _ body: [DrawStatement],
    _ around: Surroundings
  ) {
    for (index, value) in line.values.enumerated() {
      let label = line.operation.line.parameters[index].label
      guard let value, label != "clip", label != "mask", label != "transform" else { continue }
      if let stop = value.stop { return fail(stop, around) }
      // Lists of shadows may hold numbers that grow.
      if value.growsAlong { return fail(.growing, at: line.range(label), around) }
    }
    guard line["mirrored"].bool == false else {
      return fail(.transform, at: line.range("mirrored"), around)
    }
    var inside = around
    guard transform(line, &inside) else { return }
    cut(line, &inside)
    blur(line, &inside)
    shadows(line, body, &inside)
    check(body, inside)
  }

  /// A layer's transform, before those around it; false where it cannot be followed.
  private mutating func transform(_ line: SymbolicOperation, _ around: inout Surroundings) -> Bool {
    guard line.has("transform") else { return true }
    let value = line["transform"]
    if let stop = value.stop {
      fail(stop, around)
      return false
    }
    guard let numbers = value.numbers?.1,
      case let known = numbers.prefix(4).compactMap({ $0.value }),
      known.count == 4
    else {
      fail(.transform, at: line.range("transform"), around)
      return false
    }
    let own = Transform(a: known[0], b: known[1], c: known[2], d: known[3], tx: 0, ty: 0)
    let m = around.matrix
    around.move = SymbolicPath.Vertex(
      numbers[4] * m.a + numbers[5] * m.c + around.move.x,
      numbers[4] * m.b + numbers[5] * m.d + around.move.y
    )
    around.matrix = own.then(m)
    return true
  }

  /// The clip and the mask, whose edges are as those of ink.
  private mutating func cut(_ line: SymbolicOperation, _ around: inout Surroundings) {
    for label in ["clip", "mask"] where line.has(label) {
      if case .known(.nothing) = line[label] { continue }
      around.isCut = true
      let value = line[label]
      if value.symbolicPath == nil, value.stop == nil {
        fail(.mask, at: line.range(label), around)
      } else if let path = outline(label, line, around) {
        _ = pins(path, at: line.range(label), around)
      }
    }
  }

  private mutating func blur(_ line: SymbolicOperation, _ around: inout Surroundings) {
    guard line.has("blur") else { return }
    guard let blur = line["blur"].number, around.isMovedOnly else {
      return fail(.transform, at: line.range("blur"), around)
    }
    let greatest = evaluator.table.greatest(blur)
    guard greatest > 0 else { return }
    let reach = pixelReach(greatest)
    spread(ahead: reach, behind: reach, by: .blur, at: line.range("blur"), &around)
    if !Self.isExact(greatest) { around.moved = around.moved ?? line.range("blur") }
    around.isCut = true
  }

  /// How far a blur spreads ink, in points, up to a scale of 4: three deviations and a few pixels, or what
  /// `AxisBlur` adds up for a wide one, 5.1 deviations at most.
  private func pixelReach(_ blur: Double) -> Double {
    blur * 0.5 * 4 < 5 ? blur * 1.5 + 3 : blur * 2.55 + 3
  }

  /// Whether a blur makes no pixels one up to a scale of 4, so that it moves by whole pixels.
  private static func isExact(_ blur: Double) -> Bool { blur * 0.5 * 4 < 128 }

  private func spread(
    ahead: Double,
    behind: Double,
    by effect: CapsFailure.Effect,
    at range: SourceRange,
    _ around: inout Surroundings
  ) {
    around.ahead = around.ahead + Linear(ahead)
    around.behind = around.behind + Linear(behind)
    around.spread = (effect, range)
  }

  // MARK: Shadows

  private mutating func shadows(
    _ line: SymbolicOperation,
    _ body: [DrawStatement],
    _ around: inout Surroundings
  ) {
    guard line.has("shadows") else { return }
    let range = line.range("shadows")
    guard let shadows = line["shadows"].elements else { return fail(.content, at: range, around) }
    guard !shadows.isEmpty else { return }
    guard around.isMovedOnly else { return fail(.transform, at: range, around) }
    let isPlain = !around.isCut && !line.has("filter") && isPlain(body)
    var ahead = 0.0, behind = 0.0
    for shadow in shadows {
      guard let numbers = shadow.shadowNumbers else { return fail(.content, at: range, around) }
      let blur = max(evaluator.table.greatest(numbers[0]), 0)
      let (least, most) = (evaluator.table.least(numbers[1]), evaluator.table.greatest(numbers[1]))
      var reach: Double
      if isPlain {
        // Edges are blurred by three deviations, which a pixel's own adds to.
        let deviation = blur * 0.5
        reach = blur > 0 ? 3 * (deviation * deviation + 1 / 12.0).squareRoot() : 0
        // An outer shadow that is smaller begins farther inside, an inner one that is larger too.
        reach += max(-least, shadow.isOuter ? 0 : most, 0)
      } else {
        reach = blur > 0 ? pixelReach(blur) : 1
        if most > 0 || least < 0 { reach += max(most, -least) + 1 }
        if !Self.isExact(blur) { around.moved = around.moved ?? range }
      }
      let offset = axis == .horizontal ? numbers[2] : numbers[3]
      ahead = max(ahead, reach + evaluator.table.greatest(offset))
      behind = max(behind, reach - evaluator.table.least(offset))
    }
    spread(ahead: ahead, behind: behind, by: .shadow, at: range, &around)
  }

  /// Whether a layer holds one shape whose shadow is computed from the shape: it moves by whole pixels.
  private mutating func isPlain(_ body: [DrawStatement]) -> Bool {
    var copy = evaluator
    var fills = 0
    for statement in body {
      switch statement {
      case .binding(let binding): copy.bind(binding)
      case .operation(let operation, let arguments, _, _) where operation === DrawOperation.fill:
        fills += 1
        guard let path = arguments[0], let paint = arguments[1],
          copy.evaluate(path).symbolicPath?.plain != nil, copy.evaluate(paint).isEven
        else { return false }
      default: return false
      }
    }
    evaluator.stepsLeft = copy.stepsLeft
    return fills == 1
  }
}

extension SymbolicValue {
  /// Whether a paint has one alpha everywhere.
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

  /// Whether a shadow is known to lie beneath its layer.
  fileprivate var isOuter: Bool {
    switch self {
    case .known(.shadow(let shadow)): !shadow.inner
    case .made(_, let arguments): arguments.count > 4 && arguments[4].bool == false
    default: false
    }
  }

  /// A shadow's blur and spread, and its offset across and down.
  fileprivate var shadowNumbers: [Linear]? {
    switch self {
    case .known(.shadow(let shadow)):
      return [shadow.blur, shadow.spread, shadow.offset.x, shadow.offset.y].map { Linear($0) }
    case .made(let row, let arguments):
      guard row.name == "Shadow", let blur = arguments[1].number, let spread = arguments[2].number,
        let offset = arguments[3].vertex
      else { return nil }
      return [blur, spread, offset.x, offset.y]
    default: return nil
    }
  }
}
