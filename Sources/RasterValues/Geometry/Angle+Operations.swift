// Arithmetic and comparison of angles.

extension Angle: Comparable {
  /// The angle of 0 degrees.
  public static let zero = Angle(degrees: 0)

  /// The angle in radians; a full turn is 2π.
  public var radians: Double { degrees * (Double.pi / 180) }
  /// The angle in full turns.
  public var turns: Double { degrees / 360 }

  /// The sum of two angles.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(degrees: first.degrees + second.degrees)
  }

  /// The difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(degrees: first.degrees - second.degrees)
  }

  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: 0 - angle.degrees) }

  /// A multiple of an angle.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }

  /// A multiple of an angle.
  public static func * (factor: Double, angle: Angle) -> Angle {
    Angle(degrees: factor * angle.degrees)
  }

  /// An angle divided by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(degrees: angle.degrees / divisor)
  }

  /// The ratio of two angles.
  public static func / (angle: Angle, divisor: Angle) -> Double {
    angle.degrees / divisor.degrees
  }

  /// Whether the first angle is smaller; full turns are not removed before the comparison.
  public static func < (first: Angle, second: Angle) -> Bool { first.degrees < second.degrees }
}
