// A readable list of a cache's entries.

extension RasterCache {
  /// A cached look.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The requests that the entry answers, described and sorted: `HotelRow(true, false, 8)`.
    public let requests: [String]
    /// The key of the look.
    public let look: LookKey
    /// The raster as it is cached.
    public let bitmap: Bitmap
    /// The number of device pixels per point.
    public let scale: Double
    /// The size of the raster, and of the keys that find it, in bytes.
    public let bytes, keyBytes: Int
    /// The number of hits on the look.
    public let hits: Int

    /// The first request, the size and the scale: `HotelRow(true, false, 8) 17×17 @1x`.
    ///
    /// A look without a request is described by the first eight digits of its digest.
    public var description: String {
      let name = requests.first ?? "look \(look.digest.description.prefix(8))"
      return "\(name) \(bitmap.width)×\(bitmap.height) @\(KeyDescription.string(scale))x"
    }
  }

  /// The cached looks, sorted by description and then by digest.
  ///
  /// The list is a snapshot; other threads may change the cache meanwhile.
  public var entries: [Entry] {
    let entries = tier.residents.map { resident in
      let entry = Entry(resident)
      return (name: entry.description, digest: entry.look.digest, entry: entry)
    }
    return entries.sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }.map(\.entry)
  }

  /// Returns the cached rasters as PNG files, each with a unique name.
  public func pngFiles() -> [(name: String, bytes: [UInt8])] {
    entries.enumerated().map { index, entry in
      let digits = entry.look.digest.description.prefix(16)
      return ("\(index)-\(digits).png", entry.bitmap.png())
    }
  }
}

extension RasterCache.Entry {
  fileprivate init(_ resident: CacheStore.Resident) {
    requests = resident.bindings.map(\.description).sorted()
    look = resident.look.key
    bitmap = resident.look.bitmap
    scale = look.scale
    bytes = resident.look.byteCount
    keyBytes = resident.byteCount - bytes
    hits = resident.hits
  }
}
