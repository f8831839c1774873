// The joining types of cursive scripts (the Unicode Standard, section 9.2), in the table's order.

@usableFromInline
package enum JoiningType: UInt8, Sendable {
  case nonJoining
  /// Marks and format characters, which do not interrupt joining.
  case transparent
  /// Joins on both sides without changing form: tatweel and the zero width joiner.
  case causing
  case dual
  /// Joins only the next letter.
  case left
  /// Joins only the previous letter.
  case right
}
