// A place in a variable font's space: how far each axis is moved from its default.
//
// Source: OpenType 1.9, "Coordinate Scales and Normalization".

/// The distance of each axis of a face from its default, from -1 at its minimum to 1 at its
/// maximum.
///
/// Made by `OpenTypeFace.coordinates(_:)`. Values have 14 bits of fraction, as the file's have, so
/// that equal places are equal and can be in keys. All axes at their defaults are `.default`.
package struct FontCoordinates: Hashable, Sendable {
  /// In 16384ths, in the order of the face's axes; empty at the default.
  package let values: [Int16]

  init(_ values: [Int16]) {
    self.values = values.allSatisfy { $0 == 0 } ? [] : values
  }

  /// Every axis at its default; every face's, also those that do not vary.
  package static let `default` = FontCoordinates([])

  package var isDefault: Bool { values.isEmpty }

  /// The value of an axis in 16384ths; 0 for axes that are not there.
  @inline(__always)
  func value(_ axis: Int) -> Int { axis < values.count ? Int(values[axis]) : 0 }
}

extension FontCoordinates {
  /// The part of a delta that applies on one axis, of a region from `start` through `peak` to
  /// `end`.
  ///
  /// Nil where none does. Arguments are in 16384ths. Regions that are in no order, or on both sides of
  /// 0, do not limit.
  @inline(__always)
  static func scalar(_ value: Int, start: Int, peak: Int, end: Int) -> Double? {
    if peak == 0 || value == peak { return 1 }
    if start > peak || peak > end || (start < 0 && end > 0) { return 1 }
    if value <= start || value >= end { return nil }
    if value < peak { return Double(value - start) / Double(peak - start) }
    return Double(end - value) / Double(end - peak)
  }
}
