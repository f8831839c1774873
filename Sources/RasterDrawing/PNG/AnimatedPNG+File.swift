// Writes an animation as a file: the chunks of a PNG file, and those that control the frames.

import RasterValues

extension AnimatedPNG {
  /// Encodes the animation as a PNG file; returns an empty array if it has no frames.
  ///
  /// All frames have the same colour type and depth, chosen so that the encoding is lossless. Equal
  /// animations give equal bytes.
  public func png(level: PNGLevel = .balanced) -> [UInt8] { png(level: level, profile: nil) }

  /// Encodes the animation as a PNG file that contains `profile`, or that of its colour space.
  package func png(level: PNGLevel, profile: EmbeddedProfile?) -> [UInt8] {
    guard let first = changes.first else { return [] }
    let profile = profile ?? first.bitmap.colorSpace.profile
    var survey = PictureSurvey()
    for change in changes { survey.add(change.bitmap) }
    if profile != nil { survey.treatAsColored() }
    let encoding = FrameEncoding(survey, level, mayClear: first.bitmap.pixels.contains(0))
    var file = PNGEncoder.header(encoding.layout(of: first.bitmap), profile)
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

  /// Returns a frame's control chunk: number, position, duration, disposal and blending.
  private func control(
    _ change: PictureChange,
    _ blend: FrameEncoding.Blend,
    _ number: UInt32
  ) -> [UInt8] {
    let bitmap = change.bitmap
    let values = [number] + [bitmap.width, bitmap.height, change.x, change.y].map { UInt32($0) }
    let time = [change.frames, framesPerSecond].flatMap { count in
      [UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
    }
    let staysInPlace: UInt8 = 0
    return values.flatMap(PNGEncoder.bigEndian) + time + [staysInPlace, blend.rawValue]
  }
}

/// The encoding that all frames of a file share.
private struct FrameEncoding {
  /// How a frame is combined with the existing pixels, with the values that files use.
  enum Blend: UInt8 { case replaces = 0, over = 1 }

  private let survey: PictureSurvey
  private let level: PNGLevel
  /// Whether transparent pixels can be encoded.
  private let mayClear: Bool

  init(_ survey: PictureSurvey, _ level: PNGLevel, mayClear: Bool) {
    (self.survey, self.level, self.mayClear) = (survey, level, mayClear)
  }

  /// Returns a frame's layout: a palette or few greys if all frames together require only few.
  func layout(of bitmap: Bitmap) -> PNGLayout {
    guard let places = survey.places else { return PNGLayout(channelsOf: bitmap, survey) }
    let palette = PNGPalette(bitmap.pixels, places)
    let grey = survey.isGrey ? PNGLayout(bitmap, greysOf: palette) : nil
    return grey ?? PNGLayout(bitmap, palette: palette)
  }

  /// Returns the shorter of the two encodings of a frame.
  func frame(_ change: PictureChange) -> (data: [UInt8], blend: Blend) {
    let replacing = data(change.bitmap)
    guard mayClear, let cleared = change.cleared else { return (replacing, .replaces) }
    let over = data(cleared)
    return over.count < replacing.count ? (over, .over) : (replacing, .replaces)
  }

  private func data(_ bitmap: Bitmap) -> [UInt8] {
    PNGEncoder.data(layout(of: bitmap), of: bitmap.pixels, level, PNGProgress(nil))
  }
}
