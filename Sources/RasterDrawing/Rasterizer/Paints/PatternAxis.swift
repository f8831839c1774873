// Positions of a pattern's columns or rows along one axis, and the rules beyond the edges.

import RasterValues

/// Positions along an axis of an image for a row of the device, in 32.32 fixed point.
struct PatternAxis {
  /// The number of the image's columns or rows.
  let count: Int
  /// The distance after which positions repeat; 0 if the edge extends.
  let period: Int
  /// The distance to the pixel on the right, reduced to 0..<period if there is a period.
  let step: Int
  private let tiling: Tiling

  init(count: Int, _ tiling: Tiling, step: Double) {
    self.count = count
    self.tiling = tiling
    switch tiling {
    case .pad, .none: period = 0
    case .repeat: period = count &<< 32
    case .reflect: period = count &<< 33
    }
    // At these limits, one pixel's step exceeds any image.
    self.step = PatternAxis.fixed(step, limit: 16_384, period: period)
  }

  /// Returns the position at column `x` of the device, if the position at column 0 is `origin`.
  @inline(__always)
  func position(_ origin: Double, x: Int) -> Int {
    let position = PatternAxis.fixed(origin, limit: 1_073_741_824, period: period) &+ step &* x
    return period == 0 ? position : dividedDown(position, period).remainder
  }

  /// Returns the position one pixel to the right.
  @inline(__always)
  func next<Rule: SpreadRule>(_ position: Int, _ rule: Rule.Type) -> Int {
    let next = position &+ step
    return Rule.isPeriodic && next >= period ? next &- period : next
  }

  /// Returns the position one pixel to the right, for any tiling.
  func next(_ position: Int) -> Int {
    let next = position &+ step
    return period > 0 && next >= period ? next &- period : next
  }

  /// Returns the image's column or row for an index within the period or one beyond.
  ///
  /// Returns `nil` beyond an image that ends.
  func index(_ index: Int) -> Int? {
    switch tiling {
    case .pad: PadRule.index(index, count: count)
    case .repeat: RepeatRule.index(index, count: count)
    case .reflect: ReflectRule.index(index, count: count)
    case .none: index >= 0 && index < count ? index : nil
    }
  }

  private static func fixed(_ value: Double, limit: Double, period: Int) -> Int {
    guard value.isFinite else { return 0 }
    guard period > 0 else { return Int(min(max(value, -limit), limit) * 4_294_967_296) }
    let rest = value.truncatingRemainder(dividingBy: Double(period) / 4_294_967_296)
    return dividedDown(Int(rest * 4_294_967_296), period).remainder
  }
}

/// The continuation of an image beyond its edges as a type, for which pixel loops are specialised.
protocol SpreadRule {
  static var isPeriodic: Bool { get }

  /// Returns the image's column or row for an index within the period or one beyond.
  static func index(_ index: Int, count: Int) -> Int
}

/// Extends the edges.
enum PadRule: SpreadRule {
  static var isPeriodic: Bool { false }

  @inline(__always)
  static func index(_ index: Int, count: Int) -> Int { min(max(index, 0), count &- 1) }
}

/// Repeats the image.
enum RepeatRule: SpreadRule {
  static var isPeriodic: Bool { true }

  @inline(__always)
  static func index(_ index: Int, count: Int) -> Int { index < count ? index : 0 }
}

/// Repeats the image, mirrored every second time.
enum ReflectRule: SpreadRule {
  static var isPeriodic: Bool { true }

  @inline(__always)
  static func index(_ index: Int, count: Int) -> Int {
    let back = count &+ count &- 1 &- index
    return index < count ? index : max(back, 0)
  }
}
