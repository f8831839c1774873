// The cache in front of the rasterizer: each look is drawn once.

import Synchronization

/// Pictures of components, each look drawn once.
///
/// A request whose key was seen before is answered without recording. Others record the component;
/// recordings that are equal share one picture. Plates — placed components with caps — are looks of
/// their own, shared by all that place them.
///
/// A class, because its identity is what callers share; a lock guards what it holds. No lock is held
/// while a component is recorded or drawn, so two threads that ask for one new look at one time
/// may both draw it; one picture is kept.
public final class RasterCache: Sendable {
  /// What a cache did and holds.
  public struct Statistics: Hashable, Sendable {
    /// How many pictures were asked for and given: by callers, and of plates by drawings that place
    /// them.
    ///
    /// A request that failed does not count.
    public var requests = 0
    /// How many pictures were drawn.
    public var looksDrawn = 0
    /// The bytes of the pictures that are held now.
    public var bytes = 0
    /// The bytes of the keys that find them.
    public var keyBytes = 0
    /// How many pictures have left to keep `bytes` and `keyBytes` within the limit.
    public var evictions = 0

    /// How many requests took no drawing: `requests` − `looksDrawn`.
    public var drawsAvoided: Int { requests &- looksDrawn }

    /// Nothing done and nothing held.
    public init() {}
  }

  /// The cache that is used where no other is named; it holds at most 64 MiB.
  public static let shared = RasterCache(byteLimit: 64 << 20)

  /// The most bytes of pictures and keys that are held at any time.
  public let byteLimit: Int
  private let store: Mutex<CacheStore>

  /// An empty cache.
  ///
  /// A picture that is larger than the limit alone is drawn and not kept.
  public init(byteLimit: Int) {
    self.byteLimit = byteLimit
    store = Mutex(CacheStore(byteLimit: byteLimit))
  }

  /// What the cache did since it was made, and holds now.
  public var statistics: Statistics { store.withLock { $0.statistics } }

  /// Lets all pictures go.
  public func removeAll() { store.withLock { $0.removeAll() } }

  /// A component's picture in the size that is asked for: `size`, or the natural one.
  ///
  /// A component with caps is drawn at its minimum frame, and a copy stretched at each call.
  public func bitmap(
    of component: some Rasterizable,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    let request = try Request(component, size, environment, background)
    var bitmap = try raster(of: request)
    guard !request.caps.isNone else { return bitmap }
    if request.caps.isScaledDown(width: request.width, height: request.height),
      !bitmap.notes.contains(.capsScaledDown)
    {
      bitmap.notes.append(.capsScaledDown)
    }
    let (width, height) = (request.width, request.height)
    guard bitmap.box.width != width || bitmap.box.height != height else { return bitmap }
    var stretched = try bitmap.stretched(caps: request.caps, width: width, height: height)
    stretched.notes = bitmap.notes
    return stretched
  }

  /// A component's picture as it is kept: of the minimum frame on an axis with caps.
  public func raster(
    of component: some Rasterizable,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    try raster(of: Request(component, size, environment, background))
  }

  /// The picture of a recorded drawing.
  public func bitmap(
    of list: DisplayList,
    background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    var bitmap = try look(of: list, key: LookKey(list, background: background), background)
    bitmap.notes = list.notes
    return bitmap
  }

  private func raster(of request: Request<some Rasterizable>) throws(RasterError) -> Bitmap {
    let key = request.key
    if let key, let bitmap = store.withLock({ $0.countedBitmap(for: key) }) { return bitmap }
    let list = try request.record()
    let look = LookKey(list, background: request.background)
    var bitmap = try self.look(of: list, key: look, request.background)
    if let key { store.withLock { $0.bind(key, to: look, notes: list.notes) } }
    bitmap.notes = list.notes
    return bitmap
  }

  private func look(
    of list: DisplayList,
    key: LookKey,
    _ background: Color?
  ) throws(RasterError) -> Bitmap {
    if let bitmap = store.withLock({ $0.countedBitmap(for: key) }) { return bitmap }
    let bitmap = try list.bitmap(background: background) {
      (plate: DisplayList) throws(RasterError) in
      // A plate knows its parent's images; alone it is the same look under every parent.
      let plate = plate.standingAlone
      return try self.look(of: plate, key: LookKey(plate), nil)
    }
    store.withLock {
      $0.countRequest()
      $0.insert(bitmap, for: key)
    }
    return bitmap
  }
}
