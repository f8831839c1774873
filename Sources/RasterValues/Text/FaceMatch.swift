// The match between a font file's style and the requested style.
//
// Source: CSS Fonts 4, section 5.2: width first, then slant, then weight.

/// The match of a font file with a requested weight, width and slant.
package struct FaceMatch {
  /// The design coordinates at which a variable font is used.
  package let coordinates: FontCoordinates
  /// Whether an upright font is slanted synthetically because there is no italic one.
  package let isSlanted: Bool
  /// The distances from the requested width, slant and weight, most significant first.
  package let distance: [Double]

  /// Matches a font with a request; `variations` override the other values, except in distances.
  ///
  /// `opticalSize` is the size of the text in points, if the optical size should follow it.
  package init(
    _ face: OpenTypeFace,
    weight: FontWeight,
    width: FontWidth,
    italic: Bool,
    opticalSize: Double?,
    variations: [(tag: FontTag, value: Double)]
  ) {
    let metrics = face.metrics
    var values: [(tag: FontTag, value: Double)] = []
    var (gotWeight, gotWidth) = (Double(metrics.weight), FaceMatch.percent(metrics.width))
    var isItalic = metrics.isItalic
    for axis in face.axes {
      func set(_ value: Double) -> Double {
        let value = min(max(value, axis.minimum), axis.maximum)
        values.append((axis.tag, value))
        return value
      }
      switch axis.tag {
      case "wght": gotWeight = set(weight.value)
      case "wdth": gotWidth = set(width.percent)
      case "ital" where italic: isItalic = set(1) == 1
      case "slnt" where italic: isItalic = set(-9.5) < 0
      case "opsz": if let opticalSize { _ = set(opticalSize) }
      default: break
      }
    }
    coordinates = face.coordinates(values + variations)
    isSlanted = italic && !isItalic
    distance = [
      FaceMatch.widthDistance(gotWidth, wanted: width.percent),
      isItalic == italic ? 0 : 1,
      FaceMatch.weightDistance(gotWeight, wanted: weight.value),
    ]
  }

  /// Up to normal width, narrower fonts are preferred; above it, wider fonts.
  private static func widthDistance(_ found: Double, wanted: Double) -> Double {
    let isRightSide = wanted <= 100 ? found <= wanted : found >= wanted
    return abs(found - wanted) + (isRightSide ? 0 : 1000)
  }

  /// Regular and medium replace each other; below them lighter fonts are preferred, above them
  /// bolder ones.
  private static func weightDistance(_ found: Double, wanted: Double) -> Double {
    let distance = abs(found - wanted)
    switch wanted {
    case 400...500:
      if found >= wanted && found <= 500 { return distance }
      return found < wanted ? distance + 1000 : distance + 2000
    case ..<400: return found <= wanted ? distance : distance + 1000
    default: return found >= wanted ? distance : distance + 1000
    }
  }

  /// The percentage of a width class from 1 to 9.
  private static func percent(_ widthClass: Int) -> Double {
    let place = UInt8(clamping: min(max(widthClass, 1), 9) - 1)
    return (FontWidth(rawValue: place) ?? .normal).percent
  }

  /// A family name in lower case, for comparison; only ASCII letters are changed.
  package static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
  }
}
