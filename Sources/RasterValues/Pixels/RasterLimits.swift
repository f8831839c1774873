// What one picture may use, of memory and of work.

/// The limits of what one picture may use, of memory and of work.
///
/// Where one is met there is no picture, and an error that names the limit. Times differ from machine to
/// machine, so `work` is counted in units: about a quarter of a nanosecond each on a machine of 2020.
///
///     let template = try RasterTemplate(source: text, limits: .untrusted)
public struct RasterLimits: Hashable, Sendable {
  /// The most bytes of a template's source, with the files that it imports.
  public var sourceBytes: Int
  /// The most pixels of a picture, with the ink around its box; a larger one is `RasterError.tooLarge`.
  public var maximumImageArea: Int
  /// The most pixels of an image that is decoded, and of all images of a template together.
  public var imageArea: Int
  /// The most pixels of all layers that are drawn at one time.
  public var layerArea: Int
  /// The most bytes of what is recorded before it is drawn.
  public var recordingBytes: Int
  /// The most units of work: of what a component evaluates and measures while it is recorded, of its
  /// drawing, and of the encoding of its file, each by itself.
  ///
  /// A pixel that is filled with a colour is one unit, one of a gradient up to 24, one that is blurred 40.
  /// What is found in a cache counts only what it takes to show it.
  public var work: Int

  /// Limits; those left out are those of `default`.
  public init(
    sourceBytes: Int = .max,
    maximumImageArea: Int = Bitmap.maximumArea,
    imageArea: Int = Bitmap.maximumArea,
    layerArea: Int = Bitmap.maximumArea,
    recordingBytes: Int = 1 << 27,
    work: Int = .max
  ) {
    self.sourceBytes = sourceBytes
    self.maximumImageArea = maximumImageArea
    self.imageArea = imageArea
    self.layerArea = layerArea
    self.recordingBytes = recordingBytes
    self.work = work
  }

  /// The limits of components that are one's own: what memory has room for, and no limit of work.
  public static let `default` = RasterLimits()

  /// The limits for a server that draws templates of people whom it does not know.
  ///
  /// A picture takes less than a second and 256 MiB: up to 2,896 pixels square, from 128 KiB of source.
  public static let untrusted = RasterLimits(
    sourceBytes: 1 << 17,
    maximumImageArea: 1 << 23,
    imageArea: 1 << 22,
    layerArea: 1 << 23,
    recordingBytes: 1 << 24,
    work: 1 << 30
  )

  /// The smaller of each of two limits.
  public func intersection(_ other: RasterLimits) -> RasterLimits {
    RasterLimits(
      sourceBytes: min(sourceBytes, other.sourceBytes),
      maximumImageArea: min(maximumImageArea, other.maximumImageArea),
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
    /// The pixels of layers that are drawn at one time.
    case layerArea
    /// The bytes of what is recorded.
    case recordingBytes
    /// The units of work.
    case work
    /// The time that a renderer gives a request, in milliseconds.
    case deadline
    /// The frames of an animation.
    case frames
    /// The pixels that an animation holds of all its pictures.
    case frameArea
  }
}

extension RasterLimits.Limit {
  /// What the limit is of, as the end of a sentence: `the limit of work`.
  package var words: String {
    switch self {
    case .sourceBytes: "bytes of source"
    case .imageArea: "pixels of images"
    case .layerArea: "pixels of layers that are drawn at one time"
    case .recordingBytes: "bytes of what is recorded"
    case .work: "units of work"
    case .deadline: "milliseconds"
    case .frames: "frames"
    case .frameArea: "pixels of frames"
    }
  }
}
