// Reads the blocks of a GIF file up to its first image.

/// The position and kind of a frame (GIF89a, section 20), and the logical screen.
struct GIFFrame {
  let screenWidth, screenHeight: Int
  let x, y: Int
  let width, height: Int
  let isInterlaced: Bool
  /// The number of colours of the frame's palette; 0 if it uses the global one.
  let localColors: Int

  /// The size of the smallest image from the screen's origin that contains screen and frame.
  var imageSize: (width: Int, height: Int) {
    (max(screenWidth, x &+ width), max(screenHeight, y &+ height))
  }
}

/// The colours and codes of a frame.
struct GIFContent {
  /// The palette as bytes R, G, B; empty if the file has none.
  let palette: ArraySlice<UInt8>
  /// The index of transparent pixels.
  let transparent: Int?
  /// The number of bits of a pixel's index in the codes.
  let codeSize: Int
  /// The concatenated contents of the data blocks.
  let codes: [UInt8]
}

/// Reads blocks in the order of the file.
struct GIFReader {
  private static let extensionStart: UInt8 = 0x21
  private static let frameStart: UInt8 = 0x2C
  private static let trailer: UInt8 = 0x3B

  private let bytes: [UInt8]
  private var position = 13
  private let screenWidth, screenHeight: Int
  private var palette: ArraySlice<UInt8> = []
  private var transparent: Int?
  /// The ICC profile that precedes the frame (ICC.1:2022, annex B).
  private(set) var profile: [UInt8]?

  /// Reads the header, the screen descriptor and the global palette (sections 17 to 19).
  init(_ bytes: [UInt8]) throws(GIFError) {
    guard GIFDecoder.isGIF(bytes) else { throw .notGIF }
    guard bytes.count >= 13 else { throw .truncated }
    self.bytes = bytes
    screenWidth = Int(bytes[6]) | Int(bytes[7]) << 8
    screenHeight = Int(bytes[8]) | Int(bytes[9]) << 8
    if bytes[10] & 0x80 != 0 { palette = try takePalette(2 << Int(bytes[10] & 7)) }
  }

  /// Reads all blocks before the first image, and its descriptor.
  ///
  /// Bytes between blocks that begin no block are skipped, as version 87a requires. A frame without
  /// columns or rows has the size of the screen, as in browsers.
  mutating func nextFrame() throws(GIFError) -> GIFFrame {
    while position < bytes.count {
      let start = bytes[position]
      position &+= 1
      if start == Self.frameStart { return try frame() }
      if start == Self.extensionStart { try readExtension() }
      if start == Self.trailer { throw .missingImage }
    }
    throw .truncated
  }

  private mutating func frame() throws(GIFError) -> GIFFrame {
    guard bytes.count &- position >= 9 else { throw .truncated }
    let word = { [bytes, position] (index: Int) in
      Int(bytes[position &+ index]) | Int(bytes[position &+ index &+ 1]) << 8
    }
    let flags = bytes[position &+ 8]
    let isEmpty = word(4) == 0 || word(6) == 0
    let frame = GIFFrame(
      screenWidth: screenWidth,
      screenHeight: screenHeight,
      x: word(0),
      y: word(2),
      width: isEmpty ? screenWidth : word(4),
      height: isEmpty ? screenHeight : word(6),
      isInterlaced: flags & 0x40 != 0,
      localColors: flags & 0x80 != 0 ? 2 << Int(flags & 7) : 0
    )
    guard frame.width > 0, frame.height > 0 else { throw .missingImage }
    position &+= 9
    return frame
  }

  /// Reads the local palette and the codes of a frame, directly after its descriptor.
  ///
  /// A data block that is truncated by the end of the file is read up to there.
  mutating func content(of frame: GIFFrame) throws(GIFError) -> GIFContent {
    if frame.localColors > 0 { palette = try takePalette(frame.localColors) }
    guard position < bytes.count else { throw .truncated }
    let codeSize = Int(bytes[position])
    guard (1...8).contains(codeSize) else { throw .badCodeSize(codeSize) }
    position &+= 1
    var codes: [UInt8] = []
    codes.reserveCapacity(bytes.count &- position)
    while let block = takeBlock() { codes += block }
    return GIFContent(
      palette: palette,
      transparent: transparent,
      codeSize: codeSize,
      codes: codes
    )
  }

  private mutating func takePalette(_ colors: Int) throws(GIFError) -> ArraySlice<UInt8> {
    guard bytes.count &- position >= colors &* 3 else { throw .truncated }
    defer { position &+= colors &* 3 }
    return bytes[position..<position &+ colors &* 3]
  }

  /// Reads the next data block (section 15), or returns `nil` after the last one.
  private mutating func takeBlock() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    let start = position &+ 1
    let end = min(bytes.count, start &+ Int(bytes[position]))
    position = end
    return start < end ? bytes[start..<end] : nil
  }

  /// Reads a graphic control extension (section 23) or a profile; skips all others.
  private mutating func readExtension() throws(GIFError) {
    guard position < bytes.count else { throw .truncated }
    let label = bytes[position]
    position &+= 1
    let first = takeBlock() ?? []
    if label == 0xF9, first.count >= 4 {
      let isUsed = first[first.startIndex] & 1 != 0
      transparent = isUsed ? Int(first[first.startIndex &+ 3]) : nil
    }
    guard !first.isEmpty else { return }
    let isProfile = label == 0xFF && profile == nil && first.elementsEqual("ICCRGBG1012".utf8)
    var content: [UInt8] = []
    while let block = takeBlock() {
      if isProfile { content += block }
    }
    if isProfile { profile = content }
  }
}
