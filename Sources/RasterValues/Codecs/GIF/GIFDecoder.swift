// Decodes the first frame of GIF files.
//
// Source: Graphics Interchange Format, version 89a, CompuServe, 1990.

/// Decodes the first frame of GIF files of both versions, 87a and 89a.
///
/// The image has the size of the logical screen, enlarged if the frame exceeds it. As in browsers,
/// the background colour is ignored: pixels outside the frame are transparent. If the codes end too
/// early or become invalid, the pixels before that are returned, and the image `isIncomplete`.
///
/// The size that a file declares is compared with the length of the file before memory is
/// allocated. An image with more than 2²³ pixels is an error if the codes give less than a sixteenth
/// of them, so that a damaged size takes little memory. The cost is linear in the length of the file
/// and the number of pixels.
package enum GIFDecoder {
  /// The number of pixels above which an image must have enough codes, 2²³.
  private static let largeArea = 1 << 23

  /// Returns whether a file begins with the signature of version 87a or 89a.
  package static func isGIF(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }

  /// Decodes the first frame of a file with at most `areaLimit` pixels.
  ///
  /// Throws `tooLarge` if it has more. Orientation and colour conversion do not apply: the profile
  /// is returned as stored.
  package static func decode(
    _ bytes: [UInt8],
    areaLimit: Int
  ) throws(GIFError) -> DecodedImage {
    var reader = try GIFReader(bytes)
    let frame = try reader.nextFrame()
    let (width, height) = frame.imageSize
    guard Bitmap.isAllowed(width: width, height: height), width &* height <= areaLimit else {
      throw .tooLarge(width: width, height: height)
    }
    let plausible = max(1 << 20, GIFCodes.maximumPixels(ofBytes: bytes.count))
    guard Int64(width &* height) <= plausible else { throw .truncated }
    let content = try reader.content(of: frame)
    let indices = GIFCodes.indices(
      content.codes,
      codeSize: content.codeSize,
      count: frame.width &* frame.height
    )
    guard indices.count > GIFCodes.literals else {
      throw content.codes.isEmpty ? .truncated : .badCompression
    }
    guard width &* height <= max(largeArea, (indices.count &- GIFCodes.literals) &* 16) else {
      throw .truncated
    }
    var image = GIFPixels(frame, content).image(indices)
    image.profile = reader.profile
    return image
  }

  /// Returns the size of the image that `decode` returns, without reading its pixels.
  ///
  /// Returns `nil` if the file ends before its first frame, or has none.
  package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard var reader = try? GIFReader(file) else { return nil }
    return (try? reader.nextFrame())?.imageSize
  }
}
