// Guesses of the sizes of text and contents, for the checker, which has no fonts.

import RasterValues

/// Guesses the sizes of text and contents, and records that a guess was needed.
///
/// Positions that depend on these sizes, such as that of a plate behind a label, stay consistent
/// with them. A finding that several very different guesses confirm is assumed to be true for
/// actual fonts.
final class RoughMeasures: Measures {
  /// The size of text: twice the likely one, half of it, or a mixture of both.
  enum Guess { case likely, small, large, mixed, mixedOtherwise }

  private let guess: Guess
  private let wasUsed = Guarded(false)

  init(_ guess: Guess) { self.guess = guess }

  /// Whether a size was requested.
  var wereUsed: Bool { wasUsed.withLock { $0 } }

  private func recordUse() { wasUsed.withLock { $0 = true } }

  func size(of content: Value, width: Double?, in environment: Environment, depth: Int) -> Size {
    recordUse()
    let factor = factor(for: guess == .mixed)
    return Size(width: width ?? 80 * factor, height: 40 * factor)
  }

  func baseline(of content: Value, in environment: Environment, depth: Int) -> Double {
    size(of: content, width: nil, in: environment, depth: depth).height * 0.8
  }

  /// Returns an arbitrary bitmap, since the colours of a pattern are unknown.
  func tile(of content: Value, in environment: Environment, depth: Int) -> Image? {
    recordUse()
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
    recordUse()
    let text = words.value.writtenText
    let isOdd = text.unicodeScalars.reduce(UInt32(0)) { $0 &* 31 &+ $1.value } & 4 != 0
    let factor = factor(for: isOdd == (guess == .mixed))
    // A character is about half as wide as its font size.
    let font = words.style.font?.size ?? Font().size
    let width = room.width
    let length = font * 0.5 * factor * Double(text.utf8.count)
    let height = words.style.lineHeight?.points(of: font) ?? font * (1 + factor / 5)
    let (line, most) = (max(font, 1), maxLines > 0 ? Double(maxLines) : 100)
    // Both numbers may be infinite or NaN; for NaN, `max` returns its first argument.
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
    recordUse()
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
