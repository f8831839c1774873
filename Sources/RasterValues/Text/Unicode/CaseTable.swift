// Simple case mappings of Unicode 15.0: one scalar to one scalar, independent of the language.
//
// The standard library's mappings depend on the Unicode version of the operating system and would
// differ between machines.

struct CaseTable: Sendable {
  static let shared = CaseTable()

  private let upper = Mapping(CaseText.uppercase)
  private let lower = Mapping(CaseText.lowercase)
  private let title = Mapping(CaseText.titlecase)

  func uppercase(of scalar: UInt32) -> UInt32 {
    scalar < 128 ? (97...122).contains(scalar) ? scalar - 32 : scalar : upper[scalar] ?? scalar
  }

  func lowercase(of scalar: UInt32) -> UInt32 {
    scalar < 128 ? (65...90).contains(scalar) ? scalar + 32 : scalar : lower[scalar] ?? scalar
  }

  /// The case of a word's first letter: upper case, except for `ǅ` and similar letters, and
  /// Georgian.
  func titlecase(of scalar: UInt32) -> UInt32 { title[scalar] ?? uppercase(of: scalar) }

  /// Runs of scalars that are mapped by the same distance, sorted by first scalar; a look-up takes
  /// 10 to 20 ns.
  private struct Mapping: Sendable {
    private struct Run {
      let first: UInt32
      let step: UInt32
      let count: UInt32
      let distance: Int
    }

    private var runs: [Run] = []

    init(_ text: StaticString) {
      var decoder = UnicodeDecoder(text)
      var last: UInt32 = 0
      while let start = decoder.next(), let size = decoder.next(),
        let distance = decoder.nextDifference()
      {
        let first = last &+ UInt32(truncatingIfNeeded: start)
        let count = UInt32(truncatingIfNeeded: size &>> 1 &+ 1)
        let step: UInt32 = size & 1 == 0 ? 1 : 2
        runs.append(Run(first: first, step: step, count: count, distance: distance))
        last = first &+ (count &- 1) &* step
      }
    }

    subscript(scalar: UInt32) -> UInt32? {
      var (low, high) = (0, runs.count)
      while low < high {
        let middle = (low &+ high) &>> 1
        if runs[middle].first <= scalar { low = middle &+ 1 } else { high = middle }
      }
      guard low > 0 else { return nil }
      let run = runs[low &- 1]
      let place = scalar &- run.first
      guard place % run.step == 0, place / run.step < run.count else { return nil }
      return UInt32(truncatingIfNeeded: Int(scalar) &+ run.distance)
    }
  }
}
