// Sets of line breaking classes.

import RasterValues

/// A set of classes, stored as bits.
struct LineBreakSet: ExpressibleByArrayLiteral {
  var bits = 0 as UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  init(arrayLiteral classes: LineBreakClass...) {
    for one in classes { bits |= 1 &<< UInt64(one.rawValue) }
  }

  static let all = LineBreakSet(bits: .max)

  static prefix func ! (set: Self) -> Self { Self(bits: ~set.bits) }

  @inline(__always)
  func contains(_ index: Int) -> Bool { bits &>> UInt64(truncatingIfNeeded: index) & 1 != 0 }
}
