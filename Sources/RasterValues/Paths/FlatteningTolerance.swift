// How near lines stay to the curves that they stand for.

/// The farthest that a line may leave its curve, in pixels.
///
/// Half of it is the mean, which with the rounding of coordinates keeps coverage within 0.01 of
/// the exact area.
@inlinable
package var flatteningTolerance: Double { 1.0 / 64 }
