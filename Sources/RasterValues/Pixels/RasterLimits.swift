// The limits of the memory and work that one bitmap may use.

/// The limits of the memory and work that one bitmap may use.
///
/// If a limit is exceeded, no bitmap is returned, and the error names the limit. Because running
/// times differ between machines, `work` is counted in units of about a quarter of a nanosecond on
/// a machine from 2020.
///
///     let template = try RasterTemplate(source: text, limits: .untrusted)
public struct RasterLimits: Hashable, Sendable {
  /// The maximum number of bytes of a template's source, including imported files.
  public var sourceBytes: Int
  /// The maximum number of pixels of a bitmap, including drawing outside the component's bounds.
  ///
  /// A larger bitmap throws `RasterError.tooLarge`.
  public var bitmapArea: Int
  /// The maximum number of pixels of a decoded image, and of all images of a template together.
  public var imageArea: Int
  /// The maximum number of pixels of all layers that are drawn at the same time.
  public var layerArea: Int
  /// The maximum number of bytes of a recording.
  public var recordingBytes: Int
  /// The maximum number of units of work.
  ///
  /// The limit applies separately to evaluating and measuring a component while it is recorded, to
  /// drawing it, and to encoding its file. A pixel filled with a solid colour takes one unit, a
  /// pixel of a gradient up to 24, and a blurred pixel 40. Cached content counts only the work of
  /// displaying it.
  public var work: Int

  /// Creates limits; omitted values are those of `default`.
  public init(
    sourceBytes: Int = .max,
    bitmapArea: Int = Bitmap.maximumArea,
    imageArea: Int = Bitmap.maximumArea,
    layerArea: Int = Bitmap.maximumArea,
    recordingBytes: Int = 1 << 27,
    work: Int = .max
  ) {
    self.sourceBytes = sourceBytes
    self.bitmapArea = bitmapArea
    self.imageArea = imageArea
    self.layerArea = layerArea
    self.recordingBytes = recordingBytes
    self.work = work
  }

  /// The limits for trusted components: as much as memory allows, with unlimited work.
  public static let `default` = RasterLimits()

  /// The limits for a server that draws templates from untrusted authors.
  ///
  /// A bitmap takes less than a second and 256 MiB, with up to 2,896 × 2,896 pixels and 128 KiB of
  /// source.
  public static let untrusted = RasterLimits(
    sourceBytes: 1 << 17,
    bitmapArea: 1 << 23,
    imageArea: 1 << 22,
    layerArea: 1 << 23,
    recordingBytes: 1 << 24,
    work: 1 << 30
  )

  /// Returns the smaller value of each limit.
  public func intersection(_ other: RasterLimits) -> RasterLimits {
    RasterLimits(
      sourceBytes: min(sourceBytes, other.sourceBytes),
      bitmapArea: min(bitmapArea, other.bitmapArea),
      imageArea: min(imageArea, other.imageArea),
      layerArea: min(layerArea, other.layerArea),
      recordingBytes: min(recordingBytes, other.recordingBytes),
      work: min(work, other.work)
    )
  }

  /// A limit, as errors name it.
  public enum Limit: UInt8, Hashable, Sendable, CaseIterable {
    /// The bytes of a template's source.
    case sourceBytes
    /// The pixels of decoded images.
    case imageArea
    /// The pixels of layers that are drawn at the same time.
    case layerArea
    /// The bytes of a recording.
    case recordingBytes
    /// The units of work.
    case work
    /// The time that a renderer allows for a request, in milliseconds.
    case deadline
    /// The frames of an animation.
    case frames
    /// The total number of pixels of an animation's frames that are held in memory.
    case frameArea
  }
}

extension RasterLimits.Limit {
  /// The quantity that is limited, for the end of a sentence: `bytes of source`.
  package var phrase: String {
    switch self {
    case .sourceBytes: "bytes of source"
    case .imageArea: "pixels of images"
    case .layerArea: "pixels of layers drawn at the same time"
    case .recordingBytes: "bytes of recording"
    case .work: "units of work"
    case .deadline: "milliseconds"
    case .frames: "frames"
    case .frameArea: "pixels of frames"
    }
  }
}
