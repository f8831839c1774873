// The errors of image files, and their descriptions.

/// The reason why bytes could not be decoded as an image.
///
/// The description completes a sentence, for example `it is truncated`.
public enum ImageError: Error, Hashable, Sendable {
  /// The bytes do not begin like a file of a known format.
  case unknownFormat
  /// The format is known but not supported; the value names it and gives advice.
  case unsupportedFormat(String)
  case png(PNGError)
  case jpeg(JPEGError)
  case webP(WebPError)
  case gif(GIFError)
  case bmp(BMPError)
  /// The image has more pixels than a limit allows; `value` is the limit.
  case exceeded(RasterLimits.Limit, value: Int)
}

extension ImageError: CustomStringConvertible {
  /// A description of the error that completes a sentence.
  public var description: String {
    switch self {
    case .unknownFormat: "it is not a PNG, JPEG, WebP, GIF or BMP file"
    case .unsupportedFormat(let message): message
    case .png(let error): Self.message(error)
    case .jpeg(let error): Self.message(error)
    case .webP(let error): Self.message(error)
    case .gif(let error): Self.message(error)
    case .bmp(let error): Self.message(error)
    case .exceeded(let limit, let value): "it exceeds the limit of \(value) \(limit.phrase)"
    }
  }

  private static func message(_ error: PNGError) -> String {
    switch error {
    case .notPNG: "it is not a PNG file"
    case .truncated: "it is truncated"
    case .badChecksum(let chunk): "the checksum of its chunk '\(chunk)' is wrong"
    case .misplacedChunk(let chunk): "its chunk '\(chunk)' is missing or misplaced"
    case .unknownChunk(let chunk): "its chunk '\(chunk)' is unknown"
    case .badChunk(let chunk): "its chunk '\(chunk)' is invalid"
    case .tooLarge(let width, let height): "its size of \(width) × \(height) pixels is too large"
    case .badCompression: "its compressed data is damaged"
    case .wrongLength(let expected, let found):
      "it has \(found) bytes of pixel data instead of \(expected)"
    case .badFilter(let filter): "a row has the unknown filter \(filter)"
    }
  }

  private static func message(_ error: JPEGError) -> String {
    switch error {
    case .notJPEG: "it is not a JPEG file"
    case .truncated: "it is truncated"
    case .unsupported(.arithmeticCoding):
      "it uses arithmetic coding, which is not supported; save it as a baseline JPEG file"
    case .unsupported(.precision(let bits)):
      "its samples have \(bits) bits; only 8 bits are supported"
    case .unsupported(.lossless): "it is a lossless JPEG file, which is not supported"
    case .unsupported(.hierarchical): "it is a hierarchical JPEG file, which is not supported"
    case .unsupported(.components(let count)):
      "it has \(count) colour components; only 1, 3 and 4 are supported"
    case .unsupported(.heightAtEnd):
      "it defines its height after the image data, which is not supported"
    case .badSegment(let marker):
      "its segment \(String(marker, radix: 16, uppercase: true)) is invalid"
    case .missingTable: "a required table is missing"
    case .missingScan: "part of the image data is missing"
    case .badCode: "its compressed data is damaged"
    case .tooLarge(let width, let height): "its size of \(width) × \(height) pixels is too large"
    case .tooManyScans: "it has too many scans"
    }
  }

  private static func message(_ error: WebPError) -> String {
    switch error {
    case .notWebP: "it is not a WebP file"
    case .truncated: "it is truncated"
    case .unsupported(.interframe): "its first frame depends on another frame"
    case .unsupported(.hiddenFrame): "its first frame is hidden"
    case .unsupported(.version(let version)): "its version \(version) is not supported"
    case .badChunk(let chunk): "its chunk '\(chunk)' is invalid"
    case .badCode: "its compressed data is damaged"
    case .tooLarge(let width, let height): "its size of \(width) × \(height) pixels is too large"
    }
  }

  private static func message(_ error: GIFError) -> String {
    switch error {
    case .notGIF: "it is not a GIF file"
    case .truncated: "it is truncated"
    case .missingImage: "it contains no image"
    case .badCodeSize(let size): "its code size \(size) is not between 1 and 8"
    case .badCompression: "its compressed data is damaged"
    case .tooLarge(let width, let height): "its size of \(width) × \(height) pixels is too large"
    }
  }

  private static func message(_ error: BMPError) -> String {
    switch error {
    case .notBMP: "it is not a BMP file"
    case .truncated: "it is truncated"
    case .unsupported(.header(let bytes)): "its header of \(bytes) bytes is not supported"
    case .unsupported(.depth(let bits)): "its pixels have \(bits) bits, which is not supported"
    case .unsupported(.compression(let kind)): "its compression \(kind) is not supported"
    case .badHeader: "its header is invalid"
    case .badMasks: "the bits of a colour channel are not adjacent"
    case .tooLarge(let width, let height): "its size of \(width) × \(height) pixels is too large"
    }
  }
}
