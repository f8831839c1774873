// The general categories of Unicode, in the order of their raw values in the table.

@usableFromInline
package enum GeneralCategory: UInt8, Sendable {
  case unassigned
  case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
  case nonspacingMark, spacingMark, enclosingMark
  case decimalNumber, letterNumber, otherNumber
  case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation
  case initialPunctuation, finalPunctuation, otherPunctuation
  case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
  case spaceSeparator, lineSeparator, paragraphSeparator
  case control, format, surrogate, privateUse

  @inlinable package var isLetter: Bool { (1...5).contains(rawValue) }
  @inlinable package var isMark: Bool { (6...8).contains(rawValue) }
  package var isNumber: Bool { (9...11).contains(rawValue) }
  package var isPunctuation: Bool { (12...18).contains(rawValue) }
  package var isSpace: Bool { self == .spaceSeparator }
  package var isControl: Bool { self == .control }
}
