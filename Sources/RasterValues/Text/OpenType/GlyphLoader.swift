// Reads a TrueType glyph with all its components, moved as its variations say.
//
// A composite's components are read one after the other, and each is scaled, turned and put in place
// where it lies among the points. Scaled points are not rounded, nor are varied ones: FreeType rounds
// both to font units when asked for those, HarfBuzz does not.
//
// Source: OpenType 1.9, "glyf", "gvar".

/// Reads one glyph.
struct GlyphLoader {
  let table: GlyphTable
  let metrics: HorizontalMetrics
  let glyphCount: Int
  let coordinates: FontCoordinates
  private(set) var contours = GlyphContours()
  /// The number of components that may still be read: more than any font's glyphs have.
  private var components = 2048
  /// The number of deltas that may still be read: those of 64 tuples for a glyph of 65,536 points.
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

  /// The beginning of a glyph and the pen after it, as four points that vary like its others.
  struct Phantoms {
    var points: [GlyphPoint]

    /// The distance that the pen moves.
    var advance: Double { points[1].x - points[0].x }
  }

  /// The glyph's outline, moved so that it begins where the metrics say.
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

  /// Moves points, the last four of which are the phantoms.
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
      // Each component is one point, its offset.
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

  /// Transforms the points from `start` on, which are those of `part`, within the composite that
  /// begins at `first`.
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
        "point to match",
        expected: "0…\(max(start - first, contours.points.count - start) - 1)",
        found: parent < start ? child - start : parent - first
      )
    }
    let (target, own) = (contours.points[parent], contours.points[child])
    return (target.x - own.x, target.y - own.y)
  }
}
