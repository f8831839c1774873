// Chords of circles: how many stay near enough, and where they end.

/// The chords of a quarter of a circle, or of half of one, whose inner ends are moved outwards by two
/// thirds of what a chord falls short at its middle.
///
/// So chords cross their arcs and enclose the same area. The ends of the arc stay where they are;
/// the first and the last chord make up for that by spanning √¾ of what the others do. The coverage
/// of circles of radius 4, with 7 chords, is off by 0.55/255 (root mean square), and by 0.14 too
/// small; 9 equal ones, moved by a half, left 0.60 and 0.31.
package struct ArcChord {
  /// The part of a chord that an end chord lacks to be like the others.
  package static let shortfall = 0.133974596215561
  /// By one inner chord.
  package let turn: QuarterTurn
  /// The first inner end of radius 1.
  package let cosine, sine: Double

  /// Of a quarter of a turn in so many chords, two at least.
  @inline(__always)
  package static func ofQuarter(count: Int) -> ArcChord {
    count < quarters.count ? quarters[count] : ArcChord(count, of: 1)
  }

  /// Of half a turn in so many chords, four at least.
  @inline(__always)
  package static func ofHalf(count: Int) -> ArcChord {
    count < halves.count ? halves[count] : ArcChord(count, of: 2)
  }

  private static let quarters = (0...64).map { ArcChord(max($0, 2), of: 1) }
  private static let halves = (0...64).map { ArcChord(max($0, 4), of: 2) }

  /// Of so many quarters of a turn.
  private init(_ count: Int, of quarters: Double) {
    let parts = (Double(count) - 2 * ArcChord.shortfall) / quarters
    turn = QuarterTurn(parts: parts)
    let first = QuarterTurn(parts: parts / (1 - ArcChord.shortfall))
    // A chord falls short by 1 − cos(turn / 2), about a quarter of 1 − cos(turn).
    let reach = 1 + (1 - turn.cosine) / 6
    (cosine, sine) = (first.cosine * reach, first.sine * reach)
  }
}

/// A quarter of a turn in equal parts.
package struct QuarterTurn {
  package let cosine, sine: Double

  /// The number of parts of a quarter circle that stay within the tolerance: a chord over the angle
  /// α leaves the circle by r · (1 − cos α/2), at most r · α² / 8.
  package static func count(radius: Double, tolerance: Double) -> Int {
    let square = radius / tolerance * 0.30842513753404244
    return square > 1 ? saturated(min(square, 1e6).squareRoot()) &+ 1 : 1
  }

  package init(parts: Int) { self.init(parts: Double(parts)) }

  /// The functions of the angle of one part, of at least 1.7.
  ///
  /// Their series converge to the last digit within nine terms for up to a seventh of a turn.
  init(parts: Double) {
    let angle = 1.5707963267948966 / parts
    let square = angle * angle
    var (sine, cosine) = (1.0, 1.0)
    for (even, odd) in QuarterTurn.factors {
      cosine = 1 - square * even * cosine
      sine = 1 - square * odd * sine
    }
    self.cosine = cosine
    self.sine = sine * angle
  }

  /// 1 / ((2n − 1) · 2n) and 1 / (2n · (2n + 1)) for n from 9 to 1.
  private static let factors: [(Double, Double)] = (1...9).reversed().map { index in
    let even = Double(2 * index)
    return (1 / ((even - 1) * even), 1 / (even * (even + 1)))
  }
}
