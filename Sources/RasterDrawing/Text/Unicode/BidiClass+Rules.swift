// Groups of bidirectional classes that the rules test.

import RasterValues

extension BidiClass {
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// The direction of a strong class; nil for other classes.
  var strong: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al: .r
    default: nil
    }
  }

  /// The direction that neutral neighbours see (N0, N1); numbers count as right to left.
  var neighbourly: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }

  /// Neutrals and isolate formatting characters: NI of rule N1.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// The classes for which a left-to-right paragraph requires the full algorithm, as bits.
  static let turning: UInt32 = {
    var bits = 0 as UInt32
    let classes: [BidiClass] = [
      .r, .al, .an, .lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi,
    ]
    for one in classes { bits |= 1 &<< UInt32(one.rawValue) }
    return bits
  }()

  /// Returns the direction of a level; even levels are left to right.
  static func direction(of level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }
}
