// Draws glyphs: small ones from cached masks, others as paths.
//
// A small upright glyph is aligned to the nearest quarter of a pixel, whether or not its mask was
// cached. Larger, rotated and skewed glyphs are filled at their exact positions.

import RasterValues

/// A run of glyphs with its transform to the device.
private struct GlyphRun {
  let face: GlyphFace
  let recorded: RecordedGlyphs
  let points: Matrix

  /// The work units of the run's masks, if it has any; a glyph is about one em high and wide.
  var units: Int {
    let size = maskSize.map { saturated($0) } ?? 0
    return recorded.glyphs.count &* (WorkGauge.glyph &+ size &* size)
  }

  /// Device pixels per em, or `nil` if the glyphs are not upright or too large for cached masks.
  var maskSize: Double? {
    guard points.isAxisAligned, points.a == points.d, points.a > 0 else { return nil }
    let size = recorded.size * points.a
    return size > 0 && size <= GlyphAtlas.largestSize ? size : nil
  }

  /// Returns a glyph's quarter-pixel phase and the pixel of its origin; `nil` if it is far away.
  @inline(__always)
  func quarter(_ glyph: PlacedGlyph) -> (phase: GlyphPhase, x: Int, y: Int)? {
    let position = points.point(glyph.origin) * 4 + 0.5
    guard abs(position.x) < 1e9, abs(position.y) < 1e9 else { return nil }
    let (x, y) = (GlyphRun.floor(position.x), GlyphRun.floor(position.y))
    return (GlyphPhase(glyph.id, x: x, y: y), x &>> 2, y &>> 2)
  }

  /// Returns the largest integer not above a value; `rounded` would be a function call.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    let integer = Int(value)
    return Double(integer) > value ? integer &- 1 : integer
  }
}

/// The masks of a run that an atlas holds.
private enum RunMasks {
  case all([PlacedMask])
  /// Some masks must still be drawn.
  case some
  /// A glyph is too large or too far away.
  case never

  init(_ run: GlyphRun, _ atlas: GlyphAtlas) {
    var masks: [PlacedMask] = []
    masks.reserveCapacity(run.recorded.glyphs.count)
    for glyph in run.recorded.glyphs {
      guard let (phase, x, y) = run.quarter(glyph) else {
        self = .never
        return
      }
      guard let mask = atlas.mask(phase) else {
        self = .some
        return
      }
      if mask.height == 0 { continue }
      if mask.isTooLarge {
        self = .never
        return
      }
      masks.append(PlacedMask(mask, x: x, y: y))
    }
    self = .all(masks)
  }
}

extension Rasterizer {
  /// Draws the glyphs of a run in order.
  mutating func draw(_ run: RecordedGlyphs, _ state: DrawState) {
    guard faces.indices.contains(run.index) else { return }
    let run = GlyphRun(face: faces[run.index], recorded: run, points: points(state))
    guard gauge.use(run.units) else { return }
    guard let size = run.maskSize, let spans = spans(run, size) else { return fill(run, state) }
    guard gauge.error == nil else { return }
    if case .color(let color) = run.recorded.paint { return spans.draw(color.pixel, state) }
    let region = spans.region.intersection(state.clip)
    guard !region.isEmpty else { return }
    let paint = DevicePaint(run.recorded.paint, run.points, images)
    fill(spans, with: paint, in: region, on: state.surface)
  }

  /// Returns the masks of a run, and draws missing ones.
  ///
  /// Returns `nil` if a glyph is too large or too far away.
  private mutating func spans(_ run: GlyphRun, _ size: Double) -> GlyphSpans? {
    var atlas = run.face.atlas(size)
    var masks = RunMasks(run, atlas)
    if case .some = masks {
      guard let grown = grown(atlas, run, size) else { return nil }
      atlas = grown
      masks = RunMasks(run, atlas)
    }
    guard case .all(let placed) = masks else { return nil }
    return GlyphSpans(atlas: atlas, masks: placed)
  }

