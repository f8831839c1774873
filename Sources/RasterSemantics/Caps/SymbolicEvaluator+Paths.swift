// Evaluates functions that create paths, whose points can depend on a component's size.

import RasterSyntax
import RasterValues

extension SymbolicEvaluator {
  typealias Vertex = SymbolicPath.Vertex

  mutating func path(
    _ row: BuiltIn,
    _ arguments: [SymbolicValue],
    at range: SourceRange
  ) -> SymbolicPath {
    if row.owner == .path { return changed(row, arguments, at: range) }
    let numbers = arguments.map { $0.numbers?.1 }
    if let first = numbers.first, let rect = first, rect.count == 4 {
      if let path = rectangular(row.name, rect, arguments) { return path }
    }
    switch row.name {
    case "circle":
      if let center = arguments[0].vertex, let radius = numbers[1]?.first {
        let width = radius * 2
        return .ellipse([center.x - radius, center.y - radius, width, width])
      }
    case "arc", "pie", "ring":
      if let center = arguments[0].vertex, let radius = numbers[1]?.first,
        arguments[2...].allSatisfy({ !$0.growsAlong })
      {
        guard row.name == "ring", let inner = numbers[2]?.first else {
          guard case .angle(let from)? = arguments[2].known,
            case .angle(let to)? = arguments[3].known,
            let isClockwise = row.name == "arc" ? arguments[4].bool : true
          else { return .parts(around: center, radius: radius) }
          let arc = SymbolicPath.Arc(from: from, to: to, isClockwise: isClockwise)
          let hull = arc.hull(center, radius)
          if row.name == "pie" { return .edge(.parts, hull + [center]) }
          return .edge(.arc, [arc.place(from, center, radius)] + hull)
        }
        return SymbolicPath(anyOf: [
          .parts(around: center, radius: radius), .parts(around: center, radius: inner),
        ])
      }
    case "line":
      let points = arguments.compactMap { $0.vertex }
      if points.count == 2 { return .lines(points, isClosed: false) }
    case "polygon", "polyline":
      let elements = arguments[0].elements
      let points = elements?.compactMap { $0.vertex } ?? []
      if let elements, points.count == elements.count {
        return .lines(points, isClosed: row.name == "polygon")
      }
    default: break
    }
    return SymbolicPath(stop: ProofStop(cause: .row(row.name), range: range))
  }

  /// Returns a shape in a rectangle.
  private mutating func rectangular(
    _ name: String,
    _ rect: [Linear],
    _ arguments: [SymbolicValue]
  ) -> SymbolicPath? {
    switch name {
    case "rect": return .rect(rect)
    case "ellipse": return .ellipse(rect)
    case "roundedRect":
      guard let radii = arguments[1].numbers?.1 else { return nil }
      var all: [(x: Linear, y: Linear)]
      switch radii.count {
      case 1: all = Array(repeating: (radii[0], radii[0]), count: 4)
      case 4: all = radii.map { ($0, $0) }
      default: all = stride(from: 0, to: 8, by: 2).map { (radii[$0], radii[$0 + 1]) }
      }
      var (isCircular, corner) = (radii.count < 8, SymbolicPath.Edge.Kind.corner)
      if arguments.count > 2 {
        guard case .builtin(_, let style)? = arguments[2].known else { return nil }
        if CornerStyle(rawValue: UInt8(style)) == .continuous {
          // The extent of a continuous corner that has enough room.
          all = all.map { ($0.x * CapsPen.smoothReach, $0.y * CapsPen.smoothReach) }
          (isCircular, corner) = (false, .smoothCorner)
        }
      }
      // A corner is at most as wide as its rectangle.
      if !rect[2].growsAlong, let width = rect[2].value {
        all = all.map { table.least($0.x) >= width ? (Linear(width), $0.y) : $0 }
      }
      if !rect[3].growsAlong, let height = rect[3].value {
        all = all.map { table.least($0.y) >= height ? ($0.x, Linear(height)) : $0 }
      }
      var path = SymbolicPath.roundedRect(rect, all, corner: corner)
      if isCircular { path.plain = .rounded(radii: all.map { $0.x }) }
      return path
    case "capsule":
      // If the width grows, the height is the shorter side, or a cap is too short.
      let side =
        rect[2].growsAlong ? rect[3] : rect[3].growsAlong ? rect[2] : shorter(rect[2], rect[3])
      let radius = side * 0.5
      var path = SymbolicPath.roundedRect(rect, Array(repeating: (radius, radius), count: 4))
      path.plain = .rounded(radii: Array(repeating: radius, count: 4))
      return path
    case "circle" where arguments.count == 1:
      let side =
        rect[2].growsAlong ? rect[3] : rect[3].growsAlong ? rect[2] : shorter(rect[2], rect[3])
      return .ellipse([
        rect[0] + (rect[2] - side) * 0.5, rect[1] + (rect[3] - side) * 0.5, side, side,
      ])
    case "star":
      // Its points move like those of an ellipse.
      var path = SymbolicPath.ellipse(rect)
      path.plain = nil
      path.contours[0].edges = path.contours[0].edges.map {
        SymbolicPath.Edge(kind: .parts, points: $0.points)
      }
      return path
    default: return nil
    }
  }

  /// Returns the shorter of two sides that do not grow.
  private mutating func shorter(_ first: Linear, _ second: Linear) -> Linear {
    if table.least(second - first) >= 0 { return first }
    if table.greatest(second - first) <= 0 { return second }
    let high = min(table.greatest(first), table.greatest(second))
    return table.add(from: min(0, high), to: high)
  }

  /// Returns a path that is derived from another one.
  private mutating func changed(
    _ row: BuiltIn,
    _ arguments: [SymbolicValue],
    at range: SourceRange
  ) -> SymbolicPath {
    let stop = SymbolicPath(stop: ProofStop(cause: .row(row.name), range: range))
    guard let path = arguments[0].symbolicPath else { return stop }
    if path.stop != nil { return path }
    switch row.name {
    case "offset":
      guard let x = arguments[1].number, let y = arguments[2].number else { return stop }
      return path.mapped(by: .identity, then: Vertex(x, y))
    case "transformed":
      guard let numbers = arguments[1].numbers?.1 else { return stop }
      let parts = numbers.prefix(4).compactMap { $0.value }
      guard parts.count == 4 else { return stop }
      let matrix = Transform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: 0, ty: 0)
      return path.mapped(by: matrix, then: Vertex(numbers[4], numbers[5]))
    case "union", "intersection", "difference":
      guard let other = arguments[1].symbolicPath else { return stop }
      return combined(row.name, path, other) ?? stop
    case "reversed":
      var result = path
      result.plain = nil
      return result
    default: return stop
    }
  }
}
