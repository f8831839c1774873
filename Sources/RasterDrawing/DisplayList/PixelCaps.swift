// The four caps of a nine-slice, in pixels of its source.

import RasterValues

/// The four caps of a nine-slice in pixels of its source; `nil` on an axis that does not stretch.
package struct PixelCaps: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    package let start: Int
    package let end: Int
    package let mode: StretchMode

    package init(start: Int, end: Int, mode: StretchMode) {
      self.start = start
      self.end = end
      self.mode = mode
    }
  }

  package let horizontal: Axis?
  package let vertical: Axis?

  package init(horizontal: Axis?, vertical: Axis?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension PixelCaps {
  /// Whether neither axis stretches.
  package var isNone: Bool { horizontal == nil && vertical == nil }

  /// Returns the caps for a target of this size in pixels.
  ///
  /// Returns no caps if the environment is unstretched, the caps fit and no axis is tiled.
  package func used(in environment: Environment, width: Int, height: Int) -> PixelCaps {
    guard environment.isUnstretched, !isScaledDown(width: width, height: height),
      horizontal?.mode != .tile, vertical?.mode != .tile
    else {
      return self
    }
    return PixelCaps(horizontal: nil, vertical: nil)
  }

  /// Whether the caps do not fit into a target of this size in pixels.
  package func isScaledDown(width: Int, height: Int) -> Bool {
    let needed = (
      (horizontal?.start ?? 0) &+ (horizontal?.end ?? 0),
      (vertical?.start ?? 0) &+ (vertical?.end ?? 0)
    )
    return needed.0 > width || needed.1 > height
  }

  /// Returns the minimum frame on one axis: ⌈cap·s⌉ + ⌈s⌉ + ⌈cap·s⌉ pixels, or `full` without caps.
  package static func minimumLength(_ axis: Axis?, scale: Double, full: Int) -> Int {
    guard let axis else { return full }
    return axis.start &+ axis.end &+ max(pixelLength(scale), 1)
  }
}
