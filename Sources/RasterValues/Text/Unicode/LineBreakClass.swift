// The line break classes of UAX #14, table 1, in the order of their raw values in the table.
//
// Rule LB1 is already applied: AI, SG, XX and SA without marks are AL, SA with marks is CM, and CJ
// is NS. Characters that LB30 and LB30b distinguish have separate classes.

@usableFromInline
package enum LineBreakClass: UInt8, CaseIterable, Sendable {
  case al, bk, cr, lf, nl, sp, zw, zwj, cm, wj, gl, ba, hy, ns, bb, b2, cb, cl, cp
  /// Closing parentheses of East Asian width.
  case cpWide
  case ex, `in`, `is`, sy, op
  /// Opening punctuation of East Asian width.
  case opWide
  case qu, nu, po, pr, hl, id, eb, em
  /// Pictographic and unassigned.
  case ebUnassigned
  case h2, h3, jl, jt, jv, ri
}
