// Decodes lossy WebP images: a VP8 key frame, row by row of macroblocks.
//
// A row is filtered after the next one has been decoded, since predictions use samples that are not
// yet filtered.
//
// Unsafe pointers: the planes, and the scratch memory of `VP8Memory`, whose sizes are those of the
// frame; partitions within the bytes of the file.
//
// Source: RFC 6386.

/// Decodes lossy images.
///
/// The prediction modes of a macroblock take at least 1.5 bits. The size that a file declares is
/// compared with the length of its data before memory is allocated: at most 8 kB for each byte.
enum VP8Decoder {
  /// Decodes the frame with the given header to opaque pixels.
  static func decode(
    _ bytes: [UInt8],
    _ header: VP8Header
  ) throws(WebPError) -> DecodedImage {
    let (columns, rows) = (header.columns, header.rows)
    guard columns * rows * 3 <= header.first.count * 16 else { throw .truncated }
    let pixels = try bytes.withUnsafeBufferPointer { (bytes) throws(WebPError) in
      guard let start = bytes.baseAddress else { throw .truncated }
      let planes = VP8Planes(columns: columns, rows: rows)
      var frame = try VP8Frame(start, header)
      try frame.decode(into: planes)
      return VP8Colors.pixels(planes, width: header.width, height: header.height)
    }
    return DecodedImage(
      width: header.width,
      height: header.height,
      pixels: pixels,
      isOpaque: true
    )
  }
}

/// The state of decoding a frame.
private struct VP8Frame: ~Copyable {
  private let settings: VP8Settings
  private let memory: VP8Memory
  private var modes: VP8BoolReader
  private var partitions: [VP8BoolReader]
  /// The limits of the loop filter by segment, without and with prediction modes for subblocks.
  private let limits: [VP8FilterLimits]
  private let isFiltered: Bool

  /// Reads the header of a frame.
  init(_ bytes: UnsafePointer<UInt8>, _ header: VP8Header) throws(WebPError) {
    modes = VP8BoolReader(bytes + header.first.lowerBound, count: header.first.count)
    var settings = VP8Settings(&modes)
    let table = VP8TokenTable(&modes)
    settings.readEnd(&modes)
    guard !modes.isPastEnd else { throw .truncated }
    partitions = try Self.partitions(bytes, header.rest, count: settings.partitionCount)
    memory = VP8Memory(columns: header.columns, table)
    limits = (0..<8).map { settings.filter(segment: $0 / 2, hasSubblocks: $0 % 2 == 1) }
    isFiltered = limits.contains { $0.edge > 0 }
    self.settings = settings
  }

  /// Returns readers for the partitions of coefficients (RFC 6386, section 9.5).
  ///
  /// Partitions that exceed the data end with it, but the last one must not be empty.
  private static func partitions(
    _ bytes: UnsafePointer<UInt8>,
    _ range: Range<Int>,
    count: Int
  ) throws(WebPError) -> [VP8BoolReader] {
    guard range.count > (count - 1) * 3 else { throw .truncated }
    var position = range.lowerBound + (count - 1) * 3
    var readers: [VP8BoolReader] = []
    for index in 0..<count {
      var length = range.upperBound - position
      guard length > 0 || index < count - 1 else { throw .truncated }
      if index < count - 1 {
        let size = bytes + (range.lowerBound + index * 3)
        length = min(length, Int(size[0]) | Int(size[1]) << 8 | Int(size[2]) << 16)
      }
      readers.append(VP8BoolReader(bytes + position, count: length))
      position += length
    }
    return readers
  }

  mutating func decode(into planes: borrowing VP8Planes) throws(WebPError) {
    var reader = VP8ModeReader(
      settings,
      above: memory.modes,
      probabilities: memory.modeProbabilities
    )
    for row in 0..<planes.rows {
      try decodeRow(row, into: planes, &reader)
      if row > 0 { filterRow(row - 1, planes) }
    }
    filterRow(planes.rows - 1, planes)
  }

  private mutating func decodeRow(
    _ row: Int,
    into planes: borrowing VP8Planes,
    _ reader: inout VP8ModeReader
  ) throws(WebPError) {
    let partition = row & (settings.partitionCount &- 1)
    var tokens = partitions[partition]
    let coefficients = VP8CoefficientReader(
      blocks: memory.blocks,
      extents: memory.extents,
      probabilities: memory.probabilities,
      flags: memory.flags
    )
    reader.startRow()
    coefficients.startRow()
    let states = memory.states + (row & 1) &* planes.columns
    for column in 0..<planes.columns {
      let block = reader.read(&modes, column: column, subblocks: memory.subblocks)
      var hasCoefficients = false
      if block.isSkipped {
        coefficients.skip(block, column: column)
      } else {
        let factors = settings.factors[block.segment]
        hasCoefficients = coefficients.read(&tokens, block, factors, column: column)
      }
      let macroblock = VP8Reconstruction(planes, memory, column: column, row: row)
      macroblock.predict(block, hasCoefficients: hasCoefficients)
      let hasSubblocks = block.luma == .subblocks
      states[column] = UInt8(
        truncatingIfNeeded: block.segment &* 2 | (hasSubblocks ? 1 : 0)
          | (hasSubblocks || hasCoefficients ? 8 : 0)
      )
    }
    guard !modes.isPastEnd, !tokens.isPastEnd else { throw .truncated }
    partitions[partition] = tokens
    // Predictions use the last sample of a row for those beyond it.
    let end = planes.luma + ((row &* 16 &+ 15) &* planes.lumaStride &+ planes.columns &* 16)
    end.update(repeating: end[-1], count: 4)
  }

  private func filterRow(_ row: Int, _ planes: borrowing VP8Planes) {
    guard isFiltered else { return }
    let states = memory.states + (row & 1) &* planes.columns
    for column in 0..<planes.columns {
      let state = states[column]
      let limits = limits[Int(state & 7)]
      guard limits.edge > 0 else { continue }
      let filter = VP8LoopFilter(planes, column: column, row: row)
      let edges = VP8LoopFilter.Edges(
        isFirstColumn: column == 0,
        isFirstRow: row == 0,
        hasInner: state & 8 != 0
      )
      if settings.hasSimpleFilter {
        filter.filterSimply(limits, edges)
      } else {
        filter.filter(limits, edges)
      }
    }
  }
}
