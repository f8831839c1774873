// Measures of words and contents as the checker guesses them, which has no fonts.

import RasterValues

/// Guesses how large words and contents are, and remembers that it had to.
///
/// What fits them, as a plate under a label does, stands where it would with true measures. What holds
/// by several guesses, far apart, is taken to hold by the true measures too.
final class RoughMeasures: Measures {
  /// How large words are: each twice as large as they may be, or some large and some small.
  enum Guess { case likely, small, large, mixed, mixedOtherwise }

  private let guess: Guess
  private let asked = Guarded(false)

  init(_ guess: Guess) { self.guess = guess }

  /// Whether a size was asked for.
  var wereAsked: Bool { asked.withLock { $0 } }

  private func note() { asked.withLock { $0 = true } }

  func size(of content: Value, width: Double?, in environment: Environment, depth: Int) -> Size {
    note()
    let factor = factor(for: guess == .mixed)
    return Size(width: width ?? 80 * factor, height: 40 * factor)
  }

  func size(of words: Words, width: Double, lines: Int, in environment: Environment) -> Size {
    note()
    let isOdd = words.text.unicodeScalars.reduce(UInt32(0)) { $0 &* 31 &+ $1.value } & 4 != 0
    let factor = factor(for: isOdd == (guess == .mixed))
    // A letter is about half as wide as its font is high.
    let length = words.font.size * 0.5 * factor * Double(words.text.utf8.count)
    let height = words.lineHeight > 0 ? words.lineHeight : words.font.size * (1 + factor / 5)
    let (line, most) = (max(words.font.size, 1), lines > 0 ? Double(lines) : 100)
    let count = min(max((length / max(width, line)).rounded(.up), 1), most)
    return Size(width: min(length, max(width, 0)), height: height * count)
  }

  func outlines(of words: Words, at place: Words.Place, in environment: Environment) -> Path {
    note()
    return .empty
  }

  private func factor(for isLarge: Bool) -> Double {
    switch guess {
    case .likely: 1
    case .small: 0.5
    case .large: 2
    case .mixed, .mixedOtherwise: isLarge ? 2 : 0.5
    }
  }
}
