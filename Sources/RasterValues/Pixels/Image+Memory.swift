// Estimates the memory that decoding an image takes, from the header of its file.

extension Image {
  /// The memory that an image takes, in bytes.
  package struct Memory: Sendable {
    /// The peak while the file is decoded, without the file itself.
    package let decoding: Int
    /// The memory of the decoded image.
    package let decoded: Int
  }

  /// Returns the memory that decoding a PNG or JPEG file takes.
  ///
  /// Returns `nil` if the header is not of a supported file. Linear in the number of bytes before
  /// the header.
  package static func memory(decoding file: [UInt8]) -> Memory? {
    if let header = PNGDecoder.header(of: file) {
      let pixels = Int64(header.width) * Int64(header.height) * 4
      // The compressed rows are copied, then expanded while the pixels are allocated.
      return Memory(pixels + Int64(header.length) + Int64(file.count), pixels)
    }
    guard let frame = JPEGDecoder.frame(of: file) else { return nil }
    let (pixels, samples) = (Int64(frame.width) * Int64(frame.height) * 4, Int64(frame.sampleCount))
    // A coefficient takes two bytes, and its sample takes one.
    let transform = frame.isProgressive ? 3 * samples : 0
    return Memory(max(transform, samples + pixels), pixels)
  }
}

extension Image.Memory {
  fileprivate init(_ decoding: Int64, _ decoded: Int64) {
    (self.decoding, self.decoded) = (Int(clamping: decoding), Int(clamping: decoded))
  }
}
