// Reads PNG files.
//
// Unsafe pointers: `scatter` undoes and expands rows in place. It is handed a buffer whose length
// equals the sum over all rows of all passes, which is how far its loops run.

/// Reads PNG files of every colour type and depth, interlaced ones too.
///
/// Sums are checked and damage is an error; what a damaged file claims is never believed before
/// its length was compared with that of its data. Gamma, colour profiles and other chunks that do
/// not change sample values are not looked at: samples count as sRGB. Animation is not read, only
/// the picture that stands for it.
package enum PNGDecoder {
  /// Reads a file as a premultiplied bitmap.
  ///
  /// Samples of 16 bits become round(v · 255 / 65535). A colour channel c under alpha a becomes
  /// round(c · a / 255).
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try decode(bytes, areaLimit: Bitmap.maximumArea)
  }

  /// Reads a file of at most so many pixels; others are `tooLarge`.
  package static func decode(_ bytes: [UInt8], areaLimit: Int) throws(PNGError) -> Bitmap {
    let header: PNGHeader
    var pixels: [UInt32]
    (header, pixels) = try straightPixels(bytes, areaLimit: areaLimit)
    for index in pixels.indices { pixels[index] = AlphaConversion.premultiplied(pixels[index]) }
    return try bitmap(header, pixels: pixels)
  }

  /// Reads a file's colours as they stand, not multiplied by alpha: for comparisons.
  ///
  /// The result's pixels are straight, unlike those of any other bitmap.
  package static func decodeUnpremultiplied(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let (header, pixels) = try straightPixels(bytes)
    return try bitmap(header, pixels: pixels)
  }

  /// The width and height that a file's first chunk says (PNG, 11.2.2), of which nothing else is looked at;
  /// nil of what is no PNG file.
  package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard file.count >= 24, file[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func word(at start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (word(at: 16), word(at: 20))
  }

  /// The content of a file's first chunk; nil if it is not one that is decoded.
  static func header(of file: [UInt8]) -> PNGHeader? {
    guard size(of: file) != nil, file.starts(with: PNGChunks.signature), file.count >= 29 else {
      return nil
    }
    return try? PNGHeader(file[16..<29])
  }

  private static func bitmap(_ header: PNGHeader, pixels: [UInt32]) throws(PNGError) -> Bitmap {
    guard let bitmap = Bitmap(width: header.width, height: header.height, pixels: pixels) else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    return bitmap
  }

  private static func straightPixels(
    _ bytes: [UInt8],
    areaLimit: Int = Bitmap.maximumArea
  ) throws(PNGError) -> (PNGHeader, [UInt32]) {
    let chunks = try PNGChunks(bytes)
    let header = chunks.header
    guard header.width &* header.height <= areaLimit else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    var rows: [UInt8]
    do throws(InflateError) {
      rows = try Inflate.zlib(chunks.compressed, limit: header.length)
    } catch {
      throw .badCompression
    }
    guard rows.count == header.length else {
      throw .wrongLength(expected: header.length, found: rows.count)
    }
    var badFilter: UInt8?
    let pixels = rows.withUnsafeMutableBufferPointer { rows in
      [UInt32](unsafeUninitializedCapacity: header.width &* header.height) { pixels, count in
        badFilter = scatter(rows, of: chunks, into: pixels)
        count = badFilter == nil ? header.width &* header.height : 0
      }
    }
    if let badFilter { throw .badFilter(Int(badFilter)) }
    return (header, pixels)
  }

  /// Writes all pixels, or returns the number of a filter that does not exist.
  private static func scatter(
    _ rows: UnsafeMutableBufferPointer<UInt8>,
    of chunks: PNGChunks,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> UInt8? {
    let header = chunks.header
    let samples = PNGSamples(chunks)
    var position = 0
    for pass in header.passes {
      var above: UnsafeMutableBufferPointer<UInt8>?
      for index in 0..<pass.rows {
        guard let filter = PNGFilter(rawValue: Int(rows[position])) else { return rows[position] }
        let end = position &+ 1 &+ pass.rowLength
        let row = UnsafeMutableBufferPointer(rebasing: rows[position &+ 1..<end])
        filter.undo(row, above: above, distance: header.filterDistance)
        samples.expand(
          UnsafeBufferPointer(row),
          count: pass.columns,
          into: pixels,
          start: (pass.y &+ index &* pass.stepY) &* header.width &+ pass.x,
          step: pass.stepX
        )
        above = row
        position = end
      }
    }
    return nil
  }
}
