// Where a glyph stands, and what it is attached to, while a run is positioned.

import RasterValues

/// A glyph's advance, its distance from the pen, and the glyph that it hangs on.
struct GlyphPosition {
  enum Attachment { case none, mark, cursive }

  var advance: Double
  var x = 0.0
  var y = 0.0
  var attachment = Attachment.none
  /// The distance, in glyphs, to the one to which it is attached; negative for those before.
  var distance = 0
}
