// The shapes of a file as one outline: the union of fills and outlined strokes.

import RasterSemantics
import RasterSyntax
import RasterValues

/// The outline of a file's shapes, or of the element with an id, in points of the view box.
///
/// Clips apply to it. Opacity, masks, blurs and shadows do not. Shapes are merged in pairs, then
/// the results in pairs. The outline fails if it exceeds a budget of some seconds.
func outline(of file: SourceFile, id: String?) -> OutlineLoad {
  guard let document = try? XMLParser.parse(file.bytes) else {
    return .failed("it is not valid XML")
  }
  if VectorDrawableReader.reads(document) {
    guard id == nil else { return .failed("a vector drawable has no ids") }
    var reader = VectorDrawableReader(document, file)
    guard let drawing = reader.read() else { return .failed("it draws nothing") }
    return outline(of: drawing.nodes, in: reader.viewport, reader.toPoints)
  }
  var reader = SVGReader(document, file)
  if let id {
    guard let node = reader.ids[id] else { return .unknown(reader.ids.keys) }
    reader.wanted = node
  }
  guard let drawing = reader.read() else { return .failed("it draws nothing") }
  let nodes = id == nil ? drawing.nodes : reader.found
  return outline(of: nodes, in: reader.boxSize ?? drawing.size, reader.toPoints)
}

/// The outline of nodes, in the coordinates before a transform.
private func outline(of nodes: [VectorNode], in size: Size, _ toPoints: Transform) -> OutlineLoad {
  guard let toBox = toPoints.inverse else { return .failed("it has no size") }
  if let data = nodes.onlyData, toBox == .identity { return .data(data) }
  var outliner = ShapeOutliner()
  let path = outliner.joined(nodes).transformed(by: toBox)
  let places = ExpressionWriter(size: size).places + 1
  guard let data = path.data(places: places), !outliner.isSpent else {
    return .failed("it has too many shapes to combine")
  }
  return data.isEmpty ? .failed("it has no shapes to combine") : .data(data)
}

extension [VectorNode] {
  /// The path data of a single shape that is filled without a transform, or `nil`.
  fileprivate var onlyData: String? {
    guard count == 1, case .shape(let shape) = self[0], shape.stroke == nil, !shape.isEvenOdd,
      shape.fill != nil, shape.outline.transform == .identity,
      case .path(let data) = shape.outline.geometry
    else { return nil }
    return data
  }
}

/// Computes the union of shapes within a budget.
private struct ShapeOutliner {
  private let meter = WorkMeter(RasterLimits(work: 1 << 31))

  /// Whether the budget is exhausted.
  var isSpent: Bool { meter.error != nil }

  mutating func joined(_ nodes: [VectorNode]) -> Path {
    var paths: [Path] = []
    for node in nodes {
      switch node {
      case .shape(let shape): paths += areas(of: shape)
      case .group(let group):
        var inner = joined(group.children)
        if let clip = group.clip { inner = inner.intersection(area(of: clip), meter: meter) }
        paths.append(inner)
      }
    }
    return union(paths)
  }

  /// The union of paths, merged in pairs.
  private func union(_ paths: [Path]) -> Path {
    var paths = paths
    while paths.count > 1 {
      var next: [Path] = []
      for index in stride(from: 0, to: paths.count, by: 2) {
        if isSpent { return .empty }
        next.append(
          index + 1 < paths.count
            ? paths[index].union(paths[index + 1], meter: meter) : paths[index]
        )
      }
      paths = next
    }
    return paths.first ?? .empty
  }

  private func areas(of shape: VectorShape) -> [Path] {
    var paths: [Path] = []
    if shape.fill != nil { paths.append(area(of: shape.outline, isEvenOdd: shape.isEvenOdd)) }
    if let stroke = shape.stroke {
      let style = StrokeStyle(
        width: stroke.width,
        cap: stroke.cap,
        join: stroke.join,
        miterLimit: stroke.miterLimit,
        dash: stroke.dash,
        dashPhase: stroke.dashPhase
      )
      let outline = shape.outline.geometry.path.outlined(style, meter: meter)
      paths.append(outline.transformed(by: shape.outline.transform))
    }
    return paths
  }

  private func area(of outline: VectorOutline, isEvenOdd: Bool) -> Path {
    let path = outline.path
    guard isEvenOdd, outline.geometry.hasRule else { return path }
    return path.union(.empty, rule: .evenOdd, meter: meter)
  }

  private func area(of region: VectorRegion) -> Path {
    switch region {
    case .outline(let outline, let isEvenOdd): return area(of: outline, isEvenOdd: isEvenOdd)
    case .union(let parts): return union(parts.map { area(of: $0) })
    case .intersection(let parts):
      var paths = parts.map { area(of: $0) }
      guard !paths.isEmpty else { return .empty }
      let first = paths.removeFirst()
      return paths.reduce(first) { $0.intersection($1, meter: meter) }
    }
  }
}
