// Parses SVG path data, with every command of SVG 2, and locates errors in it.

/// An error in path data.
package struct SVGPathError: Error, Hashable, Sendable {
  /// The element that was expected at the position of the error.
  package enum Expected: Hashable, Sendable {
    /// Path data must begin with a move.
    case move
    case command
    case number
    /// A flag of an arc: 0 or 1.
    case flag
  }

  /// The offset of the error, in UTF-8 bytes.
  package let offset: Int
  package let expected: Expected
}

extension Path {
  /// Creates a path from SVG path data.
  ///
  /// All commands are supported, including relative ones, repeated arguments and numbers without
  /// separators. If the data contains an error, the path ends with the last complete segment before
  /// it, as SVG specifies. Source: SVG 2, chapter 9.
  public init(svgPathData data: String) {
    var parser = SVGPathParser(data)
    parser.parse()
    self = parser.builder.path
  }

  /// Returns the first error in path data, or `nil` if there is none.
  package static func svgError(in data: String) -> SVGPathError? {
    var parser = SVGPathParser(data)
    parser.parse()
    return parser.error
  }
}

/// Parses path data, one command at a time.
struct SVGPathParser {
  private var scanner: SVGPathScanner
  private(set) var builder = PathBuilder()
  private(set) var error: SVGPathError?
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, which a smooth curve of the same kind reflects.
  private var lastControl: (kind: UInt8, point: Point)?

  init(_ data: String) { scanner = SVGPathScanner(data) }

  /// Parses all data, up to the first error.
  mutating func parse() {
    do throws(SVGPathError) {
      scanner.skipSpace()
      guard !scanner.isAtEnd else { return }
      var command = try scanner.move()
      while true {
        try segments(command)
        scanner.skipSpace()
        if scanner.isAtEnd { return }
        command = try scanner.command()
      }
    } catch {
      self.error = error
    }
  }

  /// Parses the segments of one command, including those that repeat it without its letter.
  private mutating func segments(_ letter: UInt8) throws(SVGPathError) {
    let isRelative = letter & 0x20 != 0
    var kind = letter | 0x20
    if kind == UInt8(ascii: "z") { return close() }
    repeat {
      try segment(kind, from: isRelative ? current : .zero, isRelative)
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
    } while scanner.skipToRepeat()
  }

  private mutating func close() {
    builder.close()
    (current, lastControl) = (start, nil)
  }

  private mutating func segment(
    _ kind: UInt8,
    from origin: Point,
    _ isRelative: Bool
  ) throws(SVGPathError) {
    var control: Point?
    switch kind {
    case UInt8(ascii: "m"):
      current = try point(origin)
      start = current
      builder.move(to: current)
    case UInt8(ascii: "l"): line(to: try point(origin))
    case UInt8(ascii: "h"): line(to: Point(origin.x + (try scanner.number()), current.y))
    case UInt8(ascii: "v"): line(to: Point(current.x, origin.y + (try scanner.number())))
    case UInt8(ascii: "c"):
      let first = try point(origin)
      control = try curve(from: origin, control1: first)
    case UInt8(ascii: "s"):
      control = try curve(from: origin, control1: mirrored(UInt8(ascii: "c")))
    case UInt8(ascii: "q"):
      let first = try point(origin)
      control = quad(control: first, to: try point(origin))
    case UInt8(ascii: "t"):
      control = quad(control: mirrored(UInt8(ascii: "q")), to: try point(origin))
    default: try arc(from: origin)
    }
    let isCubic = kind == UInt8(ascii: "c") || kind == UInt8(ascii: "s")
    lastControl = control.map { (isCubic ? UInt8(ascii: "c") : UInt8(ascii: "q"), $0) }
  }

  private mutating func point(_ origin: Point) throws(SVGPathError) -> Point {
    let x = try scanner.number()
    return Point(origin.x + x, origin.y + (try scanner.number()))
  }

  /// Returns the reflected control point, or the current point after a command of a different kind.
  private func mirrored(_ kind: UInt8) -> Point {
    guard let lastControl, lastControl.kind == kind else { return current }
    return Point(
      current.x + current.x - lastControl.point.x,
      current.y + current.y - lastControl.point.y
    )
  }

  private mutating func line(to end: Point) {
    builder.addLine(to: end)
    current = end
  }

  private mutating func curve(
    from origin: Point,
    control1: Point
  ) throws(SVGPathError) -> Point {
    let control2 = try point(origin)
    let end = try point(origin)
    builder.addCurve(to: end, control1: control1, control2: control2)
    current = end
    return control2
  }

  private mutating func quad(control: Point, to end: Point) -> Point {
    builder.addQuadCurve(to: end, control: control)
    current = end
    return control
  }

  private mutating func arc(from origin: Point) throws(SVGPathError) {
    let (width, height) = (try scanner.number(), try scanner.number())
    let rotation = try scanner.number()
    let (isLarge, isClockwise) = (try scanner.flag(), try scanner.flag())
    let end = try point(origin)
    builder.addArc(
      SVGArc(
        start: current,
        end: end,
        radii: Size(width.magnitude, height.magnitude),
        rotation: Angle(degrees: rotation),
        isLarge: isLarge,
        isClockwise: isClockwise
      )
    )
    current = end
  }
}
