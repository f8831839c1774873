// Encodes the runtime's value types into request keys, each as a struct of its numbers.

extension KeyEncoder {
  /// Writes a point: x, y.
  public mutating func append(_ value: Point) { append(structureOf: value.x, value.y) }

  /// Writes a size: width, height.
  public mutating func append(_ value: Size) { append(structureOf: value.width, value.height) }

  /// Writes a rectangle: x, y, width, height.
  public mutating func append(_ value: Rect) {
    append(structureOf: value.x, value.y, value.width, value.height)
  }

  /// Writes insets: top, left, bottom, right.
  public mutating func append(_ value: Insets) {
    append(structureOf: value.top, value.left, value.bottom, value.right)
  }

  /// Writes corner radii: top left, top right, bottom right, bottom left.
  public mutating func append(_ value: CornerRadii) {
    append(structureOf: value.topLeft, value.topRight, value.bottomRight, value.bottomLeft)
  }

  /// Writes an angle: its degrees.
  public mutating func append(_ value: Angle) {
    append(structure: 1)
    append(value.degrees)
  }

  /// Writes a date: its year, month and day.
  public mutating func append(_ value: CalendarDate) {
    append(structure: 3)
    append(value.year)
    append(value.month)
    append(value.day)
  }

  /// Writes a transform: its six numbers.
  public mutating func append(_ value: Transform) {
    append(structure: 6)
    append(value.a)
    append(value.b)
    append(value.c)
    append(value.d)
    append(value.tx)
    append(value.ty)
  }

  /// Writes an anchor: its kind, then its two numbers.
  public mutating func append(_ value: Anchor) {
    append(structure: 3)
    switch value {
    case .unit(let x, let y):
      append(enumeration: 0)
      append(x)
      append(y)
    case .point(let point):
      append(enumeration: 1)
      append(point.x)
      append(point.y)
    }
  }

  /// Writes a gradient stop: its colour, then its optional position and hint.
  public mutating func append(_ value: GradientStop) {
    append(structure: 3)
    append(value.color)
    append(value.position) { $0.append($1) }
    append(value.hint) { $0.append($1) }
  }

  /// Writes a shadow: its colour, blur, spread, offset, and whether it is an inner shadow.
  public mutating func append(_ value: Shadow) {
    append(structure: 5)
    append(value.color)
    append(value.blur)
    append(value.spread)
    append(value.offset)
    append(value.isInner)
  }

  /// Writes a paint: its kind, then its parts.
  public mutating func append(_ value: Paint) {
    append(structure: 2)
    switch value {
    case .color(let color):
      append(enumeration: 0)
      append(color)
    case .gradient(let gradient):
      append(enumeration: 1)
      append(gradient)
    case .pattern(let pattern):
      append(enumeration: 2)
      append(pattern)
    }
  }

  /// Writes a gradient: its geometry, stops, spread and colour space.
  ///
  /// The premultiplication of its colours and its transform follow if either differs from the
  /// default.
  public mutating func append(_ value: Gradient) {
    let isUsual = value.isPremultiplied && value.transform == .identity
    append(structure: isUsual ? 4 : 6)
    switch value.geometry {
    case .linear(let from, let to):
      append(structure: 3)
      append(enumeration: 0)
      append(from)
      append(to)
    case .radial(let focus, let focusRadius, let center, let radius):
      append(structure: 5)
      append(enumeration: 1)
      append(focus)
      append(focusRadius)
      append(center)
      append(radius)
    case .sweep(let center, let from, let to):
      append(structure: 4)
      append(enumeration: 2)
      append(center)
      append(from)
      append(to)
    }
    append(value.stops)
    append(enumeration: Int(value.spread.rawValue))
    append(enumeration: Int(value.space.rawValue))
    guard !isUsual else { return }
    append(value.isPremultiplied)
    append(value.transform)
  }

  /// Writes a pattern: its image, scale, transform, repetition and sampling.
  ///
  /// The vertical repetition is written separately if it differs from the horizontal one.
  public mutating func append(_ value: ImagePattern) {
    append(structure: value.horizontal == value.vertical ? 5 : 6)
    append(value.image)
    append(value.scale)
    append(value.transform)
    append(enumeration: Int(value.horizontal.rawValue))
    if value.horizontal != value.vertical { append(enumeration: Int(value.vertical.rawValue)) }
    append(enumeration: Int(value.sampling.rawValue))
  }

  /// Writes an image: the 64 hexadecimal digits of its digest.
  public mutating func append(_ value: Image) { append(value.digest.description) }

  /// Writes fonts: their digest.
  public mutating func append(_ value: FontCollection) {
    append(value.digest.description)
    if value.haveLanguages { note(languages: value.storage.languages) }
  }

  private mutating func append(structureOf x: Double, _ y: Double) {
    append(structure: 2)
    append(x)
    append(y)
  }

  private mutating func append(structureOf a: Double, _ b: Double, _ c: Double, _ d: Double) {
    append(structure: 4)
    append(a)
    append(b)
    append(c)
    append(d)
  }

  private mutating func append(_ stops: [GradientStop]) {
    append(list: stops.count)
    for stop in stops { append(stop) }
  }
}
