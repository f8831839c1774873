// The words of a script, with a search for the words at a position of a text.
//
// The encoded lists are sorted. Each word consists of a character for the number of letters that it
// shares with its predecessor, then a character for each remaining letter. The lists are generated
// by Tests/Oracles/word_lists.py.

import RasterValues

/// The word lists that are built in.
enum WordLists {}

/// A list of words; letters are numbered from the first letter of the script.
struct WordList: Sendable {
  static let thai = WordList(WordLists.thai)
  static let lao = WordList(WordLists.lao)
  static let khmer = WordList(WordLists.khmer)

  /// The letters of all words, concatenated; `starts` are the word boundaries.
  private var letters: [UInt8] = []
  private var starts: [UInt32] = [0]

  /// The characters that encode 0, 1, 2… shared letters; `first` encodes the script's first letter.
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

  /// Returns the first word in a range whose letter at an index is `letter` or a later one.
  private func firstIndex(_ low: Int, _ high: Int, notBelow letter: Int, at place: Int) -> Int {
    var (low, high) = (low, high)
    while low < high {
      let middle = (low &+ high) &>> 1
      let found = place < count(of: middle) ? Int(letters[Int(starts[middle]) &+ place]) : -1
      if found < letter { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Calls `body` with the length of each word at the position `start` in the text.
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
