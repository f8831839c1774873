// Proves that a component's raster can be stretched along an axis, operation by operation.
//
// Let L be the length of the component, which is at least both caps and a point. Everything drawn
// must be pinned to the start, at x + 0·L, or to the end, at x + 1·L, with its painted area inside
// the cap there. Or it must run from one end to the other in straight lines along the axis, in a
// colour that does not vary along it. Then all columns between the caps are identical at any
// length, and the caps do not change.
//
// All extents are valid from one device pixel per point on; edges are accurate to 1/256 of a pixel.

import RasterSyntax
import RasterValues

struct CapsProof {
  /// The context of an operation.
  struct Context {
    /// The transform from the operation to the component, without its translation.
    var matrix = Transform.identity
    var move = SymbolicPath.Vertex(Linear(0), Linear(0))
    /// How far effects extend the painted area towards the end and towards the start.
    var ahead = Linear(0), behind = Linear(0)
    /// The innermost effect that extends it.
    var spread: (effect: CapsFailure.Effect, range: SourceRange)?
    /// Whether only the effect itself, a shadow, is drawn.
    var isShadow = false
    /// The range of an effect whose result changes when it is moved by whole pixels.
    var moved: SourceRange?
    /// Whether the drawing is clipped: by a clip, a mask, a frame or an enclosing effect.
    var isCut = false
    /// The end to which the whole clipping outline is pinned.
    ///
    /// A drawing that is pinned to that end is never too long.
    var cutSide: CapsSide?
    /// The outlines that clip everything drawn, without effects that extend it afterwards.
    var cuts: [SymbolicPath] = []
    /// The range of the line that places the component, for operations of a placed component.
    var range: SourceRange?
    var depth = 0

    var isMovedOnly: Bool { matrix == .identity }
  }

  let axis: CapsAxis
  let leading, trailing: Linear
  /// Whether the drawing is also mirrored, so that what begins at the start ends there.
  let isMirrored: Bool
  var evaluator: SymbolicEvaluator
  private(set) var failures: [CapsFailure] = []
  /// The lengths of the caps that would be needed.
  private(set) var needed: (leading: Double, trailing: Double) = (0, 0)
  /// The ends to which the drawing so far is pinned.
  var painted = Pins()

  init(
    _ axis: CapsAxis,
    _ caps: (leading: Linear, trailing: Linear),
    isMirrored: Bool,
    _ evaluator: SymbolicEvaluator
  ) {
    self.axis = axis
    (leading, trailing) = caps
    self.isMirrored = isMirrored
    self.evaluator = evaluator
  }

  /// The tolerance for rounding in sums.
  private static let tolerance = 1e-9

  mutating func fail(_ cause: CapsFailure.Cause, at range: SourceRange, _ around: Context) {
    let place = around.range ?? range
    guard !failures.contains(where: { $0.range == place }) else { return }
    failures.append(CapsFailure(cause: cause, range: place))
  }

  mutating func fail(_ stop: ProofStop, _ around: Context) {
    fail(.stop(stop.cause), at: stop.range, around)
  }

  /// The coordinate along the axis, and the one across it.
  func along(_ point: SymbolicPath.Vertex) -> Linear { axis == .horizontal ? point.x : point.y }
  func across(_ point: SymbolicPath.Vertex) -> Linear { axis == .horizontal ? point.y : point.x }

  /// Returns the end to which a coordinate is pinned, or nil if it is pinned to neither.
  func side(_ coordinate: Linear) -> CapsSide? {
    switch coordinate.factor(of: SymbolTable.length) {
    case 0: .leading
    case 1: .trailing
    default: nil
    }
  }

  /// Requires that an extent of `spread` from a coordinate stays in the cap of that coordinate.
  mutating func require(
    _ coordinate: Linear,
    spread: Linear = Linear(0),
    at range: SourceRange,
    _ around: Context
  ) {
    guard let side = side(coordinate) else { return fail(.floating, at: range, around) }
    if side == .trailing || isMirrored, let moved = around.moved {
      return fail(.moved, at: moved, around)
    }
    if side == around.cutSide { return }
    let isLeading = side == .leading
    let beyond = isLeading ? around.ahead : around.behind
    // The cap ends on a device pixel boundary too, so rounding the coordinate cannot leave the cap.
    let isBare = spread == Linear(0) && beyond == Linear(0)
    let end = (isBare ? evaluator.table.unsnapped(coordinate) : nil) ?? coordinate
    let own = (isLeading ? end : Linear(symbol: SymbolTable.length) - end) + spread
    let reach = own + beyond
    let greatest = evaluator.table.greatest(reach)
    if isLeading {
      needed.leading = max(needed.leading, greatest)
    } else {
      needed.trailing = max(needed.trailing, greatest)
    }
    if holds(reach, in: side) { return }
    if greatest == .infinity, reach.factor(of: SymbolTable.breadth) > 0 {
      return fail(.breadth(side), at: range, around)
    }
    guard let effect = around.spread, around.isShadow || holds(own, in: side) else {
      return fail(.reach(side, greatest, of: .drawing), at: range, around)
    }
    fail(.reach(side, greatest, of: effect.effect), at: effect.range, around)
  }

