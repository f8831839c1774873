// The characters of a font's declaration: single characters and ranges.

/// The characters to which a font is subset.
///
/// Each character stands for itself. An en dash (`–`) between two characters stands for the range
/// from the first to the second: `"A–Za–z0–9 .,!?"`. A dash at the start or the end stands for
/// itself.
struct FaceCharacters {
  /// The characters that are written out, including the ends of ranges; the font must contain them.
  private(set) var written: [UInt32] = []
  /// All characters, in ascending order and without overlaps.
  private(set) var ranges: [ClosedRange<UInt32>] = []
  /// A range whose first character comes after its last.
  private(set) var reversed: (UInt32, UInt32)?

  private static let dash: UInt32 = 0x2013

  init(_ text: String) {
    let scalars = text.unicodeScalars.map { $0.value }
    var found: [ClosedRange<UInt32>] = []
    var index = 0
    while index < scalars.count {
      let first = scalars[index]
      var last = first
      if index + 2 < scalars.count, scalars[index + 1] == Self.dash {
        last = scalars[index + 2]
        index += 2
      }
      index += 1
      written += first == last ? [first] : [first, last]
      if first <= last { found.append(first...last) } else { reversed = reversed ?? (first, last) }
    }
    ranges = Self.joined(found)
  }

  /// Returns the ranges in order, with adjacent ones merged.
  private static func joined(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var joined: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound &+ 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
