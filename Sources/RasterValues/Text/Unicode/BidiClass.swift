// The bidirectional classes of UAX #9, table 4, in the order of their raw values in the table.

@usableFromInline
package enum BidiClass: UInt8, Sendable {
  case l, r, al
  case en, es, et, an, cs, nsm, bn
  case b, s, ws, on
  case lre, lro, rle, rlo, pdf
  case lri, rli, fsi, pdi
}
