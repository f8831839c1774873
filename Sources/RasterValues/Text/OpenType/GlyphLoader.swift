// Reads a TrueType glyph with all its components, and applies its variations.
//
// The components of a composite are read in order, and each is transformed in place within the list
// of points. Scaled and varied points are not rounded: FreeType rounds both to font units when font
// units are requested; HarfBuzz does not.
//
// Source: OpenType 1.9, "glyf", "gvar".

/// Reads one glyph.
struct GlyphLoader {
  let table: GlyphTable
  let metrics: HorizontalMetrics
  let glyphCount: Int
  let coordinates: FontCoordinates
  private(set) var contours = GlyphContours()
  /// The remaining number of components that may be read; the limit exceeds that of any font's
  /// glyphs.
  private var components = 2048
  /// The remaining number of deltas that may be read: the limit allows 64 tuples for a glyph of
  /// 65,536 points.
  private var deltas = 1 << 22

  init(
    _ table: GlyphTable,
    metrics: HorizontalMetrics,
    glyphCount: Int,
    at coordinates: FontCoordinates
  ) {
    self.table = table
    self.metrics = metrics
    self.glyphCount = glyphCount
    self.coordinates = coordinates
  }

  /// The phantom points of a glyph: four points for its metrics, which vary like its other points.
  struct Phantoms {
    var points: [GlyphPoint]

    /// The advance of the glyph.
    var advance: Double { points[1].x - points[0].x }
  }

  /// The glyph's outline, offset so that it starts at the left side bearing of the metrics.
  mutating func outline(of glyph: Int) throws(FontError) -> Path.Outline {
    let phantoms = try load(glyph, depth: 0)
    let shift = phantoms.points[0].x
    if shift != 0 {
      for index in contours.points.indices { contours.points[index].x -= shift }
    }
    return contours.outline()
  }

  /// Appends a glyph's contours.
  @discardableResult
  mutating func load(_ glyph: Int, depth: Int) throws(FontError) -> Phantoms {
    guard depth <= 8, components > 0 else { throw .tooComplex("glyf") }
    components -= 1
    guard glyph < glyphCount else {
      throw .unexpected("glyf", "component", expected: "0…\(glyphCount - 1)", found: glyph)
    }
    let data = try table.glyph(glyph)
    var phantoms = phantoms(of: glyph, data)
    guard data.count > 0 else {
      try vary(glyph, &phantoms.points, contoursFrom: contours.ends.count)
      return phantoms
    }
    guard data.count >= 10, let count = data.int16(at: 0) else {
      throw .truncated("glyf", expected: 10, in: data)
    }
    if count < 0 {
      try loadComposite(glyph, data, &phantoms, depth: depth)
    } else {
      try loadSimple(glyph, data, contours: count, &phantoms)
    }
    return phantoms
  }

  private func phantoms(of glyph: Int, _ data: FontData) -> Phantoms {
    let left = data.int16(at: 2) ?? 0
    let origin = Double(left - (metrics.leftBearing(of: glyph) ?? left))
    let zero = GlyphPoint(x: 0, y: 0, flags: 1)
    let start = GlyphPoint(x: origin, y: 0, flags: 1)
    let end = GlyphPoint(x: origin + Double(metrics.advance(of: glyph)), y: 0, flags: 1)
    return Phantoms(points: [start, end, zero, zero])
  }

  private mutating func loadSimple(
    _ glyph: Int,
    _ data: FontData,
    contours count: Int,
    _ phantoms: inout Phantoms
  ) throws(FontError) {
    let first = contours.points.count
    let firstContour = contours.ends.count
    try contours.append(simple: data, contours: count)
    guard !coordinates.isDefault, table.variations != nil else { return }
    var points = Array(contours.points[first...])
    points += phantoms.points
    try vary(glyph, &points, contoursFrom: firstContour, at: first)
    phantoms.points = Array(points.suffix(4))
    contours.points.replaceSubrange(first..., with: points.dropLast(4))
  }

  /// Applies variations to points, the last four of which are the phantom points.
  private mutating func vary(
    _ glyph: Int,
    _ points: inout [GlyphPoint],
    contoursFrom first: Int,
    at offset: Int = 0
  ) throws(FontError) {
    guard !coordinates.isDefault, let variations = table.variations else { return }
    let ends = contours.ends[first...].map { $0 - offset }
    try variations.move(&points, ends: ends, of: glyph, at: coordinates, budget: &deltas)
  }

  // MARK: - Composites

  private mutating func loadComposite(
    _ glyph: Int,
    _ data: FontData,
    _ phantoms: inout Phantoms,
    depth: Int
  ) throws(FontError) {
    let first = contours.points.count
    var parts = try GlyphComponent.all(in: data, limit: components)
    if !coordinates.isDefault {
      // Each component is a single point: its offset.
      var points = parts.map { GlyphPoint(x: $0.x, y: $0.y, flags: 1) } + phantoms.points
      try vary(glyph, &points, contoursFrom: contours.ends.count)
      for index in parts.indices where !parts[index].matchesPoints {
        parts[index].x = points[index].x
        parts[index].y = points[index].y
      }
      phantoms.points = Array(points.suffix(4))
    }
    for part in parts {
      let start = contours.points.count
      let own = try load(part.glyph, depth: depth + 1)
      if part.flags & GlyphComponent.useMyMetrics != 0 { phantoms = own }
      try place(part, from: start, in: first)
    }
  }

  /// Transforms the points of `part`, which begin at `start`, within the composite that begins at
  /// `first`.
  private mutating func place(
    _ part: GlyphComponent,
    from start: Int,
    in first: Int
  ) throws(FontError) {
    if part.isScaled {
      for index in start..<contours.points.count {
        let point = contours.points[index]
        contours.points[index].x = part.xx * point.x + part.xy * point.y
        contours.points[index].y = part.yx * point.x + part.yy * point.y
      }
    }
    let offset = try offset(of: part, from: start, in: first)
    guard offset.x != 0 || offset.y != 0 else { return }
    for index in start..<contours.points.count {
      contours.points[index].x += offset.x
      contours.points[index].y += offset.y
    }
  }

  private func offset(
    of part: GlyphComponent,
    from start: Int,
    in first: Int
  ) throws(FontError) -> (x: Double, y: Double) {
    guard part.matchesPoints else { return part.offset }
    let parent = first + Int(part.x)
    let child = start + Int(part.y)
    guard parent < start, child < contours.points.count else {
      throw .unexpected(
        "glyf",
        "matched point",
        expected: "0…\(max(start - first, contours.points.count - start) - 1)",
        found: parent < start ? child - start : parent - first
      )
    }
    let (target, own) = (contours.points[parent], contours.points[child])
    return (target.x - own.x, target.y - own.y)
  }
}
