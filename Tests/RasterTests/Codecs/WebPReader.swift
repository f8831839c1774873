// Reads lossless WebP files for tests: an independent implementation of RFC 9649.

/// A reader of lossless WebP files with one set of codes; returns nil for other files.
struct WebPReader {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The width and the unpremultiplied pixels, as alpha, red, green and blue from the highest byte.
  static func read(_ file: [UInt8]) -> (width: Int, pixels: [UInt32])? {
    func word(_ index: Int) -> Int { (0..<4).reduce(0) { $0 | Int(file[index + $1]) << (8 * $1) } }
    guard file.count > 25, file.count % 2 == 0, word(4) == file.count - 8,
      Array(file[0..<4]) == Array("RIFF".utf8), Array(file[8..<16]) == Array("WEBPVP8L".utf8)
    else { return nil }
    var reader = WebPReader(Array(file[20..<20 + word(16)]))
    return reader.read()
  }

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for place in 0..<count {
      let bit = position / 8 < bytes.count ? bytes[position / 8] >> UInt8(position % 8) & 1 : 0
      value |= Int(bit) << place
      position += 1
    }
    return value
  }

  private enum Transform {
    case differences(bits: Int, modes: [UInt32])
    case mixing(bits: Int, factors: [UInt32])
    case green
    case palette([UInt32])
  }

  private mutating func read() -> (width: Int, pixels: [UInt32])? {
    guard bits(8) == 0x2F else { return nil }
    let (width, height) = (bits(14) + 1, bits(14) + 1)
    let hasAlpha = bits(1) == 1
    guard bits(3) == 0 else { return nil }
    var transforms: [Transform] = []
    var codedWidth = width
    while bits(1) == 1 {
      switch bits(2) {
      case 0:
        let sideBits = bits(3) + 2
        let side = 1 << sideBits
        let columns = (width + side - 1) / side
        guard let modes = picture(columns, (height + side - 1) / side, isMain: false) else {
          return nil
        }
        transforms.append(.differences(bits: sideBits, modes: modes))
      case 1:
        let sideBits = bits(3) + 2
        let columns = (codedWidth + 1 << sideBits - 1) >> sideBits
        let rows = (height + 1 << sideBits - 1) >> sideBits
        guard let factors = picture(columns, rows, isMain: false) else { return nil }
        transforms.append(.mixing(bits: sideBits, factors: factors))
      case 2: transforms.append(.green)
      case 3:
        let count = bits(8) + 1
        guard var colors = picture(count, 1, isMain: false) else { return nil }
        for index in colors.indices.dropFirst() {
          colors[index] = Self.sum(colors[index], colors[index - 1])
        }
        let perPixel = Self.perPixel(count)
        codedWidth = (width + perPixel - 1) / perPixel
        transforms.append(.palette(colors))
      default: return nil
      }
    }
    guard var pixels = picture(codedWidth, height, isMain: true) else { return nil }
    for transform in transforms.reversed() {
      pixels = Self.undone(transform, pixels, width: width, height: height)
    }
    guard hasAlpha || pixels.allSatisfy({ $0 >> 24 == 255 }) else { return nil }
    // The last byte is used, and none is missing.
    guard (position + 7) / 8 == bytes.count else { return nil }
    return (width, pixels)
  }

  private static func perPixel(_ count: Int) -> Int {
    count <= 2 ? 8 : count <= 4 ? 4 : count <= 16 ? 2 : 1
  }

  private static func channels(_ pixel: UInt32) -> [Int] {
    [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
  }

  private static func pixel(_ channels: [Int]) -> UInt32 {
    channels.enumerated().reduce(0) { $0 | UInt32($1.element & 255) << UInt32(8 * $1.offset) }
  }

  private static func sum(_ one: UInt32, _ other: UInt32) -> UInt32 {
    pixel(zip(channels(one), channels(other)).map { $0 + $1 })
  }
}

