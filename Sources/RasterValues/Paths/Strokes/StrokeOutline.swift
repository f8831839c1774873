// Prepares a stroke for filling: its path, its dashes and its pen.

/// A pen, in the space in which a stroke's outline is computed.
///
/// This is the space of the device if circles stay circles there, and otherwise that of the path.
private struct StrokePen {
  let matrix: Matrix
  let isDevice: Bool
  /// The scale factor from lengths of the path to lengths in the space of the outline.
  let factor: Double
  let half, tolerance: Double
  /// The tolerance for curves.
  let fineness: Double
  /// The reach of the pen, in device pixels.
  let reach: Double

  init(_ style: StrokeStyle, width: Double, _ matrix: Matrix, tolerance: Double) {
    self.matrix = matrix
    isDevice = width == 0 || matrix.isSimilarity
    factor = isDevice ? abs(matrix.determinant).squareRoot() : 1
    half = bounded(width == 0 ? 0.5 : width * factor * 0.5)
    reach = isDevice ? half : half * matrix.norm
    self.tolerance = isDevice ? tolerance : tolerance / max(matrix.norm, 1e-9)
    // The positions of dash ends are measured along chords.
    fineness = style.dash.isEmpty ? self.tolerance : self.tolerance / 2
  }

  /// The maximum length of a curve handle that can be ignored.
  ///
  /// Without the handle, the curve stays within its tolerance or within a 500th of the pen's width.
  var shortHandle: Double { max(2.25 * tolerance, half / 128) }

  /// Returns the transform of a path, which begins at `first`, to the space of the outline.
  func frame(from first: Point, isDrawn: Bool) -> StrokeFrame {
    let frame = isDrawn ? StrokeFrame(device: matrix, first: first, isTurnedBack: !isDevice) : nil
    return frame ?? StrokeFrame(isDevice ? matrix : Matrix())
  }
}

