// Decodes drawings from bytes that may be damaged; see `DrawingEncoder` for the format.

/// Decodes drawings.
///
/// After the first error every value is read as zero or empty, and `isWhole` is false.
struct DrawingDecoder {
  /// The maximum nesting depth of layers; a recording has fewer levels.
  private static let depthLimit = 256

  private let bytes: [UInt8]
  private var index: Int
  private var isBroken = false

  /// Returns `nil` if the bytes do not begin with the header of a drawing.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: DrawingEncoder.head) else { return nil }
    self.bytes = bytes
    index = DrawingEncoder.head.count
  }

  /// Whether all bytes were read without an error.
  var isWhole: Bool { !isBroken && index == bytes.count }

  private mutating func fail() {
    isBroken = true
    index = bytes.count
  }

  private mutating func byte() -> UInt8 {
    guard index < bytes.count else {
      fail()
      return 0
    }
    index += 1
    return bytes[index - 1]
  }

  private mutating func integer() -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 7) {
      let next = byte()
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
    }
    fail()
    return 0
  }

  /// Reads a count of elements that take at least one byte each.
  private mutating func count() -> Int {
    let value = integer()
    guard value <= UInt64(bytes.count - index) else {
      fail()
      return 0
    }
    return Int(value)
  }

  mutating func list<Element>(_ each: (inout DrawingDecoder) -> Element) -> [Element] {
    var result: [Element] = []
    for _ in 0..<count() {
      result.append(each(&self))
      if isBroken { return [] }
    }
    return result
  }

  mutating func flag() -> Bool {
    let value = byte()
    if value > 1 { fail() }
    return value == 1
  }

  private mutating func number() -> Double {
    let value = integer()
    if value & 1 == 0 {
      let zigzag = value >> 1
      let signed = Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1)
      return Double(signed) / 1_000
    }
    if value != 1 { fail() }
    var pattern: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) { pattern |= UInt64(byte()) << shift }
    let number = Double(bitPattern: pattern)
    if !number.isFinite { fail() }
    return number
  }

  private mutating func point() -> Point {
    let x = number()
    return Point(x, number())
  }

  mutating func size() -> Size {
    let width = number()
    return Size(width, number())
  }

  private mutating func rect() -> Rect {
    let origin = point()
    return Rect(origin: origin, size: size())
  }

  private mutating func transform() -> Transform {
    guard flag() else { return .identity }
    let (x, y, move) = (point(), point(), point())
    return Transform(a: x.x, b: x.y, c: y.x, d: y.y, tx: move.x, ty: move.y)
  }

  /// Reads an enumeration case by its raw value; fails and returns `other` if there is none.
  private mutating func choice<Choice>(_ all: (UInt8) -> Choice?, or other: Choice) -> Choice {
    if let value = all(byte()) { return value }
    fail()
    return other
  }

  mutating func fitting() -> DrawingFitting {
    let scaling = choice({ DrawingFitting.Scaling(rawValue: $0) }, or: .meet)
    let place = point()
    return DrawingFitting(scaling, x: place.x, y: place.y)
  }

  mutating func color() -> Color {
    guard flag() else {
      let (first, second) = (point(), point())
      return Color(red: first.x, green: first.y, blue: second.x, alpha: second.y)
    }
    let (red, green, blue, alpha) = (byte(), byte(), byte(), byte())
    return Color(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255,
      alpha: Double(alpha) / 255
    )
  }

  private mutating func drawingColor() -> DrawingColor {
    let kind = integer()
    if kind == 0 { return .color(color()) }
    guard kind < 1 << 32 else {
      fail()
      return .color(.clear)
    }
    return .tint(Int(kind - 1), share: number())
  }

  // MARK: Nodes

  mutating func node(depth: Int) -> DrawingNode {
    if depth > Self.depthLimit { fail() }
    switch integer() {
    case 0:
      let path = path()
      let paint = paint()
      return .fill(path, paint, flag() ? .evenOdd : .nonZero)
    case 1:
      let path = path()
      let paint = paint()
      return .stroke(path, paint, style())
    case 2: return .layer(layer(depth: depth + 1))
    case 3:
      let numbers = list { $0.number() }
      let nodes = list { $0.node(depth: depth + 1) }
      if let filter = DrawingFilter(numbers: numbers) { return .filtered(filter, nodes) }
      fail()
      return .layer(DrawingLayer(nodes: []))
    default:
      fail()
      return .layer(DrawingLayer(nodes: []))
    }
  }

  private mutating func style() -> StrokeStyle {
    let (width, miterLimit, dashPhase) = (number(), number(), number())
    let cap = choice({ LineCap(rawValue: $0) }, or: .butt)
    let join = choice({ LineJoin(rawValue: $0) }, or: .miter)
    return StrokeStyle(
      width: width,
      cap: cap,
      join: join,
      miterLimit: miterLimit,
      dash: list { $0.number() },
      dashPhase: dashPhase
    )
  }

  private mutating func layer(depth: Int) -> DrawingLayer {
    var layer = DrawingLayer(nodes: [])
    layer.opacity = number()
    layer.blend = choice({ BlendMode(rawValue: $0) }, or: .normal)
    layer.blur = number()
    if flag() {
      layer.clip = path()
      layer.clipRule = flag() ? .evenOdd : .nonZero
    }
    if flag() {
      let mode = choice({ MaskMode(rawValue: $0) }, or: .alpha)
      let isCut = flag()
      let nodes = list { $0.node(depth: depth) }
      layer.mask = DrawingMask(nodes: nodes, isCut: isCut, mode: mode)
    }
    layer.shadows = list { decoder in
      let color = decoder.drawingColor()
      let (blur, spread, offset) = (decoder.number(), decoder.number(), decoder.point())
      let isInner = decoder.flag()
      return DrawingShadow(color, blur: blur, spread: spread, offset: offset, isInner: isInner)
    }
    layer.showsShadowsOnly = flag()
    layer.transform = transform()
    layer.nodes = list { $0.node(depth: depth) }
    return layer
  }

  private mutating func paint() -> DrawingPaint {
    let kind = integer()
    guard kind == 1 || kind == 2 else {
      if kind != 0 { fail() }
      return .color(drawingColor())
    }
    let (first, second) = (point(), point())
    var geometry = Gradient.Geometry.linear(from: .point(first), to: .point(second))
    if kind == 2 {
      let radii = point()
      geometry = .radial(
        focus: .point(first),
        focusRadius: radii.x,
        center: .point(second),
        radius: radii.y
      )
    }
    let spread = choice({ Spread(rawValue: $0) }, or: .pad)
    let isPremultiplied = flag()
    let transform = transform()
    var colors: [DrawingColor] = []
    let stops = list { decoder in
      colors.append(decoder.drawingColor())
      return GradientStop(.black, at: decoder.flag() ? decoder.number() : nil)
    }
    let gradient = Gradient(
      geometry,
      stops,
      spread: spread,
      premultiplied: isPremultiplied,
      transform: transform
    )
    return .gradient(gradient, colors)
  }

  private mutating func path() -> DrawingPath {
    switch integer() {
    case 0:
      let count = count()
      index += count
      return DrawingPath(data: String(decoding: bytes[(index - count)..<index], as: UTF8.self))
    case 1: return DrawingPath(.empty)
    case 2: return DrawingPath(Path(.rect(rect())))
    case 3: return DrawingPath(Path(.ellipse(rect())))
    case 4:
      let rect = rect()
      let (top, bottom) = (point(), point())
      let corners = CornerRadii(
        topLeft: top.x,
        topRight: top.y,
        bottomRight: bottom.x,
        bottomLeft: bottom.y
      )
      return DrawingPath(Path(.roundedRect(rect, corners)))
    case 5: return DrawingPath(Path(.outline(outline())))
    default:
      fail()
      return DrawingPath(.empty)
    }
  }

  private mutating func outline() -> Path.Outline {
    var outline = Path.Outline()
    outline.verbs = list { $0.choice({ Path.Verb(rawValue: $0) }, or: .close) }
    outline.points = list { $0.point() }
    var count = 0
    for verb in outline.verbs { count += verb.pointCount }
    // A path must begin with a move, and the points must match the verbs.
    if count != outline.points.count || outline.verbs.first.map({ $0 != .move }) == true { fail() }
    return isBroken ? Path.Outline() : outline
  }
}
