// Decodes JPEG files: first the segments in order, then the pixels.
//
// Unsafe pointers: planes and coefficients, within the closures that pass them to the kernels.
//
// Source: ITU-T T.81 (ISO/IEC 10918-1); ITU-T T.871 for JFIF.

/// Decodes JPEG files with 8-bit samples and Huffman codes.
///
/// Baseline, extended and progressive files are supported, in greyscale, YCbCr, RGB, CMYK or YCCK,
/// with any subsampling. Chroma at half resolution is interpolated: three parts of the near sample
/// and one part of the far one. Samples at other rates are repeated.
///
/// Before memory is allocated, the declared size is compared with the length of the file and of its
/// first scan: at most 8 kB of memory are allowed for each byte. A file has at most 256 scans, and
/// a scan takes less than a nanosecond for a block that it does not change.
package enum JPEGDecoder {
  /// Decodes a file to pixels as they are stored, without converting their colours.
  ///
  /// The result contains the orientation of EXIF and the ICC profile. Throws `tooLarge` if the file
  /// has more than `areaLimit` pixels, even if the reduced image has fewer.
  package static func decodeStored(
    _ bytes: [UInt8],
    areaLimit: Int = Bitmap.maximumArea,
    reduction: JPEGReduction = .full
  ) throws(JPEGError) -> DecodedImage {
    var reader = JPEGReader(bytes, areaLimit: areaLimit, reduction)
    try reader.read()
    return try reader.image()
  }

  /// Decodes a file to an opaque bitmap, whose colours and orientation are those stored.
  package static func decode(_ bytes: [UInt8]) throws(JPEGError) -> Bitmap {
    try decode(bytes, areaLimit: Bitmap.maximumArea)
  }

  /// Decodes a file with at most `areaLimit` pixels, optionally to a reduced size.
  ///
  /// Throws `tooLarge` if the file has more pixels, even if the reduced image has fewer. A file is
  /// therefore refused or accepted whatever its reduction is.
  package static func decode(
    _ bytes: [UInt8],
    areaLimit: Int,
    reduction: JPEGReduction = .full
  ) throws(JPEGError) -> Bitmap {
    var reader = JPEGReader(bytes, areaLimit: areaLimit, reduction)
    try reader.read()
    let image = try reader.image()
    guard let bitmap = Bitmap(width: image.width, height: image.height, pixels: image.pixels) else {
      throw .tooLarge(width: image.width, height: image.height)
    }
    return bitmap
  }

  /// Reads the frame header of a file, and nothing after it.
  ///
  /// Returns `nil` if the file is not supported.
  static func frame(of bytes: [UInt8]) -> JPEGFrame? {
    var reader = JPEGReader(bytes, areaLimit: .max, .full)
    return reader.nextFrame()
  }
}

/// The state of decoding a file.
private struct JPEGReader {
  /// The maximum number of scans in a file.
  static let scanLimit = 256

  private let bytes: [UInt8]
  private let areaLimit: Int
  private let reduction: JPEGReduction
  private var position = 2
  private var frame: JPEGFrame?
  private var quantization = [[Int32]](repeating: [], count: 4)
  private var huffman = [UInt32](repeating: 0, count: 8 * JPEGHuffman.stride)
  private var isHuffmanDefined: UInt8 = 0
  private var interval = 0
  private var scanCount = 0
  private var model = JPEGColorModel()
  private var metadata = JPEGMetadata()
  /// The samples of all components, for sequential files.
  private var samples: [UInt8] = []
  /// The coefficients of all components, for progressive files.
  private var coefficients: [Int16] = []
  /// For each block of a progressive file, the set of coefficients that differ from 0.
  private var nonzeros: [UInt64] = []

  init(_ bytes: [UInt8], areaLimit: Int, _ reduction: JPEGReduction) {
    (self.bytes, self.areaLimit, self.reduction) = (bytes, areaLimit, reduction)
  }

