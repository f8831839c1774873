// The memory that decoding an image takes, told from its file's header.

extension Image {
  /// The bytes that an image takes.
  package struct Memory: Sendable {
    /// The most at any time while the file is decoded, the file itself not counted.
    package let decoding: Int
    /// What the decoded image takes.
    package let decoded: Int
  }

  /// The memory that decoding a PNG or JPEG file takes; nil if its header is not one that is decoded.
  ///
  /// Takes time linear in what stands before the header.
  package static func memory(decoding file: [UInt8]) -> Memory? {
    if let header = PNGDecoder.header(of: file) {
      let pixels = Int64(header.width) * Int64(header.height) * 4
      // The compressed rows are copied, and expanded beside the pixels.
      return Memory(pixels + Int64(header.length) + Int64(file.count), pixels)
    }
    guard let frame = JPEGDecoder.frame(of: file) else { return nil }
    let (pixels, samples) = (Int64(frame.width) * Int64(frame.height) * 4, Int64(frame.sampleCount))
    // A coefficient takes two bytes, and its sample one.
    let transform = frame.isProgressive ? 3 * samples : 0
    return Memory(max(transform, samples + pixels), pixels)
  }
}

extension Image.Memory {
  fileprivate init(_ decoding: Int64, _ decoded: Int64) {
    (self.decoding, self.decoded) = (Int(clamping: decoding), Int(clamping: decoded))
  }
}
