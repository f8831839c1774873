// Paths as the text of their data, and what paths alone cannot say.

import RasterDrawing
import RasterValues

/// A number to a ten thousandth.
func short(_ value: Double) -> String { decimal((value * 10_000).rounded() / 10_000) }

extension Path.Shape {
  /// The shape as path data, its points changed by a transform.
  func pathData(placedBy place: Transform) -> String { outline.pathData(placedBy: place) }
}

extension Path.Outline {
  /// The outline as path data, its points changed by a transform, to a ten thousandth.
  func pathData(placedBy place: Transform) -> String {
    pathData({ $0.transformed(by: place) }, number: short)
  }

  /// The outline as path data, each point changed by `place`, with numbers as `number` writes them.
  func pathData(
    _ place: (Point) -> Point,
    number: (Double) -> String = { text($0) }
  ) -> String {
    var (data, next) = ("", 0)
    for verb in verbs {
      guard next + verb.pointCount <= points.count else { break }
      let numbers = points[next..<next + verb.pointCount].flatMap { point -> [String] in
        let placed = place(point)
        return [number(placed.x), number(placed.y)]
      }
      next += verb.pointCount
      switch verb {
      case .move: data += "M"
      case .line: data += "L"
      case .quad: data += "Q"
      case .cubic: data += "C"
      case .close: data += "Z"
      }
      data += numbers.joined(separator: " ")
    }
    return data
  }
}

extension RecordedLayer {
  /// The paths that cut it, each filled by the winding rule.
  var windingClips: [Path] {
    var clips: [Path] = []
    if let clip {
      let path = Path(clip)
      clips.append(clipRule == .evenOdd ? path.union(.empty, rule: .evenOdd) : path)
    }
    if let maskPath { clips.append(Path(maskPath)) }
    return clips
  }

  /// What of it is left out where there are paths alone.
  var vectorLosses: [String] {
    var losses: [String] = []
    if blend != .normal { losses.append("the blend mode '\(blend)' is left out") }
    if blur > 0 { losses.append("a blur is left out") }
    if filter != nil { losses.append("a colour filter is left out") }
    if !shadows.isEmpty { losses.append("a shadow is left out") }
    if mask != nil { losses.append("a mask that is a component is left out") }
    return losses
  }
}
