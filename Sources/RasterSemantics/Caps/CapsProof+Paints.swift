// The conditions under which a paint can be stretched.

import RasterSyntax
import RasterValues

extension CapsProof {
  /// Requires that a paint does not vary along the axis, or is pinned together with its shape.
  mutating func paint(
    _ line: SymbolicOperation,
    over path: SymbolicPath,
    _ pins: Pins,
    _ around: Context
  ) {
    let paint = line["with"]
    if paint.isSolid { return }
    if let stop = paint.stop { return fail(stop, around) }
    let stays = !pins.trailing && !isMirrored && !path.growsAlong && !paint.growsAlong
    if stays, !around.move.x.growsAlong, !around.move.y.growsAlong { return }
    if around.isMovedOnly, let line = GradientAxis(paint), line.isConstant(along: axis),
      !line.growsAcross(axis)
    {
      return
    }
    // A paint that moves with its shape moves by whole pixels, and looks the same.
    if pins.side != nil, paint.isInUnits { return }
    if line.operation === DrawOperation.fill, isBehind(path, paint, around) { return }
    if endsInCap(paint, at: line.range("with"), around) { return }
    let cause: CapsFailure.Cause =
      switch paint {
      case .known(.paint(.pattern)): .pattern
      case .made(let row, _): row.name == "pattern" ? .pattern : .gradient
      case .known(.paint(.gradient)): .gradient
      default: .paint
      }
    fail(cause, at: line.range("with"), around)
  }

  /// Whether a shape lies past the end of a gradient at the start, and therefore has one colour.
  private func isBehind(
    _ path: SymbolicPath,
    _ paint: SymbolicValue,
    _ around: Context
  ) -> Bool {
    guard around.isMovedOnly, !isMirrored, case .known(.paint(.gradient(let gradient))) = paint,
      gradient.spread == .pad, let line = GradientAxis(paint), line.isAlong(axis)
    else { return false }
    let points = path.mapped(by: .identity, then: around.move).points
    for case .point(let numbers) in [line.from, line.to] {
      let end = numbers[axis == .horizontal ? 0 : 1] + along(around.move)
      guard !end.growsAlong else { return false }
      for point in points where evaluator.table.least(along(point) - end) < 1 { return false }
    }
    return true
  }

  /// Whether a gradient along the axis begins and ends at the start, and has one colour after that.
  ///
  /// Fails if the gradient extends beyond the cap.
  private mutating func endsInCap(
    _ paint: SymbolicValue,
    at range: SourceRange,
    _ around: Context
  ) -> Bool {
    guard around.isMovedOnly, !isMirrored, case .known(.paint(.gradient(let gradient))) = paint,
      gradient.spread == .pad, let line = GradientAxis(paint), line.isAlong(axis)
    else { return false }
    for case .point(let numbers) in [line.from, line.to] {
      let coordinate = numbers[axis == .horizontal ? 0 : 1] + along(around.move)
      guard side(coordinate) == .leading else { return false }
      require(coordinate, at: range, around)
    }
    return true
  }
}

extension SymbolicValue {
  /// Whether it is a gradient whose points are all relative to the bounds of the filled shape.
  fileprivate var isInUnits: Bool {
    guard case .known(.paint(.gradient(let gradient))) = self, gradient.transform == .identity
    else { return false }
    let anchors: [Anchor]? =
      switch gradient.geometry {
      case .linear(let from, let to): [from, to]
      // The rounding of gradients with two centres changes when they are moved.
      case .radial(let focus, _, let center, _) where focus != center: nil
      case .radial(_, _, let center, _): [center]
      case .sweep(let center, _, _): [center]
      }
    return anchors?.allSatisfy { if case .unit = $0 { true } else { false } } ?? false
  }
}

/// The end points of a linear gradient.
private struct GradientAxis {
  enum End: Equatable {
    /// Fractions of the bounds.
    case unit(Double, Double)
    case point([Linear])
  }

  let from, to: End

  /// Returns nil for other paints.
  init?(_ paint: SymbolicValue) {
    switch paint {
    case .known(.paint(.gradient(let gradient))):
      guard case .linear(let from, let to) = gradient.geometry, gradient.transform == .identity
      else { return nil }
      self.from = End(from)
      self.to = End(to)
    case .made(let row, let arguments):
      guard row.name == "linearGradient", case .transform(.identity)? = arguments.last?.known,
        let from = End(arguments[0]), let to = End(arguments[1])
      else { return nil }
      (self.from, self.to) = (from, to)
    default: return nil
    }
  }

  /// Whether both ends have equal coordinates along the axis, as floating-point numbers too.
  func isConstant(along axis: CapsAxis) -> Bool {
    switch (from, to) {
    case (.unit(let x, let y), .unit(let endX, let endY)):
      return axis == .horizontal ? x == endX : y == endY
    case (.point(let start), .point(let end)):
      let index = axis == .horizontal ? 0 : 1
      guard let from = start[index].value, let to = end[index].value else { return false }
      return from == to
    default: return false
    }
  }

  /// Whether both ends are points with the same coordinate across the axis.
  func isAlong(_ axis: CapsAxis) -> Bool {
    guard case .point(let start) = from, case .point(let end) = to else { return false }
    let across = axis == .horizontal ? 1 : 0
    return start[across] == end[across]
  }

  /// Whether the ends move across the axis as the length grows.
  func growsAcross(_ axis: CapsAxis) -> Bool {
    let index = axis == .horizontal ? 1 : 0
    for case .point(let numbers) in [from, to] where numbers[index].growsAlong { return true }
    return false
  }
}

extension GradientAxis.End {
  fileprivate init(_ anchor: Anchor) {
    switch anchor {
    case .unit(let x, let y): self = .unit(x, y)
    case .point(let point): self = .point([Linear(point.x), Linear(point.y)])
    }
  }

  fileprivate init?(_ value: SymbolicValue) {
    if case .known(.anchor(let anchor)) = value {
      self.init(anchor)
    } else if let numbers = value.numbers?.1, numbers.count == 2 {
      self = .point(numbers)
    } else {
      return nil
    }
  }
}