  /// Whether an extent from an end stays in its cap; false if the extent is not a number.
  private func holds(_ reach: Linear, in side: CapsSide) -> Bool {
    let cap = side == .leading ? leading : trailing
    return evaluator.table.greatest(reach) <= Self.tolerance
      || evaluator.table.least(cap - reach) >= -Self.tolerance
  }
}

// The painted area of outlines.
extension CapsProof {
  /// The ends to which an outline's painted area is pinned.
  struct Pins {
    var leading = false, trailing = false
    var crosses = false

    mutating func add(_ other: Pins) {
      leading = leading || other.leading
      trailing = trailing || other.trailing
      crosses = crosses || other.crosses
    }

    /// The only end to which it is pinned, or nil.
    var side: CapsSide? { leading == trailing ? nil : leading ? .leading : .trailing }
  }

  /// Requires that an outline is pinned, or runs along the axis; returns nil if it does neither.
  ///
  /// A filled path counts as closed, and so does a path that clips its stroke. A pen extends the
  /// painted area.
  mutating func pins(
    _ path: SymbolicPath,
    pen: CapsPen? = nil,
    at range: SourceRange,
    _ around: Context
  ) -> Pins? {
    if let stop = path.stop {
      fail(stop, around)
      return nil
    }
    let (m, count) = (around.matrix, failures.count)
    let path = path.mapped(by: m, then: around.move)
    var pins = Pins()
    for contour in path.contours {
      var around = around
      if around.cutSide != nil, !keepsOrder(contour) { around.cutSide = nil }
      var edges = contour.edges
      evaluator.stepsLeft -= edges.count
      if pen?.isCut ?? true, let first = edges.first?.points.first,
        let last = edges.last?.points.last,
        first != last
      {
        edges.append(SymbolicPath.Edge(kind: .line, points: [last, first]))
      }
      for edge in edges where evaluator.stepsLeft > 0 {
        pin(edge, to: &pins, with: pen, at: range, around)
      }
      guard let pen else { continue }
      for (point, spread) in pen.ends(of: contour, axis) {
        require(along(point), spread: spread, at: range, around)
      }
    }
    return failures.count == count ? pins : nil
  }

  /// Whether all points pinned to the start lie before all points pinned to the end, at any length.
  ///
  /// This is true if both ends are in their caps. It can fail if the part outside the caps is
  /// clipped: in a short component, corners can lack room and become smaller, or edges can change
  /// places.
  private mutating func keepsOrder(_ contour: SymbolicPath.Contour) -> Bool {
    let places = contour.edges.flatMap { $0.points.map { along($0) } }
    let starts = places.filter { side($0) == .leading }
    let ends = places.filter { side($0) == .trailing }
    evaluator.stepsLeft -= starts.count * ends.count
    guard evaluator.stepsLeft > 0 else { return false }
    return starts.allSatisfy { start in
      ends.allSatisfy { evaluator.table.least($0 - start) >= 0 }
    }
  }

  private mutating func pin(
    _ edge: SymbolicPath.Edge,
    to pins: inout Pins,
    with pen: CapsPen?,
    at range: SourceRange,
    _ around: Context
  ) {
    for point in edge.points where across(point).growsAlong {
      return fail(.growing, at: range, around)
    }
    let sides = edge.points.map { side(along($0)) }
    if sides.contains(nil) { return fail(.floating, at: range, around) }
    let isMixed = sides.contains { $0 != sides[0] }
    pins.leading = pins.leading || sides.contains(.leading)
    pins.trailing = pins.trailing || sides.contains(.trailing)
    if isMixed {
      guard edge.kind == .line else { return fail(.curve, at: range, around) }
      guard across(edge.points[0]) == across(edge.points[1]) else {
        return fail(.slant, at: range, around)
      }
      pins.crosses = true
    }
    for (index, point) in edge.points.enumerated() {
      let spread = pen?.spread(of: edge, at: index, axis) ?? Linear(0)
      require(along(point), spread: spread, at: range, around)
    }
  }
}
