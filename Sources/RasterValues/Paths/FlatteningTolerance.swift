// The precision with which lines approximate curves.

/// The maximum distance between a line and the curve that it approximates, in pixels.
///
/// The mean distance is half of this. Including the rounding of coordinates, coverage stays within
/// 0.01 of the exact area.
@inlinable
package var flatteningTolerance: Double { 1.0 / 64 }
