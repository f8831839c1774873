// Images from the bytes of files: PNG or JPEG, told apart by how they begin.

extension Image {
  /// The image of a PNG or JPEG file.
  ///
  /// The format is told by the first bytes, not by a name. Orientation, gamma and colour profiles
  /// are not looked at: samples count as sRGB, in the order of the file. An image with more pixels than
  /// `limits` has of `imageArea` is not decoded.
  ///
  ///     do { photo = try Image(decoding: bytes) } catch { print(error) }
  ///     // it ends too early
  public init(
    decoding bytes: [UInt8],
    limits: RasterLimits = .default
  ) throws(ImageError) {
    self.init(try Bitmap(decoding: bytes, limits: limits))
  }
}

extension Bitmap {
  /// The pixels of a PNG or JPEG file, read as `Image(decoding:limits:)` reads them.
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

  /// Whether a picture that any bitmap has room for is too large for a limit.
  private static func isOver(_ error: PNGError, _ areaLimit: Int) -> Bool {
    guard case .tooLarge(let width, let height) = error else { return false }
    return Bitmap.isAllowed(width: width, height: height) && width &* height > areaLimit
  }

  private static func isOver(_ error: JPEGError, _ areaLimit: Int) -> Bool {
    guard case .tooLarge(let width, let height) = error else { return false }
    return Bitmap.isAllowed(width: width, height: height) && width &* height > areaLimit
  }
}

/// Why bytes are no image.
///
/// Its description says so in a few words, as the end of a sentence: `it ends too early`.
public enum ImageError: Error, Hashable, Sendable {
  /// The bytes begin as no PNG and no JPEG file does.
  case unknownFormat
  case png(PNGError)
  case jpeg(JPEGError)
  /// The image has more pixels than a limit, whose value is given.
  case exceeded(RasterLimits.Limit, value: Int)
}

extension ImageError: CustomStringConvertible {
  /// The fault of the file, as the end of a sentence.
  public var description: String {
    switch self {
    case .unknownFormat: "it is neither a PNG nor a JPEG file"
    case .png(let error): Self.words(error)
    case .jpeg(let error): Self.words(error)
    case .exceeded(let limit, let value): "more than \(value) \(limit.words) are not allowed"
    }
  }

  private static func words(_ error: PNGError) -> String {
    switch error {
    case .notPNG: "it is no PNG file"
    case .truncated: "it ends too early"
    case .badChecksum(let chunk): "the sum of its chunk '\(chunk)' is wrong"
    case .misplacedChunk(let chunk): "its chunk '\(chunk)' is missing or stands in the wrong place"
    case .unknownChunk(let chunk): "nothing is known of its chunk '\(chunk)'"
    case .badChunk(let chunk): "its chunk '\(chunk)' means nothing"
    case .tooLarge(let width, let height): "\(width) × \(height) pixels are too many"
    case .badCompression: "its compressed pixels are damaged"
    case .wrongLength(let expected, let found):
      "it has \(found) bytes of pixels where \(expected) are needed"
    case .badFilter(let filter): "a row has the unknown filter \(filter)"
    }
  }

  private static func words(_ error: JPEGError) -> String {
    switch error {
    case .notJPEG: "it is no JPEG file"
    case .truncated: "it ends too early"
    case .unsupported(.arithmeticCoding): "it is coded arithmetically, which is not read"
    case .unsupported(.precision(let bits)): "its samples have \(bits) bits; only 8 are read"
    case .unsupported(.lossless): "it is a lossless JPEG file, which is not read"
    case .unsupported(.hierarchical): "it is a hierarchical JPEG file, which is not read"
    case .unsupported(.components(let count)): "nothing is known of pictures of \(count) components"
    case .unsupported(.heightAtEnd): "it says its height at the end, which is not read"
    case .badSegment(let marker):
      "its segment \(String(marker, radix: 16, uppercase: true)) means nothing"
    case .missingTable: "a table that it needs is missing"
    case .missingScan: "a part of the picture is missing"
    case .badCode: "its compressed pixels are damaged"
    case .tooLarge(let width, let height): "\(width) × \(height) pixels are too many"
    case .tooManyScans: "it is made of too many scans"
    }
  }
}
