// The size of a JPEG image, and how each component is sampled and stored.

/// One component: a plane of samples.
struct JPEGComponent {
  let id: UInt8
  /// The horizontal and vertical sampling factors, 1…4.
  let across, down: Int
  /// The index of the quantisation table, 0…3.
  let tableIndex: Int
  /// The number of stored blocks, including those that complete the units of interleaved scans.
  let columns, rows: Int
  /// The number of blocks in a scan of this component alone.
  let usedColumns, usedRows: Int
  /// The offset of the first coefficient among those of all components.
  let coefficientOffset: Int
  /// The number of columns and rows of samples in the decoded image.
  var width, height: Int
  /// The offset of the first sample among those of all components.
  var sampleOffset: Int
  /// The number of samples that a block is decoded to.
  var sides = JPEGTransform.Sides.full
  /// The sampling factors of the decoded samples, as fractions of those of the frame.
  var rate: (across: Int, down: Int)
  /// The quantisation table at the start of the component's first scan, in zigzag order.
  var table: [Int32] = []

  var stride: Int { columns &* sides.across }
  /// The number of decoded samples, including those of blocks that complete units.
  var sampleCount: Int { stride &* rows &* sides.down }
}

/// The content of a frame header.
struct JPEGFrame {
  /// The size of the decoded image.
  private(set) var width, height: Int
  let isProgressive: Bool
  var components: [JPEGComponent] = []
  /// The largest sampling factors.
  let across, down: Int
  /// The number of units in an interleaved scan.
  ///
  /// A unit has `across` × `down` blocks of the component with the highest resolution.
  let unitColumns, unitRows: Int

  /// The number of decoded samples of all components.
  var sampleCount: Int {
    components.last.map { $0.sampleOffset &+ $0.sampleCount } ?? 0
  }

  /// The number of coefficients of all components.
  var coefficientCount: Int {
    components.last.map { $0.coefficientOffset &+ $0.columns &* $0.rows &* 64 } ?? 0
  }

  /// Reads the content of SOF0, SOF1 or SOF2.
  ///
  /// Source: ITU-T T.81, B.2.2 and A.1.1.
  init(_ content: ArraySlice<UInt8>, marker: UInt8) throws(JPEGError) {
    let bytes = Array(content)
    guard bytes.count >= 6 else { throw .badSegment(marker: marker) }
    let count = Int(bytes[5])
    guard bytes[0] == 8 else { throw .unsupported(.precision(bits: Int(bytes[0]))) }
    height = Int(bytes[1]) << 8 | Int(bytes[2])
    width = Int(bytes[3]) << 8 | Int(bytes[4])
    isProgressive = marker == 0xC2
    if height == 0 { throw .unsupported(.heightAtEnd) }
    guard width > 0, bytes.count == 6 + 3 * count else { throw .badSegment(marker: marker) }
    guard [1, 3, 4].contains(count) else { throw .unsupported(.components(count)) }
    guard Bitmap.isAllowed(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    let factors = (0..<count).map { (index: Int) -> (Int, Int) in
      let both = Int(bytes[7 + index * 3])
      return (both >> 4, both & 15)
    }
    let isRight = factors.allSatisfy { (1...4).contains($0.0) && (1...4).contains($0.1) }
    guard isRight else { throw .badSegment(marker: marker) }
    across = factors.reduce(1) { max($0, $1.0) }
    down = factors.reduce(1) { max($0, $1.1) }
    unitColumns = (width &+ across &* 8 &- 1) / (across &* 8)
    unitRows = (height &+ down &* 8 &- 1) / (down &* 8)
    for (index, factor) in factors.enumerated() {
      let (id, table) = (bytes[6 + index * 3], Int(bytes[8 + index * 3]))
      guard table < 4, !components.contains(where: { $0.id == id }) else {
        throw .badSegment(marker: marker)
      }
      components.append(component(id: id, factor, table: table))
    }
  }

  private func component(id: UInt8, _ factor: (Int, Int), table: Int) -> JPEGComponent {
    let columns = (width &* factor.0 &+ across &- 1) / across
    let rows = (height &* factor.1 &+ down &- 1) / down
    return JPEGComponent(
      id: id,
      across: factor.0,
      down: factor.1,
      tableIndex: table,
      columns: unitColumns &* factor.0,
      rows: unitRows &* factor.1,
      usedColumns: (columns &+ 7) / 8,
      usedRows: (rows &+ 7) / 8,
      coefficientOffset: coefficientCount,
      width: columns,
      height: rows,
      sampleOffset: sampleCount,
      rate: (factor.0, factor.1)
    )
  }

  /// The minimum number of bits of a scan with all components: one for each block.
  var leastBits: Int { components.reduce(0) { $0 &+ $1.usedColumns &* $1.usedRows } }
}

extension JPEGFrame {
  /// Reduces the size of the decoded image, which is not reduced yet.
  ///
  /// The blocks of a component with a lower resolution are decoded to more samples than those of
  /// the others, up to 8, so that most images need no interpolation.
  mutating func reduce(by reduction: JPEGReduction) {
    let (fullWidth, fullHeight) = (width, height)
    width = reduction.length(of: fullWidth)
    height = reduction.length(of: fullHeight)
    var offset = 0
    for index in components.indices {
      var component = components[index]
      let (x, y) = (
        scale(of: component.across, among: across, side: reduction.side),
        scale(of: component.down, among: down, side: reduction.side)
      )
      component.sides.across = reduction.side &* x
      component.sides.down = reduction.side &* y
      component.rate = (component.across &* x, component.down &* y)
      // Blocks of `across` × 8 pixels are decoded to `across` × `side` samples at the full rate.
      component.width = (fullWidth &* component.rate.across).dividedUp(
        by: across &* reduction.rawValue
      )
      component.height = (fullHeight &* component.rate.down).dividedUp(
        by: down &* reduction.rawValue
      )
      component.sampleOffset = offset
      offset &+= component.sampleCount
      components[index] = component
    }
  }

