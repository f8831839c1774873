// Decodes images from files, whose formats are recognised by their first bytes.

extension Image {
  /// Decodes a PNG, JPEG, WebP, GIF or BMP file.
  ///
  /// The format is determined by the first bytes, not by a file name; of an animation, the first
  /// frame is decoded. The image is rotated and mirrored as its EXIF orientation specifies, and its
  /// colours are converted to sRGB. An image with more pixels than `limits.imageArea` is not
  /// decoded. A drawing of an image from a file that is damaged or uses an unsupported profile has
  /// the note `DrawingNote.imageFile`. Linear in the length of the file and the number of pixels.
  ///
  ///     do { photo = try Image(decoding: bytes) } catch { print(error) }
  ///     // it is truncated
  public init(
    decoding bytes: [UInt8],
    limits: RasterLimits = .default
  ) throws(ImageError) {
    let (image, notes) = try Image.decode(bytes, limits: limits)
    self = image.noting(notes)
  }

  /// Decodes an image file, and returns notes about parts of it that are damaged or unsupported.
  ///
  /// The image itself has no notes. An image with colours outside sRGB also holds its file, so that drawings in Display P3 can
  /// show them.
  package static func decode(
    _ bytes: [UInt8],
    limits: RasterLimits = .default
  ) throws(ImageError) -> (image: Image, notes: [ImageNote]) {
    let decoded = try Bitmap.decoded(bytes, orientation: .applied, limits: limits, in: .srgb)
    return (Image(decoded.bitmap, file: decoded.isWide ? bytes : nil), decoded.notes)
  }
}

extension Bitmap {
  /// The use of the orientation that an image file specifies.
  public enum FileOrientation: Hashable, Sendable {
    /// The image is rotated and mirrored to be upright.
    case applied
    /// The pixels stay as they are stored.
    case stored
  }

  /// Decodes an image file as `Image(decoding:limits:)` does.
  public init(
    decoding bytes: [UInt8],
    limits: RasterLimits = .default
  ) throws(ImageError) {
    self = try Bitmap.decode(bytes, limits: limits).bitmap
  }

  /// Decodes an image file, and returns notes about parts of it that are damaged or unsupported.
  ///
  /// Colours are converted to `space`. Throws `ImageError` if the file cannot be decoded, or has
  /// more pixels than `limits.imageArea`.
  public static func decode(
    _ bytes: [UInt8],
    orientation: FileOrientation = .applied,
    limits: RasterLimits = .default,
    in space: OutputColorSpace = .srgb
  ) throws(ImageError) -> (bitmap: Bitmap, notes: [ImageNote]) {
    let decoded = try decoded(bytes, orientation: orientation, limits: limits, in: space)
    return (decoded.bitmap, decoded.notes)
  }

  /// Decodes an image file, and returns whether it has colours outside sRGB.
  fileprivate static func decoded(
    _ bytes: [UInt8],
    orientation: FileOrientation,
    limits: RasterLimits,
    in space: OutputColorSpace
  ) throws(ImageError) -> (bitmap: Bitmap, notes: [ImageNote], isWide: Bool) {
    var image = try stored(bytes, areaLimit: limits.imageArea)
    if image.isIncomplete { image.notes.append(.truncated) }
    return try image.bitmap(orientation: orientation, in: space)
  }

  /// Decodes a file without changing its pixels.
  private static func stored(_ bytes: [UInt8], areaLimit: Int) throws(ImageError) -> DecodedImage {
    guard let format = ImageFormat(of: bytes) else { throw .unknownFormat }
    switch format {
    case .png:
      do throws(PNGError) { return try PNGDecoder.decodeStored(bytes, areaLimit: areaLimit) } catch
      {
        if case .tooLarge(let width, let height) = error, isOver(width, height, areaLimit) {
          throw .exceeded(.imageArea, value: areaLimit)
        }
        throw .png(error)
      }
    case .jpeg:
      do throws(JPEGError) {
        return try JPEGDecoder.decodeStored(bytes, areaLimit: areaLimit)
      } catch {
        if case .tooLarge(let width, let height) = error, isOver(width, height, areaLimit) {
          throw .exceeded(.imageArea, value: areaLimit)
        }
        throw .jpeg(error)
      }
    case .gif:
      do throws(GIFError) { return try GIFDecoder.decode(bytes, areaLimit: areaLimit) } catch {
        if case .tooLarge(let width, let height) = error, isOver(width, height, areaLimit) {
          throw .exceeded(.imageArea, value: areaLimit)
        }
        throw .gif(error)
      }
    case .bmp:
      do throws(BMPError) { return try BMPDecoder.decode(bytes, areaLimit: areaLimit) } catch {
        if case .tooLarge(let width, let height) = error, isOver(width, height, areaLimit) {
          throw .exceeded(.imageArea, value: areaLimit)
        }
        throw .bmp(error)
      }
    case .webp:
      do throws(WebPError) { return try webP(bytes, areaLimit: areaLimit) } catch {
        if case .tooLarge(let width, let height) = error, isOver(width, height, areaLimit) {
          throw .exceeded(.imageArea, value: areaLimit)
        }
        throw .webP(error)
      }
    default: throw .unsupportedFormat(format.refusal ?? "")
    }
  }

  private static func webP(_ bytes: [UInt8], areaLimit: Int) throws(WebPError) -> DecodedImage {
    var image = try WebPDecoder.decode(bytes, areaLimit: areaLimit)
    image.orientation = image.exif.flatMap { ExifReader($0[...])?.orientation } ?? 1
    return image
  }

  /// Returns whether the size exceeds the given limit although a bitmap could have it.
  private static func isOver(_ width: Int, _ height: Int, _ areaLimit: Int) -> Bool {
    Bitmap.isAllowed(width: width, height: height) && width &* height > areaLimit
  }
}
