// The forms that letters of Arabic and other cursive scripts take by their neighbours.

import RasterValues

/// The form that a letter takes.
package enum JoiningForm: UInt8, Sendable {
  /// The letter has no forms: marks, and all that does not join.
  case none
  case isolated, initial, medial, final
}

package enum CursiveJoining {
  /// The forms of `scalars`, in reading order.
  ///
  /// Marks and format characters are looked through. What causes joining, tatweel and U+200D, is given
  /// forms like a letter. Syriac's forms of alaph that depend on what letter is before are left out.
  ///
  /// The Unicode Standard 15.0, section 9.2, rules R1 to R7.
  package static func forms(of scalars: [UInt32]) -> [JoiningForm] {
    let table = UnicodeTable.shared
    var forms = [JoiningForm](repeating: .none, count: scalars.count)
    // The last letter that may join the next, if any.
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
