// A Unicode script, identified by its four-letter tag.

@usableFromInline
package struct Script: RawRepresentable, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
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

  /// The ISO 15924 tag, such as `Latn`, as four bytes from the highest; `Zzzz` for unknown scripts.
  package var isoTag: UInt32 {
    Self.tags.indices.contains(Int(rawValue)) ? Self.tags[Int(rawValue)] : 0x5A7A_7A7A
  }

  /// All scripts of characters in Unicode 15.0.
  package static var all: [Script] { tags.indices.map { Script(rawValue: UInt8($0)) } }

  /// Whether the script has its own characters, unlike the values for shared characters.
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
