// The cuts of a nine-slice, in pixels of its source.

import RasterValues

/// The four cuts of a nine-slice, in pixels of its source; nil on an axis that is not stretched.
package struct PixelCaps: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    package let leading: Int
    package let trailing: Int
    package let mode: StretchMode

    package init(leading: Int, trailing: Int, mode: StretchMode) {
      self.leading = leading
      self.trailing = trailing
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
