// Notes about a drawing: limits that it reached, and text that could not be drawn as requested.

/// A note about a limit or a problem that occurred while a component was drawn.
public enum DrawingNote: Hashable, Sendable {
  /// The drawing recorded a million operations, or 128 MiB of them, and was stopped there.
  case operationLimit
  /// The loops of the drawing ran for a million iterations and were stopped there.
  case loopLimit
  /// The strokes had more than a million dashes; the strokes beyond the limit are solid.
  case dashLimit
  /// Layers and components were nested more than 64 deep; the innermost are missing.
  case depthLimit
  /// A target was smaller than its caps, which were scaled down to fit.
  case capsScaledDown
  /// A placed component is missing because its caps require more pixels than a bitmap can have.
  case placeTooLarge
  /// A row, column or overlay held more than a million items, or was nested more than 64 deep.
  ///
  /// The excess items are missing.
  case layoutLimit
  /// No font has a glyph for a character; a box is drawn instead.
  ///
  /// Up to 16 characters are noted.
  case missingGlyph(Unicode.Scalar)
  /// A font's data for a glyph is damaged, and a box is drawn instead.
  ///
  /// The value is the glyph's index in the font. Up to 16 glyphs of a run are noted.
  case damagedGlyph(Int)
  /// A glyph was drawn without its gradients and blends.
  ///
  /// Its data in the `COLR` table (version 1) is damaged, recursive without end or has more than
  /// 4,096 parts. The value is the glyph's index in the font. Up to 16 glyphs of a run are noted.
  case simplifiedGlyph(Int)
  /// Text is in a script that needs syllable-based shaping, and its font has no rules for it.
  ///
  /// In such scripts, glyphs change their order and form within a syllable. The value is the
  /// script's English name; there are a few dozen such scripts.
  case unshapedScript(String)
  /// A feature or a variation of a font is malformed, and was ignored.
  ///
  /// The value is the text, such as `"GRAD=x"`, limited to 40 characters. Up to 16 are noted for
  /// each text.
  case ignoredFontSetting(String)
  /// A vector image is missing because it was used as a pattern or nine-slice, which need pixels.
  case drawingWithoutPixels
  /// Text was truncated at its bounds, its line limit, or the limit of 100,000 characters.
  ///
  /// An ellipsis marks the truncation unless the drawing disables it.
  case truncatedText
  /// A property was given more elements or characters than its `limit:`, and the rest was dropped.
  ///
  /// `property` is the property's name in the source.
  case limited(property: String, given: Int, kept: Int, Unit)
  /// The bitmap is larger than the component because it draws outside its bounds.
  ///
  /// Noted only if no crop was requested.
  case drawsOutsideBounds
  /// Drawing outside the component's bounds was cut off.
  ///
  /// The reason is a crop to the component's bounds, or a position so far outside that it does not
  /// fit into a bitmap.
  case clippedDrawing
  /// An image was decoded from a file of which a part is damaged or unsupported.
  case imageFile(ImageNote)
  /// The component's key omits an input of the drawing.
  ///
  /// The cached bitmap belonged to a different state, so this one was drawn again.
  case keyForgetsState

  /// The unit that a limit counts.
  public enum Unit: Hashable, Sendable {
    /// Elements of a list.
    case elements
    /// Characters of a string.
    case characters
  }
}
