// Reads JPEG files: segments in their order, then pixels.
//
// Unsafe pointers: planes and coefficients, within the closures that lend them to the kernels.
//
// Source: ITU-T T.81 (ISO/IEC 10918-1); ITU-T T.871 for JFIF.

/// Reads JPEG files: baseline, extended and progressive ones of eight bits with Huffman codes, grey, in
/// YCbCr, RGB, CMYK or YCCK, of any sampling.
///
/// Chroma that is sampled at half the rate is interpolated, three parts of the near sample and one of
/// the far one; other rates repeat samples. Orientation, gamma and colour profiles are not looked at:
/// the picture is as it lies in the file, and its samples count as sRGB. What a damaged file claims is
/// compared with its length before memory is taken: at most 8 kB a byte of the file.
package enum JPEGDecoder {
  /// Reads a file as an opaque bitmap.
  package static func decode(_ bytes: [UInt8]) throws(JPEGError) -> Bitmap {
    try decode(bytes, areaLimit: Bitmap.maximumArea)
  }

  /// Reads a file of at most so many pixels; others are `tooLarge`.
  package static func decode(_ bytes: [UInt8], areaLimit: Int) throws(JPEGError) -> Bitmap {
    var reader = JPEGReader(bytes, areaLimit: areaLimit)
    try reader.read()
    return try reader.bitmap()
  }

  /// The frame of a file, behind which nothing is read; nil if it is not one that is decoded.
  static func frame(of bytes: [UInt8]) -> JPEGFrame? {
    var reader = JPEGReader(bytes, areaLimit: .max)
    return reader.nextFrame()
  }
}

/// A file while it is read.
private struct JPEGReader {
  /// The most scans of a file.
  static let scanLimit = 256

  private let bytes: [UInt8]
  private let areaLimit: Int
  private var position = 2
  private var frame: JPEGFrame?
  private var quantization = [[Int32]](repeating: [], count: 4)
  private var huffman = [UInt32](repeating: 0, count: 8 * JPEGHuffman.stride)
  private var isHuffmanDefined: UInt8 = 0
  private var interval = 0
  private var scanCount = 0
  private var model = JPEGColorModel()
  /// The samples of all components, of sequential files.
  private var samples: [UInt8] = []
  /// The coefficients of all components, of progressive files.
  private var coefficients: [Int16] = []

  init(_ bytes: [UInt8], areaLimit: Int) { (self.bytes, self.areaLimit) = (bytes, areaLimit) }

  /// Reads segments up to the end of the picture.
  mutating func read() throws(JPEGError) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw .notJPEG }
    while let marker = nextMarker() {
      switch marker {
      case 0xD9: return
      case 0x01, 0xD0...0xD7: continue
      default: try read(marker, try content(of: marker))
      }
    }
    // Files without an end are read as far as their scans go.
    guard scanCount > 0 else { throw .truncated }
  }

  /// The frame, where it stands before the first scan.
  mutating func nextFrame() -> JPEGFrame? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    while let marker = nextMarker() {
      switch marker {
      case 0xD9, 0xDA: return nil
      case 0x01, 0xD0...0xD7: continue
      default:
        guard let content = try? content(of: marker) else { return nil }
        if (0xC0...0xC2).contains(marker) { return try? JPEGFrame(content, marker: marker) }
      }
    }
    return nil
  }

  /// The next marker; what stands before it is passed over.
  private mutating func nextMarker() -> UInt8? {
    while position + 1 < bytes.count {
      let (first, second) = (bytes[position], bytes[position + 1])
      if first == 0xFF, second != 0, second != 0xFF {
        position += 2
        return second
      }
      position += 1
    }
    return nil
  }

  private mutating func content(of marker: UInt8) throws(JPEGError) -> ArraySlice<UInt8> {
    guard position + 2 <= bytes.count else { throw .truncated }
    let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
    guard length >= 2 else { throw .badSegment(marker: marker) }
    guard position + length <= bytes.count else { throw .truncated }
    defer { position += length }
    return bytes[position + 2..<position + length]
  }

  private mutating func read(
    _ marker: UInt8,
    _ content: ArraySlice<UInt8>
  ) throws(JPEGError) {
    switch marker {
    case 0xC0, 0xC1, 0xC2: try readFrame(content, marker)
    case 0xC4: try readHuffman(content)
    case 0xC3: throw .unsupported(.lossless)
    case 0xC5, 0xC6, 0xC7, 0xDE, 0xDF: throw .unsupported(.hierarchical)
    case 0xC8...0xCF: throw .unsupported(.arithmeticCoding)
    case 0xDA: try readScan(content)
    case 0xDB: try readQuantization(content)
    case 0xDD:
      guard content.count == 2 else { throw .badSegment(marker: marker) }
      interval = Int(content[content.startIndex]) << 8 | Int(content[content.startIndex + 1])
    case 0xE0: model.readJFIF(content)
    case 0xEE: model.readAdobe(content)
    default: break
    }
  }
}

