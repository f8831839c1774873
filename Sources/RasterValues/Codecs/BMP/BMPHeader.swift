// Reads the headers of a BMP file: its size, the format of its pixels, palette and profile.

/// The headers of a BMP file, and the parts between them and the pixels.
struct BMPHeader {
  /// How rows are stored.
  enum Compression { case none, runs4, runs8 }

  let width: Int
  let height: Int
  /// Whether the first row of the data is the top of the image.
  let isTopDown: Bool
  /// The number of bits of a pixel.
  let depth: Int
  let compression: Compression
  /// The masks of 16-bit and 32-bit pixels.
  let masks: BMPMasks
  /// The pixel of each index, for at most 8 bits; an index without a colour is opaque black.
  let palette: [UInt32]
  /// The position of the pixels in the file.
  let dataOffset: Int
  /// The ICC profile of a version 5 header.
  let profile: [UInt8]?

  /// Reads the file header of 14 bytes, and the header after it, which begins with its length.
  init(_ bytes: [UInt8]) throws(BMPError) {
    let reader = BMPReader(bytes)
    let length = Int(clamping: reader.word(at: 14))
    guard Self.isKnown(length) else { throw .unsupported(.header(bytes: length)) }
    guard bytes.count >= 14 &+ length else { throw .truncated }
    let isCore = length == 12
    let start = 14 &+ (isCore ? 8 : 12)
    depth = reader.half(at: start &+ 2)
    guard [1, 2, 4, 8, 16, 24, 32].contains(depth) else { throw .unsupported(.depth(bits: depth)) }
    if isCore {
      (width, height) = (reader.half(at: 18), reader.half(at: 20))
      isTopDown = false
    } else {
      let (columns, rows) = (reader.word(at: 18), reader.word(at: 22))
      isTopDown = Int32(bitPattern: rows) < 0
      width = Int(clamping: columns)
      height = Int(clamping: Int32(bitPattern: rows).magnitude)
    }
    guard width > 0, height > 0 else { throw .badHeader }
    let method = length >= 20 ? Int(clamping: reader.word(at: 30)) : 0
    let hasMasks = (method == 3 || method == 6) && Self.isOfWindows(length)
    compression = try Self.compression(method, depth: depth, hasMasks: hasMasks)
    var position = 14 &+ length
    if hasMasks {
      masks = try BMPMasks(reader, hasAlpha: length >= 56 || method == 6, depth: depth)
      if length == 40 { position &+= method == 6 ? 16 : 12 }
    } else {
      masks = depth == 16 ? .standard16 : .standard32
    }
    let offset = Int(clamping: reader.word(at: 10))
    let (entries, end) = Self.palette(
      bytes,
      from: position,
      depth: depth,
      declared: length >= 36 ? Int(clamping: reader.word(at: 46)) : 0,
      entryLength: isCore ? 3 : 4,
      dataOffset: offset
    )
    palette = entries
    // Some writers give no position, or that of the palette.
    let isMissing = offset == 0 || depth <= 8 && offset == 14 &+ length
    dataOffset = isMissing ? end : offset
    profile = length == 124 ? Self.profile(bytes, reader) : nil
  }

  /// Returns whether a version has a header of this length.
  ///
  /// A header of OS/2 2 may be truncated after any field.
  private static func isKnown(_ length: Int) -> Bool {
    switch length {
    case 12, 16...64, 108, 124: length % 2 == 0
    default: false
    }
  }

  /// Returns whether a header belongs to Windows, in which compression method 3 means masks.
  private static func isOfWindows(_ length: Int) -> Bool {
    switch length {
    case 40, 52, 56, 108, 124: true
    default: false
    }
  }

  private static func compression(
    _ method: Int,
    depth: Int,
    hasMasks: Bool
  ) throws(BMPError) -> Compression {
    if hasMasks {
      guard depth >= 16 else { throw .badHeader }
      return .none
    }
    switch method {
    case 0: return .none
    case 1:
      guard depth == 8 else { throw .badHeader }
      return .runs8
    case 2:
      guard depth == 4 else { throw .badHeader }
      return .runs4
    default: throw .unsupported(.compression(method))
    }
  }

  /// Reads the palette, and returns the position after it.
  ///
  /// The palette ends at the pixels, even if more colours are `declared`; 0 stands for all.
  private static func palette(
    _ bytes: [UInt8],
    from start: Int,
    depth: Int,
    declared: Int,
    entryLength: Int,
    dataOffset: Int
  ) -> ([UInt32], end: Int) {
    let all = depth <= 8 ? 1 << depth : 0
    let count = declared == 0 ? all : declared
    let last = dataOffset > start ? min(dataOffset, bytes.count) : bytes.count
    let room = max(0, last &- start) / entryLength
    let stored = min(count, room)
    let end = start &+ stored &* entryLength
    guard depth <= 8 else { return ([], end) }
    var palette = [UInt32](repeating: 0xFF00_0000, count: 256)
    for index in 0..<min(stored, all) {
      let at = start &+ index &* entryLength
      let low = UInt32(bytes[at &+ 2]) | UInt32(bytes[at &+ 1]) << 8
      palette[index] = low | UInt32(bytes[at]) << 16 | 0xFF00_0000
    }
    return (palette, end)
  }

  /// Returns the profile if the colour space is PROFILE_EMBEDDED and the profile is complete.
  private static func profile(_ bytes: [UInt8], _ reader: BMPReader) -> [UInt8]? {
    guard reader.word(at: 14 + 56) == 0x4D42_4544 else { return nil }
    // The position is counted from the beginning of the header.
    let start = Int64(reader.word(at: 14 + 112)) &+ 14
    let end = start &+ Int64(reader.word(at: 14 + 116))
    guard end > start, end <= Int64(bytes.count) else { return nil }
    return Array(bytes[Int(start)..<Int(end)])
  }
}