/// A stroke prepared for filling: its polylines, its dashes and its pen.
package struct StrokeOutline {
  /// The maximum height of a curve above its chord, in pixels.
  ///
  /// The chords of quadratic and cubic curves cross the curves, so the distance on either side is
  /// half of this.
  static let tolerance = 1.0 / 48

  private var stroker: Stroker
  /// The path in the space of the pen.
  private let path: StrokePath
  private let dashes: DashPattern?
  /// The approximate number of segments and dashes.
  package let edgeCount: Int
  /// The edges that are drawn instead of the whole stroke.
  private var edges: [(from: SIMD2<Double>, to: SIMD2<Double>)]?
  package let box: Box

  /// Prepares the stroke of a shape.
  ///
  /// `tolerance` is in device pixels. `dashBudget` is the number of dashes that may still be drawn;
  /// a stroke that needs more is drawn solid. If `isDrawn` is false, points are not rounded to the
  /// grid.
  package init(
    _ shape: Path.Shape,
    _ style: StrokeStyle,
    width: Double,
    _ matrix: Matrix,
    tolerance: Double = StrokeOutline.tolerance,
    isDrawn: Bool = true,
    dashBudget: inout Double
  ) {
    let pen = StrokePen(style, width: width, matrix, tolerance: tolerance)
    let fineness = shape.chordTolerance(pen.fineness)
    let frame = pen.frame(from: shape.frameStart, isDrawn: isDrawn)
    let path = StrokePath(
      shape,
      frame,
      half: pen.half,
      tolerance: fineness,
      shortHandle: pen.shortHandle
    )
    let box = StrokeOutline.box(shape, style, matrix, reach: pen.reach)
    self.init(path, frame, pen: pen, style: style, box: box, dashBudget: &dashBudget)
  }

  /// Prepares the stroke of an outline in a display list; `box` is its bounding box.
  package init(
    _ outline: PackedOutline,
    _ style: StrokeStyle,
    _ matrix: Matrix,
    box: Box,
    dashBudget: inout Double
  ) {
    let pen = StrokePen(style, width: style.width, matrix, tolerance: StrokeOutline.tolerance)
    let frame = pen.frame(from: outline.frameStart, isDrawn: true)
    let path = StrokePath(
      outline,
      frame,
      half: pen.half,
      tolerance: pen.fineness,
      shortHandle: pen.shortHandle
    )
    self.init(path, frame, pen: pen, style: style, box: box, dashBudget: &dashBudget)
  }

  private init(
    _ path: StrokePath,
    _ frame: StrokeFrame,
    pen: StrokePen,
    style: StrokeStyle,
    box: Box,
    dashBudget: inout Double
  ) {
    self.path = path
    self.box = box
    var corners = path.lines.reduce(0.0) { $0 + Double($1.samples.count) }
    let pattern = DashPattern(style, scale: pen.factor)
    let count = pattern.map { path.dashCount($0) } ?? 0
    if count <= dashBudget {
      dashBudget -= count
      corners += count
      dashes = pattern
    } else {
      dashes = nil
    }
    edgeCount = Int(min(corners, 1e9))
    stroker = Stroker(
      half: pen.half,
      cap: style.cap,
      join: style.join,
      miterLimit: style.miterLimit,
      tolerance: pen.tolerance / 2,
      arcDepth: StrokeOutline.arcDepth(corners: corners),
      matrix: pen.isDevice ? nil : frame.deviceMatrix ?? pen.matrix,
      origin: frame.origin
    )
  }

  /// Returns the maximum number of times that arcs are halved.
  ///
  /// It limits the arcs of a stroke to about a million chords.
  private static func arcDepth(corners: Double) -> Int {
    var (depth, chords) = (12, corners * 4096)
    while depth > 4, chords > 1_048_576 {
      depth -= 1
      chords /= 2
    }
    return depth
  }

  /// The region in which the stroke certainly overlaps itself at turns; see also `meetings`.
  package var overlap: Box {
    if let dashes {
      if stroker.cap != .butt, dashes.leastGap < 2 * stroker.half { return box }
      if path.lines.contains(where: { stroker.isTight($0) }) { return box }
    }
    var overlap = Box.empty
    for line in path.lines { overlap.add(stroker.overlap(of: line)) }
    guard let matrix = stroker.matrix else {
      let reach = stroker.half + 1
      return overlap.enlarged(by: reach).moved(by: stroker.origin).intersection(box)
    }
    guard overlap.minX.isFinite else { return overlap.isEmpty ? overlap : box }
    let reach = stroker.half * matrix.norm + 1
    return matrix.box(overlap).enlarged(by: reach).intersection(box)
  }

  /// The stroke with everything that its pen sweeps over, for computing an overlay.
  ///
  /// `nil` if the result would look the same.
  var swept: StrokeOutline? {
    guard dashes != nil || path.lines.contains(where: { stroker.sweepsAlone($0) }) else {
      return nil
    }
    var result = self
    result.stroker.loops = .added
    return result
  }

  /// The region in which parts of the stroke overlap that are not consecutive.
  ///
  /// Such parts belong to two subpaths, or to one that comes back to itself. A subpath of a single
  /// curve is not examined.
  package var meetings: Box {
    guard path.lines.count > 1 || path.lines.first.map({ $0.segmentCount > 1 }) ?? false else {
      return .empty
    }
    let reach = stroker.half * stroker.reach(path.lines)
    let pixel = stroker.matrix.map { 1 / max($0.norm, 1e-9) } ?? 1
    let found = LineMeetings(path.lines, .pens, near: 2 * reach, reach: reach, pixel: pixel).box
    guard let matrix = stroker.matrix else {
      return found.enlarged(by: 1).moved(by: stroker.origin).intersection(box)
    }
    guard found.minX.isFinite else { return found.isEmpty ? found : box }
    return matrix.box(found).enlarged(by: 1).intersection(box)
  }

  /// Whether edges are drawn instead of the whole stroke.
  package var isCut: Bool { edges != nil }

  /// Returns the stroke reduced to the given edges.
  package func cut(to edges: [(from: SIMD2<Double>, to: SIMD2<Double>)]) -> StrokeOutline {
    var result = self
    result.edges = edges
    return result
  }

  /// Emits the edges; the result is incomplete if a meter stops the work.
  package func emit<Sink: EdgeSink & ~Copyable>(into sink: inout Sink, meter: WorkMeter? = nil) {
    if let edges {
      for edge in edges { sink.edge(edge.from, edge.to) }
      return
    }
    var (segments, isStopped) = (0, false)
    // The meter is asked after every few thousand segments, about a millisecond of work.
    func emit(_ line: StrokeLine, _ sink: inout Sink) {
      segments &+= line.samples.count
      if segments > 4_096, let meter {
        segments = 0
        isStopped = isStopped || meter.ask() != nil
      }
      if !isStopped { stroker.emit(line, into: &sink) }
    }
    for line in path.lines where !isStopped {
      if let dashes, line.samples.count > 1 {
        dashes.cut(line) { emit($0, &sink) }
      } else {
        emit(line, &sink)
      }
    }
  }

  /// Returns a bounding box of a stroke whose pen reaches `reach` device pixels.
  package static func box(
    _ shape: Path.Shape,
    _ style: StrokeStyle,
    _ matrix: Matrix,
    reach: Double
  ) -> Box {
    let factor: Double
    switch shape {
    case .outline: factor = StrokeOutline.reach(style)
    case .empty, .rect, .roundedRect, .ellipse: factor = StrokeOutline.shapeReach(style, matrix)
    }
    return shape.box(matrix).enlarged(by: bounded(reach * factor))
  }

  /// Returns half of the pen's width in device pixels.
  ///
  /// Inside and outside strokes are drawn with twice the width.
  package static func half(of style: StrokeStyle, _ points: Matrix) -> Double {
    let width = style.alignment == .center ? style.width : style.width * 2
    let reach = points.isSimilarity ? abs(points.determinant).squareRoot() : points.norm
    return width == 0 ? (style.alignment == .center ? 0.5 : 1) : width * 0.5 * reach
  }

  /// Returns the reach of the stroke of a rectangle, rounded rectangle or ellipse.
  ///
  /// The result is in half widths of the pen.
  package static func shapeReach(_ style: StrokeStyle, _ matrix: Matrix) -> Double {
    style.cap == .square || !matrix.isAxisAligned ? 1.4142135623730951 : 1
  }

  /// Returns the reach of an outline's stroke, in half widths of the pen.
  package static func reach(_ style: StrokeStyle) -> Double {
    let cap = style.cap == .square ? 1.4142135623730951 : 1
    return style.join == .miter ? max(cap, style.miterLimit) : cap
  }
}

extension StrokePath {
  /// Returns the approximate number of dashes and gaps of the path.
  fileprivate func dashCount(_ pattern: DashPattern) -> Double {
    lines.reduce(0) { $0 + pattern.count($1.length) }
  }
}

extension Path.Shape {
  /// Returns the tolerance for a shape.
  ///
  /// The chords of ellipses and round corners end on the curve, unlike those of quadratic and cubic
  /// curves, so they need a smaller tolerance.
  fileprivate func chordTolerance(_ tolerance: Double) -> Double {
    if case .outline = self { return tolerance }
    return tolerance * 0.75
  }
}
