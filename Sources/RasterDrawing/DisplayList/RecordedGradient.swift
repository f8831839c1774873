// Gradients as paints of a display list.

import RasterValues

/// A gradient with its anchors resolved to points of the component.
package struct RecordedGradient {
  package enum Geometry {
    case linear(from: Point, to: Point)
    /// From the focal circle at t = 0 to the outer circle at t = 1; neither radius is negative.
    case radial(focus: Point, focusRadius: Double, center: Point, radius: Double)
    /// Clockwise, in degrees.
    case sweep(center: Point, from: Double, to: Double)
  }

  package let geometry: Geometry
  package let stops: [RecordedStop]
  package let spread: Spread
  package let space: ColorSpace
  /// Whether the colours of an interpolation in Oklab are Display P3 instead of sRGB.
  package let isDisplayP3: Bool
  /// Whether colours are mixed without premultiplication; true only if some are not opaque.
  package let isStraight: Bool
  /// The transform from the geometry's space to the component's.
  package var transform: Transform

  /// The first of the 40 bits that hold the count of stops.
  fileprivate static let countShift: UInt64 = 8
  /// The flag for stops with hints.
  fileprivate static let hasHints: UInt64 = 1 << 52
  /// The bits of an interpolation in Oklab of Display P3 colours.
  fileprivate static let wideOklab: UInt64 = 3
  fileprivate static let isStraight: UInt64 = 1 << 53
  fileprivate static let hasTransform: UInt64 = 1 << 54

  /// Returns the number of values that follow the header of a gradient.
  static func wordCount(_ header: UInt64) -> Int {
    typealias Code = RecordedPaint.Code
    let stops =
      Int(header >> countShift & 0xFF_FFFF_FFFF) &* (header & hasHints != 0 ? 3 : 2)
      &+ (header & hasTransform != 0 ? 6 : 0)
    switch header & 0xFF {
    case Code.linear, Code.sweep: return 4 &+ stops
    case Code.focal: return 6 &+ stops
    default: return 3 &+ stops
    }
  }
}

/// A stop with its position, from 0 to 1 and never before the preceding stop's position.
package struct RecordedStop {
  package let color: RecordedColor
  package let position: Double
  /// The fraction of the distance to the next stop where both mix evenly; ½ is linear.
  package let hint: Double
}

extension Recorder {
  mutating func write(_ gradient: RecordedGradient) {
    typealias Code = RecordedPaint.Code
    let hasHints = gradient.stops.contains { $0.hint != 0.5 }
    var flags = UInt64(gradient.stops.count) << RecordedGradient.countShift
    if hasHints { flags |= RecordedGradient.hasHints }
    if gradient.isStraight { flags |= RecordedGradient.isStraight }
    if gradient.transform != .identity { flags |= RecordedGradient.hasTransform }
    flags |= UInt64(gradient.spread.rawValue) << Code.spreadShift
    let space = gradient.isDisplayP3 ? RecordedGradient.wideOklab : UInt64(gradient.space.rawValue)
    flags |= space << Code.spaceShift
    switch gradient.geometry {
    case .linear(let from, let to):
      write(Code.linear | flags)
      write(from)
      write(to)
    case .radial(let focus, let focusRadius, let center, let radius):
      let isPlain = focus == center && focusRadius == 0
      write((isPlain ? Code.radial : Code.focal) | flags)
      if !isPlain {
        write(focus)
        write(focusRadius)
      }
      write(center)
      write(radius)
    case .sweep(let center, let from, let to):
      write(Code.sweep | flags)
      write(center)
      write(from)
      write(to)
    }
    for stop in gradient.stops {
      write(stop.color.word)
      write(stop.position)
      if hasHints { write(stop.hint) }
    }
    if gradient.transform != .identity { write(gradient.transform) }
  }
}

