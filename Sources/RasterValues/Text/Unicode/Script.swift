// A script of Unicode, known by its four-letter tag.

package struct Script: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let common = Script(rawValue: 0)
  package static let inherited = Script(rawValue: 1)
  package static let unknown = Script(rawValue: 2)
  package static let latin = Script(rawValue: 3)
  package static let greek = Script(rawValue: 4)
  package static let cyrillic = Script(rawValue: 5)
  package static let arabic = Script(rawValue: 6)
  package static let hebrew = Script(rawValue: 7)

  /// The tag of ISO 15924, such as `Latn`, as four bytes from the highest; `Zzzz` if there is none.
  package var isoTag: UInt32 {
    Self.tags.indices.contains(Int(rawValue)) ? Self.tags[Int(rawValue)] : 0x5A7A_7A7A
  }

  /// All scripts that characters of Unicode 15.0 have.
  package static var all: [Script] { tags.indices.map { Script(rawValue: UInt8($0)) } }

  /// Whether the script has characters of its own, rather than ones that others share.
  package var isReal: Bool { rawValue > 2 }

  private static let tags: [UInt32] = {
    let letters = UnicodeText.scripts.withUTF8Buffer { buffer in buffer.filter { $0 > 32 } }
    var tags: [UInt32] = []
    for (place, letter) in letters.enumerated() {
      if place & 3 == 0 { tags.append(0) }
      tags[place &>> 2] = tags[place &>> 2] &<< 8 | UInt32(letter)
    }
    return tags
  }()
}
