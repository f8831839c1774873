// Draws large numbers of images as files; equal images are drawn and encoded once.

import Synchronization

/// Draws thousands or millions of images as files, each look once.
///
///     let batch = BatchRenderer(format: .png(.fast))
///     for row in rows {
///       let picture = try batch.image(for: RasterRequest(try template.state(for: row)))
///       tar.append(picture.file, name: "\(picture.digest).png")
///     }
///
/// A request with a known key is answered without recording, and one with a known look without
/// drawing, as long as the image is cached within `cacheByteLimit`. Memory does not grow with the
/// number of images. Any number of threads can use the batch concurrently. Threads that request an
/// image already being created wait for it.
///
/// A class because all callers share its cached images.
public final class BatchRenderer: Sendable {
  /// The format of the files.
  public let format: ImageFileFormat
  /// The limits of each drawing, in addition to the component's own.
  public let limits: RasterLimits
  private let cache: RasterCache
  private let looks: Mutex<PictureShelf<RequestKey, KnownLook>>
  private let pictures: Mutex<PictureShelf<LookName, Output>>
  private let inProgress = Encodings<LookName, Result<Output, RasterError>>()
  private let requestCount = Atomic(0)
  private let drawnCount = Atomic(0)

  /// Creates an empty batch.
  ///
  /// It caches up to `cacheByteLimit` bytes of files. It caches half as much of keys, and half as
  /// much of rasters that images share, such as placed components.
  public init(
    format: ImageFileFormat = .png(),
    cacheByteLimit: Int = 64 << 20,
    limits: RasterLimits = .default
  ) {
    self.format = format
    self.limits = limits
    let bytes = min(max(cacheByteLimit, 0), 1 << 40)
    cache = RasterCache(byteLimit: bytes / 2)
    looks = Mutex(PictureShelf(byteLimit: bytes / 2))
    pictures = Mutex(PictureShelf(byteLimit: bytes))
  }

  /// Counts of requested and drawn images.
  public struct Statistics: Hashable, Sendable {
    /// The number of requested images.
    public let requests: Int
    /// The number of images that were drawn and encoded.
    public let drawn: Int
  }

  /// The images requested and drawn since the batch was created.
  public var statistics: Statistics {
    Statistics(
      requests: requestCount.load(ordering: .relaxed),
      drawn: drawnCount.load(ordering: .relaxed)
    )
  }

  /// Returns the image of a request, drawn on the caller's thread if it is not cached.
  public func image(
    for request: RasterRequest<some Rasterizable>
  ) throws(RasterError) -> Output {
    requestCount.add(1, ordering: .relaxed)
    let isNamed = request.requestCrop.isNamed
    let name = key(of: request)
    if let name, let known = looks.withLock({ $0.value(for: name) }),
      let picture = held(LookName(look: known.look, isNamed: isNamed))
    {
      return picture.noting(known.limits)
    }
    let recording = try request.record(within: limits, signal: nil)
    let look = recording.look.sized(
      width: request.width,
      height: request.height,
      hasInk: request.crop == .drawing,
      format
    ).digest
    let picture = try picture(of: recording, look, in: request.frame)
    let limits = recording.list.notes.filter(\.isOfRequest)
    if let name {
      let bytes = name.byteCount &+ 256
      looks.withLock { $0.insert(KnownLook(look: look, limits: limits), for: name, bytes: bytes) }
    }
    return picture.noting(limits)
  }

  private func held(_ name: LookName) -> Output? {
    pictures.withLock { $0.value(for: name) }
  }

  /// Returns the key of a request's file, or nil for a component without one.
  ///
  /// Requests with equal keys have equal files.
  package func key(of request: RasterRequest<some Rasterizable>) -> RequestKey? {
    guard let key = request.key, !key.isHandwritten else { return nil }
    return key.sized(
      width: request.width,
      height: request.height,
      hasInk: request.crop == .drawing,
      format
    )
  }

  /// Returns the image of a recording, cached, created here or by the thread already creating it.
  private func picture(
    of recording: Recording,
    _ look: ContentDigest,
    in frame: RasterFrame
  ) throws(RasterError) -> Output {
    let name = LookName(look: look, isNamed: frame.crop.isNamed)
    if let picture = held(name) { return picture }
    return try inProgress.product(for: name) {
      if let picture = held(name) { return .success(picture) }
      return Result { () throws(RasterError) in
        let picture = try make(recording, look, in: frame)
        pictures.withLock { $0.insert(picture, for: name, bytes: picture.file.count &+ 512) }
        return picture
      }
    }.get()
  }

  private func make(
    _ recording: Recording,
    _ look: ContentDigest,
    in frame: RasterFrame
  ) throws(RasterError) -> Output {
    let meter = WorkMeter.needed(for: recording.limits, nil)
    let bitmap = try frame.bitmap(of: frame.image(cache.raster(of: recording)), meter: meter)
    let file = try frame.encoded(bitmap, of: recording, as: format, meter: meter)
    drawnCount.add(1, ordering: .relaxed)
    return Output(
      file: file,
      digest: ContentDigest(of: file),
      lookDigest: look,
      width: bitmap.width,
      height: bitmap.height,
      notes: bitmap.notes.filter { !$0.isOfRequest },
      isFilled: !format.hasTransparency && !bitmap.isOpaque
    )
  }
}

extension BatchRenderer {
  /// An image of a batch as a file, with its properties.
  public struct Output: Hashable, Sendable {
    /// The file.
    public let file: [UInt8]
    /// The SHA-256 digest of the file.
    public let digest: ContentDigest
    /// The SHA-256 digest of everything that the file depends on, used by `Renderer` as its tag.
    public let lookDigest: ContentDigest
    /// The size of the image in pixels, including drawing outside its bounds if that is shown.
    public let width, height: Int
    /// The notes of the drawing.
    public let notes: [DrawingNote]
    /// Whether transparent pixels were blended with the background of a format without alpha.
    public let isFilled: Bool
  }
}

/// The look of a request that was recorded before.
private struct KnownLook: Sendable {
  let look: ContentDigest
  /// Notes about the request's values, which other requests of the look do not share.
  let limits: [DrawingNote]
}

extension DrawingNote {
  /// Whether the note depends on a request's values rather than on its look.
  fileprivate var isOfRequest: Bool { if case .limited = self { true } else { false } }
}

extension BatchRenderer.Output {
  /// Returns the same image for a request with these notes about its values.
  fileprivate func noting(_ limits: [DrawingNote]) -> BatchRenderer.Output {
    if limits.isEmpty { return self }
    return BatchRenderer.Output(
      file: file,
      digest: digest,
      lookDigest: lookDigest,
      width: width,
      height: height,
      notes: limits + notes,
      isFilled: isFilled
    )
  }
}

/// The identity of a cached image: a look, and whether a crop was given, which affects one note.
private struct LookName: Hashable, Sendable {
  let look: ContentDigest
  let isNamed: Bool
}
