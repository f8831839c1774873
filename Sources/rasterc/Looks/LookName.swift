// The identity of a tested look: its component, state, appearance and scale.

import Raster
import RasterCommands

/// The name of a tested look, within its folder.
struct LookName: Hashable, Sendable {
  let component: String
  /// A named state, or the properties that differ from their defaults: `isOn=true,size=large`.
  let state: String
  let appearance: Appearance
  /// Device pixels per point.
  let scale: Double

  /// `Toggle/on`.
  var title: String { "\(component)/\(state)" }

  /// `dark @2x`.
  var surroundings: String { "\(appearance.word) @\(Functions.string(scale))x" }

  /// The first fields of its line in `looks.lock`.
  var line: String { "\(component) \(state) \(surroundings)" }
}

extension LookName: Comparable {
  /// Orders names by the bytes of their lines, as tools that sort lines do.
  static func < (first: LookName, second: LookName) -> Bool {
    areInByteOrder(first.line + " ", second.line + " ")
  }
}

extension Appearance {
  /// The appearance in the spelling of `looks.lock`.
  var word: String { self == .dark ? "dark" : "light" }

  init?(word: Substring) {
    switch word {
    case "light": self = .light
    case "dark": self = .dark
    default: return nil
    }
  }
}
