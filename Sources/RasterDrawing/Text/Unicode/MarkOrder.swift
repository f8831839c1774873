// The order in which marks are placed on a letter, from the inside out.
//
// Unicode's combining classes of Hebrew and Arabic marks do not reflect their positions. Fonts
// expect a different order, which HarfBuzz established.

import RasterValues

enum MarkOrder {
  /// Returns the class by which marks are sorted.
  ///
  /// In Hebrew, the order is: the dots of shin, dagesh, rafe, holam, the other vowels, and meteg
  /// (SBL Hebrew User Manual, Society of Biblical Literature). In Arabic, shadda precedes the
  /// vowels. In Thai, vowels below precede the marks above.
  static func placingClass(_ scalar: UInt32) -> UInt8 {
    let one = UnicodeTable.shared[scalar].combiningClass
    return switch one {
    case 10...26: hebrewClasses[Int(one) &- 10]
    case 27...32: one &+ 1
    case 33: 27
    // Telugu's length marks precede its halant; Myanmar's dot keeps its position.
    case 84: 4
    case 91: 5
    case 7 where scalar == 0x1037: 0
    // Tibetan's tsa-phru belongs to the letter; its padma and Tai Tham's sakot come last.
    case 216 where scalar == 0xF39: 127
    case 220 where scalar == 0xFC6: 254
    case 9 where scalar == 0x1A60: 254
    case 103: 3
    case 130: 132
    case 132: 131
    default: one
    }
  }

  /// Returns the class by which a mark blocks the composition of later marks with their letter.
  static func composingClass(_ scalar: UInt32) -> UInt8 {
    let one = placingClass(scalar)
    guard isModifier(scalar) else { return one }
    return one == 220 ? 25 : 26
  }

  /// Moves Arabic and Hebrew marks that classes cannot sort, in scalars that are sorted by class.
  static func moveExceptions(in scalars: inout [UInt32]) {
    guard scalars.contains(where: { $0 >= 0x591 && $0 <= 0x8F3 }) else { return }
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, placingClass(scalars[end]) != 0 { end &+= 1 }
      if end > start {
        var marks = withModifiersFirst(scalars[start..<end])
        moveMeteg(in: &marks)
        scalars.replaceSubrange(start..<end, with: marks)
      }
      start = end &+ 1
    }
  }

  /// Moves meteg and marks below before the sheva or hiriq of a second syllable.
  ///
  /// This applies after patah or qamats, as in the Hebrew name of Jerusalem.
  private static func moveMeteg(in marks: inout [UInt32]) {
    guard marks.count > 2 else { return }
    for place in 2..<marks.count {
      let classes = marks[(place &- 2)...place].map(placingClass)
      guard (20...21).contains(classes[0]), (22...23).contains(classes[1]) else { continue }
      guard classes[2] == 25 || classes[2] == 220 else { continue }
      marks.swapAt(place &- 1, place)
      return
    }
  }

  /// Returns the marks with the modifiers of an Arabic letter, such as hamza, before its vowels.
  ///
  /// The modifiers at the start of the marks below (class 220) come first, then those at the start
  /// of the marks above (class 230).
  ///
  /// Source: UTR #53, the Arabic mark transient reordering algorithm, steps 2b and 2c.
  private static func withModifiersFirst(_ marks: ArraySlice<UInt32>) -> [UInt32] {
    var (modifiers, others): ([UInt32], [UInt32]) = ([], [])
    var last = 0 as UInt8
    var isLeading = false
    for mark in marks {
      let one = placingClass(mark)
      isLeading = (one == 220 || one == 230) && (isLeading || one != last) && isModifier(mark)
      if isLeading { modifiers.append(mark) } else { others.append(mark) }
      last = one
    }
    return modifiers + others
  }

  /// Whether a scalar is a modifier combining mark of UTR #53.
  private static func isModifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x654, 0x655, 0x658, 0x6DC, 0x6E3, 0x6E7, 0x6E8, 0x8CA, 0x8CB, 0x8CD...0x8CF, 0x8D3, 0x8F3:
      true
    default: false
    }
  }

  /// The placement classes for the combining classes 10 to 26.
  ///
  /// These are sheva, three hatafs, hiriq, tsere, segol, patah, qamats, holam, qubuts, dagesh,
  /// meteg, rafe, the dots of shin and sin, and varika.
  private static let hebrewClasses: [UInt8] = [
    22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
  ]
}
