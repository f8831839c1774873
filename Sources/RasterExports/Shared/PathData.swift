// Path data, and the losses of formats that support only paths.

import RasterDrawing
import RasterValues

/// Returns a number rounded to a ten-thousandth.
func short(_ value: Double) -> String { decimal((value * 10_000).rounded() / 10_000) }

extension Path.Shape {
  /// Returns the transformed shape as path data.
  func pathData(placedBy place: Transform) -> String { outline.pathData(placedBy: place) }
}

extension Path.Outline {
  /// Returns the transformed outline as path data, rounded to a ten-thousandth.
  func pathData(placedBy place: Transform) -> String {
    pathData({ $0.transformed(by: place) }, number: short)
  }

  /// Returns the outline as path data, with transformed points and formatted numbers.
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
  /// The clip paths of the layer, each for the nonzero winding rule.
  var windingClips: [Path] {
    var clips: [Path] = []
    if let clip {
      let path = Path(clip)
      clips.append(clipRule == .evenOdd ? path.union(.empty, rule: .evenOdd) : path)
    }
    if let maskPath { clips.append(Path(maskPath)) }
    return clips
  }

  /// The features that are left out in a format that supports only paths.
  var vectorLosses: [String] {
    var losses: [String] = []
    if blend != .normal { losses.append("the blend mode '\(blend)' is left out") }
    if blur > 0 { losses.append("a blur is left out") }
    if filter != nil { losses.append("a colour filter is left out") }
    if effects != nil { losses.append("a filter is left out") }
    if !shadows.isEmpty { losses.append("a shadow is left out") }
    if mask != nil { losses.append("a component used as a mask is left out") }
    return losses
  }
}
