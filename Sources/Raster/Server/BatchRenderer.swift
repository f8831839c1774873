// Many pictures as files: equal ones are drawn and encoded once.

import Synchronization

/// Draws pictures by the thousand and million, each look once.
///
///     let batch = BatchRenderer(format: .png(.fast))
///     for row in rows {
///       let picture = try batch.image(for: RasterRequest(try template.state(for: row)))
///       tar.append(picture.file, name: "\(picture.digest).png")
///     }
///
/// A request whose key was seen before is answered without recording it, one whose look was, without
/// drawing: as long as the picture is held, within `cacheByteLimit`. Memory does not grow with the number
/// of pictures. Any number of threads may ask at a time; those that want a picture that is being made wait
/// for it.
///
/// A class, because its pictures are shared by all who ask.
public final class BatchRenderer: Sendable {
  /// How files are made.
  public let format: ImageFileFormat
  /// The limits of each picture, beside those of its component.
  public let limits: RasterLimits
  private let cache: RasterCache
  private let looks: Mutex<PictureShelf<RequestKey, KnownLook>>
  private let pictures: Mutex<PictureShelf<LookName, Output>>
  private let inProgress = Encodings<LookName, Result<Output, RasterError>>()
  private let requestCount = Atomic(0)
  private let drawnCount = Atomic(0)

  /// A batch that has drawn nothing.
  ///
  /// It holds `cacheByteLimit` of files, and of the keys that find them and of rasters that pictures share,
  /// such as what they place, half as much each.
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

  /// Counts of what a batch was asked for and drew.
  public struct Statistics: Hashable, Sendable {
    /// The pictures that were asked for.
    public let requests: Int
    /// The pictures that were drawn and encoded.
    public let drawn: Int
  }

  /// Counts of what was asked for and drawn since the batch was made.
  public var statistics: Statistics {
    Statistics(
      requests: requestCount.load(ordering: .relaxed),
      drawn: drawnCount.load(ordering: .relaxed)
    )
  }

  /// The picture of a request, drawn if need be on the caller's thread.
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

  /// The key of a request's file, nil for a component without a key: equal keys have equal files.
  package func key(of request: RasterRequest<some Rasterizable>) -> RequestKey? {
    guard let key = request.key, !key.isHandwritten else { return nil }
    return key.sized(
      width: request.width,
      height: request.height,
      hasInk: request.crop == .drawing,
      format
    )
  }

  /// The picture of a recording, from the shelf or made here or by the thread that is at it.
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
    let file = try bitmap.encoded(as: format, meter: meter)
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
  /// A picture of a batch as a file, and what is known of it.
  public struct Output: Hashable, Sendable {
    /// The file.
    public let file: [UInt8]
    /// The SHA-256 of the file.
    public let digest: ContentDigest
    /// The SHA-256 of all that the file depends on: the tag that a `Renderer` gives it.
    public let lookDigest: ContentDigest
    /// The picture's size in pixels, with the ink around its box where that is shown.
    public let width, height: Int
    /// What the drawing says of itself.
    public let notes: [DrawingNote]
    /// Whether it has transparent pixels, which the file has not: they stand on its format's background.
    public let isFilled: Bool
  }
}

/// What a batch knows of a request without recording it.
private struct KnownLook: Sendable {
  let look: ContentDigest
  /// Notes about its values, which requests of one look do not share.
  let limits: [DrawingNote]
}

extension DrawingNote {
  /// Whether it depends on a request's values rather than on its look.
  fileprivate var isOfRequest: Bool { if case .limited = self { true } else { false } }
}

extension BatchRenderer.Output {
  /// The same picture for a request with these notes about its values.
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

/// A look as a batch holds its picture: whether a crop was named decides on a note.
private struct LookName: Hashable, Sendable {
  let look: ContentDigest
  let isNamed: Bool
}
