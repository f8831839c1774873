// Decodes BMP files.
//
// Source: Microsoft, "Bitmap Storage" and the headers BITMAPCOREHEADER to BITMAPV5HEADER; IBM, OS/2
// Presentation Manager, BITMAPINFOHEADER2.

/// Decodes BMP files with headers of OS/2 and Windows, up to version 5.
///
/// Pixels have 1, 2, 4, 8, 16, 24 or 32 bits, uncompressed or as RLE4 or RLE8, from the bottom or
/// from the top. Colours are the same as Pillow's. Alpha is used only if the header has a mask for
/// it. If the data ends too early, the pixels before that are returned, and the image
/// `isIncomplete`.
///
/// The size that a file declares is compared with the length of the file before memory is
/// allocated. The cost is linear in the length of the file and the number of pixels.
package enum BMPDecoder {
  /// Returns whether a file begins with the signature and a header of plausible length.
  package static func isBMP(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 18, bytes.starts(with: "BM".utf8) else { return false }
    let length = BMPReader(bytes).word(at: 14)
    return (12...1024).contains(length)
  }

  /// Decodes a file with at most `areaLimit` pixels.
  ///
  /// Throws `tooLarge` if it has more. The ICC profile of a version 5 header is returned as stored;
  /// its primaries and gamma values are ignored.
  package static func decode(
    _ bytes: [UInt8],
    areaLimit: Int
  ) throws(BMPError) -> DecodedImage {
    guard isBMP(bytes) else { throw .notBMP }
    let header = try BMPHeader(bytes)
    let (width, height) = (header.width, header.height)
    guard Bitmap.isAllowed(width: width, height: height), width &* height <= areaLimit else {
      throw .tooLarge(width: width, height: height)
    }
    // A byte contains at most 8 pixels, or 128 of a run; end codes and missing data give more.
    let rate: Int64 = header.compression == .none ? 64 : 1024
    let plausible = max(1 << 20, Int64(bytes.count) &* rate)
    guard Int64(width &* height) <= plausible, header.dataOffset < bytes.count else {
      throw .truncated
    }
    var image: DecodedImage
    switch header.compression {
    case .none: image = try BMPRows(header).image(bytes)
    case .runs4, .runs8: image = BMPRuns.image(bytes, header)
    }
    image.profile = header.profile
    return image
  }

  /// Returns the size that the header declares; the rest of the file is not checked.
  ///
  /// Returns `nil` if the header is not supported.
  package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard isBMP(file), let header = try? BMPHeader(file) else { return nil }
    return (header.width, header.height)
  }
}

/// Reads little-endian integers; bytes past the end are zero.
struct BMPReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(at position: Int) -> UInt8 {
    bytes.indices.contains(position) ? bytes[position] : 0
  }

  func half(at position: Int) -> Int {
    Int(byte(at: position)) | Int(byte(at: position &+ 1)) << 8
  }

  func word(at position: Int) -> UInt32 {
    UInt32(half(at: position)) | UInt32(half(at: position &+ 2)) << 16
  }
}
