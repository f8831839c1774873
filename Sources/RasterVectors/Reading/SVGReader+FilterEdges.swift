// Reports blurs near the edge of a filter's region, where renderers differ.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// Reports a blur of an image that ends near the edge of the filter's region.
  mutating func noteBlur(_ place: FilterPlace, _ graph: FilterGraph) {
    guard isElement(place.node, "feGaussianBlur"), let painted = graph.painted,
      let deviation = numbers("stdDeviation", place).first, deviation > 0
    else { return }
    let (x, y) = graph.lengths(deviation, deviation)
    var moved = painted
    for step in graph.steps where step.kind == .offset {
      moved = Rect(
        x: moved.x + step.value(0),
        y: moved.y + step.value(1),
        width: moved.width,
        height: moved.height
      )
    }
    let grown = Rect(
      x: moved.x - x,
      y: moved.y - y,
      width: moved.width + 2 * x,
      height: moved.height + 2 * y
    )
    let isFlooded = graph.steps.last?.kind == .flood
    guard isFlooded || !graph.region.holds(grown, within: 1e-6) else { return }
    lose(Self.edgeReport, at: document.nodes[place.node].range)
  }

  static let edgeReport = "renderers differ about a blur near the edge of a filter's region"

  /// Reports a blur of a drawing that ends near the edge of the filter's region.
  mutating func noteEdge(
    _ shape: FilteredShape,
    _ run: FilterRun,
    _ context: SVGContext
  ) {
    guard let painted = run.painted, shape.color == nil, !shape.isAlpha else { return }
    let length = shape.deviation * context.transform.scale
    let grown = Rect(
      x: painted.x - length,
      y: painted.y - length,
      width: painted.width + 2 * length,
      height: painted.height + 2 * length
    )
    guard !run.region.surelyHolds(grown, within: 1e-6) else { return }
    lose(Self.edgeReport, at: document.nodes[run.node].range)
  }
}
