// All skeletons of the built-in typeface, read once.

import RasterValues

/// The glyphs of the built-in typeface.
struct TypefaceTable: Sendable {
  let glyphs: [UInt32: Int]
  let skeletons: [Skeleton]
  private let markPlaces: [MarkPlace?]

  /// Read when a glyph is first asked for, by whichever thread does.
  static let shared = TypefaceTable()

  private init() {
    var reader = SkeletonReader()
    for drawings in TypefaceDrawings.all { reader.read(drawings) }
    (glyphs, skeletons) = (reader.glyphs, reader.skeletons)
    markPlaces = skeletons.map { $0.markPlace }
  }

  /// The place of a glyph that is a mark; nil for others.
  func markPlace(_ glyph: UInt16) -> MarkPlace? {
    Int(glyph) < markPlaces.count ? markPlaces[Int(glyph)] : nil
  }

  /// The skeleton of a glyph; the missing box for what is none.
  func skeleton(_ glyph: UInt16) -> Skeleton {
    skeletons[Int(glyph) < skeletons.count ? Int(glyph) : 0]
  }
}

/// The drawings of the built-in typeface, in the notation of `SkeletonReader`.
enum TypefaceDrawings {
  static var all: [String] { [basic, marks, latin, symbols, greek, cyrillic] }
}
