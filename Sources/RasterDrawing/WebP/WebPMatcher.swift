// Finds repeated sequences of pixels with hash chains.
//
// Unsafe pointers: indices are within the image, whose number of pixels bounds all comparisons.

import RasterValues

/// A pixel, or a copy of several pixels.
struct WebPToken {
  /// The number of copied pixels; 0 for a colour.
  let length: UInt32
  /// A colour, or the distance code of a copy.
  let value: UInt32

  init(color: UInt32) { (length, value) = (0, color) }

  init(length: Int, distance: Int) {
    self.length = UInt32(truncatingIfNeeded: length)
    value = UInt32(truncatingIfNeeded: distance)
  }
}

/// Encodes the pixels of an image as colours and as matches with earlier pixels.
struct WebPMatcher: ~Copyable {
  private let pixels: UnsafeBufferPointer<UInt32>
  private let codes: WebPDistances
  /// The estimated number of bits per colour.
  private let colorBits: Int
  private let heads: UnsafeMutablePointer<Int32>
  private let previous: UnsafeMutablePointer<Int32>
  private let shift: UInt64

  /// The maximum length of a match, and the maximum distance.
  static let maximumLength = 4096
  private static let window = 1 << 20 - 120
  /// The number of pixels counted at a time.
  private static let part = 1 << 13
  private static let pixelWork = 100
  /// The maximum number of candidates per search.
  private static let attempts = 48

  private init(_ picture: WebPPicture, _ pixels: UnsafeBufferPointer<UInt32>, colorBits: Int) {
    self.pixels = pixels
    self.colorBits = colorBits
    codes = WebPDistances(width: picture.width)
    var bits: UInt64 = 6
    while bits < 16, 1 << Int(bits) < pixels.count { bits &+= 1 }
    shift = 64 &- bits
    heads = .allocate(capacity: 1 << Int(bits))
    heads.initialize(repeating: -1, count: 1 << Int(bits))
    previous = .allocate(capacity: pixels.count)
    previous.initialize(repeating: -1, count: pixels.count)
  }

  deinit {
    heads.deallocate()
    previous.deallocate()
  }

  /// Returns the image's tokens, incomplete if the meter stops it.
  ///
  /// Distances are encoded as described for `WebPDistances`.
  static func tokens(
    of picture: WebPPicture,
    colorBits: Int,
    meter: WorkMeter?
  ) -> [WebPToken] {
    picture.pixels.withUnsafeBufferPointer { pixels in
      let matcher = WebPMatcher(picture, pixels, colorBits: colorBits)
      var tokens: [WebPToken] = []
      var (index, counted) = (0, 0)
      while index < pixels.count {
        if index >= counted {
          counted &+= part
          guard meter?.use(part &* pixelWork) == nil else { break }
        }
        matcher.step(&index, &tokens)
      }
      return tokens
    }
  }

  /// Adds a colour or a match, or colours before a better match at a later pixel.
  private func step(_ index: inout Int, _ tokens: inout [WebPToken]) {
    var match = longest(at: index)
    insert(index)
    while match.length > 0, match.length < 64, index &+ 1 < pixels.count {
      let later = longest(at: index &+ 1)
      guard later.gain > match.gain &+ colorBits else { break }
      tokens.append(WebPToken(color: pixels[index]))
      index &+= 1
      insert(index)
      match = later
    }
    guard match.length > 0 else {
      tokens.append(WebPToken(color: pixels[index]))
      index &+= 1
      return
    }
    tokens.append(WebPToken(length: match.length, distance: codes.code(of: match.distance)))
    insert(from: index &+ 1, to: index &+ match.length)
    index &+= match.length
  }

  private struct Found {
    var length = 0
    var distance = 0
    /// The number of bits saved.
    var gain = 0
  }

