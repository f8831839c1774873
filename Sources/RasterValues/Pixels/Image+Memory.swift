// Estimates the memory that decoding an image takes, from the header of its file.

extension Image {
  /// The memory that an image takes, in bytes.
  package struct Memory: Sendable {
    /// The peak while the file is decoded, without the file itself.
    package let decoding: Int
    /// The memory of the decoded image.
    package let decoded: Int
  }

  /// Returns the memory that decoding an image file takes.
  ///
  /// A JPEG file is decoded with the given reduction. Returns `nil` if the header is not of a
  /// supported file. Linear in the number of bytes before the header.
  package static func memory(
    decoding file: [UInt8],
    reduction: JPEGReduction = .full
  ) -> Memory? {
    if let header = PNGDecoder.header(of: file) {
      let pixels = Int64(header.width) * Int64(header.height) * 4
      // The compressed rows are copied, then expanded while the pixels are allocated.
      return Memory(pixels + Int64(header.length) + Int64(file.count), pixels)
    }
    if let header = WebPDecoder.header(of: file) {
      // Planes of the lossy format, or tables of the lossless one, beside the pixels.
      let area = Int64(header.width) * Int64(header.height)
      return Memory(6 * area + Int64(file.count), 4 * area)
    }
    if let (width, height) = GIFDecoder.size(of: file) {
      // The indices of the frame's colours, beside the pixels.
      let area = Int64(width) * Int64(height)
      return Memory(5 * area + Int64(file.count), 4 * area)
    }
    if let (width, height) = BMPDecoder.size(of: file) {
      let pixels = Int64(width) * Int64(height) * 4
      return Memory(pixels, pixels)
    }
    guard var frame = JPEGDecoder.frame(of: file) else { return nil }
    if reduction != .full { frame.reduce(by: reduction) }
    let (pixels, samples) = (Int64(frame.width) * Int64(frame.height) * 4, Int64(frame.sampleCount))
    // A coefficient takes two bytes and a bit, and its sample takes one byte.
    let coefficients = Int64(frame.coefficientCount) * 17 / 8
    let transform = frame.isProgressive ? coefficients + samples : 0
    return Memory(max(transform, samples + pixels), pixels)
  }
}

extension Image.Memory {
  fileprivate init(_ decoding: Int64, _ decoded: Int64) {
    (self.decoding, self.decoded) = (Int(clamping: decoding), Int(clamping: decoded))
  }
}
