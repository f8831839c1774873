// Measures of words and contents as the checker guesses them, which has no fonts.

import RasterValues

/// Guesses how large words and contents are, and remembers that it had to.
///
/// What fits them, as a plate under a label does, stands where it would with true measures.
final class RoughMeasures: Measures {
  private let asked = Guarded(false)

  /// Whether a size was asked for.
  var wereAsked: Bool { asked.withLock { $0 } }

  private func note() { asked.withLock { $0 = true } }

  func size(of content: Value, width: Double?, in environment: Environment, depth: Int) -> Size {
    note()
    return Size(width: width ?? 80, height: 40)
  }

  func size(of words: Words, width: Double, lines: Int, in environment: Environment) -> Size {
    note()
    // A letter is about half as wide as its font is high.
    let (letter, line) = (words.font.size * 0.5, words.font.size * 1.2)
    return Size(width: min(letter * Double(words.text.utf8.count), max(width, 0)), height: line)
  }

  func outlines(of words: Words, at place: Words.Place, in environment: Environment) -> Path {
    note()
    return .empty
  }
}
