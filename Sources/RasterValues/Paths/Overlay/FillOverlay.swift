// Computes exact edges for fills whose edges cross or coincide within a pixel.
//
// Cells accumulate signed areas and cannot detect overlaps within a pixel. Outlines for which this
// may give a wrong result are examined edge by edge. Where edges meet, an overlay of them is
// computed on the grid of the cells.

/// Finds the edges to draw instead of an outline.
package enum FillOverlay {
  /// Returns the edges that bound the inside of an outline, if some of its own edges overlap.
  ///
  /// The returned edges do not overlap. Returns `nil` if no edges meet or if there are too many.
  /// `box` is the bounding box of the outline, in pixels.
  package static func edges(
    of outline: PackedOutline,
    _ rule: FillRule,
    _ matrix: Matrix,
    box: Box,
    meter: WorkMeter? = nil
  ) -> StrokeOutline.Edges? {
    guard OutlineSurvey(outline, rule, matrix, box: box).isSuspicious else { return nil }
    return resolved(outline, rule, matrix, meter: meter)
  }

  /// Returns the same result for an outline that is not stored in a display list.
  package static func edges(
    of outline: Path.Outline,
    _ rule: FillRule,
    _ matrix: Matrix,
    box: Box,
    meter: WorkMeter? = nil
  ) -> StrokeOutline.Edges? {
    guard OutlineSurvey(outline, rule, matrix, box: box).isSuspicious else { return nil }
    return resolved(outline, rule, matrix, meter: meter)
  }

  /// The distance from the origin, in pixels, beyond which edges are ignored.
  ///
  /// The limit is fixed so that parts of a bitmap that are drawn separately use the same edges.
  private static let farthest = 65_536
  /// The units of work for examining a segment, which takes 0.4 µs.
  private static let segmentUnits = 1_600

  @inline(never)
  private static func resolved(
    _ outline: some OutlineSource,
    _ rule: FillRule,
    _ matrix: Matrix,
    meter: WorkMeter?
  ) -> StrokeOutline.Edges? {
    guard meter?.use(outline.verbCount &* FillOverlay.segmentUnits) == nil else { return nil }
    let frame =
      StrokeFrame(device: matrix, first: outline.frameStart) ?? StrokeFrame(matrix)
    let lines = StrokePath(polygonsOf: outline, frame, tolerance: flatteningTolerance).lines
    let meetings = LineMeetings(lines, .edges, near: 1, reach: 1, pixel: 1).box
      .moved(by: frame.origin)
    let all = PixelRect(x: -farthest, y: -farthest, width: 2 * farthest, height: 2 * farthest)
    let region = meetings.intersection(Box(all)).pixels
    guard !region.isEmpty else { return nil }
    // These limits correspond to about 20 ms, as for strokes.
    var sink = OverlaySink(region, edgeLimit: 4096, workLimit: 1 << 21, keepsBeyond: true)
    for line in lines {
      for (from, to) in zip(line.samples, line.samples.dropFirst()) {
        sink.edge(from.point + frame.origin, to.point + frame.origin)
      }
    }
    sink.finish()
    guard let outside = sink.outside else { return nil }
    let operation: OverlayOperation = rule == .nonZero ? .union : .evenOddUnion
    return sink.boundary(operation, pieces: 16, meter).map { $0 + outside }
  }
}
