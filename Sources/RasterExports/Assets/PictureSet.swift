// The images of one look at several scales, with edges at whole points.

import RasterDrawing
import RasterValues

/// The images of one look at several scales, with edges at whole points.
///
/// If the component is stretchable, it is drawn as small as possible, with one unit between the
/// caps.
package struct PictureSet: Sendable {
  /// Lengths on four sides, in points.
  package struct Edges: Hashable, Sendable {
    package var top = 0
    package var right = 0
    package var bottom = 0
    package var left = 0

    package init() {}
  }

  /// The caps of one axis, in points.
  package struct Axis: Hashable, Sendable {
    package let leading: Int
    package let trailing: Int
    package let isTiled: Bool

    package init(leading: Int, trailing: Int, isTiled: Bool) {
      (self.leading, self.trailing, self.isTiled) = (leading, trailing, isTiled)
    }
  }

  /// The name of the look, such as `PushButton-pressed`.
  package let name: String
  /// The caps, or nil on an axis without caps.
  package let horizontal, vertical: Axis?
  /// The size of the component's bounds, in points.
  package let width, height: Int
  /// The margins for drawing outside the bounds.
  package let margins: Edges
  /// The images, including the margins, with their numbers of pixels per point.
  package let pictures: [(scale: Double, bitmap: Bitmap)]

  /// Extends drawings at several scales to whole points; returns nil if one becomes too large.
  ///
  /// `unit` is the number of points that is a whole number of pixels at each scale.
  package init?(
    _ name: String,
    width: Int,
    height: Int,
    horizontal: Axis?,
    vertical: Axis?,
    unit: Int,
    drawings: [(scale: Double, bitmap: Bitmap)]
  ) {
    var margins = Edges()
    for (scale, bitmap) in drawings {
      let box = bitmap.innerBox
      func points(_ pixels: Int) -> Int {
        let units = (Double(max(pixels, 0)) / (scale * Double(unit))).rounded(.up)
        return Int(min(units, 1e6)) * unit
      }
      margins.left = max(margins.left, points(box.x))
      margins.top = max(margins.top, points(box.y))
      let (right, bottom) = (Double(width) * scale, Double(height) * scale)
      margins.right = max(margins.right, points(bitmap.width - box.x - Int(right)))
      margins.bottom = max(margins.bottom, points(bitmap.height - box.y - Int(bottom)))
    }
    var pictures: [(scale: Double, bitmap: Bitmap)] = []
    for (scale, bitmap) in drawings {
      func pixels(_ points: Int) -> Int { Int((Double(points) * scale).rounded()) }
      let padded = bitmap.padded(
        left: pixels(margins.left) - bitmap.innerBox.x,
        top: pixels(margins.top) - bitmap.innerBox.y,
        width: pixels(margins.left + width + margins.right),
        height: pixels(margins.top + height + margins.bottom)
      )
      guard let padded else { return nil }
      pictures.append((scale, padded))
    }
    (self.name, self.width, self.height) = (name, width, height)
    (self.horizontal, self.vertical) = (horizontal, vertical)
    (self.margins, self.pictures) = (margins, pictures)
  }

  /// Returns whether another look has equal images.
  package func looksLike(_ other: PictureSet) -> Bool {
    margins == other.margins && pictures.count == other.pictures.count
      && zip(pictures, other.pictures).allSatisfy {
        $0.scale == $1.scale && $0.bitmap.pixels == $1.bitmap.pixels
          && $0.bitmap.width == $1.bitmap.width
      }
  }
}

extension Bitmap {
  /// Returns the bitmap at an offset on a transparent background, clipped to the new size.
  fileprivate func padded(left: Int, top: Int, width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0, Bitmap.isAllowed(width: width, height: height) else { return nil }
    var result = [UInt32](repeating: 0, count: width * height)
    let (first, last) = (max(0, -left), min(self.width, width - left))
    for row in 0..<self.height where first < last && row + top >= 0 && row + top < height {
      let (from, to) = (row * self.width, (row + top) * width + left)
      for column in first..<last { result[to + column] = pixels[from + column] }
    }
    return Bitmap(width: width, height: height, pixels: result)
  }
}
