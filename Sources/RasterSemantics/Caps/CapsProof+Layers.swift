// What layers need so that the picture can be stretched, and how far their blurs spread ink.

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
    if isEmpty(line["clip"]) || isEmpty(line["mask"]) { return }
    cut(line, &inside)
    guard line.has("blur") || line.has("shadows") else { return check(body, inside) }
    // What is cut may spread.
    (inside.cutSide, inside.cuts) = (around.cutSide, [])
    // Tails that are less than half a level are seen only where there is other ink, too: that runs from
    // one end to the other, or is at the other end.
    let before = self
    ink = Pins()
    spread(line, body, inside, isPinned: true)
    if ink.leading, ink.trailing {
      let stepsLeft = evaluator.stepsLeft
      self = before
      evaluator.stepsLeft = stepsLeft
      spread(line, body, inside, isPinned: false)
    } else {
      ink.add(before.ink)
    }
  }

  private func isEmpty(_ value: SymbolicValue) -> Bool {
    if case .known(.nothing) = value { return false }
    return value.symbolicPath.map { isEmpty($0) } ?? false
  }

  /// Checks what is blurred, and what has shadows.
  private mutating func spread(
    _ line: SymbolicOperation,
    _ body: [DrawStatement],
    _ around: Surroundings,
    isPinned: Bool
  ) {
    var inside = around
    blur(line, isPinned: isPinned, &inside)
    shadows(line, body, isPinned: isPinned, &inside)
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
    _ around: inout Surroundings
  ) {
    guard line.has("blur") else { return }
    guard let blur = line["blur"].number, around.isMovedOnly else {
      return fail(.transform, at: line.range("blur"), around)
    }
    let greatest = evaluator.table.greatest(blur)
    guard greatest > 0 else { return }
    // No part of a pixel is added by a move.
    let reach = pixelReach(greatest, isPinned: isPinned) - (isPinned ? 0 : 1)
    spread(ahead: reach, behind: reach, by: .blur, at: line.range("blur"), &around)
    if !Self.isExact(greatest) { around.moved = around.moved ?? line.range("blur") }
    around.isCut = true
  }

  /// How far a blur spreads ink, in points, up to a scale of 4: three deviations and a few pixels, or what
  /// `AxisBlur` adds up for a wide one, 5.1 deviations at most.
  ///
  /// Where ink `isPinned`, there is nothing but the tail, which is less than half a level from 2.89
  /// deviations on.
  func pixelReach(_ blur: Double, isPinned: Bool) -> Double {
    if isPinned, Self.isExact(blur) { return blur * 1.45 + 2 }
    return blur * 0.5 * 4 < 5 ? blur * 1.5 + 3 : blur * 2.55 + 3
  }

  /// Whether a blur makes no pixels one up to a scale of 4, so that it moves by whole pixels.
  static func isExact(_ blur: Double) -> Bool { blur * 0.5 * 4 < 128 }

  func spread(
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
}
