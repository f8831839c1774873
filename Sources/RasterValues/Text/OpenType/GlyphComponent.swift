// The components of a composite TrueType glyph: which glyphs, their positions and their transforms.
//
// Source: OpenType 1.9, "glyf", "Composite glyph description".

/// A glyph within a composite glyph.
struct GlyphComponent {
  let flags: Int
  let glyph: Int
  /// The offset of the component; or, if it is placed by matching points, the index of a point of
  /// the composite so far and of the component's point to place there.
  var x, y: Double
  /// x′ = xx·x + xy·y, y′ = yx·x + yy·y.
  var xx = 1.0
  var yx = 0.0
  var xy = 0.0
  var yy = 1.0

  static let useMyMetrics = 0x0200
  private static let isWords = 0x0001
  private static let isOffset = 0x0002
  private static let hasScale = 0x0008
  private static let hasMore = 0x0020
  private static let hasTwoScales = 0x0040
  private static let hasMatrix = 0x0080
  private static let scalesOffset = 0x0800

  var matchesPoints: Bool { flags & Self.isOffset == 0 }

  var isScaled: Bool { flags & (Self.hasScale | Self.hasTwoScales | Self.hasMatrix) != 0 }

  /// The offset, scaled if the component requests it; as in FreeType, by the lengths of the
  /// columns.
  var offset: (x: Double, y: Double) {
    guard isScaled, flags & Self.scalesOffset != 0 else { return (x, y) }
    let width: Double = (xx * xx + xy * xy).squareRoot()
    let height: Double = (yy * yy + yx * yx).squareRoot()
    return (x * width, y * height)
  }

  /// The components of a glyph; throws an error if there are more than `limit`.
  static func all(in data: FontData, limit: Int) throws(FontError) -> [GlyphComponent] {
    var components: [GlyphComponent] = []
    var place = 10
    while true {
      guard components.count < limit else { throw .tooComplex("glyf") }
      guard let component = GlyphComponent(data, &place) else {
        throw .truncated("glyf", expected: place + 1, in: data)
      }
      components.append(component)
      if component.flags & hasMore == 0 { return components }
    }
  }

  private init?(_ data: FontData, _ place: inout Int) {
    guard let flags = data.uint16(at: place), let glyph = data.uint16(at: place + 2) else {
      return nil
    }
    self.flags = flags
    self.glyph = glyph
    place += 4
    let isOffset = flags & Self.isOffset != 0
    let x: Int?
    let y: Int?
    if flags & Self.isWords != 0 {
      x = isOffset ? data.int16(at: place) : data.uint16(at: place)
      y = isOffset ? data.int16(at: place + 2) : data.uint16(at: place + 2)
      place += 4
    } else {
      x = isOffset ? data.int8(at: place) : data.uint8(at: place)
      y = isOffset ? data.int8(at: place + 1) : data.uint8(at: place + 1)
      place += 2
    }
    guard let x, let y else { return nil }
    self.x = Double(x)
    self.y = Double(y)
    guard readMatrix(data, &place) else { return nil }
  }

  /// Returns `false` if the data is truncated.
  private mutating func readMatrix(_ data: FontData, _ place: inout Int) -> Bool {
    func next() -> Double? {
      defer { place += 2 }
      return data.fraction(at: place)
    }
    if flags & Self.hasScale != 0 {
      guard let scale = next() else { return false }
      (xx, yy) = (scale, scale)
    } else if flags & Self.hasTwoScales != 0 {
      guard let width = next(), let height = next() else { return false }
      (xx, yy) = (width, height)
    } else if flags & Self.hasMatrix != 0 {
      guard let xx = next(), let yx = next(), let xy = next(), let yy = next() else { return false }
      (self.xx, self.yx, self.xy, self.yy) = (xx, yx, xy, yy)
    }
    return true
  }
}
