// The contextual forms of letters in Arabic and other cursive scripts.

import RasterValues

/// The contextual form of a letter.
package enum JoiningForm: UInt8, Sendable {
  /// No form, for marks and for characters that do not join.
  case none
  case isolated, initial, medial, final
}

package enum CursiveJoining {
  /// Returns the forms of `scalars`, in logical order.
  ///
  /// Marks and format characters are skipped. Join-causing characters, tatweel and U+200D, have
  /// forms like letters. The forms of the Syriac letter alaph that depend on the preceding letter
  /// are not supported.
  ///
  /// Source: the Unicode Standard 15.0, section 9.2, rules R1 to R7.
  package static func forms(of scalars: [UInt32]) -> [JoiningForm] {
    let table = UnicodeTable.shared
    var forms = [JoiningForm](repeating: .none, count: scalars.count)
    // The index of the last letter that may join the next one; −1 if there is none.
    var open = -1
    for index in scalars.indices {
      let type = table[scalars[index]].joiningType
      guard type != .transparent else { continue }
      guard type != .nonJoining else {
        open = -1
        continue
      }
      if open >= 0, type != .left {
        forms[open] = forms[open] == .isolated ? .initial : .medial
        forms[index] = .final
      } else {
        forms[index] = .isolated
      }
      open = type == .right ? -1 : index
    }
    return forms
  }
}