  /// Reads segments up to the end of the image.
  mutating func read() throws(JPEGError) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw .notJPEG }
    while let marker = nextMarker() {
      switch marker {
      case 0xD9: return
      case 0x01, 0xD0...0xD7: continue
      default: try read(marker, try content(of: marker))
      }
    }
    // Files without an end marker are decoded as far as their scans go.
    guard scanCount > 0 else { throw .truncated }
  }

  /// Returns the frame header, if it precedes the first scan.
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

  /// Returns the next marker; any bytes before it are skipped.
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
    case 0xE1: metadata.readExif(content)
    case 0xE2: metadata.readProfile(content)
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
    var frame = try JPEGFrame(content, marker: marker)
    guard frame.width &* frame.height <= areaLimit else {
      throw .tooLarge(width: frame.width, height: frame.height)
    }
    guard frame.leastBits <= (bytes.count - position) * 8 else { throw .truncated }
    if reduction != .full { frame.reduce(by: reduction) }
    self.frame = frame
    model.ids = frame.components.map { $0.id }
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
    if scanCount == 1 { try allocate(frame, for: header, entropy) }
    try decode(header, entropy)
  }

  /// Allocates the memory of all components if the first scan is long enough for its blocks.
  private mutating func allocate(
    _ frame: JPEGFrame,
    for header: JPEGScanHeader,
    _ entropy: JPEGEntropy
  ) throws(JPEGError) {
    // The first scan of a progressive file contains first coefficients.
    guard header.first == 0 else { throw .badSegment(marker: 0xDA) }
    let blocks = header.parts.reduce(0) { sum, part in
      let component = frame.components[part.index]
      return sum &+ component.usedColumns &* component.usedRows
    }
    // A block takes a code of at least one bit, and the end of a sequential block takes another.
    guard blocks &* (frame.isProgressive ? 1 : 2) <= entropy.bytes.count &* 8 else {
      throw .truncated
    }
    if frame.isProgressive {
      coefficients = [Int16](repeating: 0, count: frame.coefficientCount)
      nonzeros = [UInt64](repeating: 0, count: frame.coefficientCount / 64)
    } else {
      samples = [UInt8](repeating: 0, count: frame.sampleCount)
    }
  }

  /// Checks the tables that a scan needs, and stores the component's quantisation table.
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
      // In a sequential file, each component has one scan.
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
          // The block, followed by the quantisation tables.
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
        try nonzeros.withUnsafeMutableBufferPointer { (nonzeros) throws(JPEGError) in
          guard let base = all.baseAddress, let nonzeros = nonzeros.baseAddress else { return }
          try run(.coefficients(base, nonzeros: nonzeros))
        }
      }
    } else {
      try samples.withUnsafeMutableBufferPointer { (all) throws(JPEGError) in
        if let base = all.baseAddress { try run(.samples(base)) }
      }
    }
  }
}

extension JPEGReader {
  /// Creates the image after all scans have been read.
  mutating func image() throws(JPEGError) -> DecodedImage {
    guard let frame else { throw .missingScan }
    guard frame.components.allSatisfy({ !$0.table.isEmpty }) else { throw .missingScan }
    if frame.isProgressive {
      samples = JPEGPlanes.transformed(coefficients, nonzeros: nonzeros, frame)
      (coefficients, nonzeros) = ([], [])
    }
    let pixels = JPEGPlanes.pixels(samples, frame, model)
    var image = DecodedImage(
      width: frame.width,
      height: frame.height,
      pixels: pixels,
      isOpaque: true
    )
    image.isGrey = frame.components.count == 1
    image.orientation = metadata.orientation
    (image.profile, image.notes) = metadata.profile
    return image
  }
}

extension JPEGDecoder {
  /// Returns the samples of a block of 64 coefficients, in row order.
  ///
  /// Tests use it to measure the errors of the transform.
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
