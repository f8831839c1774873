// What a cache holds, entry by entry, in words.

extension RasterCache {
  /// A look that is held.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The requests that it answers, in words and in order, such as `HotelRow(true, false, 8)`.
    public let requests: [String]
    /// The key of the look.
    public let look: LookKey
    /// The raster as it is kept.
    public let bitmap: Bitmap
    /// Device pixels a point.
    public let scale: Double
    /// The bytes of the raster, and of the keys that find it.
    public let bytes, keyBytes: Int
    /// The number of times that the look was found.
    public let hits: Int

    /// The first request, the size and the scale: `HotelRow(true, false, 8) 17×17 @1x`.
    ///
    /// A look without a request has the first eight digits of its digest.
    public var description: String {
      let name = requests.first ?? "look \(look.digest.description.prefix(8))"
      return "\(name) \(bitmap.width)×\(bitmap.height) @\(KeyDescription.string(scale))x"
    }
  }

  /// The looks that are held, in the order of their descriptions; equal ones in that of their digests.
  ///
  /// A cache that others use meanwhile gives what it held at one moment.
  public var entries: [Entry] {
    let entries = tier.residents.map { resident in
      let entry = Entry(resident)
      return (name: entry.description, digest: entry.look.digest, entry: entry)
    }
    return entries.sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }.map(\.entry)
  }

  /// The rasters that are held as PNG files, each with a name that no other has.
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
