// Converts shapes to PDF path operators.

import RasterValues

extension Path.Shape {
  /// Returns the operators that construct the path, transformed by `place`.
  func operators(_ place: Transform = .identity) -> String {
    if case .rect(let rect) = self, place == .identity { return rect.operators }
    return outline.operators(place)
  }
}

extension Rect {
  /// The operator that constructs the rectangle.
  var operators: String { decimals([x, y, width, height]) + " re\n" }
}

extension Path.Outline {
  /// Returns the operators that construct the path, transformed by `place`.
  ///
  /// Quadratic curves become cubic curves.
  func operators(_ place: Transform = .identity) -> String {
    var (result, next) = ("", 0)
    var (start, last) = (Point.zero, Point.zero)
    for verb in verbs {
      guard next + verb.pointCount <= points.count else { break }
      let placed = points[next..<next + verb.pointCount].map { $0.transformed(by: place) }
      next += verb.pointCount
      switch verb {
      case .move:
        start = placed[0]
        result += "\(placed[0].numbers) m\n"
      case .line: result += "\(placed[0].numbers) l\n"
      case .quad:
        let (control, end) = (placed[0], placed[1])
        let first = last.toward(control, 2.0 / 3)
        let second = end.toward(control, 2.0 / 3)
        result += "\(first.numbers) \(second.numbers) \(end.numbers) c\n"
      case .cubic:
        result += "\(placed[0].numbers) \(placed[1].numbers) \(placed[2].numbers) c\n"
      case .close: result += "h\n"
      }
      last = placed.last ?? start
    }
    return result
  }
}

extension Point {
  fileprivate var numbers: String { decimals([x, y]) }

  fileprivate func toward(_ other: Point, _ part: Double) -> Point {
    Point(x + (other.x - x) * part, y + (other.y - y) * part)
  }
}

extension Transform {
  /// The six numbers of the matrix.
  var numbers: String { decimals([a, b, c, d, tx, ty]) }
}
