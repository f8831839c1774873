// Decodes WebP files: the chunks, the image of the first frame, and its place on the canvas.
//
// Source: RFC 9649.

/// Decodes WebP files: lossy or lossless, with alpha, and the first frame of animations.
///
/// The pixels of lossy images are identical to those of libwebp with its default settings. The
/// first frame of an animation is placed on a transparent canvas of black. The size that a file
/// declares is compared with the length of its data before memory is allocated.
package enum WebPDecoder {
  /// Returns whether a file begins with the signature of a WebP file.
  package static func isWebP(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 12 && bytes[0..<4].elementsEqual("RIFF".utf8)
      && bytes[8..<12].elementsEqual("WEBP".utf8)
  }

  /// Decodes a file with at most `areaLimit` pixels.
  ///
  /// Throws `tooLarge` if it has more.
  package static func decode(
    _ bytes: [UInt8],
    areaLimit: Int
  ) throws(WebPError) -> DecodedImage {
    let container = try WebPContainer(bytes)
    if let (width, height) = container.canvas {
      try check(width, height, areaLimit)
    }
    var image = try decode(container, bytes, areaLimit)
    if let profile = container.profile { image.profile = Array(bytes[profile]) }
    if let exif = container.exif { image.exif = Array(bytes[exif]) }
    return image
  }

  /// Reads the size of a file's canvas, and nothing after the header of its image.
  ///
  /// `hasAlpha` is the declaration of the file, which may have alpha although all pixels are
  /// opaque. Returns `nil` if the file is not supported.
  package static func header(
    of bytes: [UInt8]
  ) -> (width: Int, height: Int, hasAlpha: Bool, isAnimated: Bool)? {
    guard let container = try? WebPContainer(bytes) else { return nil }
    var hasAlpha = container.hasAlpha
    let size: (width: Int, height: Int)
    switch container.frame.content {
    case .lossy(let range):
      guard let header = try? VP8Header(bytes, range) else { return nil }
      size = (header.width, header.height)
    case .lossless(let range):
      guard let header = try? VP8LHeader(bytes, range) else { return nil }
      size = (header.width, header.height)
      hasAlpha = hasAlpha || header.hasAlpha
    case nil: return nil
    }
    let (width, height) = container.canvas ?? size
    return (width, height, hasAlpha, container.isAnimated)
  }

  private static func check(
    _ width: Int,
    _ height: Int,
    _ areaLimit: Int
  ) throws(WebPError) {
    let (area, isOver) = width.multipliedReportingOverflow(by: height)
    guard !isOver, area <= areaLimit else { throw .tooLarge(width: width, height: height) }
  }

  private static func decode(
    _ container: WebPContainer,
    _ bytes: [UInt8],
    _ areaLimit: Int
  ) throws(WebPError) -> DecodedImage {
    let frame = container.frame
    var image: DecodedImage
    switch frame.content {
    case .lossy(let range):
      let header = try VP8Header(bytes, range)
      try check(header.width, header.height, areaLimit)
      try checkPlace(header.width, header.height, container)
      image = try VP8Decoder.decode(bytes, header)
      if let alpha = frame.alpha { try WebPAlpha.decode(bytes, alpha, into: &image) }
    case .lossless(let range):
      let header = try VP8LHeader(bytes, range)
      try check(header.width, header.height, areaLimit)
      try checkPlace(header.width, header.height, container)
      image = try VP8LDecoder.decode(bytes, header)
    case nil:
      throw .truncated
    }
    return try placed(image, container)
  }

  /// Compares the size of an image with those of its frame and the canvas.
  private static func checkPlace(
    _ width: Int,
    _ height: Int,
    _ container: WebPContainer
  ) throws(WebPError) {
    guard let canvas = container.canvas else { return }
    let frame = container.frame
    if let size = frame.size {
      guard size == (width, height), frame.x + width <= canvas.width,
        frame.y + height <= canvas.height
      else { throw .badChunk("ANMF") }
    } else {
      guard canvas == (width, height) else { throw .badChunk("VP8X") }
    }
  }

  /// Returns an image on its canvas.
  private static func placed(
    _ image: DecodedImage,
    _ container: WebPContainer
  ) throws(WebPError) -> DecodedImage {
    guard let canvas = container.canvas, canvas != (image.width, image.height) else {
      return image
    }
    let area = canvas.width * canvas.height
    // A canvas of more than 16 MiB must not be more than 16 times as large as its first frame.
    guard area <= max(1 << 22, 16 * image.pixels.count) else { throw .badChunk("ANMF") }
    var pixels = [UInt32](repeating: 0, count: area)
    for y in 0..<image.height {
      let start = (container.frame.y + y) * canvas.width + container.frame.x
      let row = image.pixels[y * image.width..<(y + 1) * image.width]
      pixels.replaceSubrange(start..<start + image.width, with: row)
    }
    return DecodedImage(
      width: canvas.width,
      height: canvas.height,
      pixels: pixels,
      isOpaque: false
    )
  }
}
