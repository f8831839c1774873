// What rules ask of the bidirectional classes.

import RasterValues

extension BidiClass {
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// The direction of strong classes; of others nil.
  var strong: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al: .r
    default: nil
    }
  }

  /// The direction that neutral neighbours see (N0, N1): numbers are right to left.
  var neighbourly: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }

  /// Neutrals and isolate characters: NI of rule N1.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// Classes that make a paragraph from left to right need more than one look.
  static let turning: UInt32 = {
    var bits = 0 as UInt32
    let classes: [BidiClass] = [
      .r, .al, .an, .lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi,
    ]
    for one in classes { bits |= 1 &<< UInt32(one.rawValue) }
    return bits
  }()

  /// The direction of a level: even ones run left to right.
  static func direction(of level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }
}
