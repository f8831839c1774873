// Android drawables: images at five densities, by day and night, and nine-patches for caps.

import RasterDrawing
import RasterValues

extension AssetFiles {
  /// The densities, and their pixels per point.
  package static let androidDensities: [(name: String, scale: Double)] = [
    ("mdpi", 1), ("hdpi", 1.5), ("xhdpi", 2), ("xxhdpi", 3), ("xxxhdpi", 4),
  ]

  /// Returns drawable folders for looks, whose images have the scales of all densities in order.
  ///
  /// A look with caps becomes a nine-patch. Black marks specify the stretched parts and the content
  /// area, which are the same. Red marks exclude drawing outside the component's bounds.
  /// Nine-patches cannot tile, so tiling is reported as a loss.
  package static func androidResources(_ looks: [AssetLook]) -> AssetFiles {
    var result = AssetFiles()
    for look in looks {
      for (set, night) in [(look.light, ""), (look.dark, "night-")] {
        guard let set else { continue }
        for (density, picture) in zip(androidDensities, set.pictures) {
          let isStretched = set.horizontal != nil || set.vertical != nil
          let bitmap = isStretched ? set.ninePatch(picture.bitmap, picture.scale) : picture.bitmap
          let name = androidName(set.name) + (isStretched ? ".9.png" : ".png")
          result.files.append(AssetFile("drawable-\(night)\(density.name)/\(name)", bitmap.png()))
        }
      }
      if look.light.horizontal?.isTiled == true || look.light.vertical?.isTiled == true {
        result.losses.append(
          ExportLoss("nine-patches cannot tile; the area between the caps is stretched")
        )
      }
    }
    return result
  }

  /// Converts a name to Android's lower-case letters, digits and `_`: `push_button_pressed`.
  package static func androidName(_ name: String) -> String {
    var result = ""
    var isAfterSmall = false
    for character in name.utf8 {
      switch character {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if isAfterSmall { result += "_" }
        result += String(decoding: [character | 0x20], as: UTF8.self)
        isAfterSmall = false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        result += String(decoding: [character], as: UTF8.self)
        isAfterSmall = true
      default:
        result += "_"
        isAfterSmall = false
      }
    }
    return result
  }
}

extension PictureSet {
  private static let black: UInt32 = 0xFF00_0000
  private static let red: UInt32 = 0xFF00_00FF

  /// Returns the bitmap with a border of one pixel, in which marks specify the stretched parts.
  fileprivate func ninePatch(_ bitmap: Bitmap, _ scale: Double) -> Bitmap {
    let (width, height) = (bitmap.width + 2, bitmap.height + 2)
    var pixels = [UInt32](repeating: 0, count: width * height)
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        pixels[(row + 1) * width + column + 1] = bitmap.pixels[row * bitmap.width + column]
      }
    }
    func length(_ points: Int) -> Int { Int((Double(points) * scale).rounded()) }
    let insets = capInsets
    let edges = (left: length(margins.left), top: length(margins.top))
    let ends = (right: length(margins.right), bottom: length(margins.bottom))
    // An axis without caps is not stretched, but Android requires a mark on it.
    let columns =
      horizontal == nil
      ? edges.left..<bitmap.width - ends.right
      : length(insets.left)..<bitmap.width - length(insets.right)
    let rows =
      vertical == nil
      ? edges.top..<bitmap.height - ends.bottom
      : length(insets.top)..<bitmap.height - length(insets.bottom)
    for column in columns {
      pixels[column + 1] = Self.black
      pixels[(height - 1) * width + column + 1] = Self.black
    }
    for row in rows {
      pixels[(row + 1) * width] = Self.black
      pixels[(row + 1) * width + width - 1] = Self.black
    }
    for column in 0..<bitmap.width
    where column < edges.left || column >= bitmap.width - ends.right {
      pixels[(height - 1) * width + column + 1] = Self.red
    }
    for row in 0..<bitmap.height where row < edges.top || row >= bitmap.height - ends.bottom {
      pixels[(row + 1) * width + width - 1] = Self.red
    }
    return Bitmap(width: width, height: height, pixels: pixels) ?? bitmap
  }
}
