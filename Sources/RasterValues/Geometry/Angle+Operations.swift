// What can be computed with angles.

extension Angle: Comparable {
  /// No turn.
  public static let zero = Angle(degrees: 0)

  /// The angle in radians; a turn is 2π.
  public var radians: Double { degrees * (Double.pi / 180) }
  /// The angle in turns.
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

  /// A part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(degrees: angle.degrees / divisor)
  }

  /// The quotient of two angles: the number of times that the second goes into the first.
  public static func / (angle: Angle, divisor: Angle) -> Double {
    angle.degrees / divisor.degrees
  }

  /// Whether the first angle is less; whole turns count.
  public static func < (first: Angle, second: Angle) -> Bool { first.degrees < second.degrees }
}
