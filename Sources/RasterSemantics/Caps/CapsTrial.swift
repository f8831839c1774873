// How caps that are not proved are refuted: by a drawing that is another one where it is stretched.

import RasterValues

/// A look of a component: what surrounds it, and the properties that are not as by default.
package struct CapsLook: Sendable {
  package var environment = Environment()
  package var values: [(index: Int, value: Value)] = []
}

/// Draws components, for a checker that does not draw itself.
package struct CapsTrial: Sendable {
  /// Whether a component of a program, by its index, is drawn otherwise where it is stretched by the caps
  /// that it declares; false too where the meter allows no drawing any more.
  let breaks: @Sendable (Program, Int, CapsLook, WorkMeter) -> Bool

  package init(breaks: @escaping @Sendable (Program, Int, CapsLook, WorkMeter) -> Bool) {
    self.breaks = breaks
  }

  /// Nothing is drawn: nothing is refuted.
  package static let none = CapsTrial { _, _, _, _ in false }
}
