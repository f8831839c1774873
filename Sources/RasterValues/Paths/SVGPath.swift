// SVG path data as paths: every command of SVG 2, and where wrong data goes wrong.

/// A fault of path data.
package struct SVGPathError: Error, Hashable, Sendable {
  /// The text that was expected at the place of the error.
  package enum Expected: Hashable, Sendable {
    /// The data must begin with a move.
    case move
    case command
    case number
    /// An arc's flag: 0 or 1.
    case flag
  }

  /// The offset of the error in UTF-8 bytes.
  package let offset: Int
  package let expected: Expected
}

extension Path {
  /// The path of SVG path data: every command, relative ones, repeats, numbers without spaces.
  ///
  /// Data with an error gives the path up to the last whole segment before it, as SVG says.
  /// Source: SVG 2, chapter 9.
  public init(svgPathData data: String) {
    var parser = SVGPathParser(data)
    parser.parse()
    self = parser.builder.path
  }

  /// The first error in path data, or nil if there is none.
  package static func svgError(in data: String) -> SVGPathError? {
    var parser = SVGPathParser(data)
    parser.parse()
    return parser.error
  }
}

/// Reads path data command by command.
struct SVGPathParser {
  private var scanner: SVGPathScanner
  private(set) var builder = PathBuilder()
  private(set) var error: SVGPathError?
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, which a smooth curve of the same kind mirrors.
  private var lastControl: (kind: UInt8, point: Point)?

  init(_ data: String) { scanner = SVGPathScanner(data) }

  /// Reads all data, up to the first error.
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

  /// The segments of one command: the first, then those that follow without a letter.
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

  /// The last control point mirrored in the current point; the latter after other commands.
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
