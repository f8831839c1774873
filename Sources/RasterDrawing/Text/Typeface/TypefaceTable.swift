// The skeletons of the built-in typeface: measures are read once, strokes at first use.

import RasterValues

/// The glyphs of the built-in typeface.
struct TypefaceTable: Sendable {
  let glyphs: [UInt32: Int]
  /// The measures of each glyph: skeletons without strokes; only letters with marks have parts.
  let measures: [Skeleton]
  private let drawings: [SkeletonDrawing]
  /// The complete skeletons, cached at first use.
  private let skeletons = Guarded<[Int: Skeleton]>([:])

  /// The table, read at first use.
  static let shared = TypefaceTable()

  private init() {
    var reader = SkeletonReader()
    for drawings in TypefaceDrawings.all { reader.read(drawings) }
    (glyphs, measures, drawings) = (reader.glyphs, reader.measures, reader.drawings)
  }

  /// Returns the side at which a mark is attached; nil for other glyphs.
  func markPlace(_ glyph: UInt16) -> MarkPlace? {
    Int(glyph) < measures.count ? measures[Int(glyph)].markPlace : nil
  }

  /// Returns the skeleton of a glyph; an invalid glyph counts as the missing box.
  func skeleton(_ glyph: UInt16) -> Skeleton { skeleton(at: Int(glyph)) }

  /// Returns the skeleton at an index; an invalid index counts as the missing box.
  func skeleton(at index: Int) -> Skeleton {
    let index = index < measures.count ? index : 0
    if let known = skeletons.withLock({ $0[index] }) { return known }
    var skeleton = measures[index]
    switch drawings[index] {
    case .strokes(let tokens, let thin):
      skeleton.readStrokes(tokens, glyphs: glyphs, before: index)
      if thin > 0 {
        for index in skeleton.strokes.indices { skeleton.strokes[index].thin(by: thin) }
      }
    case .marked(let base):
      // Letters precede those with marks.
      guard base < index else { break }
      let plain = self.skeleton(at: base)
      (skeleton.top, skeleton.bottom) = (plain.top, plain.bottom)
    }
    skeletons.withLock { $0[index] = skeleton }
    return skeleton
  }
}

/// The drawing of a glyph, in addition to its measures.
enum SkeletonDrawing: Sendable {
  /// The tokens of the line that describe strokes, and the taper of nodes without one.
  case strokes(SkeletonTokens, thin: Double)
  /// A letter with a mark: only the base's mark positions are added to the measures.
  case marked(base: Int)
}

/// The drawings of the built-in typeface, in the notation of `SkeletonReader`.
enum TypefaceDrawings {
  static var all: [String] { [basic, marks, latin, symbols, greek, cyrillic] }
}
