// Rewrites path data: transformed, with short numbers.

import RasterValues

/// Path data as a list of commands.
struct PathData {
  /// A command: its lower-case letter, whether it was relative, and its coordinates.
  private struct Segment {
    let kind: UInt8
    let isRelative: Bool
    let numbers: [Double]
    /// The points of the command, ending with its end point.
    let points: [Point]
    var isLarge = false
    var isClockwise = false
  }

  private var segments: [Segment] = []
  /// Whether it contains arcs, which some transforms cannot preserve.
  private(set) var hasArcs = false

  /// Parses data up to its first error.
  init(_ data: String) {
    var scanner = ValueScanner(data)
    var (current, start) = (Point.zero, Point.zero)
    scanner.skipSpace()
    while let letter = scanner.next() {
      let isRelative = letter & 0x20 != 0
      var kind = letter | 0x20
      if kind == UInt8(ascii: "z") {
        segments.append(Segment(kind: kind, isRelative: true, numbers: [], points: []))
        current = start
        scanner.skipSpace()
        continue
      }
      var count = 0
      while let segment = Self.segment(kind, isRelative, from: current, &scanner) {
        segments.append(segment)
        current = segment.points.last ?? current
        if kind == UInt8(ascii: "a") { hasArcs = true }
        if kind == UInt8(ascii: "m") { (start, kind) = (current, UInt8(ascii: "l")) }
        count += 1
        scanner.skipSeparator()
        guard let byte = scanner.byte, byte < UInt8(ascii: "A") else { break }
      }
      if count == 0 { return }
    }
  }

  private static func segment(
    _ kind: UInt8,
    _ isRelative: Bool,
    from current: Point,
    _ scanner: inout ValueScanner
  ) -> Segment? {
    let origin = isRelative ? current : .zero
    func point() -> Point? {
      guard let x = scanner.number(), let y = scanner.number() else { return nil }
      return Point(origin.x + x, origin.y + y)
    }
    var points: [Point] = []
    switch kind {
    case UInt8(ascii: "h"):
      guard let x = scanner.number() else { return nil }
      points = [Point(origin.x + x, current.y)]
    case UInt8(ascii: "v"):
      guard let y = scanner.number() else { return nil }
      points = [Point(current.x, origin.y + y)]
    case UInt8(ascii: "a"):
      guard let width = scanner.number(), let height = scanner.number(),
        let turn = scanner.number(),
        let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let end = point()
      else { return nil }
      return Segment(
        kind: kind,
        isRelative: isRelative,
        numbers: [width, height, turn],
        points: [end],
        isLarge: isLarge,
        isClockwise: isClockwise
      )
    default:
      let count =
        switch kind {
        case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 1
        case UInt8(ascii: "q"), UInt8(ascii: "s"): 2
        case UInt8(ascii: "c"): 3
        default: 0
        }
      guard count > 0 else { return nil }
      while points.count < count {
        guard let next = point() else { return nil }
        points.append(next)
      }
    }
    return Segment(kind: kind, isRelative: isRelative, numbers: [], points: points)
  }

  // MARK: Steps

  /// The path as moves, lines and curves with absolute control points.
  var steps: [PathStep] {
    var result: [PathStep] = []
    var (current, start, control) = (Point.zero, Point.zero, Point?.none)
    var lastKind: UInt8 = 0
    for segment in segments {
      var points = segment.points
      let isSmooth =
        segment.kind == UInt8(ascii: "s")
        && [UInt8(ascii: "c"), UInt8(ascii: "s")].contains(lastKind)
        || segment.kind == UInt8(ascii: "t")
          && [UInt8(ascii: "q"), UInt8(ascii: "t")].contains(lastKind)
      switch segment.kind {
      case UInt8(ascii: "z"):
        result.append(.close)
        current = start
      case UInt8(ascii: "m"):
        result.append(.move(points[0]))
        (current, start) = (points[0], points[0])
      case UInt8(ascii: "a"):
        let controls = Self.arcControls(segment, from: current)
        result.append(.curve(controls, points[0]))
        current = points[0]
      default:
        if segment.kind == UInt8(ascii: "s") || segment.kind == UInt8(ascii: "t") {
          let other = isSmooth ? control ?? current : current
          points.insert(Point(2 * current.x - other.x, 2 * current.y - other.y), at: 0)
        }
        let end = points.removeLast()
        result.append(.curve(points, end))
        control = points.last
        current = end
      }
      lastKind = segment.kind
    }
    return result
  }

