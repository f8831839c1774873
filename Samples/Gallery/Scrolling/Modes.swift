// Four ways to show a table: cached rasters, the cache's entries, live drawing, or one raster per row.

import Raster

/// The costs of a mode.
struct Costs {
  /// The number of plates drawn.
  var draws = 0
  /// The number of rows shown.
  var rows = 0
  /// The bytes of the retained rasters.
  var bytes = 0
  /// The time to find the rasters, without drawing them.
  var lookUp = Duration.zero
  /// The time of drawings that are not repeated.
  var drawing = Duration.zero
  /// The time to compose the frames, or in live mode to draw them.
  var composition = Duration.zero
}

/// A way to show a table.
protocol TableMode {
  var name: String { get }
  var costs: Costs { get }

  /// Returns the frame whose top is `offset` points below the top of the table.
  mutating func frame(at offset: Double) throws(RasterError) -> Bitmap
}

/// Draws each look once at its minimum frame, caches it and stretches it into its rows.
struct CachedRasters<Plate: Rasterizable & Sendable>: TableMode {
  var name: String { "cached" }

  let table: Table<Plate>
  let cache = RasterCache(byteLimit: 1 << 20)
  /// The requests of the rows, with their keys.
  let requests: [RasterRequest<Plate>]
  private(set) var costs = Costs()
  private var target: Compositor
  private var images: [RasterImage] = []

  init(_ table: Table<Plate>) throws(RasterError) {
    self.table = table
    target = try table.target()
    var requests: [RasterRequest<Plate>] = []
    for plate in table.plates {
      requests.append(
        try RasterRequest(
          plate,
          size: Table<Plate>.plateSize,
          environment: table.environment
        )
      )
    }
    self.requests = requests
  }

  mutating func frame(at offset: Double) throws(RasterError) -> Bitmap {
    let (rows, clock) = (table.rows(at: offset), ContinuousClock())
    let drawn = cache.statistics.looksDrawn
    images.removeAll(keepingCapacity: true)
    let start = clock.now
    for row in rows { images.append(try cache.image(for: requests[row])) }
    let found = clock.now
    target.clear()
    for (row, image) in zip(rows, images) {
      target.place(image, in: table.frame(of: row, at: offset))
    }
    costs.composition += clock.now - found
    let statistics = cache.statistics
    if statistics.looksDrawn == drawn {
      costs.lookUp += found - start
      costs.rows += rows.count
    } else {
      costs.drawing += found - start
    }
    costs.draws = statistics.looksDrawn
    costs.bytes = statistics.bytes
    return target.bitmap
  }
}

extension CachedRasters {
  /// Measures the time to find a raster: looks up the rasters of all rows a hundred times.
  func lookUpTime() throws(RasterError) -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<100 {
      for request in requests { _ = try cache.image(for: request) }
    }
    return (clock.now - start) / (100 * requests.count)
  }
}

/// Shows the cache: each entry is stretched into the rows that share it.
struct CacheShown<Plate: Rasterizable & Sendable>: TableMode {
  var name: String { "cache shown" }

  let table: Table<Plate>
  let cached: CachedRasters<Plate>
  private(set) var costs = Costs()
  private var target: Compositor
  private var images: [RasterImage?] = []

  /// Shows the contents of another mode's cache.
  init(_ cached: CachedRasters<Plate>) throws(RasterError) {
    self.cached = cached
    table = cached.table
    target = try table.target()
  }

  mutating func frame(at offset: Double) throws(RasterError) -> Bitmap {
    let (rows, clock) = (table.rows(at: offset), ContinuousClock())
    images.removeAll(keepingCapacity: true)
    let start = clock.now
    let entries = cached.cache.entries
    for row in rows {
      let request = cached.requests[row]
      let look = try request.record().look
      images.append(entries.first { $0.look == look }.map { request.makeImage(from: $0.bitmap) })
    }
    let found = clock.now
    target.clear()
    for (row, image) in zip(rows, images) {
      target.place(image, in: table.frame(of: row, at: offset))
    }
    costs.composition += clock.now - found
    costs.lookUp += found - start
    costs.rows += rows.count
    costs.bytes = cached.cache.statistics.bytes
    return target.bitmap
  }
}

/// Draws each row in each frame, at its full size.
struct Live<Plate: Rasterizable & Sendable>: TableMode {
  var name: String { "live" }

  let table: Table<Plate>
  private(set) var costs = Costs()

  init(_ table: Table<Plate>) { self.table = table }

  mutating func frame(at offset: Double) throws(RasterError) -> Bitmap {
    let clock = ContinuousClock()
    let start = clock.now
    let frame = LiveFrame(table: table, offset: offset)
    guard let list = frame.displayList(size: Table<Plate>.window, environment: table.environment)
    else { throw .invalidSize }
    let bitmap = try list.bitmap()
    costs.composition += clock.now - start
    costs.draws += table.rows(at: offset).count
    costs.rows += table.rows(at: offset).count
    return bitmap
  }
}

/// A frame of the table as one drawing.
struct LiveFrame<Plate: Rasterizable & Sendable>: Rasterizable {
  let table: Table<Plate>
  let offset: Double

  func draw(in canvas: inout Canvas) {
    let bounds = Path.rect(canvas.bounds)
    // Clip partly visible rows, as the window does.
    canvas.drawLayer(clip: bounds) { canvas in
      canvas.fill(bounds, with: table.ground)
      for row in table.rows(at: offset) {
        let plate = FullSize(plate: table.plates[row])
        canvas.place(plate, in: table.frame(of: row, at: offset))
      }
    }
  }
}

/// A plate drawn at the requested size, without its caps.
struct FullSize<Plate: Rasterizable & Sendable>: Rasterizable {
  let plate: Plate

  func draw(in canvas: inout Canvas) { plate.draw(in: &canvas) }
}

/// Draws each row once, at its full size, and stores it separately.
struct RasterPerRow<Plate: Rasterizable & Sendable>: TableMode {
  var name: String { "raster a row" }

  let table: Table<Plate>
  private(set) var costs = Costs()
  private var target: Compositor
  private var rasters: [Int: RasterImage] = [:]

  init(_ table: Table<Plate>) throws(RasterError) {
    self.table = table
    target = try table.target()
  }

  mutating func frame(at offset: Double) throws(RasterError) -> Bitmap {
    let (rows, clock) = (table.rows(at: offset), ContinuousClock())
    for row in rows where rasters[row] == nil {
      let start = clock.now
      rasters[row] = try drawn(row)
      costs.drawing += clock.now - start
    }
    var images: [RasterImage?] = []
    let start = clock.now
    for row in rows { images.append(rasters[row]) }
    let found = clock.now
    target.clear()
    for (row, image) in zip(rows, images) {
      target.place(image, in: table.frame(of: row, at: offset))
    }
    costs.composition += clock.now - found
    costs.lookUp += found - start
    costs.rows += rows.count
    return target.bitmap
  }

  private mutating func drawn(_ row: Int) throws(RasterError) -> RasterImage {
    let request = try RasterRequest(
      FullSize(plate: table.plates[row]),
      size: Table<Plate>.plateSize,
      environment: table.environment
    )
    let recording = try request.record()
    let raster = try recording.list.bitmap()
    costs.draws += 1
    costs.bytes += raster.pixels.count * 4
    return request.makeImage(from: raster)
  }
}
