// How near a face is to what a font asks for.
//
// Source: CSS Fonts 4, section 5.2: width first, then slant, then weight.

/// The match of a face with a weight, a width and a slant that are asked for.
package struct FaceMatch {
  /// The place in its design space at which a variable face is used.
  package let coordinates: FontCoordinates
  /// Whether an upright face is slanted for want of an italic one.
  package let isSlanted: Bool
  /// The distances of width, slant and weight from what is asked for, the gravest first.
  package let distance: [Double]

  package init(_ face: OpenTypeFace, weight: FontWeight, width: FontWidth, italic: Bool) {
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
      default: break
      }
    }
    coordinates = face.coordinates(values)
    isSlanted = italic && !isItalic
    distance = [
      FaceMatch.widthDistance(gotWidth, wanted: width.percent),
      isItalic == italic ? 0 : 1,
      FaceMatch.weightDistance(gotWeight, wanted: weight.value),
    ]
  }

  /// Narrow widths look for narrower ones first, wide ones for wider ones.
  private static func widthDistance(_ found: Double, wanted: Double) -> Double {
    let isRightSide = wanted <= 100 ? found <= wanted : found >= wanted
    return abs(found - wanted) + (isRightSide ? 0 : 1000)
  }

  /// Regular and medium stand in for each other; light looks for lighter first, bold for bolder.
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

  /// A class of 1…9 in percents.
  private static func percent(_ widthClass: Int) -> Double {
    let place = UInt8(clamping: min(max(widthClass, 1), 9) - 1)
    return (FontWidth(rawValue: place) ?? .normal).percent
  }

  /// A family's name without regard to the case of ASCII letters.
  package static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
  }
}
