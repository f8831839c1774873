// Proves that a component's picture can be stretched along an axis, operation by operation.
//
// The box is as long as it is: L, no less than both caps and a point. All that is drawn is pinned to its
// start, at x + 0·L, or to its end, at x + 1·L, and lies with all of its ink in the cap there; or it runs
// from one to the other in straight lines along the axis, in a colour that does not vary along it. Then
// each column between the caps is like any other, at any length, and the caps are what they were.
//
// All that is measured holds from one device pixel a point on; edges are taken to 1/256 of a pixel.

import RasterSyntax
import RasterValues

struct CapsProof {
  /// What surrounds an operation.
  struct Surroundings {
    /// From where an operation draws to the component, but for a move.
    var matrix = Transform.identity
    var move = SymbolicPath.Vertex(Linear(0), Linear(0))
    /// How far ink spreads towards the end, and towards the start.
    var ahead = Linear(0), behind = Linear(0)
    /// What spreads it, the innermost.
    var spread: (effect: CapsFailure.Effect, range: SourceRange)?
    /// Whether that is all that is drawn: a shadow.
    var isShadow = false
    /// What draws otherwise where it is moved by whole pixels.
    var moved: SourceRange?
    /// Whether something is cut around it.
    var isCut = false
    /// The end that all of what is cut is pinned to: no ink that is pinned there is too long.
    var cutSide: CapsSide?
    /// The outlines that all that is drawn is cut by, and by nothing that spreads ink afterwards.
    var cuts: [SymbolicPath] = []
    /// Of what the component places, the line that does.
    var range: SourceRange?
    var depth = 0

    var isMovedOnly: Bool { matrix == .identity }
  }

  let axis: CapsAxis
  let leading, trailing: Linear
  /// Whether the drawing is also turned over, so that what begins at the start ends there.
  let isTurned: Bool
  var evaluator: SymbolicEvaluator
  private(set) var failures: [CapsFailure] = []
  /// The caps that would be needed.
  private(set) var needed: (leading: Double, trailing: Double) = (0, 0)
  /// The ends that ink so far is pinned to.
  var ink = Pins()

  init(
    _ axis: CapsAxis,
    _ caps: (leading: Linear, trailing: Linear),
    isTurned: Bool,
    _ evaluator: SymbolicEvaluator
  ) {
    self.axis = axis
    (leading, trailing) = caps
    self.isTurned = isTurned
    self.evaluator = evaluator
  }

  /// Room for rounding in sums.
  private static let tolerance = 1e-9

  mutating func fail(_ cause: CapsFailure.Cause, at range: SourceRange, _ around: Surroundings) {
    let place = around.range ?? range
    guard !failures.contains(where: { $0.range == place }) else { return }
    failures.append(CapsFailure(cause: cause, range: place))
  }

  mutating func fail(_ stop: ProofStop, _ around: Surroundings) {
    fail(.stop(stop.cause), at: stop.range, around)
  }

  /// The coordinate along the axis, and the one across.
  func along(_ point: SymbolicPath.Vertex) -> Linear { axis == .horizontal ? point.x : point.y }
  func across(_ point: SymbolicPath.Vertex) -> Linear { axis == .horizontal ? point.y : point.x }

  /// The end that a coordinate is pinned to; nil where it is pinned to none.
  func side(_ coordinate: Linear) -> CapsSide? {
    switch coordinate.factor(of: SymbolTable.length) {
    case 0: .leading
    case 1: .trailing
    default: nil
    }
  }

  /// Requires that what reaches `spread` from a coordinate stays in the cap that the coordinate is in.
  mutating func require(
    _ coordinate: Linear,
    spread: Linear = Linear(0),
    at range: SourceRange,
    _ around: Surroundings
  ) {
    guard let side = side(coordinate) else { return fail(.floating, at: range, around) }
    if side == .trailing || isTurned, let moved = around.moved {
      return fail(.moved, at: moved, around)
    }
    if side == around.cutSide { return }
    let isLeading = side == .leading
    let beyond = isLeading ? around.ahead : around.behind
    // The cap ends at a line of device pixels too, which is no nearer.
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
      return fail(.reach(side, greatest, of: .ink), at: range, around)
    }
    fail(.reach(side, greatest, of: effect.effect), at: effect.range, around)
  }

  /// Whether what reaches so far from an end stays in its cap; what is not a number does not.
  private func holds(_ reach: Linear, in side: CapsSide) -> Bool {
    let cap = side == .leading ? leading : trailing
    return evaluator.table.greatest(reach) <= Self.tolerance
      || evaluator.table.least(cap - reach) >= -Self.tolerance
  }
}

// What is drawn of an outline.
extension CapsProof {
  /// How an outline's ink lies.
  struct Pins {
    var leading = false, trailing = false
    var crosses = false

    mutating func add(_ other: Pins) {
      leading = leading || other.leading
      trailing = trailing || other.trailing
      crosses = crosses || other.crosses
    }

    /// The only end that something is pinned to.
    var side: CapsSide? { leading == trailing ? nil : leading ? .leading : .trailing }
  }

  /// Requires that an outline's ink is pinned, or runs along the axis; nil where it does not.
  ///
  /// A path that is filled is closed, as one that cuts its stroke is; a pen spreads its ink.
  mutating func pins(
    _ path: SymbolicPath,
    pen: CapsPen? = nil,
    at range: SourceRange,
    _ around: Surroundings
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

  /// Whether all that is pinned to the start lies before all that is pinned to the end, at any length.
  ///
  /// Where both ends are in their caps that is so. Where a part that is cut away is not, corners may have
  /// no room in a short box, and are smaller then, or edges have changed places.
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
    _ around: Surroundings
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
