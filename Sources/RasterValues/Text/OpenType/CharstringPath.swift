// The drawing operators of charstrings: lines and cubic curves from the current point.
//
// Source: Adobe Technical Note 5177, section 4.1.

/// An outline that is built from relative steps.
struct CharstringPath {
  private(set) var outline = Path.Outline()
  private var x = 0.0
  private var y = 0.0
  private var start = Point.zero
  /// The number of verbs before the open contour, or `nil` if no contour is open.
  private var opening: Int?

  // MARK: - Contours

  /// Ends the open contour and moves the current point.
  mutating func move(_ dx: Double, _ dy: Double) {
    close()
    x += dx
    y += dy
  }

  /// Sets the current point, as for the two components of an accented glyph.
  mutating func moveOrigin(to point: Point) { (x, y) = (point.x, point.y) }

  /// Ends the open contour without an explicit closing line, and removes it if it is empty.
  mutating func close() {
    guard let opening else { return }
    self.opening = nil
    while outline.verbs.last == .line, outline.points.last == start {
      outline.verbs.removeLast()
      outline.points.removeLast()
    }
    if outline.verbs.count == opening + 1 {
      outline.verbs.removeLast()
      outline.points.removeLast()
    } else {
      outline.verbs.append(.close)
    }
  }

  private mutating func open() {
    guard opening == nil else { return }
    opening = outline.verbs.count
    start = Point(x, y)
    outline.verbs.append(.move)
    outline.points.append(start)
  }

  private mutating func line(_ dx: Double, _ dy: Double) {
    open()
    guard dx != 0 || dy != 0 else { return }
    x += dx
    y += dy
    outline.verbs.append(.line)
    outline.points.append(Point(x, y))
  }

  /// A step from one point to the next.
  private typealias Step = (dx: Double, dy: Double)

  /// A curve: the steps to its first control point, from there to the second, and from there to the
  /// end.
  private mutating func curve(_ first: Step, _ second: Step, _ third: Step) {
    open()
    outline.verbs.append(.cubic)
    add(first)
    add(second)
    add(third)
  }

  private mutating func add(_ step: Step) {
    x += step.dx
    y += step.dy
    outline.points.append(Point(x, y))
  }

  // MARK: - Operators

  /// Performs a drawing operator of one byte; other operators and surplus operands are ignored.
  mutating func draw(_ operation: Int, _ values: [Double]) {
    switch operation {
    case 5: _ = lines(values, from: 0, to: values.count)
    case 6, 7: alternatingLines(values, isHorizontal: operation == 6)
    case 8: _ = curves(values, from: 0, to: values.count)
    case 24:
      let end = curves(values, from: 0, to: values.count - 2)
      _ = lines(values, from: end, to: values.count)
    case 25:
      let end = lines(values, from: 0, to: values.count - 6)
      _ = curves(values, from: end, to: values.count)
    case 26, 27: flatCurves(values, isHorizontal: operation == 27)
    case 30, 31: alternatingCurves(values, isHorizontal: operation == 31)
    default: break
    }
  }

  /// Draws lines of two numbers each, and returns the index after them.
  private mutating func lines(_ values: [Double], from start: Int, to end: Int) -> Int {
    var index = start
    while index + 2 <= end {
      line(values[index], values[index + 1])
      index += 2
    }
    return index
  }

  /// Draws curves of six numbers each, and returns the index after them.
  private mutating func curves(_ values: [Double], from start: Int, to end: Int) -> Int {
    var index = start
    while index + 6 <= end {
      curve(
        (values[index], values[index + 1]),
        (values[index + 2], values[index + 3]),
        (values[index + 4], values[index + 5])
      )
      index += 6
    }
    return index
  }

  private mutating func alternatingLines(_ values: [Double], isHorizontal: Bool) {
    var isHorizontal = isHorizontal
    for value in values {
      line(isHorizontal ? value : 0, isHorizontal ? 0 : value)
      isHorizontal.toggle()
    }
  }

  /// Draws curves that start and end along one axis; an odd first number offsets the first curve's
  /// start.
  private mutating func flatCurves(_ values: [Double], isHorizontal: Bool) {
    var index = values.count & 1
    var aside = index == 1 ? values[0] : 0
    while index + 4 <= values.count {
      let (first, x, y, last) = (
        values[index], values[index + 1], values[index + 2], values[index + 3]
      )
      if isHorizontal {
        curve((first, aside), (x, y), (last, 0))
      } else {
        curve((aside, first), (x, y), (0, last))
      }
      aside = 0
      index += 4
    }
  }

  /// Draws curves that start along one axis and end along the other, in alternation.
  ///
  /// A fifth number offsets the end of the last curve from its axis.
  private mutating func alternatingCurves(_ values: [Double], isHorizontal: Bool) {
    var isHorizontal = isHorizontal
    var index = 0
    while index + 4 <= values.count {
      let aside = index + 5 == values.count ? values[index + 4] : 0
      let (first, x, y, last) = (
        values[index], values[index + 1], values[index + 2], values[index + 3]
      )
      if isHorizontal {
        curve((first, 0), (x, y), (aside, last))
      } else {
        curve((0, first), (x, y), (last, aside))
      }
      isHorizontal.toggle()
      index += 4
    }
  }

  /// Draws two nearly flat curves: the operator with second byte `operation`.
  mutating func flex(_ operation: Int, _ v: [Double]) throws(FontError) {
    guard (34...37).contains(operation) else { return }
    let count = operation == 34 ? 7 : operation == 35 ? 13 : operation == 36 ? 9 : 11
    guard v.count >= count else {
      throw .unexpected("CFF ", "number of operands", expected: "\(count)", found: v.count)
    }
    switch operation {
    case 34:
      curve((v[0], 0), (v[1], v[2]), (v[3], 0))
      curve((v[4], 0), (v[5], -v[2]), (v[6], 0))
    case 35: _ = curves(v, from: 0, to: 12)
    case 36:
      curve((v[0], v[1]), (v[2], v[3]), (v[4], 0))
      curve((v[5], 0), (v[6], v[7]), (v[8], -(v[1] + v[3] + v[7])))
    default:
      let dx: Double = v[0] + v[2] + v[4] + v[6] + v[8]
      let dy: Double = v[1] + v[3] + v[5] + v[7] + v[9]
      let isHorizontal = abs(dx) > abs(dy)
      curve((v[0], v[1]), (v[2], v[3]), (v[4], v[5]))
      curve((v[6], v[7]), (v[8], v[9]), (isHorizontal ? v[10] : -dx, isHorizontal ? -dy : v[10]))
    }
  }
}
