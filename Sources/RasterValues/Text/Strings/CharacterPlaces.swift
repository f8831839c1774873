// The byte offsets of a string's characters.

/// The characters of a string: extended grapheme clusters of Unicode 15.0.
///
/// Swift's `Character` depends on the Unicode version of the operating system.
struct CharacterPlaces {
  let bytes: [UInt8]
  /// The byte offset of each character, and the end.
  private(set) var starts: [Int] = []
  /// The first scalar of each character.
  private(set) var firsts: [UInt32] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    var scalars: [UInt32] = []
    scalars.reserveCapacity(bytes.count)
    for scalar in text.unicodeScalars { scalars.append(scalar.value) }
    var place = 0
    for (scalar, isStart) in zip(scalars, GraphemeBreaker.starts(in: scalars)) {
      if isStart {
        starts.append(place)
        firsts.append(scalar)
      }
      place += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    }
    starts.append(place)
  }

  var count: Int { firsts.count }

  /// The text of a range of characters.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[starts[range.lowerBound]..<starts[range.upperBound]], as: UTF8.self)
  }
}
