// Encodes drawings as bytes: numbers with few decimal places are short, and path data stays text.
//
// The format has these elements:
//
// - An integer is written with seven bits in each byte, lowest bits first. Every byte but the last
//   has its eighth bit set.
// - A number equal to n / 1000 is the integer 2 · z, where z is 2 · n, or −2 · n − 1 if n is
//   negative. Any other number is the integer 1, followed by the eight bytes of an IEEE 754 double,
//   lowest byte first.
// - A colour whose components are multiples of 1/255 is a 1 and four bytes. Any other colour is a 0
//   and four numbers.
// - A list is its count, followed by its elements. A string is a list of bytes.
// - An enumeration case is its raw value.

/// Encodes drawings.
struct DrawingEncoder {
  /// The header of every drawing: the letters "RDRW" and a version number.
  static let head: [UInt8] = [0x52, 0x44, 0x52, 0x57, 1]

  private(set) var bytes = DrawingEncoder.head

  mutating func add(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func add(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func add(_ value: Double) {
    let scaled = (value * 1_000).rounded()
    if scaled.magnitude < 1e15, scaled / 1_000 == value, value != 0 || value.sign == .plus {
      let integer = Int64(scaled)
      add((UInt64(bitPattern: integer) << 1 ^ UInt64(bitPattern: integer >> 63)) << 1)
      return
    }
    add(1 as UInt64)
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift)))
    }
  }

  mutating func add<Element>(
    _ list: [Element],
    _ each: (inout DrawingEncoder, Element) -> Void
  ) {
    add(UInt64(list.count))
    for element in list { each(&self, element) }
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ size: Size) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ rect: Rect) {
    add(Point(rect.x, rect.y))
    add(Size(rect.width, rect.height))
  }

  mutating func add(_ transform: Transform) {
    add(transform != .identity)
    guard transform != .identity else { return }
    for value in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] {
      add(value)
    }
  }

  mutating func add(_ fitting: DrawingFitting) {
    bytes.append(fitting.scaling.rawValue)
    add(Point(fitting.x, fitting.y))
  }

  mutating func add(_ color: Color) {
    let channels = [color.red, color.green, color.blue, color.alpha]
    let levels = channels.map { $0 >= 0 && $0 <= 1 ? ($0 * 255).rounded() : -1 }
    let isShort = zip(channels, levels).allSatisfy { $1 >= 0 && $1 / 255 == $0 }
    add(isShort)
    for (channel, level) in zip(channels, levels) {
      if isShort { bytes.append(UInt8(level)) } else { add(channel) }
    }
  }

  mutating func add(_ color: DrawingColor) {
    switch color {
    case .color(let color):
      add(0 as UInt64)
      add(color)
    case .tint(let index, let share):
      add(UInt64(index) + 1)
      add(share)
    }
  }

  // MARK: Nodes

  mutating func add(_ node: DrawingNode) {
    switch node {
    case .fill(let path, let paint, let rule):
      add(0 as UInt64)
      add(path)
      add(paint)
      add(rule == .evenOdd)
    case .stroke(let path, let paint, let style):
      add(1 as UInt64)
      add(path)
      add(paint)
      add(style)
    case .layer(let layer):
      add(2 as UInt64)
      add(layer)
    case .filtered(let filter, let nodes):
      add(3 as UInt64)
      add(filter.numbers) { $0.add($1) }
      add(nodes) { $0.add($1) }
    }
  }

  private mutating func add(_ style: StrokeStyle) {
    add(style.width)
    add(style.miterLimit)
    add(style.dashPhase)
    bytes += [style.cap.rawValue, style.join.rawValue]
    add(style.dash) { $0.add($1) }
  }

  private mutating func add(_ layer: DrawingLayer) {
    add(layer.opacity)
    bytes.append(layer.blend.rawValue)
    add(layer.blur)
    add(layer.clip != nil)
    if let clip = layer.clip {
      add(clip)
      add(layer.clipRule == .evenOdd)
    }
    add(layer.mask != nil)
    if let mask = layer.mask {
      bytes.append(mask.mode.rawValue)
      add(mask.isCut)
      add(mask.nodes) { $0.add($1) }
    }
    add(layer.shadows) { encoder, shadow in
      encoder.add(shadow.color)
      encoder.add(shadow.blur)
      encoder.add(shadow.spread)
      encoder.add(shadow.offset)
      encoder.add(shadow.isInner)
    }
    add(layer.showsShadowsOnly)
    add(layer.transform)
    add(layer.nodes) { $0.add($1) }
  }

  private mutating func add(_ paint: DrawingPaint) {
    switch paint {
    case .color(let color):
      add(0 as UInt64)
      add(color)
    case .gradient(let gradient, let colors):
      let points: [Anchor]
      let radii: [Double]
      switch gradient.geometry {
      case .linear(let from, let to): (points, radii) = ([from, to], [])
      case .radial(let focus, let focusRadius, let center, let radius):
        (points, radii) = ([focus, center], [focusRadius, radius])
      // Vector files cannot contain sweep gradients.
      case .sweep(let center, _, _): (points, radii) = ([center, center], [])
      }
      add(radii.isEmpty ? 1 : 2 as UInt64)
      for anchor in points {
        if case .point(let point) = anchor { add(point) } else { add(Point.zero) }
      }
      for radius in radii { add(radius) }
      bytes.append(gradient.spread.rawValue)
      add(gradient.isPremultiplied)
      add(gradient.transform)
      add(Array(zip(gradient.stops, colors))) { encoder, stop in
        encoder.add(stop.1)
        encoder.add(stop.0.position != nil)
        if let position = stop.0.position { encoder.add(position) }
      }
    }
  }

  private mutating func add(_ path: DrawingPath) {
    if let data = path.data {
      add(0 as UInt64)
      add(UInt64(data.utf8.count))
      bytes += data.utf8
      return
    }
    switch path.path.shape {
    case .empty: add(1 as UInt64)
    case .rect(let rect):
      add(2 as UInt64)
      add(rect)
    case .ellipse(let rect):
      add(3 as UInt64)
      add(rect)
    case .roundedRect(let rect, let corners):
      add(4 as UInt64)
      add(rect)
      add(Point(corners.topLeft, corners.topRight))
      add(Point(corners.bottomRight, corners.bottomLeft))
    case .outline(let outline):
      add(5 as UInt64)
      add(outline.verbs) { $0.bytes.append($1.rawValue) }
      add(outline.points) { $0.add($1) }
    }
  }
}
