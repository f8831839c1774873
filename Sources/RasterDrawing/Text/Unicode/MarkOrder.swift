// The order in which marks are placed on a letter, from the inside out.
//
// Unicode's combining classes of Hebrew and Arabic marks say nothing of where they stand. Faces expect
// another order, which HarfBuzz has made common.

import RasterValues

enum MarkOrder {
  /// The class by which marks are put in order.
  ///
  /// In Hebrew the dots of shin and dagesh come first, then rafe, holam and the vowels, meteg last (SBL
  /// Hebrew User Manual, Society of Biblical Literature); shadda comes before the vowels of Arabic, Thai
  /// vowels below before what is above.
  static func placingClass(_ scalar: UInt32) -> UInt8 {
    let one = UnicodeTable.shared[scalar].combiningClass
    return switch one {
    case 10...26: hebrewClasses[Int(one) &- 10]
    case 27...32: one &+ 1
    case 33: 27
    // Telugu's length marks come before its halant, Myanmar's dot stays where it is written.
    case 84: 4
    case 91: 5
    case 7 where scalar == 0x1037: 0
    // Tibetan's tsa-phru is part of the letter; its padma, and Tai Tham's sakot, come last.
    case 216 where scalar == 0xF39: 127
    case 220 where scalar == 0xFC6: 254
    case 9 where scalar == 0x1A60: 254
    case 103: 3
    case 130: 132
    case 132: 131
    default: one
    }
  }

  /// The class by which one mark keeps another from its letter.
  static func composingClass(_ scalar: UInt32) -> UInt8 {
    let one = placingClass(scalar)
    guard isModifier(scalar) else { return one }
    return one == 220 ? 25 : 26
  }

  /// Moves marks of Arabic and Hebrew that classes cannot order, in scalars that are ordered by them.
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

  /// Moves meteg and marks below before the sheva or hiriq of a second syllable: after patah or qamats,
  /// as in Jerusalem's name.
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

  /// Marks that change an Arabic letter, such as hamza, before its vowels: those that begin the marks
  /// below (class 220), then those that begin the marks above (230).
  ///
  /// UTR #53, the Arabic mark transient reordering algorithm, steps 2b and 2c.
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

  /// The modifier combining marks of UTR #53.
  private static func isModifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x654, 0x655, 0x658, 0x6DC, 0x6E3, 0x6E7, 0x6E8, 0x8CA, 0x8CB, 0x8CD...0x8CF, 0x8D3, 0x8F3:
      true
    default: false
    }
  }

  /// For the classes 10 to 26: sheva, three hatafs, hiriq, tsere, segol, patah, qamats, holam, qubuts,
  /// dagesh, meteg, rafe, the dots of shin and sin, varika.
  private static let hebrewClasses: [UInt8] = [
    22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
  ]
}
