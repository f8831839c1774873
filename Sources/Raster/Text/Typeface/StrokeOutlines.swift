// The outlines of glyphs that were asked for, kept.

import Synchronization

/// Keeps the outlines of the built-in typeface, for all faces and threads.
///
/// Uniting a glyph's strokes takes some hundred times as long as copying its outline. Outlines of
/// whole alphabets in several faces fit; beyond `limit` all are forgotten.
final class StrokeOutlines: Sendable {
  static let shared = StrokeOutlines()

  private static let limit = 4096

  private struct Key: Hashable {
    var face: StrokeTypeface
    var glyph: UInt16
  }

  private let outlines = Mutex<[Key: Path.Outline]>([:])

  /// The outline of a glyph, which `make` makes if it is not here.
  func outline(
    of glyph: UInt16,
    _ face: StrokeTypeface,
    make: () -> Path.Outline
  ) -> Path.Outline {
    let key = Key(face: face, glyph: glyph)
    if let outline = outlines.withLock({ $0[key] }) { return outline }
    let outline = make()
    outlines.withLock { outlines in
      if outlines.count >= StrokeOutlines.limit { outlines.removeAll() }
      outlines[key] = outline
    }
    return outline
  }
}