extension DisplayList.Reader {
  mutating func readGradient(_ header: UInt64) -> RecordedGradient {
    let space = header >> RecordedPaint.Code.spaceShift
    let isWide = space & 3 == RecordedGradient.wideOklab
    return RecordedGradient(
      geometry: readGeometry(header & 0xFF),
      stops: readStops(header),
      spread: Spread(bits: header >> RecordedPaint.Code.spreadShift),
      space: isWide ? .oklab : ColorSpace(bits: space),
      isDisplayP3: isWide,
      isStraight: header & RecordedGradient.isStraight != 0,
      transform: header & RecordedGradient.hasTransform != 0 ? readTransform() : .identity
    )
  }

  private mutating func readGeometry(_ code: UInt64) -> RecordedGradient.Geometry {
    switch code {
    case RecordedPaint.Code.linear: return .linear(from: readPoint(), to: readPoint())
    case RecordedPaint.Code.sweep:
      return .sweep(center: readPoint(), from: readDouble(), to: readDouble())
    case RecordedPaint.Code.focal:
      let (focus, focusRadius) = (readPoint(), max(readDouble(), 0))
      let (center, radius) = (readPoint(), max(readDouble(), 0))
      return .radial(focus: focus, focusRadius: focusRadius, center: center, radius: radius)
    default:
      let (center, radius) = (readPoint(), max(readDouble(), 0))
      return .radial(focus: center, focusRadius: 0, center: center, radius: radius)
    }
  }

  private mutating func readStops(_ header: UInt64) -> [RecordedStop] {
    let hasHints = header & RecordedGradient.hasHints != 0
    let count = Int(header >> RecordedGradient.countShift & 0xFF_FFFF_FFFF)
    var stops: [RecordedStop] = []
    var last = 0.0
    for _ in 0..<limited(count, of: hasHints ? 3 : 2) {
      let (color, position) = (RecordedColor(word: readWord()), readDouble())
      last = min(max(position, last), 1)
      let hint = hasHints ? min(max(readDouble(), 0), 1) : 0.5
      stops.append(RecordedStop(color: color, position: last, hint: hint))
    }
    return stops
  }
}

extension RecordedGradient {
  /// The alpha if it is uniform.
  var alpha: UInt32? {
    !stops.isEmpty && stops.allSatisfy { $0.color.alpha == .max } ? 255 : nil
  }

  func faded(by opacity: Double) -> RecordedGradient {
    mappingColors { $0.faded(by: opacity) }
  }

  /// Returns the gradient with a function applied to the colour of each stop.
  func mappingColors(_ change: (RecordedColor) -> RecordedColor) -> RecordedGradient {
    let stops = stops.map {
      RecordedStop(color: change($0.color), position: $0.position, hint: $0.hint)
    }
    return RecordedGradient(
      geometry: geometry,
      stops: stops,
      spread: spread,
      space: space,
      isDisplayP3: isDisplayP3,
      isStraight: isStraight,
      transform: transform
    )
  }

  /// Returns the cost of painting; see `RecordedPaint`.
  func cost(_ pixels: PixelRect) -> Double {
    switch geometry {
    case .linear(let from, let to): 500 + (from.x == to.x ? 0.1 : 0.4) * DrawingCost.area(pixels)
    case .radial, .sweep: 500 + 0.6 * DrawingCost.area(pixels)
    }
  }

  var text: String {
    var text =
      switch geometry {
      case .linear(let from, let to): "linear \(from.listText) to \(to.listText)"
      case .radial(let focus, let focusRadius, let center, let radius):
        "radial \(center.listText) radius \(radius.listText)"
          + (focus == center && focusRadius == 0
            ? "" : " from \(focus.listText) radius \(focusRadius.listText)")
      case .sweep(let center, let from, let to):
        "sweep \(center.listText) from \(from.listText) to \(to.listText)"
      }
    let stops = stops.map { stop in
      "\(stop.color.listText) at \(stop.position.listText)"
        + (stop.hint == 0.5 ? "" : " hint \(stop.hint.listText)")
    }
    text += " [\(stops.joined(separator: ", "))]"
    if spread != .pad { text += " \(spread.listText)" }
    if isStraight { text += " straight" }
    if transform != .identity { text += " transform \(transform.listText)" }
    if space != .srgb { text += " in \(space.listText)" }
    return isDisplayP3 ? text + " of Display P3" : text
  }
}
