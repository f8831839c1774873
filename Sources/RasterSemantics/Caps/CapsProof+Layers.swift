// The conditions under which layers can be stretched, and the extents of their blurs.

import RasterSyntax
import RasterValues

extension CapsProof {
  mutating func layer(
    _ line: SymbolicOperation,
    _ body: [DrawStatement],
    _ around: Context
  ) {
    for (index, value) in line.values.enumerated() {
      let label = line.operation.line.parameters[index].label
      guard let value, label != "clip", label != "mask", label != "transform" else { continue }
      if let stop = value.stop { return fail(stop, around) }
      // Lists of shadows can contain numbers that grow with the length.
      if value.growsAlong { return fail(.growing, at: line.range(label), around) }
    }
    guard line["mirrored"].bool == false else {
      return fail(.transform, at: line.range("mirrored"), around)
    }
    var inside = around
    guard transform(line, &inside) else { return }
    if isEmpty(line["clip"]) || isEmpty(line["mask"]) { return }
    cut(line, &inside)
    guard line.has("blur") || line.has("shadows") else { return check(body, inside) }
    // A blur can spread over the edge of a clip inside it.
    (inside.cutSide, inside.cuts) = (around.cutSide, [])
    // A blur's tail of less than half a level is visible only if it overlaps other painted areas,
    // which run from one end to the other or lie at the other end.
    let before = self
    painted = Pins()
    spread(line, body, inside, isPinned: true)
    if painted.leading, painted.trailing {
      let stepsLeft = evaluator.stepsLeft
      self = before
      evaluator.stepsLeft = stepsLeft
      spread(line, body, inside, isPinned: false)
    } else {
      painted.add(before.painted)
    }
  }

  private func isEmpty(_ value: SymbolicValue) -> Bool {
    if case .known(.nothing) = value { return false }
    return value.symbolicPath.map { isEmpty($0) } ?? false
  }

  /// Checks the contents of a layer with a blur or with shadows.
  private mutating func spread(
    _ line: SymbolicOperation,
    _ body: [DrawStatement],
    _ around: Context,
    isPinned: Bool
  ) {
    var inside = around
    blur(line, isPinned: isPinned, &inside)
    shadows(line, body, isPinned: isPinned, &inside)
    check(body, inside)
  }

  /// Applies a layer's transform before the outer ones; returns false if it is not supported.
  private mutating func transform(_ line: SymbolicOperation, _ around: inout Context) -> Bool {
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

  /// Checks the clip and the mask, whose edges have the same conditions as painted edges.
  private mutating func cut(_ line: SymbolicOperation, _ around: inout Context) {
    for label in ["clip", "mask"] where line.has(label) {
      if case .known(.nothing) = line[label] { continue }
      around.isCut = true
      let value = line[label]
      if value.symbolicPath == nil, value.stop == nil {
        fail(.mask, at: line.range(label), around)
      } else if let path = outline(label, line, around) {
        _ = pins(path, at: line.range(label), around)
        around.cutSide = around.cutSide ?? onlySide(of: path, around)
        if path.stop == nil {
          around.cuts.append(path.mapped(by: around.matrix, then: around.move))
        }
      }
    }
  }

  private mutating func blur(
    _ line: SymbolicOperation,
    isPinned: Bool,
    _ around: inout Context
  ) {
    guard line.has("blur") else { return }
    guard let blur = line["blur"].number, around.isMovedOnly else {
      return fail(.transform, at: line.range("blur"), around)
    }
    let greatest = evaluator.table.greatest(blur)
    guard greatest > 0 else { return }
    // Moving the layer cannot add part of a pixel.
    let reach = pixelReach(greatest, isPinned: isPinned) - (isPinned ? 0 : 1)
    spread(ahead: reach, behind: reach, by: .blur, at: line.range("blur"), &around)
    if !Self.isExact(greatest) { around.moved = around.moved ?? line.range("blur") }
    around.isCut = true
  }

  /// Returns how far a blur extends, in points, up to a scale of 4.
  ///
  /// This is three standard deviations and a few pixels, or for a wide blur the sum that `AxisBlur`
  /// computes, at most 5.1 deviations. If `isPinned`, nothing but the tail matters, which is below
  /// half a level from 2.89 deviations on.
  func pixelReach(_ blur: Double, isPinned: Bool) -> Double {
    if isPinned, Self.isExact(blur) { return blur * 1.45 + 2 }
    return blur * 0.5 * 4 < 5 ? blur * 1.5 + 3 : blur * 2.55 + 3
  }

  /// Whether a blur works at full resolution up to a scale of 4, so that it moves by whole pixels.
  static func isExact(_ blur: Double) -> Bool { blur * 0.5 * 4 < 128 }

  func spread(
    ahead: Double,
    behind: Double,
    by effect: CapsFailure.Effect,
    at range: SourceRange,
    _ around: inout Context
  ) {
    around.ahead = around.ahead + Linear(ahead)
    around.behind = around.behind + Linear(behind)
    around.spread = (effect, range)
  }
}
