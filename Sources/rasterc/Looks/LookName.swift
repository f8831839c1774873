// What a tested look is called: by its component, its state, its appearance and its scale.

import Raster
import RasterCommands

/// The name of a look that is tested, within its folder.
struct LookName: Hashable, Sendable {
  let component: String
  /// A named state, or the properties that differ from their defaults: `isOn=true,size=large`.
  let state: String
  let appearance: Appearance
  /// Device pixels a point.
  let scale: Double

  /// `Toggle/on`.
  var title: String { "\(component)/\(state)" }

  /// `dark @2x`.
  var surroundings: String { "\(appearance.word) @\(Functions.string(scale))x" }

  /// The first words of its line in a file of looks.
  var line: String { "\(component) \(state) \(surroundings)" }
}

extension LookName: Comparable {
  /// In the order of the lines' bytes, so that any tool that sorts lines keeps the order.
  static func < (first: LookName, second: LookName) -> Bool {
    areInByteOrder(first.line + " ", second.line + " ")
  }
}

extension Appearance {
  /// The appearance as files of looks write it.
  var word: String { self == .dark ? "dark" : "light" }

  init?(word: Substring) {
    switch word {
    case "light": self = .light
    case "dark": self = .dark
    default: return nil
    }
  }
}
