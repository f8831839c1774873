// Where a pattern's columns and rows lie: positions along one axis of an image, and what is beyond.

import RasterValues

/// Positions along an axis of an image, in 32.32 fixed point, along a row of the device.
struct PatternAxis {
  /// The image's columns or rows.
  let count: Int
  /// After which positions come again; 0 where the edge goes on.
  let period: Int
  /// The distance to the pixel to the right: from 0 up to the period, where there is one.
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
    // Beyond these limits a pixel leaves any image behind.
    self.step = PatternAxis.fixed(step, limit: 16_384, period: period)
  }

  /// The position at column `x` of the device, where that at 0 is `origin`.
  @inline(__always)
  func position(_ origin: Double, x: Int) -> Int {
    let position = PatternAxis.fixed(origin, limit: 1_073_741_824, period: period) &+ step &* x
    return period == 0 ? position : dividedDown(position, period).remainder
  }

  /// The position a pixel to the right.
  @inline(__always)
  func next<Rule: SpreadRule>(_ position: Int, _ rule: Rule.Type) -> Int {
    let next = position &+ step
    return Rule.isPeriodic && next >= period ? next &- period : next
  }

  /// The position a pixel to the right, whatever is beyond the edges.
  func next(_ position: Int) -> Int {
    let next = position &+ step
    return period > 0 && next >= period ? next &- period : next
  }

  /// The column or row that is seen at one of the period, or one more; nil where none is.
  func index(_ whole: Int) -> Int? {
    switch tiling {
    case .pad: PadRule.index(whole, count: count)
    case .repeat: RepeatRule.index(whole, count: count)
    case .reflect: ReflectRule.index(whole, count: count)
    case .none: whole >= 0 && whole < count ? whole : nil
    }
  }

  private static func fixed(_ value: Double, limit: Double, period: Int) -> Int {
    guard value.isFinite else { return 0 }
    guard period > 0 else { return Int(min(max(value, -limit), limit) * 4_294_967_296) }
    let rest = value.truncatingRemainder(dividingBy: Double(period) / 4_294_967_296)
    return dividedDown(Int(rest * 4_294_967_296), period).remainder
  }
}

/// An image's look beyond its edges, as a type: loops over pixels are specialized for each.
protocol SpreadRule {
  static var isPeriodic: Bool { get }

  /// The column or row that is seen at one of the period, or one more.
  static func index(_ whole: Int, count: Int) -> Int
}

/// The edge goes on.
enum PadRule: SpreadRule {
  static var isPeriodic: Bool { false }

  @inline(__always)
  static func index(_ whole: Int, count: Int) -> Int { min(max(whole, 0), count &- 1) }
}

/// The image comes again.
enum RepeatRule: SpreadRule {
  static var isPeriodic: Bool { true }

  @inline(__always)
  static func index(_ whole: Int, count: Int) -> Int { whole < count ? whole : 0 }
}

/// The image comes again, every other time backwards.
enum ReflectRule: SpreadRule {
  static var isPeriodic: Bool { true }

  @inline(__always)
  static func index(_ whole: Int, count: Int) -> Int {
    let back = count &+ count &- 1 &- whole
    return whole < count ? whole : max(back, 0)
  }
}
