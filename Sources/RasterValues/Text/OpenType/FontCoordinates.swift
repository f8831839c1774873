// A position in a variable font's design space, as the normalised distances from the defaults.
//
// Source: OpenType 1.9, "Coordinate Scales and Normalization".

/// The distance of each axis of a font from its default, from −1 at its minimum to 1 at its
/// maximum.
///
/// Created by `OpenTypeFace.coordinates(_:)`. Values have 14 fractional bits, as in the file, so
/// that equal positions compare equal and can be part of keys. `.default` has all axes at their
/// defaults.
package struct FontCoordinates: Hashable, Sendable {
  /// In units of 1/16384, in the order of the font's axes; empty at the default.
  package let values: [Int16]

  init(_ values: [Int16]) {
    self.values = values.allSatisfy { $0 == 0 } ? [] : values
  }

  /// The default of every axis, also for fonts that do not vary.
  package static let `default` = FontCoordinates([])

  package var isDefault: Bool { values.isEmpty }

  /// The value of an axis in units of 1/16384; 0 for axes that do not exist.
  @inline(__always)
  func value(_ axis: Int) -> Int { axis < values.count ? Int(values[axis]) : 0 }
}

extension FontCoordinates {
  /// The factor of a delta on one axis, for a region from `start` through `peak` to `end`.
  ///
  /// Returns `nil` if the delta does not apply. Arguments are in units of 1/16384. A region that is
  /// not in ascending order, or that has bounds on both sides of 0, does not restrict the delta.
  @inline(__always)
  static func scalar(_ value: Int, start: Int, peak: Int, end: Int) -> Double? {
    if peak == 0 || value == peak { return 1 }
    if start > peak || peak > end || (start < 0 && end > 0) { return 1 }
    if value <= start || value >= end { return nil }
    if value < peak { return Double(value - start) / Double(peak - start) }
    return Double(end - value) / Double(end - peak)
  }
}
