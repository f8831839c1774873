// The operations of a display list, decoded: what the rasterizer draws and golden texts print.

import RasterValues

/// One operation of a display list.
///
/// Coordinates are points unless they are called pixels.
package enum Operation: Hashable, Sendable {
  case fill(Path.Shape, RecordedPaint, FillRule)
  case stroke(Path.Shape, RecordedPaint, StrokeStyle)
  /// Begins a layer, which lasts to its `end`.
  case layer(RecordedLayer)
  case image(RecordedImage)
  case stretch(RecordedStretch)
  /// Glyphs of one face in one paint.
  case glyphs(RecordedGlyphs)
  /// A nested component: its list, and where it stands.
  case place(RecordedPlace)
  /// Ends the innermost layer.
  case end
}

/// A colour as recorded: 16 bits a component, not premultiplied, red in the highest bits.
package struct RecordedColor: Hashable, Sendable {
  package let word: UInt64

  package init(word: UInt64) { self.word = word }

  package init(_ color: Color) {
    func bits(_ value: Double) -> UInt64 {
      // The comparison is false for NaN, which counts as 0.
      value > 0 ? UInt64(Swift.min(value, 1) * 65535 + 0.5) : 0
    }
    word =
      bits(color.red) << 48 | bits(color.green) << 32 | bits(color.blue) << 16 | bits(color.alpha)
  }

  package var red: UInt16 { UInt16(truncatingIfNeeded: word >> 48) }
  package var green: UInt16 { UInt16(truncatingIfNeeded: word >> 32) }
  package var blue: UInt16 { UInt16(truncatingIfNeeded: word >> 16) }
  package var alpha: UInt16 { UInt16(truncatingIfNeeded: word) }
}

/// A stop with its position, from 0 to 1 and never before the stop that precedes it.
package struct RecordedStop: Hashable, Sendable {
  package let color: RecordedColor
  package let position: Double
  /// Where on the way to the next stop both are mixed evenly; ½ where the mixture grows evenly.
  package let hint: Double
}

/// A paint with its anchors resolved to points of the component.
package enum RecordedPaint: Hashable, Sendable {
  case color(RecordedColor)
  case gradient(RecordedGradient)
  case pattern(RecordedPattern)
}

/// A gradient with its anchors resolved to points of the component.
package struct RecordedGradient: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// From the focal circle, where t is 0, to the other, where it is 1; no radius is negative.
    case radial(focus: Point, focusRadius: Double, center: Point, radius: Double)
    /// Clockwise, in degrees.
    case sweep(center: Point, from: Double, to: Double)
  }

  package let geometry: Geometry
  package let stops: [RecordedStop]
  package let spread: Spread
  package let space: ColorSpace
}

/// An image as a paint.
package struct RecordedPattern: Hashable, Sendable {
  package let index: Int
  /// From the image's pixels to points of the component.
  package let transform: Transform
  package let spread: Spread
  package let sampling: Sampling
}

/// An image in a rectangle.
package struct RecordedImage: Hashable, Sendable {
  package let index: Int
  package let rect: Rect
  /// The part that is drawn, in pixels of the image; nil for all of it.
  package let source: Rect?
  package let sampling: Sampling
  /// A colour that stands in for the image's own, of which only the alpha counts.
  package let tint: RecordedColor?
}

/// Glyphs of one face in one paint.
package struct RecordedGlyphs: Hashable, Sendable {
  package let index: Int
  /// Points an em.
  package let size: Double
  package let paint: RecordedPaint
  package let glyphs: PlacedGlyphs
}

/// Glyphs in the words of a list, read one by one.
package struct PlacedGlyphs: Hashable, Sendable, RandomAccessCollection {
  /// Three a glyph: its number, x and y.
  private let words: ArraySlice<UInt64>

  init(_ words: ArraySlice<UInt64>) { self.words = words }

  package var startIndex: Int { 0 }
  package var endIndex: Int { words.count / 3 }

  package subscript(index: Int) -> PlacedGlyph {
    let place = words.startIndex + index * 3
    let (x, y) = (words[place + 1], words[place + 2])
    let origin = Point(Double(bitPattern: x), Double(bitPattern: y))
    return PlacedGlyph(UInt16(truncatingIfNeeded: words[place]), origin)
  }
}

/// What a layer does to what is drawn in it: first the clip, then the mask, then shadows of the
/// result, then opacity, then the blend; content is blurred before all, and the transform applies to
/// all of them.
package struct RecordedLayer: Hashable, Sendable {
  package var opacity: Double
  package var blend: BlendMode
  /// Twice the standard deviation of the content's blur, in points.
  package var blur: Double
  package var transform: Transform
  package var clip: Path.Shape?
  package var clipRule: FillRule
  package var maskPath: Path.Shape?
  /// A component that masks the layer.
  package var mask: RecordedPlace?
  /// What of that component's pixels masks.
  package var maskChannel: MaskMode
  package var shadows: [RecordedShadow]
}

package struct RecordedShadow: Hashable, Sendable {
  package let color: RecordedColor
  /// In points, as in `Shadow`.
  package let blur, spread: Double
  package let offset: Point
  package let inner: Bool

  package init(
    color: RecordedColor,
    blur: Double,
    spread: Double,
    offset: Point,
    inner: Bool
  ) {
    self.color = color
    (self.blur, self.spread) = (blur, spread)
    self.offset = offset
    self.inner = inner
  }
}

/// An image cut in nine and stretched to a place.
package struct RecordedStretch: Hashable, Sendable {
  package let index: Int
  package let caps: PixelCaps
  /// Pixels of the image a point.
  package let imageScale: Double
  /// Where the whole nine-slice goes, in device pixels.
  package let destination: PixelRect
  /// What is seen of it, in device pixels.
  package let container: PixelRect
}

/// A nested component's place and list.
package struct RecordedPlace: Hashable, Sendable {
  /// Where the component's box goes, in device pixels of the parent.
  package let destination: PixelRect
  /// What is seen of it, where it slides; nil where nothing is cut off.
  package let container: PixelRect?
  /// With caps, recorded at its minimum frame, to be stretched to `destination`; else of its size.
  package let list: DisplayList
}