// Transforms.
extension WebPReader {
  private static func undone(
    _ transform: Transform,
    _ pixels: [UInt32],
    width: Int,
    height: Int
  ) -> [UInt32] {
    switch transform {
    case .green:
      return pixels.map { pixel in
        let green = pixel >> 8 & 255
        return sum(pixel, green << 16 | green)
      }
    case .palette(let colors):
      let perPixel = perPixel(colors.count)
      let codedWidth = (width + perPixel - 1) / perPixel
      return (0..<width * height).map { index in
        let (x, y) = (index % width, index / width)
        let places = Int(pixels[y * codedWidth + x / perPixel] >> 8 & 255)
        let bits = 8 / perPixel
        let place = places >> (x % perPixel * bits) & (1 << bits - 1)
        return place < colors.count ? colors[place] : 0
      }
    case .mixing(let bits, let factors):
      let columns = (width + 1 << bits - 1) >> bits
      return pixels.indices.map { index in
        let (x, y) = (index % width, index / width)
        let factor = channels(factors[(y >> bits) * columns + x >> bits])
        func part(_ factor: Int, _ value: Int) -> Int {
          (Int(Int8(truncatingIfNeeded: factor)) * Int(Int8(truncatingIfNeeded: value))) >> 5
        }
        var values = channels(pixels[index])
        values[2] += part(factor[0], values[1])
        values[0] += part(factor[1], values[1]) + part(factor[2], values[2])
        return pixel(values)
      }
    case .differences(let bits, let modes):
      let columns = (width + 1 << bits - 1) >> bits
      var result = pixels
      for index in result.indices {
        let (x, y) = (index % width, index / width)
        let mode = Int(modes[(y >> bits) * columns + x >> bits] >> 8 & 255)
        let expected = predicted(result, x: x, y: y, width: width, mode: mode)
        result[index] = sum(result[index], expected)
      }
      return result
    }
  }

  private static func predicted(
    _ pixels: [UInt32],
    x: Int,
    y: Int,
    width: Int,
    mode: Int
  ) -> UInt32 {
    let index = y * width + x
    if y == 0 { return x == 0 ? 0xFF00_0000 : pixels[index - 1] }
    if x == 0 { return pixels[index - width] }
    let around = [1, width, width + 1, width - 1].map { channels(pixels[index - $0]) }
    let (left, above, corner, next) = (around[0], around[1], around[2], around[3])
    func mean(_ one: [Int], _ other: [Int]) -> [Int] { zip(one, other).map { ($0 + $1) / 2 } }
    func error(_ one: [Int]) -> Int { zip(one, corner).reduce(0) { $0 + abs($1.0 - $1.1) } }
    switch mode {
    case 1: return pixel(left)
    case 2: return pixel(above)
    case 3: return pixel(next)
    case 4: return pixel(corner)
    case 5: return pixel(mean(mean(left, next), above))
    case 6: return pixel(mean(left, corner))
    case 8: return pixel(mean(corner, above))
    case 9: return pixel(mean(above, next))
    case 13:
      let middle = mean(left, above)
      return pixel(zip(middle, corner).map { min(255, max(0, $0 + ($0 - $1) / 2)) })
    case 7: return pixel(mean(left, above))
    case 10: return pixel(mean(mean(left, corner), mean(above, next)))
    // The distance from left to the gradient is that from above to the corner.
    case 11: return pixel(error(above) < error(left) ? left : above)
    case 12:
      return pixel((0..<4).map { min(max(left[$0] + above[$0] - corner[$0], 0), 255) })
    default: return 0
    }
  }
}

