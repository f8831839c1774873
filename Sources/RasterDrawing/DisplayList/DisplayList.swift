// A recorded drawing: flat words, and the images that they name.

import RasterValues

/// A recorded drawing of a component at one size and scale, as a value.
///
/// Two lists are equal exactly if they draw the same operations; then they draw the same pixels.
/// Recording takes place where the component lives; a list may be drawn anywhere.
///
/// Each operation is a word with its code in the low 16 bits and flags above, then its operands.
/// Doubles are written as their bits, −0 as 0, and are finite.
public struct DisplayList: Hashable, Sendable {
  /// The size of the component's box in device pixels; the minimum frame on an axis with caps.
  public let width, height: Int
  /// Device pixels a point.
  public let scale: Double
  package let caps: PixelCaps
  /// The operations; those of a nested list are a part of its parent's.
  package let words: ArraySlice<UInt64>
  /// The images that are drawn, in order of first use.
  public let images: [Image]
  /// The faces whose glyphs are drawn, in order of first use.
  package let faces: [GlyphFace]
  /// Notes about the recording.
  public let notes: [DrawingNote]

  package init(
    width: Int,
    height: Int,
    scale: Double,
    caps: PixelCaps,
    words: ArraySlice<UInt64>,
    images: [Image],
    faces: [GlyphFace],
    notes: [DrawingNote]
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.caps = caps
    self.words = words
    self.images = images
    self.faces = faces
    self.notes = notes
  }

  /// Whether the list was recorded at a minimum frame, to be stretched.
  package var isStretchable: Bool { !caps.isNone }
}

extension DisplayList {
  /// The pixels that the size asks for; ink may reach beyond them.
  package var box: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
