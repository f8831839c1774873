// The words of a script, and which of them begin at a place of a text.
//
// A list is written in order: each word as a character for how many letters it shares with the one
// before, then a character for each other letter. Tests/Oracles/word_lists.py writes it.

import RasterValues

/// The lists that come with the runtime.
enum WordLists {}

/// Words of letters that are counted from the script's first.
struct WordList: Sendable {
  static let thai = WordList(WordLists.thai)
  static let lao = WordList(WordLists.lao)
  static let khmer = WordList(WordLists.khmer)

  /// The letters of all words, one after the other, and where each begins, and the last ends.
  private var letters: [UInt8] = []
  private var starts: [UInt32] = [0]

  /// The characters for 0, 1, 2… shared letters, and that of the script's first letter.
  private static let shared: [UInt8] = Array("!$%&'()".utf8)
  private static let first: UInt8 = 0x2A

  private init(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      var word: [UInt8] = []
      for byte in bytes where byte > 0x20 {
        if byte >= Self.first {
          word.append(byte - Self.first)
        } else if let count = Self.shared.firstIndex(of: byte) {
          add(word)
          word.removeSubrange(min(count, word.count)...)
        }
      }
      add(word)
    }
  }

  private mutating func add(_ word: [UInt8]) {
    guard !word.isEmpty else { return }
    letters += word
    starts.append(UInt32(truncatingIfNeeded: letters.count))
  }

  private func count(of word: Int) -> Int { Int(starts[word + 1]) - Int(starts[word]) }

  /// The first word from `low` up to `high` that has this letter or a later one at a place.
  private func firstIndex(_ low: Int, _ high: Int, notBelow letter: Int, at place: Int) -> Int {
    var (low, high) = (low, high)
    while low < high {
      let middle = (low &+ high) &>> 1
      let found = place < count(of: middle) ? Int(letters[Int(starts[middle]) &+ place]) : -1
      if found < letter { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Calls `body` with the length of each word that the letters from `start` on begin with.
  func forEachWord(in text: [UInt8], from start: Int, _ body: (Int) -> Void) {
    var (low, high, place) = (0, starts.count - 1, 0)
    while start &+ place < text.count {
      let letter = Int(text[start &+ place])
      low = firstIndex(low, high, notBelow: letter, at: place)
      high = firstIndex(low, high, notBelow: letter &+ 1, at: place)
      guard low < high else { return }
      place &+= 1
      if count(of: low) == place { body(place) }
    }
  }
}
