// The file of an animation: the chunks of a PNG file, and those that say what is shown when.

import RasterValues

extension AnimatedPNG {
  /// The animation as a PNG file; empty where there is no picture.
  ///
  /// The pictures have one colour type and depth, in which none loses anything. Equal pictures give equal
  /// bytes.
  public func png(level: PNGLevel = .balanced) -> [UInt8] {
    guard let first = changes.first else { return [] }
    var survey = PictureSurvey()
    for change in changes { survey.add(change.bitmap) }
    let encoding = FrameEncoding(survey, level, mayClear: first.bitmap.pixels.contains(0))
    var file = PNGEncoder.header(encoding.layout(of: first.bitmap))
    let counts = [UInt32(changes.count), UInt32(plays ?? 0)]
    PNGEncoder.append("acTL", content: counts.flatMap(PNGEncoder.bigEndian), to: &file)
    var number: UInt32 = 0
    for change in changes {
      let frame = encoding.frame(change)
      PNGEncoder.append("fcTL", content: control(change, frame.blend, number), to: &file)
      number &+= 1
      guard number > 1 else {
        PNGEncoder.append("IDAT", content: frame.data, to: &file)
        continue
      }
      PNGEncoder.append("fdAT", content: PNGEncoder.bigEndian(number) + frame.data, to: &file)
      number &+= 1
    }
    PNGEncoder.append("IEND", content: [], to: &file)
    return file
  }

  /// The content of the chunk before a frame: its number, place, time, that it stays, and how it is drawn.
  private func control(
    _ change: PictureChange,
    _ blend: FrameEncoding.Blend,
    _ number: UInt32
  ) -> [UInt8] {
    let bitmap = change.bitmap
    let words = [number] + [bitmap.width, bitmap.height, change.x, change.y].map { UInt32($0) }
    let time = [change.frames, framesPerSecond].flatMap { count in
      [UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
    }
    let staysInPlace: UInt8 = 0
    return words.flatMap(PNGEncoder.bigEndian) + time + [staysInPlace, blend.rawValue]
  }
}

/// How all frames of a file are written.
private struct FrameEncoding {
  /// How a frame meets what is there, as files number it.
  enum Blend: UInt8 { case replaces = 0, over = 1 }

  private let survey: PictureSurvey
  private let level: PNGLevel
  /// Whether clear pixels can be written.
  private let mayClear: Bool

  init(_ survey: PictureSurvey, _ level: PNGLevel, mayClear: Bool) {
    (self.survey, self.level, self.mayClear) = (survey, level, mayClear)
  }

  /// How a frame is written: in few colours or greys where all frames together have few.
  func layout(of bitmap: Bitmap) -> PNGLayout {
    guard let places = survey.places else { return PNGLayout(channelsOf: bitmap, survey) }
    let palette = PNGPalette(bitmap.pixels, places)
    return PNGLayout(bitmap, greysOf: palette) ?? PNGLayout(bitmap, palette: palette)
  }

  /// The shorter of the ways to write a frame.
  func frame(_ change: PictureChange) -> (data: [UInt8], blend: Blend) {
    let whole = data(change.bitmap)
    guard mayClear, let cleared = change.cleared else { return (whole, .replaces) }
    let over = data(cleared)
    return over.count < whole.count ? (over, .over) : (whole, .replaces)
  }

  private func data(_ bitmap: Bitmap) -> [UInt8] {
    PNGEncoder.data(layout(of: bitmap), of: bitmap, level, PNGProgress(nil))
  }
}
