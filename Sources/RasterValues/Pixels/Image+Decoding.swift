// Decodes images from PNG or JPEG files, which are recognised by their first bytes.

extension Image {
  /// Decodes a PNG or JPEG file.
  ///
  /// The format is determined by the first bytes, not by a file name. Orientation, gamma and colour
  /// profiles are ignored: samples are interpreted as sRGB, in the order of the file. An image with
  /// more pixels than `limits.imageArea` is not decoded.
  ///
  ///     do { photo = try Image(decoding: bytes) } catch { print(error) }
  ///     // it is truncated
  public init(
    decoding bytes: [UInt8],
    limits: RasterLimits = .default
  ) throws(ImageError) {
    self.init(try Bitmap(decoding: bytes, limits: limits))
  }
}

extension Bitmap {
  /// Decodes the pixels of a PNG or JPEG file as `Image(decoding:limits:)` does.
  public init(
    decoding bytes: [UInt8],
    limits: RasterLimits = .default
  ) throws(ImageError) {
    let areaLimit = limits.imageArea
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      do throws(PNGError) { self = try PNGDecoder.decode(bytes, areaLimit: areaLimit) } catch {
        throw Self.isOver(error, areaLimit) ? .exceeded(.imageArea, value: areaLimit) : .png(error)
      }
      return
    }
    if bytes.starts(with: [0xFF, 0xD8]) {
      do throws(JPEGError) { self = try JPEGDecoder.decode(bytes, areaLimit: areaLimit) } catch {
        throw Self.isOver(error, areaLimit) ? .exceeded(.imageArea, value: areaLimit) : .jpeg(error)
      }
      return
    }
    throw .unknownFormat
  }

  /// Returns whether the size exceeds the given limit although a bitmap could hold it.
  private static func isOver(_ error: PNGError, _ areaLimit: Int) -> Bool {
    guard case .tooLarge(let width, let height) = error else { return false }
    return Bitmap.isAllowed(width: width, height: height) && width &* height > areaLimit
  }

  private static func isOver(_ error: JPEGError, _ areaLimit: Int) -> Bool {
    guard case .tooLarge(let width, let height) = error else { return false }
    return Bitmap.isAllowed(width: width, height: height) && width &* height > areaLimit
  }
}

/// The reason why bytes could not be decoded as an image.
///
/// The description completes a sentence, for example `it is truncated`.
public enum ImageError: Error, Hashable, Sendable {
  /// The bytes do not begin like a PNG or JPEG file.
  case unknownFormat
  case png(PNGError)
  case jpeg(JPEGError)
  /// The image has more pixels than a limit allows; `value` is the limit.
  case exceeded(RasterLimits.Limit, value: Int)
}

extension ImageError: CustomStringConvertible {
  /// A description of the error that completes a sentence.
  public var description: String {
    switch self {
    case .unknownFormat: "it is neither a PNG nor a JPEG file"
    case .png(let error): Self.message(error)
    case .jpeg(let error): Self.message(error)
    case .exceeded(let limit, let value): "it exceeds the limit of \(value) \(limit.words)"
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
    case .unsupported(.arithmeticCoding): "it uses arithmetic coding, which is not supported"
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
}
