// Glyphs: small ones from masks that were drawn before, others as paths.
//
// A small upright glyph stands at the nearest quarter of a pixel, whether its mask was there before
// or not. Larger, turned and skewed ones are filled where they stand.

extension RecordedGlyphs {
  /// A box that holds all ink of the run; `points` leads to the device.
  func box(_ faces: [GlyphFace], _ points: Matrix) -> Box {
    var box = Box.empty
    guard faces.indices.contains(index) else { return box }
    let face = faces[index]
    for (glyph, ink) in zip(glyphs, face.boxes(of: glyphs)) where !ink.isEmpty {
      box.add(glyph.matrix(face, size, points).box(ink))
    }
    return box.isEmpty ? box : box.enlarged(by: 0.25)
  }
}

extension PlacedGlyph {
  /// From units of the face to the device.
  func matrix(_ face: GlyphFace, _ size: Double, _ points: Matrix) -> Matrix {
    let scale = size / face.unitsPerEm
    return points.after(Matrix(a: scale, d: -scale, tx: origin.x, ty: origin.y))
  }
}

/// A run of glyphs on its way to the device.
private struct GlyphRun {
  let face: GlyphFace
  let recorded: RecordedGlyphs
  let points: Matrix

  /// Device pixels an em, where the glyphs are upright and small enough to be kept.
  var keptSize: Double? {
    guard points.isAxisAligned, points.a == points.d, points.a > 0 else { return nil }
    let size = recorded.size * points.a
    return size > 0 && size <= GlyphAtlas.largestSize && fit(size) ? size : nil
  }

  /// Whether no glyph is so wide or high that its mask would not be kept; some signs are ten ems wide.
  private func fit(_ size: Double) -> Bool {
    let limit = Double(GlyphAtlas.longestSide - 3) * face.unitsPerEm / size
    return face.boxes(of: recorded.glyphs).allSatisfy { box in
      box.isEmpty || (box.maxX - box.minX <= limit && box.maxY - box.minY <= limit)
    }
  }
}

extension Rasterizer {
  /// Draws the glyphs of a run one over the other.
  mutating func draw(_ run: RecordedGlyphs, _ state: DrawState) {
    guard faces.indices.contains(run.index) else { return }
    let run = GlyphRun(face: faces[run.index], recorded: run, points: points(state))
    guard let size = run.keptSize, let glyphs = places(run, size) else { return fill(run, state) }
    let atlas = atlas(run.face, size, glyphs)
    let spans = GlyphSpans(atlas: atlas, glyphs: glyphs)
    if case .color(let color) = run.recorded.paint { return spans.draw(color.pixel, state) }
    let region = spans.region.intersection(state.clip)
    guard !region.isEmpty else { return }
    let paint = DevicePaint(run.recorded.paint, run.points, images)
    fill(paint, region, state.surface, spans)
  }

  /// Where glyphs stand, in quarters of a pixel; nil where one is too far away.
  private func places(_ run: GlyphRun, _ size: Double) -> [QuarterPlace]? {
    var places: [QuarterPlace] = []
    places.reserveCapacity(run.recorded.glyphs.count)
    for glyph in run.recorded.glyphs {
      let place = run.points.point(glyph.origin) * 4 + 0.5
      guard abs(place.x) < 1e9, abs(place.y) < 1e9 else { return nil }
      places.append(QuarterPlace(glyph.id, place))
    }
    return places
  }

  /// Fills the glyphs as paths.
  private mutating func fill(_ run: GlyphRun, _ state: DrawState) {
    let paint = DevicePaint(run.recorded.paint, run.points, images)
    for glyph in run.recorded.glyphs {
      let outline = run.face.outline(of: glyph.id)
      guard !outline.points.isEmpty else { continue }
      let matrix = glyph.matrix(run.face, run.recorded.size, run.points)
      fill(.shape(.outline(outline), matrix, .winding), paint, state)
    }
  }

  /// An atlas with all of these glyphs.
  private mutating func atlas(
    _ face: GlyphFace,
    _ size: Double,
    _ glyphs: [QuarterPlace]
  ) -> GlyphAtlas {
    let atlas = face.atlas(size)
    var missing: Set<GlyphPhase> = []
    for glyph in glyphs where atlas.mask(glyph.phase) == nil { missing.insert(glyph.phase) }
    guard !missing.isEmpty else { return atlas }
    var (entries, bytes) = ([(GlyphPhase, GlyphMask)](), [UInt8]())
    for phase in missing.sorted(by: { $0.bits < $1.bits }) {
      entries.append((phase, mask(phase, face, size, &bytes)))
    }
    let grown = atlas.adding(entries, bytes)
    face.keep(grown)
    return grown
  }

  /// Draws a glyph's mask behind the bytes of others; one that is too large is empty.
  private mutating func mask(
    _ phase: GlyphPhase,
    _ face: GlyphFace,
    _ size: Double,
    _ bytes: inout [UInt8]
  ) -> GlyphMask {
    let (outline, scale, shift) = (
      face.outline(of: phase.glyph), size / face.unitsPerEm, phase.shift
    )
    let matrix = Matrix(a: scale, d: -scale, tx: shift.x, ty: shift.y)
    let geometry = FillGeometry.shape(.outline(outline), matrix, .winding)
    let box = geometry.box.pixels
    guard !box.isEmpty, GlyphAtlas.keeps(box) else {
      return GlyphMask(x: 0, y: 0, width: 0, height: 0, offset: 0)
    }
    let offset = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: box.width &* box.height))
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var sink = ByteSink(base + offset, box)
      produce(geometry, box, &sink)
    }
    return GlyphMask(x: box.x, y: box.y, width: box.width, height: box.height, offset: offset)
  }
}
