// The paints of a display list, and their encoding and costs.

import RasterValues

/// A paint with its anchors resolved to points of the component.
package enum RecordedPaint {
  case color(RecordedColor)
  indirect case gradient(RecordedGradient)
  indirect case pattern(RecordedPattern)

  /// The kinds of paints, stored in the low byte of their headers.
  enum Code {
    static let color: UInt64 = 0
    static let linear: UInt64 = 1
    /// A radial gradient with one centre and no focal radius.
    static let radial: UInt64 = 2
    static let focal: UInt64 = 3
    static let sweep: UInt64 = 4
    static let pattern: UInt64 = 5

    /// The first of the spread's two bits.
    static let spreadShift: UInt64 = 48
    /// The first of the two bits of a gradient's colour space or a pattern's sampling.
    static let spaceShift: UInt64 = 50
  }
}

extension Recorder {
  /// Resolves the paint's anchors against the path's `bounds`; `nil` if it is not finite.
  mutating func recorded(_ paint: Paint, bounds: @autoclosure () -> Rect) -> RecordedPaint? {
    switch paint {
    case .color(let color): .color(RecordedColor(color, in: colorSpace))
    case .gradient(let gradient): gradient.recorded(in: bounds(), colorSpace).map { .gradient($0) }
    case .pattern(let pattern): recorded(pattern).map { .pattern($0) }
    }
  }

  mutating func write(_ paint: RecordedPaint) {
    switch paint {
    case .color(let color):
      write(RecordedPaint.Code.color)
      write(color.word)
    case .gradient(let gradient): write(gradient)
    case .pattern(let pattern): write(pattern)
    }
  }
}

extension DisplayList.Reader {
  @inline(__always)
  mutating func readPaint() -> RecordedPaint {
    let word = readWord()
    guard word & 0xFF != RecordedPaint.Code.color else {
      return .color(RecordedColor(word: readWord()))
    }
    return readPaint(word)
  }

  /// Skips a paint.
  @inline(__always)
  mutating func skipPaint() {
    let word = readWord()
    switch word & 0xFF {
    case RecordedPaint.Code.color: skip(1)
    case RecordedPaint.Code.pattern: _ = readPattern(word)
    default: skip(RecordedGradient.wordCount(word))
    }
  }

  @inline(never)
  private mutating func readPaint(_ header: UInt64) -> RecordedPaint {
    header & 0xFF == RecordedPaint.Code.pattern
      ? .pattern(readPattern(header)) : .gradient(readGradient(header))
  }
}

extension RecordedPaint {
  /// The alpha if it is uniform.
  var alpha: UInt32? {
    switch self {
    case .color(let color): color.pixel &>> 24
    case .gradient(let gradient): gradient.alpha
    case .pattern: nil
    }
  }

  /// Returns the paint at an opacity, or `nil` for an image.
  func faded(by opacity: Double) -> RecordedPaint? {
    switch self {
    case .color(let color): .color(color.faded(by: opacity))
    case .gradient(let gradient): .gradient(gradient.faded(by: opacity))
    case .pattern: nil
    }
  }

  /// Returns the estimated time to paint `pixels`, in nanoseconds.
  func cost(_ pixels: PixelRect) -> Double {
    switch self {
    case .color(let color): color.cost(pixels)
    case .gradient(let gradient): gradient.cost(pixels)
    case .pattern(let pattern): pattern.cost(pixels)
    }
  }

  var text: String {
    switch self {
    case .color(let color): color.listText
    case .gradient(let gradient): gradient.text
    case .pattern(let pattern): pattern.text
    }
  }
}
