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

  /// Some picture: nothing is known of what a pattern paints.
  func tile(of content: Value, in environment: Environment, depth: Int) -> Image? {
    note()
    return Image(width: 1, height: 1, rgba: [128, 128, 128, 128])
  }

  func measured(
    _ words: Words,
    in room: Size,
    maxLines: Int,
    minScale: Fraction,
    in environment: Environment,
    depth: Int
  ) -> TextMetrics {
    note()
    let text = words.value.writtenText
    let isOdd = text.unicodeScalars.reduce(UInt32(0)) { $0 &* 31 &+ $1.value } & 4 != 0
    let factor = factor(for: isOdd == (guess == .mixed))
    // A letter is about half as wide as its font is high.
    let font = words.style.font?.size ?? Font().size
    let width = room.width
    let length = font * 0.5 * factor * Double(text.utf8.count)
    let height = words.style.lineHeight?.points(of: font) ?? font * (1 + factor / 5)
    let (line, most) = (max(font, 1), maxLines > 0 ? Double(maxLines) : 100)
    // Neither may be finite; of what is no number, `max` gives its first argument.
    let count = min(max(1, (length / max(width, line)).rounded(.up)), most)
    return TextMetrics(
      size: Size(width: min(length, max(width, 0)), height: height * count),
      lines: Int(min(count, 100)),
      ascent: font * 0.8,
      descent: font * 0.2,
      baseline: height * 0.8,
      lastBaseline: height * (count - 0.2)
    )
  }

  func outlines(
    of words: Words,
    at place: Words.Place,
    in environment: Environment,
    depth: Int
  ) -> Path {
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
