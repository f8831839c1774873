// A recorded drawing: a flat buffer of 64-bit values, and the images and fonts it refers to.

import RasterValues

/// A recorded drawing of a component at one size and scale, as a value.
///
/// Two lists are equal if and only if they record the same operations; equal lists draw the same
/// pixels. A component is recorded where it lives, but its list may be drawn anywhere, for example
/// on another thread.
///
/// Each operation starts with a 64-bit header, which holds the operation's code in its low 16 bits
/// and flags above. The operands follow. Numbers of type `Double` are stored as their bits. They
/// are finite, and −0 is stored as 0.
public struct DisplayList: Hashable, Sendable {
  /// The size of the component's bounds in device pixels; on an axis with caps, its minimum frame.
  public let width, height: Int
  /// Device pixels per point.
  public let scale: Double
  /// The colour space of the recorded colours and of the pixels.
  public let colorSpace: OutputColorSpace
  package let caps: PixelCaps
  /// The recorded operations; a nested list is a slice of its parent's buffer.
  package let words: ArraySlice<UInt64>
  /// The images that are drawn, in order of first use.
  public let images: [Image]
  /// The fonts whose glyphs are drawn, in order of first use.
  package let faces: [GlyphFace]
  /// Notes about the recording.
  public let notes: [DrawingNote]

  package init(
    width: Int,
    height: Int,
    scale: Double,
    colorSpace: OutputColorSpace,
    caps: PixelCaps,
    words: ArraySlice<UInt64>,
    images: [Image],
    faces: [GlyphFace],
    notes: [DrawingNote]
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.colorSpace = colorSpace
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
  /// The pixels of the requested size; a drawing may paint outside them.
  package var box: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
