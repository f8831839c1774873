// Pair tables for the rules of UAX #14 that depend on two classes, LB6 to LB31; created once.
//
// As in the standard, the first rule that applies to a pair decides. The rules for numbers are
// those of example 7 (section 8.2), which the standard's test file follows.

import RasterValues

struct LineBreakRules: Sendable {
  static let shared = LineBreakRules()

  /// For each class, the classes that may not start a line directly after it.
  private(set) var adjacent: [UInt64]
  /// For each class, the classes that may not start a line after it and spaces.
  private(set) var acrossSpaces: [UInt64]
  private var decided: [UInt64]

  private init() {
    let none = [UInt64](repeating: 0, count: 64)
    (adjacent, acrossSpaces, decided) = (none, none, none)
    addSeparators()
    addSpaces()
    addGlueAndPunctuation()
    addWords()
    addSyllables()
  }

  private mutating func prohibit(_ left: LineBreakSet, _ right: LineBreakSet) {
    for index in 0..<64 where left.contains(index) {
      adjacent[index] |= right.bits & ~decided[index]
      decided[index] |= right.bits
    }
  }

  private mutating func allow(_ left: LineBreakSet, _ right: LineBreakSet) {
    for index in 0..<64 where left.contains(index) { decided[index] |= right.bits }
  }

  private mutating func prohibitAcrossSpaces(_ left: LineBreakSet, _ right: LineBreakSet) {
    for index in 0..<64 where left.contains(index) {
      acrossSpaces[index] |= right.bits & ~decided[index]
    }
    prohibit(left, right)
  }

  /// Adds LB6 to LB8, which also apply across spaces.
  private mutating func addSeparators() {
    let neverStarting: LineBreakSet = [.bk, .cr, .lf, .nl, .sp, .zw]
    prohibitAcrossSpaces(.all, neverStarting)
    allow([.zw], .all)
  }

  /// Adds LB11 and LB13 to LB17, which apply across spaces and do not conflict with LB12.
  private mutating func addSpaces() {
    prohibitAcrossSpaces(.all, [.wj])
    prohibitAcrossSpaces(.all, [.cl, .cp, .cpWide, .ex, .is, .sy])
    prohibitAcrossSpaces([.op, .opWide], .all)
    prohibitAcrossSpaces([.qu], [.op, .opWide])
    prohibitAcrossSpaces([.cl, .cp, .cpWide], [.ns])
    prohibitAcrossSpaces([.b2], [.b2])
  }

  /// Adds LB11, LB12, LB12a and LB19 to LB22.
  private mutating func addGlueAndPunctuation() {
    prohibit([.wj, .gl], .all)
    prohibit(![.sp, .ba, .hy], [.gl])
    prohibit(.all, [.qu])
    prohibit([.qu], .all)
    allow(.all, [.cb])
    allow([.cb], .all)
    prohibit(.all, [.ba, .hy, .ns])
    prohibit([.bb], .all)
    prohibit([.sy], [.hl])
    prohibit(.all, [.in])
  }

  /// Adds LB23 to LB25, as far as they depend on pairs.
  private mutating func addWords() {
    prohibit([.al, .hl], [.nu])
    prohibit([.nu], [.al, .hl])
    prohibit([.pr], [.id, .eb, .ebUnassigned, .em])
    prohibit([.id, .eb, .ebUnassigned, .em], [.po])
    prohibit([.pr, .po], [.al, .hl])
    prohibit([.al, .hl], [.pr, .po])
    prohibit([.pr, .po, .hy, .nu], [.nu])
    prohibit([.nu], [.pr, .po])
  }

  /// Adds LB26 to LB30 and LB30b.
  private mutating func addSyllables() {
    prohibit([.jl], [.jl, .jv, .h2, .h3])
    prohibit([.jv, .h2], [.jv, .jt])
    prohibit([.jt, .h3], [.jt])
    prohibit([.jl, .jv, .jt, .h2, .h3], [.po])
    prohibit([.pr], [.jl, .jv, .jt, .h2, .h3])
    prohibit([.al, .hl], [.al, .hl])
    prohibit([.is], [.al, .hl])
    prohibit([.al, .hl, .nu], [.op])
    prohibit([.cp], [.al, .hl, .nu])
    prohibit([.eb, .ebUnassigned], [.em])
  }
}
