// The contextual forms of letters in Arabic and other cursive scripts.

import RasterValues

/// The contextual form of a letter.
///
/// The raw values determine bits of `ShapingPlan`, in which `none` has no bit.
package enum JoiningForm: UInt8, Sendable {
  /// The form of a Syriac alaph between two letters of which it joins the first.
  case secondMedial
  case isolated, initial, medial, final
  /// The form of a Syriac alaph after a letter that it does not join.
  case secondFinal
  /// The form of a Syriac alaph after dalath or rish.
  case thirdFinal
  /// No form, for marks and for characters that do not join.
  case none
}

package enum CursiveJoining {
  /// Returns the forms of `scalars`, in logical order.
  ///
  /// Marks and format characters are skipped. Join-causing characters, tatweel and U+200D, have
  /// forms like letters.
  ///
  /// Source: the Unicode Standard 15.0, section 9.2, rules R1 to R7; for the Syriac letter alaph,
  /// section 9.3, and OpenType, "Developing OpenType fonts for Syriac script".
  package static func forms(of scalars: [UInt32]) -> [JoiningForm] {
    let table = UnicodeTable.shared
    var forms = [JoiningForm](repeating: .none, count: scalars.count)
    // The index of the last letter that may join the next one; −1 if there is none.
    var open = -1
    // The index of the previous letter, if nothing that does not join is between.
    var last = -1
    for index in scalars.indices {
      let type = table[scalars[index]].joiningType
      guard type != .transparent else { continue }
      guard type != .nonJoining else {
        (open, last) = (-1, -1)
        continue
      }
      if open >= 0, type != .left {
        forms[open] = forms[open] == .isolated ? .initial : .medial
        forms[index] = .final
      } else {
        forms[index] = .isolated
      }
      if last >= 0, type != .left, SyriacAlaph.scalar == scalars[last] {
        forms[last] = SyriacAlaph.form(before: forms[last])
      }
      if last >= 0, open < 0, SyriacAlaph.scalar == scalars[index] {
        forms[index] = SyriacAlaph.form(
          after: scalars[last],
          type: table[scalars[last]].joiningType
        )
      }
      open = type == .right ? -1 : index
      last = index
    }
    return forms
  }
}

/// The forms of the Syriac letter alaph, which depend on the letters around it.
private enum SyriacAlaph {
  static let scalar: UInt32 = 0x710
  /// The letters of the joining group dalath and rish.
  private static let dalathAndRish: Set<UInt32> = [0x715, 0x716, 0x72A, 0x72F]

  /// Returns the form after a letter that does not join the next one.
  static func form(after letter: UInt32, type: JoiningType) -> JoiningForm {
    guard type == .right else { return .isolated }
    return dalathAndRish.contains(letter) ? .thirdFinal : .secondFinal
  }

  /// Converts a letter's form at the end of a word to its form inside a word.
  static func form(before form: JoiningForm) -> JoiningForm {
    switch form {
    case .final: .secondMedial
    case .secondFinal, .thirdFinal: .isolated
    default: form
    }
  }
}