  /// The control points of an arc as curves, without its ends.
  private static func arcControls(_ segment: Segment, from start: Point) -> [Point] {
    let end = segment.points[0]
    func text(_ value: Double) -> String { ShortNumber.text(value, places: 9) }
    let numbers = segment.numbers.map { text($0) }
    let flags = "\(segment.isLarge ? 1 : 0) \(segment.isClockwise ? 1 : 0)"
    let data =
      "M\(text(start.x)) \(text(start.y))A\(joined(numbers, by: " ")) \(flags) "
      + "\(text(end.x)) \(text(end.y))"
    guard case .outline(let outline) = Path(svgPathData: data).shape, outline.points.count > 2
    else {
      return []
    }
    return Array(outline.points.dropFirst().dropLast())
  }

  // MARK: Writing

  /// Whether arcs stay arcs under a transform.
  func canTransform(by transform: Transform) -> Bool {
    !hasArcs || transform.isSimilarity || hasPlainArcs(transform)
  }

  /// Whether arcs are axis-aligned, and the transform keeps axes in place.
  private func hasPlainArcs(_ transform: Transform) -> Bool {
    transform.isAxial
      && segments.allSatisfy {
        $0.kind != UInt8(ascii: "a") || $0.numbers[2] == 0 || $0.numbers[0] == $0.numbers[1]
      }
  }

  /// The data after a transform, with `places` decimal places.
  ///
  /// Relative commands start at the rounded end point of the previous command, so that rounding
  /// errors do not accumulate.
  func text(transformed transform: Transform, places: Int) -> String {
    var writer = PathTextWriter(places: places)
    for segment in segments {
      let points = segment.points.map { $0.transformed(by: transform) }
      let (kind, isRelative) = (segment.kind, segment.isRelative)
      switch kind {
      case UInt8(ascii: "z"): writer.close()
      case UInt8(ascii: "m"): writer.move(to: points[0], isRelative: isRelative)
      case UInt8(ascii: "h"), UInt8(ascii: "v"):
        if transform.isAxial {
          writer.straight(kind, to: points[0], isRelative: isRelative)
        } else {
          writer.add(UInt8(ascii: "l"), points, isRelative: isRelative)
        }
      case UInt8(ascii: "a"):
        let turned = turned(segment, by: transform)
        writer.arc(
          turned.0,
          turned.1,
          isClockwise: turned.2,
          isLarge: segment.isLarge,
          to: points[0],
          isRelative: isRelative
        )
      default: writer.add(kind, points, isRelative: isRelative)
      }
    }
    return writer.text
  }

  /// An arc's radii, rotation and direction after a transform.
  private func turned(_ segment: Segment, by transform: Transform) -> (Size, Double, Bool) {
    let isTurnedOver = transform.a * transform.d - transform.b * transform.c < 0
    let isClockwise = segment.isClockwise != isTurnedOver
    let radii = Size(segment.numbers[0].magnitude, segment.numbers[1].magnitude)
    if transform.isAxial, segment.numbers[2] == 0 || !transform.isSimilarity {
      return (
        Size(radii.width * transform.a.magnitude, radii.height * transform.d.magnitude), 0,
        isClockwise
      )
    }
    let turn = Trigonometry.arcTangent(y: transform.b, x: transform.a)
    let own = isTurnedOver ? -segment.numbers[2] : segment.numbers[2]
    let all = radii.width == radii.height ? 0 : (own + turn).remainder(dividingBy: 180)
    return (Size(radii.width * transform.scale, radii.height * transform.scale), all, isClockwise)
  }
}

/// Writes successive commands.
private struct PathTextWriter {
  let places: Int
  private(set) var text = ""
  /// The current point, and the start of the current subpath.
  private var current = Point.zero
  private var start = Point.zero
  /// The current point before it was rounded.
  private var exact = Point.zero
  private var exactStart = Point.zero
  private var lastLetter: UInt8 = 0

  init(places: Int) { self.places = places }

  mutating func close() {
    text += "z"
    (current, exact, lastLetter) = (start, exactStart, UInt8(ascii: "z"))
  }

  mutating func move(to point: Point, isRelative: Bool) {
    let isFirst = text.isEmpty
    add(UInt8(ascii: "m"), [point], isRelative: isRelative && !isFirst)
    (start, exactStart) = (current, exact)
  }