extension JPEGReader {
  private mutating func readFrame(
    _ content: ArraySlice<UInt8>,
    _ marker: UInt8
  ) throws(JPEGError) {
    guard self.frame == nil else { throw .badSegment(marker: marker) }
    let frame = try JPEGFrame(content, marker: marker)
    guard frame.width &* frame.height <= areaLimit else {
      throw .tooLarge(width: frame.width, height: frame.height)
    }
    guard frame.leastBits <= (bytes.count - position) * 8 else { throw .truncated }
    self.frame = frame
    model.ids = frame.components.map { $0.id }
    if frame.isProgressive {
      coefficients = [Int16](repeating: 0, count: frame.sampleCount)
    } else {
      samples = [UInt8](repeating: 0, count: frame.sampleCount)
    }
  }

  private mutating func readQuantization(_ content: ArraySlice<UInt8>) throws(JPEGError) {
    var rest = content
    while let kind = rest.popFirst() {
      let size = Int(kind >> 4) + 1
      guard size <= 2, kind & 15 < 4, rest.count >= 64 * size else {
        throw .badSegment(marker: 0xDB)
      }
      let values = Array(rest.prefix(64 * size))
      rest = rest.dropFirst(64 * size)
      quantization[Int(kind & 15)] = (0..<64).map { (index: Int) -> Int32 in
        guard size == 2 else { return Int32(values[index]) }
        let high = Int32(values[index * 2])
        return high << 8 | Int32(values[index * 2 + 1])
      }
    }
  }

  private mutating func readHuffman(_ content: ArraySlice<UInt8>) throws(JPEGError) {
    var rest = content
    while let kind = rest.popFirst() {
      let counts = rest.prefix(16)
      let total = counts.reduce(0) { $0 + Int($1) }
      guard kind & 0xEC == 0, counts.count == 16, total <= 256, rest.count >= 16 + total else {
        throw .badSegment(marker: 0xC4)
      }
      let symbols = rest.dropFirst(16).prefix(total)
      rest = rest.dropFirst(16 + total)
      let slot = Int(kind >> 4) * 4 + Int(kind & 15)
      let start = slot * JPEGHuffman.stride
      let range = start..<start + JPEGHuffman.stride
      guard JPEGHuffman.fill(&huffman[range], counts: counts, symbols: symbols) else {
        throw .badSegment(marker: 0xC4)
      }
      isHuffmanDefined |= 1 << UInt8(slot)
    }
  }

  private mutating func readScan(_ content: ArraySlice<UInt8>) throws(JPEGError) {
    guard let frame else { throw .badSegment(marker: 0xDA) }
    guard scanCount < Self.scanLimit else { throw .tooManyScans }
    scanCount += 1
    let header = try JPEGScanHeader(content, frame)
    for part in header.parts { try prepare(part, header) }
    let entropy = JPEGEntropy(bytes, from: position)
    position = entropy.end
    try decode(header, entropy)
  }

