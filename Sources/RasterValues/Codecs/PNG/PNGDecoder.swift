// Decodes PNG files.
//
// Unsafe pointers: `scatter` reverses filters in place and expands rows. The buffer that it
// receives has exactly the length of all rows of all passes, which its loops do not exceed.

/// Decodes PNG files of every colour type and bit depth, including interlaced files.
///
/// Damage to pixels is an error. Damage that leaves all pixels readable gives a note: to chunks that
/// pixels do not need, to the checksum of all pixels, and to the end of the file. The size that a
/// file declares is compared with the length of its data before it is used. For an animated file,
/// only the default image is decoded.
package enum PNGDecoder {
  /// Decodes a file to straight pixels as they are stored, without converting their colours.
  ///
  /// The result describes its colours and its orientation. Throws `tooLarge` if the file has more
  /// than `areaLimit` pixels. A 16-bit sample v becomes round(v · 255 / 65535).
  package static func decodeStored(
    _ bytes: [UInt8],
    areaLimit: Int = Bitmap.maximumArea
  ) throws(PNGError) -> DecodedImage {
    let chunks = try PNGChunks(bytes)
    let header = chunks.header
    guard header.width &* header.height <= areaLimit else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    var notes = chunks.notes
    let pixels = try straightPixels(chunks, &notes)
    let mayBeTransparent =
      header.color == .rgba || header.color == .greyAlpha || !chunks.transparency.isEmpty
    var image = DecodedImage(
      width: header.width,
      height: header.height,
      pixels: pixels,
      isOpaque: !mayBeTransparent || areOpaque(pixels)
    )
    let (colors, colorNotes) = chunks.colors.sources
    image.isGrey = header.color == .grey || header.color == .greyAlpha
    image.orientation = chunks.orientation
    image.colors = colors
    image.notes = notes + colorNotes
    return image
  }

  /// Decodes a file to a premultiplied bitmap, whose colours and orientation are those stored.
  ///
  /// A 16-bit sample v becomes round(v · 255 / 65535). A colour channel c with alpha a becomes
  /// round(c · a / 255).
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try decode(bytes, areaLimit: Bitmap.maximumArea)
  }

  /// Decodes a file with at most `areaLimit` pixels.
  ///
  /// Throws `tooLarge` if it has more.
  package static func decode(_ bytes: [UInt8], areaLimit: Int) throws(PNGError) -> Bitmap {
    var image = try decodeStored(bytes, areaLimit: areaLimit)
    image.premultiply()
    return try bitmap(image)
  }

  /// Decodes a file without premultiplying its colours, for comparisons.
  ///
  /// The pixels of the result have straight alpha, unlike those of any other bitmap.
  package static func decodeUnpremultiplied(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try bitmap(try decodeStored(bytes))
  }

  /// Returns the width and height that the header chunk declares (PNG, 11.2.2).
  ///
  /// Returns `nil` if the first chunk is not IHDR; the rest of the file is not checked.
  package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard file.count >= 24, file[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func word(at start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (word(at: 16), word(at: 20))
  }

  /// Returns the colours of a file's palette as opaque pixels; empty if it has none.
  package static func palette(of file: [UInt8]) throws(PNGError) -> [UInt32] {
    let bytes = Array(try PNGChunks(file).palette)
    return stride(from: 0, to: bytes.count / 3 * 3, by: 3).map { start in
      let low = UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8
      return low | UInt32(bytes[start + 2]) << 16 | 0xFF00_0000
    }
  }

  /// Returns the content of the header chunk, or `nil` if the file is not supported.
  static func header(of file: [UInt8]) -> PNGHeader? {
    guard size(of: file) != nil, file.starts(with: PNGChunks.signature), file.count >= 29 else {
      return nil
    }
    return try? PNGHeader(file[16..<29])
  }

  private static func bitmap(_ image: DecodedImage) throws(PNGError) -> Bitmap {
    guard let bitmap = Bitmap(width: image.width, height: image.height, pixels: image.pixels) else {
      throw .tooLarge(width: image.width, height: image.height)
    }
    return bitmap
  }

  private static func areOpaque(_ pixels: [UInt32]) -> Bool {
    var all: UInt32 = 0xFF00_0000
    for pixel in pixels { all &= pixel }
    return all == 0xFF00_0000
  }

  private static func straightPixels(
    _ chunks: PNGChunks,
    _ notes: inout [ImageNote]
  ) throws(PNGError) -> [UInt32] {
    let header = chunks.header
    var rows: [UInt8]
    do throws(InflateError) {
      let (bytes, issue) = try Inflate.zlibPrefix(chunks.compressed, limit: header.length)
      rows = bytes
      if let issue { notes.append(issue == .tooLong ? .extraPixelData : .badPixelChecksum) }
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
    return pixels
  }

  /// Writes all pixels; returns the number of an invalid filter, or `nil` if all are valid.
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
