// The classes by which lines break (UAX #14, table 1), in the order of their raw values in the table.
//
// Rule LB1 is applied already: AI, SG, XX and SA without marks are AL, SA with marks CM, CJ is NS. Those
// that LB30 and LB30b tell apart are classes of their own.

package enum LineBreakClass: UInt8, CaseIterable, Sendable {
  case al, bk, cr, lf, nl, sp, zw, zwj, cm, wj, gl, ba, hy, ns, bb, b2, cb, cl, cp
  /// Closing parentheses of East Asian width.
  case cpWide
  case ex, `in`, `is`, sy, op
  /// Opening punctuation of East Asian width.
  case opWide
  case qu, nu, po, pr, hl, id, eb, em
  /// Pictographic, and not assigned yet.
  case ebUnassigned
  case h2, h3, jl, jt, jv, ri
}