  /// Sees to the tables that a scan needs.
  private mutating func prepare(
    _ part: JPEGScanHeader.Part,
    _ header: JPEGScanHeader
  ) throws(JPEGError) {
    let needsDirect = header.first == 0 && header.high == 0
    let needsBand = header.last > 0
    var needed: UInt8 = 0
    if needsDirect { needed |= 1 << UInt8(part.dc) }
    if needsBand { needed |= 16 << UInt8(part.ac) }
    guard isHuffmanDefined & needed == needed else { throw .missingTable }
    guard let component = frame?.components[part.index] else { return }
    if component.table.isEmpty {
      let table = quantization[component.tableIndex]
      guard !table.isEmpty else { throw .missingTable }
      frame?.components[part.index].table = table
    } else if frame?.isProgressive == false {
      // A sequential file says each component once.
      throw .badSegment(marker: 0xDA)
    }
  }

  private mutating func decode(
    _ header: JPEGScanHeader,
    _ entropy: JPEGEntropy
  ) throws(JPEGError) {
    guard let frame else { return }
    let (huffman, interval) = (huffman, interval)
    let quantization = frame.components.flatMap { component in
      component.table.isEmpty ? [Int32](repeating: 0, count: 64) : component.table
    }
    @inline(__always)
    func run(_ target: JPEGTarget) throws(JPEGError) {
      try huffman.withUnsafeBufferPointer { (tables) throws(JPEGError) in
        try jpegZigzag.withUnsafeBufferPointer { (zigzag) throws(JPEGError) in
          // A block, and the quantisation tables behind it.
          var memory = [Int32](repeating: 0, count: 64) + quantization
          try memory.withUnsafeMutableBufferPointer { (memory) throws(JPEGError) in
            guard let tables = tables.baseAddress, let zigzag = zigzag.baseAddress,
              let block = memory.baseAddress
            else { return }
            var scan = JPEGScan(
              header,
              target,
              tables: tables,
              zigzag: zigzag,
              block: block,
              quantization: UnsafePointer(block + 64)
            )
            try scan.decode(frame, entropy, interval: interval)
          }
        }
      }
    }
    if frame.isProgressive {
      try coefficients.withUnsafeMutableBufferPointer { (all) throws(JPEGError) in
        if let base = all.baseAddress { try run(.coefficients(base)) }
      }
    } else {
      try samples.withUnsafeMutableBufferPointer { (all) throws(JPEGError) in
        if let base = all.baseAddress { try run(.samples(base)) }
      }
    }
  }
}

extension JPEGReader {
  /// The picture, once all scans are read.
  mutating func bitmap() throws(JPEGError) -> Bitmap {
    guard let frame else { throw .missingScan }
    guard frame.components.allSatisfy({ !$0.table.isEmpty }) else { throw .missingScan }
    if frame.isProgressive {
      samples = JPEGPlanes.transformed(coefficients, frame)
      coefficients = []
    }
    let pixels = JPEGPlanes.pixels(samples, frame, model)
    guard let bitmap = Bitmap(width: frame.width, height: frame.height, pixels: pixels) else {
      throw .tooLarge(width: frame.width, height: frame.height)
    }
    return bitmap
  }
}

extension JPEGDecoder {
  /// The samples of a block of 64 coefficients in rows: for measuring the transform's errors.
  package static func inverseTransform(of coefficients: [Int32]) -> [UInt8] {
    var block = coefficients
    guard block.count == 64 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: 64) { samples, count in
      block.withUnsafeMutableBufferPointer { block in
        guard let block = block.baseAddress, let samples = samples.baseAddress else { return }
        JPEGTransform.inverse(block, .whole, into: samples, stride: 8)
        count = 64
      }
    }
  }
}
