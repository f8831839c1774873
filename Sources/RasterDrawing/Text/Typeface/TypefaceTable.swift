// All skeletons of the built-in typeface: their measures read once, their strokes when they are used.

import RasterValues

/// The glyphs of the built-in typeface.
struct TypefaceTable: Sendable {
  let glyphs: [UInt32: Int]
  /// The measures of each glyph: skeletons without strokes and parts, but for those of letters with marks.
  let measures: [Skeleton]
  private let drawings: [SkeletonDrawing]
  /// The skeletons that were asked for.
  private let skeletons = Guarded<[Int: Skeleton]>([:])

  /// Read when a glyph is first asked for, by whichever thread does.
  static let shared = TypefaceTable()

  private init() {
    var reader = SkeletonReader()
    for drawings in TypefaceDrawings.all { reader.read(drawings) }
    (glyphs, measures, drawings) = (reader.glyphs, reader.measures, reader.drawings)
  }

  /// The place of a glyph that is a mark; nil for others.
  func markPlace(_ glyph: UInt16) -> MarkPlace? {
    Int(glyph) < measures.count ? measures[Int(glyph)].markPlace : nil
  }

  /// The skeleton of a glyph; the missing box for what is none.
  func skeleton(_ glyph: UInt16) -> Skeleton { skeleton(at: Int(glyph)) }

  /// The skeleton at a place; the missing box where there is none.
  func skeleton(at index: Int) -> Skeleton {
    let index = index < measures.count ? index : 0
    if let known = skeletons.withLock({ $0[index] }) { return known }
    var skeleton = measures[index]
    switch drawings[index] {
    case .strokes(let words, let thin):
      skeleton.readStrokes(words, glyphs: glyphs, before: index)
      if thin > 0 {
        for index in skeleton.strokes.indices { skeleton.strokes[index].thin(by: thin) }
      }
    case .marked(let base):
      // Letters stand before those with marks.
      guard base < index else { break }
      let plain = self.skeleton(at: base)
      (skeleton.top, skeleton.bottom) = (plain.top, plain.bottom)
    }
    skeletons.withLock { $0[index] = skeleton }
    return skeleton
  }
}

/// What a glyph has beside its measures.
enum SkeletonDrawing: Sendable {
  /// The words of its line that say its strokes, and the taper of nodes without one.
  case strokes(SkeletonWords, thin: Double)
  /// Nothing but what is known: a letter, whose places of marks it has, and a mark.
  case marked(base: Int)
}

/// The drawings of the built-in typeface, in the notation of `SkeletonReader`.
enum TypefaceDrawings {
  static var all: [String] { [basic, marks, latin, symbols, greek, cyrillic] }
}
