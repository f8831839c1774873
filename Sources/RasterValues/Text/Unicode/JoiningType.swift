// How letters of cursive scripts join (the Unicode Standard, section 9.2), in the table's order.

package enum JoiningType: UInt8, Sendable {
  case nonJoining
  /// Marks and format characters, through which letters join.
  case transparent
  /// Joins on both sides without a form of its own: tatweel and the zero width joiner.
  case causing
  case dual
  /// Joins the next letter only.
  case left
  /// Joins the previous letter only.
  case right
}
