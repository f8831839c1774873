// Writes PNG files.

import RasterValues

extension Bitmap {
  /// Encodes the bitmap as a PNG file.
  ///
  /// Colours are divided by alpha: round(c · 255 / a), with halves rounded up. Fully transparent
  /// pixels become 0, 0, 0, 0. Decoding the file gives this bitmap's pixels, unless a channel
  /// exceeds its alpha. The file contains no date and no comment: equal pixels give equal bytes.
  /// A file in Display P3 has the chunks `cICP` and `iCCP`.
  ///
  /// Returns an empty array for a bitmap without pixels, because PNG does not allow such images.
  public func png(level: PNGLevel = .balanced) -> [UInt8] {
    PNGEncoder.encode(self, level: level)
  }

  /// Encodes the bitmap, counting the work, and throws if the meter stops it.
  ///
  /// The file contains `profile`, if there is one, or that of the bitmap's colour space.
  package func png(
    level: PNGLevel,
    profile: EmbeddedProfile? = nil,
    meter: WorkMeter?
  ) throws(RasterError) -> [UInt8] {
    let progress = PNGProgress(meter)
    let file = PNGEncoder.encode(self, level: level, profile: profile, progress)
    if let error = progress.error { throw error }
    return file
  }
}

/// Writes PNG files, losslessly in the colour type and depth that take the fewest bytes.
package enum PNGEncoder {
  /// Encodes a bitmap; returns an empty array for a bitmap without pixels.
  package static func encode(_ bitmap: Bitmap, level: PNGLevel = .balanced) -> [UInt8] {
    encode(bitmap, level: level, PNGProgress(nil))
  }

  /// Encodes a bitmap; the result is not a valid file if encoding was stopped.
  static func encode(
    _ bitmap: Bitmap,
    level: PNGLevel,
    profile: EmbeddedProfile? = nil,
    _ progress: PNGProgress
  ) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { return [] }
    let profile = profile ?? bitmap.colorSpace.profile
    var survey = PictureSurvey(bitmap)
    // A grey image must not have a profile for RGB (PNG, 11.3.2.3).
    if profile != nil { survey.treatAsColored() }
    return layouts(of: bitmap, survey, level, progress)
      .map { layout in
        file(layout, after: header(layout, profile), of: bitmap.pixels, level, progress)
      }
      .min { $0.count < $1.count } ?? []
  }

  /// Returns the layouts to try.
  ///
  /// In a small image, a palette may take more bytes than it saves. In a large one, it saves more,
  /// unless the colours are those of a gradient.
  private static func layouts(
    of bitmap: Bitmap,
    _ survey: PictureSurvey,
    _ level: PNGLevel,
    _ progress: PNGProgress
  ) -> [PNGLayout] {
    guard let places = survey.places else { return [PNGLayout(channelsOf: bitmap, survey)] }
    let palette = PNGPalette(bitmap.pixels, places)
    if survey.isGrey, let grey = PNGLayout(bitmap, greysOf: palette) { return [grey] }
    let indexed = PNGLayout(bitmap, palette: palette)
    let isSmall = bitmap.pixels.count <= smallCount
    guard isSmall || palette.colors.count > fewColors else { return [indexed] }
    let channels = PNGLayout(channelsOf: bitmap, survey)
    guard level != .fast else {
      // Pixels are assumed to compress to half their size.
      let isWorth = palette.colors.count &* 6 &+ indexed.length < channels.length
      return [isSmall && !isWorth ? channels : indexed]
    }
    if isSmall { return [indexed, channels] }
    let bits = [indexed, channels].map { estimate($0, of: bitmap, progress) }
    // A palette entry takes three bytes.
    return [bits[0] &+ palette.colors.count &* 24 <= bits[1] &* 5 / 4 ? indexed : channels]
  }

  /// Returns the estimated number of bits of an image in a layout.
  private static func estimate(
    _ layout: PNGLayout,
    of bitmap: Bitmap,
    _ progress: PNGProgress
  ) -> Int {
    let rules = layout.canBeFiltered ? usualRules : [.plain]
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      layout.numbers.withUnsafeBufferPointer { numbers in
        PNGRowSource(layout: layout, pixels: pixels, numbers: numbers, progress: progress).map {
          PNGFilteredRows.bits($0, by: rules)
        } ?? 0
      }
    }
  }

  /// The number of colours up to which a large image always has a palette.
  private static let fewColors = 16
  /// The number of pixels up to which several layouts are tried, because the best one is not known.
  private static let smallCount = 1 << 14

  /// Returns a file of a layout; `pixels` are not read if the layout has indices.
  static func file(
    _ layout: PNGLayout,
    after start: [UInt8],
    of pixels: [UInt32] = [0],
    _ level: PNGLevel,
    _ progress: PNGProgress
  ) -> [UInt8] {
    let head = start + chunkHead("IDAT", length: 0)
    var file = data(layout, of: pixels, after: head, level, progress)
    guard progress.error == nil else { return [] }
    finish(&file, dataAt: start.count)
    // Excess capacity, reserved for a larger file, is released.
    return file.capacity / 2 > file.count ? file.withUnsafeBytes { Array($0) } : file
  }

  /// Returns the pixels in a layout, compressed and appended to the preceding bytes.
  static func data(
    _ layout: PNGLayout,
    of pixels: [UInt32],
    after head: [UInt8] = [],
    _ level: PNGLevel,
    _ progress: PNGProgress
  ) -> [UInt8] {
    pixels.withUnsafeBufferPointer { pixels in
      layout.numbers.withUnsafeBufferPointer { numbers in
        PNGRowSource(layout: layout, pixels: pixels, numbers: numbers, progress: progress).map {
          compressed($0, after: head, level)
        } ?? []
      }
    }
  }

  /// Returns the bytes before the pixels.
  static func header(_ layout: PNGLayout, _ profile: EmbeddedProfile? = nil) -> [UInt8] {
    let size = bigEndian(UInt32(layout.width)) + bigEndian(UInt32(layout.height))
    let kind = [UInt8(layout.depth), UInt8(layout.color.rawValue), 0, 0, 0]
    var file = PNGChunks.signature
    append("IHDR", content: size + kind, to: &file)
    if let profile { append(profile, to: &file) }
    if !layout.palette.isEmpty { append("PLTE", content: layout.palette, to: &file) }
    if !layout.transparency.isEmpty { append("tRNS", content: layout.transparency, to: &file) }
    return file
  }

  /// Appends the chunks of a colour space, which precede the palette (PNG, 5.6).
  ///
  /// Decoders that know the code points ignore the profile (PNG, 11.3.2.6).
  private static func append(_ profile: EmbeddedProfile, to file: inout [UInt8]) {
    if let codes = profile.codePoints {
      let (isRGB, isFullRange): (UInt8, UInt8) = (0, 1)
      let content = [codes.primaries, codes.transfer, isRGB, isFullRange]
      append("cICP", content: content, to: &file)
    }
    // The name ends with a zero, and the compression method 0 follows.
    let name = Array(profile.name.utf8) + [0, 0]
    append("iCCP", content: name + Deflate.zlib(profile.bytes), to: &file)
  }

  private static func compressed(
    _ source: PNGRowSource,
    after file: [UInt8],
    _ level: PNGLevel
  ) -> [UInt8] {
    let layout = source.layout
    switch level {
    case .fast: return PNGFastEncoder.compressed(source, after: file)
    case .balanced:
      guard layout.canBeFiltered else {
        return deflated(source, by: [.plain], .standard, after: file)
      }
      guard layout.length <= shortLength else {
        return deflated(source, by: usualRules, .standard, after: file)
      }
      return usualRules.map { deflated(source, by: [$0], .standard, after: file) }
        .min { $0.count < $1.count } ?? []
    case .small: return smallest(source, after: file)
    }
  }

  /// The rules of the level `balanced`.
  private static let usualRules: [PNGFilterRule] = [.plain, .coded, .sums]

  /// Returns the shortest result, for which only one stream is in memory at a time.
  private static func smallest(_ source: PNGRowSource, after file: [UInt8]) -> [UInt8] {
    let layout = source.layout
    var tried: [[PNGFilterRule]] = [[.plain]]
    if layout.canBeFiltered {
      tried += [[.coded], [.sums], usualRules, PNGFilterRule.allCases]
    }
    var (best, least) = (tried[0], Int.max)
    for rules in tried {
      let count = deflated(source, by: rules, .standard, after: file).count
      if count < least { (best, least) = (rules, count) }
    }
    if layout.length <= thoroughLength {
      let thorough = deflated(source, by: best, .thorough, after: file)
      if thorough.count <= least { return thorough }
    }
    return deflated(source, by: best, .standard, after: file)
  }

  /// The size in bytes up to which a stream is written by each rule, and the shortest is used.
  private static let shortLength = 1 << 15
  /// The size in bytes up to which `small` compresses thoroughly: ten seconds for 64 MiB.
  private static let thoroughLength = 1 << 26

  private static func deflated(
    _ source: PNGRowSource,
    by rules: [PNGFilterRule],
    _ effort: DeflateEffort,
    after file: [UInt8]
  ) -> [UInt8] {
    let layout = source.layout
    var rows = PNGFilteredRows(source, by: rules)
    let length = layout.rowLength &+ 1
    var deflate = Deflate(after: file, inputLength: layout.length, pieceLength: length, effort)
    let weight = PNGProgress.weight(effort)
    for y in 0..<layout.height {
      guard source.progress.mayEncode(length, weight: weight) else { return [] }
      let areDifferences = rows.write(row: y, to: deflate.next(length))
      deflate.commit(length, areDifferences: areDifferences)
    }
    return deflate.finish()
  }

  /// Sets the length and the checksum of the data chunk that starts at `start`, and ends the file.
  private static func finish(_ file: inout [UInt8], dataAt start: Int) {
    let length = bigEndian(UInt32(truncatingIfNeeded: file.count &- start &- 8))
    file.replaceSubrange(start..<start &+ 4, with: length)
    file += bigEndian(sum(of: file, from: start &+ 4))
    append("IEND", content: [], to: &file)
  }

  /// Appends a chunk.
  static func append(_ name: String, content: [UInt8], to file: inout [UInt8]) {
    let start = file.count
    file += chunkHead(name, length: content.count)
    file += content
    file += bigEndian(sum(of: file, from: start &+ 4))
  }

  private static func chunkHead(_ name: String, length: Int) -> [UInt8] {
    bigEndian(UInt32(length)) + name.utf8
  }

  private static func sum(of file: [UInt8], from start: Int) -> UInt32 {
    var sum = CRC32()
    file.withUnsafeBytes { sum.update(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    return sum.value
  }

  static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
