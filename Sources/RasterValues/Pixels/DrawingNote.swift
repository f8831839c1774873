// What a drawing says about itself: limits that it met, and words that it could not draw as asked.

/// Something that a pure drawing has to say about itself.
public enum DrawingNote: Hashable, Sendable {
  /// The drawing recorded a million operations, or 128 MiB of them, and was stopped there.
  case operationLimit
  /// The drawing's loops ran a million turns and were stopped there.
  case loopLimit
  /// The strokes had a million dashes; those that would have had more are solid.
  case dashLimit
  /// Layers and components were nested more than 64 deep; the innermost are missing.
  case depthLimit
  /// A target was smaller than its caps, which were scaled down to fit.
  case capsScaledDown
  /// The caps of a placed component ask for a picture that is larger than any bitmap; it is missing.
  case placeTooLarge
  /// A row, a column or an overlay held more than a million contents, or was nested more than 64 deep;
  /// what was too much is missing.
  case layoutLimit
  /// No face has a glyph for a character, for which a box is drawn; up to 16 are noted.
  case missingGlyph(Unicode.Scalar)
  /// A font's data of a glyph is damaged, and a box is drawn; the glyph by its number in the font, of
  /// which up to 16 in a run are noted.
  case damagedGlyph(Int)
  /// A font has a glyph made of gradients and blends (`COLR` version 1) whose data is damaged, has no end
  /// or has more than 4,096 parts, and it is drawn without them; the glyph by its number in the font, of
  /// which up to 16 in a run are noted.
  case simplifiedGlyph(Int)
  /// Words are of a script whose letters change their order and their form by syllables, for which their
  /// font has no rules; the script by its English name, of which there are some dozens.
  case unshapedScript(String)
  /// A picture of vectors was to be repeated as a pattern, or cut in nine, which takes pixels; it is
  /// missing.
  case drawingWithoutPixels
  /// Words are cut where their box, the limit of their lines or that of 100,000 characters ends; an
  /// ellipsis stands for what is missing unless the drawing asks for none.
  case truncatedText
  /// A property was given more elements or characters than its `limit:`, and the rest was dropped; the
  /// property by its name in the source.
  case limited(property: String, given: Int, kept: Int, Unit)
  /// Ink outside of the component's box makes the picture larger than the box, which no crop asked
  /// for.
  case enlarged
  /// Ink is cut off: by a crop to the component's box, or since it lies so far outside of it that no
  /// picture has room for it.
  case cutInk
  /// The component's key forgets something that the drawing reads; the picture that it found was
  /// another state's, and this one was drawn anew.
  case keyForgetsState

  /// What a limit counts.
  public enum Unit: Hashable, Sendable {
    /// The elements of a list.
    case elements
    /// The characters of a string.
    case characters
  }
}