  mutating func straight(_ kind: UInt8, to point: Point, isRelative: Bool) {
    let isAcross = kind == UInt8(ascii: "h")
    letter(kind, isRelative)
    if isAcross {
      current.x = write(point.x, from: isRelative ? current.x : 0)
    } else {
      current.y = write(point.y, from: isRelative ? current.y : 0)
    }
    exact = point
  }

  mutating func add(_ kind: UInt8, _ points: [Point], isRelative: Bool) {
    letter(kind, isRelative)
    let origin = isRelative ? current : .zero
    for point in points {
      let x = write(point.x, from: origin.x)
      let y = write(point.y, from: origin.y)
      current = Point(x, y)
    }
    exact = points[points.count - 1]
  }

  mutating func arc(
    _ radii: Size,
    _ turn: Double,
    isClockwise: Bool,
    isLarge: Bool,
    to end: Point,
    isRelative: Bool
  ) {
    letter(UInt8(ascii: "a"), isRelative)
    let (fitting, places) = fitting(radii, turn, to: end, isRelative: isRelative)
    _ = write(fitting.width, from: 0, places: places)
    _ = write(fitting.height, from: 0, places: places)
    _ = write(turn, from: 0)
    text += isLarge ? " 1" : " 0"
    text += isClockwise ? " 1" : " 0"
    let origin = isRelative ? current : .zero
    text += " "
    let x = write(end.x, from: origin.x)
    let y = write(end.y, from: origin.y)
    (current, exact) = (Point(x, y), end)
  }

  /// The radii that keep the centre of an arc in its place when its ends are rounded, and the
  /// number of their decimal places.
  ///
  /// The centre of almost half a turn moves by far more than the ends: by a tenth of a point where
  /// the radius is 17 and the ends move by half a thousandth.
  private func fitting(
    _ radii: Size,
    _ turn: Double,
    to end: Point,
    isRelative: Bool
  ) -> (Size, places: Int) {
    guard radii.width > 0, radii.height > 0, turn == 0 || radii.width == radii.height else {
      return (radii, places)
    }
    let origin = isRelative ? current : .zero
    let rounded = Point(
      origin.x + ShortNumber.rounded(end.x - origin.x, places: places),
      origin.y + ShortNumber.rounded(end.y - origin.y, places: places)
    )
    /// The square of half a chord, in radii.
    func chord(_ from: Point, _ to: Point) -> Double {
      let x = (to.x - from.x) / (2 * radii.width)
      let y = (to.y - from.y) / (2 * radii.height)
      return x * x + y * y
    }
    let wanted = chord(exact, end)
    guard wanted > 0.75 else { return (radii, places) }
    let factor = (chord(current, rounded) + max(1 - wanted, 0)).squareRoot()
    guard factor.isFinite, factor > 0 else { return (radii, places) }
    return (Size(radii.width * factor, radii.height * factor), places + 3)
  }

  /// Writes a command letter, unless it repeats the previous one.
  private mutating func letter(_ kind: UInt8, _ isRelative: Bool) {
    let letter = isRelative ? kind : kind & ~0x20
    guard letter != lastLetter || kind == UInt8(ascii: "m") else { return }
    text += String(decoding: [letter], as: UTF8.self)
    lastLetter = letter
  }

  /// Writes a number relative to an origin, and returns the absolute value as read back.
  private mutating func write(_ value: Double, from origin: Double, places: Int? = nil) -> Double {
    let places = places ?? self.places
    let number = ShortNumber.rounded(value - origin, places: places)
    var digits = ShortNumber.text(number, places: places)
    // Path data does not need a zero before the decimal point.
    if digits.utf8.starts(with: "0.".utf8) { digits = String(digits.dropFirst()) }
    if digits.utf8.starts(with: "-0.".utf8) { digits = "-" + String(digits.dropFirst(2)) }
    let last = text.utf8.last ?? 0
    let followsNumber = last == UInt8(ascii: ".") || (last >= 0x30 && last <= 0x39)
    if followsNumber, digits.utf8.first != UInt8(ascii: "-") { text += " " }
    text += digits
    return origin + number
  }
}

/// A step of a path: a move, a line or curve with its control points, or a close.
enum PathStep {
  case move(Point)
  case curve([Point], Point)
  case close
}
