// The exact edges of fills whose edges cross, or repeat, within a pixel.
//
// Cells add up areas with their signs, and know nothing of what overlaps within one pixel. Outlines of
// which that may be wrong are looked at edge by edge, and where edges meet they are laid over each
// other, on the grid of the cells.

/// Finds what is drawn instead of an outline.
package enum FillOverlay {
  /// The edges that bound the inside of an outline, of which none overlap where some would.
  ///
  /// Nil where none meet, or too many. `box` is the outline's, in pixels.
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

  /// The same for an outline that does not lie in a list.
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

  /// What is farther from the origin than these pixels is not looked at, so that all parts of a
  /// picture that are drawn by themselves get the same edges.
  private static let farthest = 65_536
  /// The units of work that it takes to look at a segment: 0.4 µs.
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
    // About 20 ms, as for strokes.
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
