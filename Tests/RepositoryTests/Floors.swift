// The floors of the runtime: which rooms stand on which, from the lowest.

/// The runtime's modules and, in each, the rooms: folders at its top, which see only those below.
///
/// Rooms of one floor may see each other. The compiler holds the modules' order, a test that of rooms.
enum Floors {
  static let modules: [(module: String, floors: [[String]])] = [
    (
      "RasterValues",
      [
        ["Geometry", "Deflate", "Digests", "Locks"],
        ["Pixels", "Codecs", "Paths", "Paint", "Drawings"], ["Text"],
        ["Environment", "KeyEncoding"],
      ]
    ),
    (
      "RasterDrawing",
      [
        ["Text", "Queries"], ["DisplayList", "Ink", "Survey"],
        ["Canvas", "Layout", "Rasterizer", "PNG", "JPEG", "WebP"],
        ["Formats"],
        ["Keys"],
      ]
    ),
    (
      "Raster",
      [
        ["Caching", "Components", "Keys"], ["Composition", "Sheets", "Server", "Views"],
        ["Bridges"],
      ]
    ),
  ]

  /// Files beside the rooms: what the module exports.
  static let outside: Set = ["Sources/Raster/Exports.swift"]
}
