// Finds words in scripts without spaces: Thai, Lao and Khmer by word lists, Myanmar by syllables.
//
// A run of letters is divided into as few words as possible. Letters that are not part of any known
// word stay together, and a single unknown syllable is joined to the preceding word. Unknown words
// are therefore rarely divided, and never within a letter and its marks. Myanmar's syllables can be
// recognised by their letters alone.

import RasterValues

/// Finds line break opportunities between the letters of these scripts.
package struct WordBreaker {
  private enum Kind: Equatable {
    case thai, lao, khmer, myanmar

    init?(_ scalar: UInt32) {
      switch scalar {
      case 0x0E01...0x0E3A, 0x0E40...0x0E4E: self = .thai
      case 0x0E81...0x0ECE, 0x0EDC...0x0EDF: self = .lao
      case 0x1780...0x17D3, 0x17D7, 0x17DC, 0x17DD: self = .khmer
      case 0x1000...0x103F, 0x1050...0x108F, 0x109A...0x109D, 0xAA60...0xAA7F: self = .myanmar
      default: return nil
      }
    }

    /// The word list, and the scalar that its letters are counted from.
    var list: (words: WordList, first: UInt32)? {
      switch self {
      case .thai: (.thai, 0x0E01)
      case .lao: (.lao, 0x0E81)
      case .khmer: (.khmer, 0x1780)
      case .myanmar: nil
      }
    }
  }

  /// Allows line breaks between words; `breaks` has one more element than `scalars`.
  ///
  /// The time is one comparison per scalar for other scripts, and about 0.3 µs per scalar for
  /// these.
  package static func add(to breaks: inout [LineBreak], in scalars: [UInt32]) {
    var start = 0
    while start < scalars.count {
      guard scalars[start] >= 0x0E01, let kind = Kind(scalars[start]) else {
        start &+= 1
        continue
      }
      var end = start &+ 1
      while end < scalars.count, Kind(scalars[end]) == kind || isJoiner(scalars[end]) { end &+= 1 }
      let breaker = WordBreaker(kind, Array(scalars[start..<end]))
      for place in breaker.places() where breaks[start &+ place] == .none {
        breaks[start &+ place] = .allowed
      }
      start = end
    }
  }

  /// Whether a scalar is a joiner or a non-joiner, which occur within words.
  private static func isJoiner(_ scalar: UInt32) -> Bool { scalar == 0x200C || scalar == 0x200D }

  private let kind: Kind
  private let scalars: [UInt32]
  /// For each scalar, whether a word may start there.
  private let isStart: [Bool]

  private init(_ kind: Kind, _ scalars: [UInt32]) {
    (self.kind, self.scalars) = (kind, scalars)
    let graphemes = GraphemeBreaker.starts(in: scalars)
    isStart = scalars.indices.map { index in
      index == 0 || graphemes[index] && Self.isStart(index, of: scalars, kind)
    }
  }

  private static func isStart(_ index: Int, of scalars: [UInt32], _ kind: Kind) -> Bool {
    let (last, scalar) = (scalars[index - 1], scalars[index])
    switch kind {
    case .thai:
      // A word starts neither after a vowel written before its consonant nor with a following sign.
      if (0x0E40...0x0E44).contains(last) { return false }
      return !(0x0E2F...0x0E3A).contains(scalar) && !(0x0E45...0x0E4E).contains(scalar)
    case .lao:
      if (0x0EC0...0x0EC4).contains(last) { return false }
      return !(0x0EAF...0x0EBD).contains(scalar) && !(0x0EC6...0x0ECE).contains(scalar)
    case .khmer: return last != 0x17D2 && scalar <= 0x17B3
    case .myanmar:
      guard last != 0x1039, isMyanmarLetter(scalar) else { return false }
      // A consonant with asat or with a stacked consonant belongs to the preceding syllable.
      var next = index &+ 1
      while next < scalars.count, scalars[next] == 0x1037 { next &+= 1 }
      return next == scalars.count || (scalars[next] != 0x103A && scalars[next] != 0x1039)
    }
  }

  private static func isMyanmarLetter(_ scalar: UInt32) -> Bool {
    UnicodeTable.shared[scalar].category.isLetter
  }

  /// Returns the indices at which words start, except for the first word, in order.
  private func places() -> [Int] {
    guard let list = kind.list else { return isStart.indices.filter { $0 > 0 && isStart[$0] } }
    let letters = scalars.map { scalar in
      // The last four letters of Lao follow its digits.
      let letter = scalar &- list.first &- ((0x0EDC...0x0EDF).contains(scalar) ? 12 : 0)
      return letter < 0x7F ? UInt8(letter) : 0x7F
    }
    return parts(letters, list.words)
  }

  /// The cost of an unknown syllable; a known word costs 1.
  private static let unknownCost = 4

  private func parts(_ letters: [UInt8], _ words: WordList) -> [Int] {
    let count = letters.count
    var costs = [Int](repeating: .max, count: count &+ 1)
    var origins = [Int](repeating: 0, count: count &+ 1)
    var isKnown = [Bool](repeating: false, count: count &+ 1)
    costs[0] = 0
    for start in 0..<count where costs[start] < .max {
      func reach(_ end: Int, _ cost: Int, known: Bool) {
        guard end == count || isStart[end], costs[start] &+ cost <= costs[end] else { return }
        (costs[end], origins[end], isKnown[end]) = (costs[start] &+ cost, start, known)
      }
      var next = start &+ 1
      while next < count, !isStart[next] { next &+= 1 }
      reach(next, Self.unknownCost, known: false)
      words.forEachWord(in: letters, from: start) { reach(start &+ $0, 1, known: true) }
    }
    var pieces: [(start: Int, isKnown: Bool)] = []
    var end = count
    while end > 0 {
      pieces.append((origins[end], isKnown[end]))
      end = origins[end]
    }
    return beginnings(pieces.reversed())
  }

  /// Returns the starts of the pieces that may start a line.
  private func beginnings(_ pieces: [(start: Int, isKnown: Bool)]) -> [Int] {
    var places: [Int] = []
    for index in pieces.indices where index > 0 {
      let (last, piece) = (pieces[index - 1], pieces[index])
      if !piece.isKnown {
        let isAlone = index + 1 == pieces.count || pieces[index + 1].isKnown
        if !last.isKnown || isAlone { continue }
      }
      places.append(piece.start)
    }
    return places
  }
}