// Codes and pixels.
extension WebPReader {
  /// The symbols of a code by code word, prefixed with a one; the code of a single symbol has no
  /// bits.
  private struct Code {
    var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) {
      var word = 0
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[1 << length | word] = symbol
          word += 1
        }
        word <<= 1
      }
    }

    init(only symbol: Int) { symbols[1] = symbol }
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var word = 1
    while word < 1 << 16 {
      if let symbol = code.symbols[word] { return symbol }
      word = word << 1 | bits(1)
    }
    return nil
  }

  private mutating func code(of count: Int) -> Code? {
    if bits(1) == 1 {
      let isPair = bits(1) == 1
      let first = bits(bits(1) == 1 ? 8 : 1)
      guard isPair else { return Code(only: first) }
      var lengths = Array(repeating: 0, count: max(count, 256))
      lengths[first] = 1
      lengths[bits(8)] = 1
      return Code(lengths)
    }
    var own = Array(repeating: 0, count: 19)
    let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    for symbol in order.prefix(bits(4) + 4) { own[symbol] = bits(3) }
    let lengthCode = Code(own)
    var left = bits(1) == 1 ? 2 + bits(2 + 2 * bits(3)) : count
    var (lengths, last) = ([Int](), 8)
    while left > 0, lengths.count < count {
      guard let symbol = symbol(lengthCode) else { return nil }
      left -= 1
      switch symbol {
      case 16: lengths += Array(repeating: last, count: 3 + bits(2))
      case 17: lengths += Array(repeating: 0, count: 3 + bits(3))
      case 18: lengths += Array(repeating: 0, count: 11 + bits(7))
      default:
        lengths.append(symbol)
        if symbol > 0 { last = symbol }
      }
    }
    return lengths.count <= count ? Code(lengths) : nil
  }

  private mutating func picture(_ width: Int, _ height: Int, isMain: Bool) -> [UInt32]? {
    let cacheBits = bits(1) == 1 ? bits(4) : 0
    if isMain, bits(1) == 1 { return nil }
    var codes: [Code] = []
    for count in [280 + (cacheBits > 0 ? 1 << cacheBits : 0), 256, 256, 256, 40] {
      guard let code = code(of: count) else { return nil }
      codes.append(code)
    }
    var cache = Array(repeating: UInt32(0), count: 1 << cacheBits)
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      guard let green = symbol(codes[0]) else { return nil }
      let start = pixels.count
      switch green {
      case ..<256:
        guard let red = symbol(codes[1]), let blue = symbol(codes[2]), let alpha = symbol(codes[3])
        else { return nil }
        pixels.append(Self.pixel([blue, green, red, alpha]))
      case ..<280:
        guard let distance = copy(green - 256, codes[4], width), distance.back <= start else {
          return nil
        }
        for _ in 0..<distance.length { pixels.append(pixels[pixels.count - distance.back]) }
      default: pixels.append(cache[green - 280])
      }
      guard cacheBits > 0 else { continue }
      for pixel in pixels[start...] {
        cache[Int((0x1E35_A7BD &* pixel) >> (32 - UInt32(cacheBits)))] = pixel
      }
    }
    return pixels.count == width * height ? pixels : nil
  }

  private mutating func copy(
    _ lengthSymbol: Int,
    _ distances: Code,
    _ width: Int
  ) -> (length: Int, back: Int)? {
    let length = value(lengthSymbol)
    guard let symbol = symbol(distances) else { return nil }
    let code = value(symbol)
    if code > 120 { return (length, code - 120) }
    let place = Self.places[code - 1]
    return (length, max(1, place.x + place.y * width))
  }

  private mutating func value(_ symbol: Int) -> Int {
    if symbol < 4 { return symbol + 1 }
    let width = (symbol - 2) / 2
    return (2 + symbol % 2) << width + bits(width) + 1
  }

  /// The positions near a pixel, columns to the left and rows above, as section 5.2.2 lists them.
  private static let places: [(x: Int, y: Int)] = {
    let pairs = """
      0,1 1,0 1,1 -1,1 0,2 2,0 1,2 -1,2 2,1 -2,1 2,2 -2,2 0,3 3,0 1,3 -1,3 3,1 -3,1 2,3 -2,3 3,2 -3,2 0,4
      4,0 1,4 -1,4 4,1 -4,1 3,3 -3,3 2,4 -2,4 4,2 -4,2 0,5 3,4 -3,4 4,3 -4,3 5,0 1,5 -1,5 5,1 -5,1 2,5
      -2,5 5,2 -5,2 4,4 -4,4 3,5 -3,5 5,3 -5,3 0,6 6,0 1,6 -1,6 6,1 -6,1 2,6 -2,6 6,2 -6,2 4,5 -4,5 5,4
      -5,4 3,6 -3,6 6,3 -6,3 0,7 7,0 1,7 -1,7 5,5 -5,5 7,1 -7,1 4,6 -4,6 6,4 -6,4 2,7 -2,7 7,2 -7,2 3,7
      -3,7 7,3 -7,3 5,6 -5,6 6,5 -6,5 8,0 4,7 -4,7 7,4 -7,4 8,1 8,2 6,6 -6,6 8,3 5,7 -5,7 7,5 -7,5 8,4 6,7
      -6,7 7,6 -7,6 8,5 7,7 -7,7 8,6 8,7
      """
    return pairs.split(whereSeparator: \.isWhitespace).map { pair in
      let numbers = pair.split(separator: ",").map { Int($0) ?? 0 }
      return (x: numbers[0], y: numbers[1])
    }
  }()
}
