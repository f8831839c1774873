// The position and the attachment of a glyph while a run is positioned.

import RasterValues

/// A glyph's advance, its offset from the pen, and the glyph to which it is attached.
struct GlyphPosition {
  enum Attachment { case none, mark, cursive }

  var advance: Double
  var x = 0.0
  var y = 0.0
  var attachment = Attachment.none
  /// The distance, in glyphs, to the glyph to which this one is attached; negative if it precedes.
  var distance = 0
}