  /// Fills the glyphs as paths.
  private mutating func fill(_ run: GlyphRun, _ state: DrawState) {
    let paint = DevicePaint(run.recorded.paint, run.points, images)
    let shapes = run.face.shapes(of: run.recorded.glyphs)
    for glyph in run.recorded.glyphs {
      guard let outline = shapes.shape(of: glyph.id)?.outline, !outline.points.isEmpty else {
        continue
      }
      guard gauge.use(WorkGauge.operation) else { return }
      let matrix = glyph.matrix(run.face, run.recorded.size, run.points)
      fill(.shape(.outline(outline), matrix, .nonZero), paint, state)
    }
  }

  /// Returns and caches an atlas with all of a run's glyphs; `nil` if a glyph is too far away.
  private mutating func grown(
    _ atlas: GlyphAtlas,
    _ run: GlyphRun,
    _ size: Double
  ) -> GlyphAtlas? {
    var phases: Set<GlyphPhase> = []
    for glyph in run.recorded.glyphs {
      guard let place = run.quarter(glyph) else { return nil }
      phases.insert(place.phase)
    }
    let missing = phases.filter { atlas.mask($0) == nil }
    let (entries, quads) = masks(missing, run, size)
    // Masks that were not drawn completely are not cached.
    guard gauge.error == nil else { return nil }
    var grown = atlas.adding(entries, quads)
    if grown == nil {
      let (entries, quads) = masks(phases, run, size)
      grown = GlyphAtlas(entries, quads)
    }
    guard gauge.error == nil else { return nil }
    if let grown { run.face.keep(grown, size) }
    return grown
  }

  /// Draws the masks of glyphs.
  private mutating func masks(
    _ phases: Set<GlyphPhase>,
    _ run: GlyphRun,
    _ size: Double
  ) -> ([(key: UInt32, value: GlyphMask)], [UInt64]) {
    let shapes = run.face.shapes(of: run.recorded.glyphs)
    var (entries, quads) = ([(key: UInt32, value: GlyphMask)](), [UInt64]())
    for phase in phases.sorted(by: { $0.bits < $1.bits }) {
      guard let shape = shapes.shape(of: phase.glyph) else { continue }
      guard gauge.use(WorkGauge.newGlyph) else { break }
      let mask = mask(
        of: shape,
        at: phase,
        unitsPerEm: run.face.unitsPerEm,
        pixelsPerEm: size,
        into: &quads
      )
      entries.append((phase.bits, mask))
    }
    return (entries, quads)
  }

  /// Draws a glyph's mask and appends it to `quads`.
  private mutating func mask(
    of shape: GlyphShape,
    at phase: GlyphPhase,
    unitsPerEm: Double,
    pixelsPerEm size: Double,
    into quads: inout [UInt64]
  ) -> GlyphMask {
    guard GlyphAtlas.keeps(shape.box, unitsPerEm: unitsPerEm, pixelsPerEm: size) else {
      return .tooLarge
    }
    let (scale, shift) = (size / unitsPerEm, phase.shift)
    let matrix = Matrix(a: scale, d: -scale, tx: shift.x, ty: shift.y)
    let geometry = FillGeometry.shape(.outline(shape.outline), matrix, .nonZero)
    let box = geometry.box.pixels
    guard !box.isEmpty else { return .empty }
    let offset = quads.count
    let count = GlyphMask.stride(box.width) &* box.height
    quads.append(contentsOf: repeatElement(0, count: count))
    quads.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var sink = QuadSink(base + offset, box)
      produce(geometry, in: box, into: &sink)
    }
    return GlyphMask(
      x: Int16(clamping: box.x),
      y: Int16(clamping: box.y),
      width: UInt16(clamping: box.width),
      height: UInt16(clamping: box.height),
      offset: Int32(truncatingIfNeeded: offset)
    )
  }
}
