// Compression into zlib's format (RFC 1950) around deflate's (RFC 1951).
//
// Unsafe pointers: the input is read where it lies, within one `withUnsafeBytes`.

/// How much work compression may do for a smaller result.
struct DeflateEffort {
  /// How many earlier positions are compared for a match.
  var chainLength: Int
  /// The length of a match that is good enough to stop looking.
  var niceLength: Int
  /// Whether a match waits for a longer one at the next byte.
  var isLazy: Bool

  /// For pictures of interfaces: nearly the size of thorough searches in a fraction of their time.
  static let standard = DeflateEffort(chainLength: 16, niceLength: 64, isLazy: true)
}

/// Compression into the zlib format; equal input gives equal output, on every machine.
package struct Deflate: ~Copyable {
  private let input: UnsafeRawBufferPointer
  private let effort: DeflateEffort
  private let finder: MatchFinder
  private var block = DeflateBlock()
  private var writer = BitWriter()
  private var position = 0
  private var blockStart = 0
  /// How many times in a row no match was found.
  private var misses = 0

  /// Compresses `bytes`.
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    zlib(bytes, hints: (0, 0), effort: .standard)
  }

  /// Compresses `bytes`, trying the distances `hints` before all others.
  ///
  /// In rows of pixels these are a pixel and a row.
  static func zlib(_ bytes: [UInt8], hints: (Int, Int), effort: DeflateEffort) -> [UInt8] {
    bytes.withUnsafeBytes { input in
      var deflate = Deflate(input, hints: hints, effort: effort)
      return deflate.run()
    }
  }

  private init(_ input: UnsafeRawBufferPointer, hints: (Int, Int), effort: DeflateEffort) {
    self.input = input
    self.effort = effort
    let near = { (distance: Int) in distance <= MatchFinder.window ? distance : 0 }
    finder = MatchFinder(input, hints: (near(hints.0), near(hints.1)), effort: effort)
  }

  private mutating func run() -> [UInt8] {
    // A window of 32,768 bytes, no dictionary, 0x7801 being a multiple of 31.
    writer.write(0x0178, width: 16)
    while position < input.count {
      step()
      if block.isFull, position < input.count { writeBlock(isLast: false) }
    }
    writeBlock(isLast: true)
    writer.alignToByte()
    var sum = Adler32()
    sum.update(input)
    writer.write(UInt64(sum.value.byteSwapped), width: 32)
    return writer.finish()
  }

  private mutating func writeBlock(isLast: Bool) {
    let bytes = UnsafeRawBufferPointer(rebasing: input[blockStart..<position])
    block.write(to: &writer, bytes: bytes, isLast: isLast)
    blockStart = position
  }

  /// Adds one literal or match, or several literals before a match that waiting made longer.
  @inline(__always)
  private mutating func step() {
    guard var match = finder.longest(at: position, longerThan: 0) else {
      finder.insert(position)
      appendLiterals()
      return
    }
    misses = 0
    finder.insert(position)
    while effort.isLazy, match.length < effort.niceLength,
      let longer = finder.longest(at: position &+ 1, longerThan: match.length)
    {
      block.append(literal: input[position])
      position &+= 1
      finder.insert(position)
      match = longer
    }
    block.append(match)
    insert(from: position &+ 1, to: position &+ match.length)
    position &+= match.length
  }

  /// Adds a literal; after many without a match between, several, since more are likely to come.
  ///
  /// Noise then takes 40 ms instead of 143, and no picture grew by more than 0.3 %.
  @inline(__always)
  private mutating func appendLiterals() {
    misses &+= 1
    let end = min(input.count, position &+ 1 &+ min(7, misses &>> 6))
    while position < end {
      block.append(literal: input[position])
      position &+= 1
    }
  }

  /// Enters the positions of a match: all of a short one, the ends of a long one.
  ///
  /// What a long match repeats is in the tables already.
  @inline(__always)
  private func insert(from start: Int, to end: Int) {
    var position = start
    if end &- start > 48 {
      while position < start &+ 16 {
        finder.insert(position)
        position &+= 1
      }
      position = end &- 16
    }
    while position < end {
      finder.insert(position)
      position &+= 1
    }
  }
}
