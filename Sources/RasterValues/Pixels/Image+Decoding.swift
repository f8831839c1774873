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
  /// A JPEG file with at least 2²² pixels (4.2 megapixels) is decoded here to an eighth of its width
  /// and height, and to other sizes when a drawing needs them. It stays in memory.
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
  /// The image itself has no notes. An image with colours outside sRGB also holds its file, so that
  /// drawings in Display P3 can show them. A large JPEG file is decoded to `reduction` at first, and
  /// to other sizes when they are drawn.
  package static func decode(
    _ bytes: [UInt8],
    limits: RasterLimits = .default,
    to reduction: JPEGReduction = .eighth
  ) throws(ImageError) -> (image: Image, notes: [ImageNote]) {
    if let large = try LargeImage.decode(bytes, to: reduction, limits: limits) {
      return (Image(large.image), large.notes)
    }
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

  /// The result of decoding a file: the bitmap, the notes, whether the file has colours outside
  /// sRGB, and the value of its EXIF orientation.
  typealias Decoded = (bitmap: Bitmap, notes: [ImageNote], isWide: Bool, orientation: Int)

  /// Decodes an image file; only a JPEG file can have a reduction.
  static func decoded(
    _ bytes: [UInt8],
    orientation: FileOrientation,
    limits: RasterLimits,
    in space: OutputColorSpace,
    reduction: JPEGReduction = .full
  ) throws(ImageError) -> Decoded {
    var image = try stored(bytes, areaLimit: limits.imageArea, reduction)
    if image.isIncomplete { image.notes.append(.truncated) }
    let turn = image.orientation
    let (bitmap, notes, isWide) = try (consume image).bitmap(orientation: orientation, in: space)
    return (bitmap, notes, isWide, turn)
  }

  /// Decodes a file without changing its pixels.
  private static func stored(
    _ bytes: [UInt8],
    areaLimit: Int,
    _ reduction: JPEGReduction
  ) throws(ImageError) -> DecodedImage {
    guard let format = ImageFormat(of: bytes) else { throw .unknownFormat }
    switch format {
    case .png:
      return try stored(areaLimit) { () throws(PNGError) in
        try PNGDecoder.decodeStored(bytes, areaLimit: areaLimit)
      }
    case .jpeg:
      return try stored(areaLimit) { () throws(JPEGError) in
        try JPEGDecoder.decodeStored(bytes, areaLimit: areaLimit, reduction: reduction)
      }
    case .gif:
      return try stored(areaLimit) { () throws(GIFError) in
        try GIFDecoder.decode(bytes, areaLimit: areaLimit)
      }
    case .bmp:
      return try stored(areaLimit) { () throws(BMPError) in
        try BMPDecoder.decode(bytes, areaLimit: areaLimit)
      }
    case .webp:
      return try stored(areaLimit) { () throws(WebPError) in
        try webP(bytes, areaLimit: areaLimit)
      }
    default: throw .unsupportedFormat(format.refusal ?? "")
    }
  }

  /// Calls a decoder; an image that only the given limit excludes is an error of the limit.
  private static func stored<Failure: DecodingError>(
    _ areaLimit: Int,
    _ decode: () throws(Failure) -> DecodedImage
  ) throws(ImageError) -> DecodedImage {
    do throws(Failure) { return try decode() } catch {
      if let (width, height) = error.excess, isOver(width, height, areaLimit) {
        throw .exceeded(.imageArea, value: areaLimit)
      }
      throw error.imageError
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

/// The error of one format's decoder.
private protocol DecodingError: Error {
  /// The error as that of any format.
  var imageError: ImageError { get }
  /// The size of an image that is too large; `nil` for other errors.
  var excess: (width: Int, height: Int)? { get }
}

extension PNGError: DecodingError {
  fileprivate var imageError: ImageError { .png(self) }

  fileprivate var excess: (width: Int, height: Int)? {
    if case .tooLarge(let width, let height) = self { (width, height) } else { nil }
  }
}

extension JPEGError: DecodingError {
  fileprivate var imageError: ImageError { .jpeg(self) }

  fileprivate var excess: (width: Int, height: Int)? {
    if case .tooLarge(let width, let height) = self { (width, height) } else { nil }
  }
}

extension GIFError: DecodingError {
  fileprivate var imageError: ImageError { .gif(self) }

  fileprivate var excess: (width: Int, height: Int)? {
    if case .tooLarge(let width, let height) = self { (width, height) } else { nil }
  }
}

extension BMPError: DecodingError {
  fileprivate var imageError: ImageError { .bmp(self) }

  fileprivate var excess: (width: Int, height: Int)? {
    if case .tooLarge(let width, let height) = self { (width, height) } else { nil }
  }
}

extension WebPError: DecodingError {
  fileprivate var imageError: ImageError { .webP(self) }

  fileprivate var excess: (width: Int, height: Int)? {
    if case .tooLarge(let width, let height) = self { (width, height) } else { nil }
  }
}