  /// Returns the factor by which a component's blocks have more than `side` samples.
  ///
  /// It is a power of two, at most `8 / side` and at most the inverse of the component's rate.
  private func scale(of factor: Int, among most: Int, side: Int) -> Int {
    var scale = 1
    while side &* scale < 8, most % (factor &* scale &* 2) == 0 { scale &*= 2 }
    return scale
  }
}

extension Int {
  fileprivate func dividedUp(by divisor: Int) -> Int { (self &+ divisor &- 1) / divisor }
}

/// A scan header.
struct JPEGScanHeader {
  struct Part {
    /// The index of the component.
    let index: Int
    /// The indices of the Huffman tables, 0…3.
    let dc, ac: Int
  }

  let parts: [Part]
  /// The first and last coefficient, in zigzag order.
  let first, last: Int
  /// The bit positions of successive approximation.
  ///
  /// `high` is the lowest bit that is known before the scan, and `low` the lowest one after it.
  let high, low: Int

  /// Reads the content of SOS.
  ///
  /// Source: ITU-T T.81, B.2.3 and G.1.1.1.
  init(_ content: ArraySlice<UInt8>, _ frame: JPEGFrame) throws(JPEGError) {
    let bytes = Array(content)
    let bad = JPEGError.badSegment(marker: 0xDA)
    guard let count = bytes.first.map({ Int($0) }), (1...4).contains(count),
      bytes.count == 4 + 2 * count
    else { throw bad }
    var parts: [Part] = []
    for position in 0..<count {
      let (id, tables) = (bytes[1 + position * 2], bytes[2 + position * 2])
      guard let index = frame.components.firstIndex(where: { $0.id == id }),
        index > parts.last?.index ?? -1, tables & 0xCC == 0
      else { throw bad }
      parts.append(Part(index: index, dc: Int(tables >> 4), ac: Int(tables & 15)))
    }
    self.parts = parts
    guard frame.isProgressive else {
      (first, last, high, low) = (0, 63, 0, 0)
      return
    }
    (first, last) = (Int(bytes[1 + 2 * count]), Int(bytes[2 + 2 * count]))
    (high, low) = (Int(bytes[3 + 2 * count] >> 4), Int(bytes[3 + 2 * count] & 15))
    let isBand = first == 0 ? last == 0 : last >= first && last < 64 && count == 1
    guard isBand, low <= 13, high == 0 || high == low + 1 else { throw bad }
  }
}
