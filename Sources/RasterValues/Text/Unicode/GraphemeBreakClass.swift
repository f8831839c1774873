// The grapheme cluster break classes of UAX #29, table 2, in the table's order.

@usableFromInline
package enum GraphemeBreakClass: UInt8, Sendable {
  case other, cr, lf, control, extend, zwj, regionalIndicator, prepend, spacingMark
  case l, v, t, lv, lvt
}