  /// Returns the match that saves the most bits; its length is 0 if no match saves any.
  private func longest(at index: Int) -> Found {
    var best = Found()
    let limit = min(Self.maximumLength, pixels.count &- index)
    if index > 0 { consider(1, at: index, limit: limit, &best) }
    if index >= codes.width { consider(codes.width, at: index, limit: limit, &best) }
    guard limit >= 2, best.length < 128 else { return best }
    var candidate = Int(heads[hash(index)])
    var attempts = Self.attempts
    while candidate >= 0, attempts > 0, index &- candidate <= Self.window {
      if pixels[candidate &+ best.length] == pixels[index &+ min(best.length, limit &- 1)] {
        consider(index &- candidate, at: index, limit: limit, &best)
        if best.length >= 256 { break }
      }
      candidate = Int(previous[candidate])
      attempts &-= 1
    }
    return best
  }

  @inline(__always)
  private func consider(_ distance: Int, at index: Int, limit: Int, _ best: inout Found) {
    guard pixels[index] == pixels[index &- distance], let base = pixels.baseAddress else { return }
    let length = commonLength(base + index, base + (index &- distance), limit: limit &* 4) / 4
    guard length > 0 else { return }
    let gain = length &* colorBits &- codes.bits(of: distance) &- 6 &- WebPPrefix(length).width
    if gain > best.gain { best = Found(length: length, distance: distance, gain: gain) }
  }

  @inline(__always)
  private func hash(_ index: Int) -> Int {
    let pair = UInt64(pixels[index]) | UInt64(pixels[index &+ 1]) &<< 32
    return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  @inline(__always)
  private func insert(_ index: Int) {
    guard index &+ 1 < pixels.count else { return }
    let slot = hash(index)
    previous[index] = heads[slot]
    heads[slot] = Int32(truncatingIfNeeded: index)
  }

  /// Inserts the positions of a match: all positions of a short one, the ends of a long one.
  private func insert(from start: Int, to end: Int) {
    var index = start
    if end &- start > 64 {
      while index < start &+ 16 {
        insert(index)
        index &+= 1
      }
      index = end &- 16
    }
    while index < end {
      insert(index)
      index &+= 1
    }
  }
}

/// The distance codes: the first 120 for nearby pixels, then distances plus 120.
///
/// Source: RFC 9649, section 5.2.2.
struct WebPDistances {
  let width: Int
  /// The codes of nearby pixels; 0 for pixels without such a code.
  ///
  /// The table covers up to seven rows above, from seven columns to the right to eight to the left.
  private let near: [UInt8]

  /// The nearby positions by distance; ties are resolved by horizontal offset, left before right.
  static let places: [(x: Int, y: Int)] = (0...7).flatMap { y in
    (y > 0 ? -7...8 : 1...8).map { x in (x: x, y: y) }
  }.sorted { one, other in
    let (left, right) = (one.x * one.x + one.y * one.y, other.x * other.x + other.y * other.y)
    if left != right { return left < right }
    if abs(one.x) != abs(other.x) { return abs(one.x) < abs(other.x) }
    return one.x > other.x
  }

  init(width: Int) {
    self.width = width
    var near = [UInt8](repeating: 0, count: 8 * 16)
    for (index, place) in Self.places.enumerated() {
      near[place.y * 16 + place.x + 7] = UInt8(index + 1)
    }
    self.near = near
  }

  @inline(__always)
  func code(of distance: Int) -> Int {
    let (y, x) = distance < width &* 8 ? (distance / width, distance % width) : (8, 0)
    if y <= 7, x <= 8, near[y &* 16 &+ x &+ 7] > 0 { return Int(near[y &* 16 &+ x &+ 7]) }
    if y < 7, width &- x <= 7 { return Int(near[(y &+ 1) &* 16 &+ 7 &- (width &- x)]) }
    return distance &+ 120
  }

  /// Returns the estimated number of bits for a distance.
  @inline(__always)
  func bits(of distance: Int) -> Int { 4 &+ WebPPrefix(code(of: distance)).width }
}
