// Blend modes and operators: the published formulas, and their effect on the group.
import Raster
import Testing

@Suite struct BlendTests {
  /// Sixteen colours at sixteen alphas, premultiplied.
  private static let colors: [UInt32] = (0..<256).map { index in
    let bits = index % 16
    let alpha = UInt32(index / 16 * 17)
    func channel(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
    let red: UInt32 = [0, 64, 255, 129][bits % 4]
    let green: UInt32 = [255, 0, 191, 40][bits / 4]
    let blue: UInt32 = [30, 255, 0, 127, 90][bits % 5]
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | alpha << 24
  }

  private func image(_ color: (Int, Int) -> UInt32) throws -> Image {
    var pixels: [UInt32] = []
    for y in 0..<256 { for x in 0..<256 { pixels.append(color(x, y)) } }
    return Image(try #require(Bitmap(width: 256, height: 256, pixels: pixels)))
  }

  @Test(arguments: BlendMode.allCases)
  func `every mode follows its published formula for all pairs of colours`(mode: BlendMode) throws {
    let below = try image { x, _ in BlendTests.colors[x] }
    let above = try image { _, y in BlendTests.colors[y] }
    let bitmap = try Sketch { canvas in
      canvas.drawImage(below, at: .zero)
      canvas.drawLayer(blend: mode) { $0.drawImage(above, at: .zero) }
    }.bitmap(256, 256)
    var worst = 0.0
    for y in 0..<256 {
      for x in 0..<256 {
        let expected = Formulas.result(mode, BlendTests.colors[y], BlendTests.colors[x])
        let pixel = bitmap[x, y]
        for channel in 0..<4 {
          let value = Double(pixel >> UInt32(8 * channel) & 255)
          worst = max(worst, abs(value - expected[channel] * 255))
        }
      }
    }
    // Rounding alone is 0.5; soft light's table adds less than 0.06.
    #expect(worst <= 0.56)
  }

  @Test(arguments: BlendMode.allCases)
  func `a mode gives identical pixels directly and through a layer`(mode: BlendMode) throws {
    let below = try image { x, _ in BlendTests.colors[x] }
    let above = try image { _, y in BlendTests.colors[y] }
    func drawn(_ more: Int) throws -> Bitmap {
      try Sketch { canvas in
        canvas.drawImage(below, at: .zero)
        canvas.drawLayer(blend: mode) { canvas in
          canvas.drawImage(above, at: .zero)
          for _ in 0..<more {
            canvas.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), with: .clear)
          }
        }
      }.bitmap(256, 256)
    }
    let once = try drawn(0)
    #expect(try drawn(1) == once)
    #expect(try drawn(9) == once)
  }

  @Test func `operators affect the whole group within the layer's clip`() throws {
    let modes: [(BlendMode, UInt32, UInt32)] = [
      (.clear, 0, 0), (.copy, 0, 0x0000_FFFF), (.sourceIn, 0, 0x0000_FFFF),
      (.destinationIn, 0, 0xFF00_00FF), (.sourceOut, 0, 0), (.destinationAtop, 0, 0xFF00_00FF),
    ]
    for (mode, outside, inside) in modes {
      let bitmap = try Sketch { canvas in
        canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xFF00_00FF))
        canvas.drawLayer(blend: mode, clip: .rect(Rect(x: 2.5, y: 0, width: 20, height: 10))) {
          canvas in
          canvas.fill(.rect(Rect(x: 8, y: 2, width: 4, height: 4)), with: Color(rgba: 0x0000_FFFF))
        }
      }.bitmap(30, 10)
      #expect(bitmap.rgba(1, 4) == 0xFF00_00FF, "\(mode)")
      #expect(bitmap.rgba(2, 4) == 0x8000_0080 || bitmap.rgba(2, 4) == 0x7F00_007F, "\(mode)")
      #expect(bitmap.rgba(5, 4) == outside, "\(mode)")
      #expect(bitmap.rgba(9, 4) == inside, "\(mode)")
      #expect(bitmap.rgba(24, 4) == 0xFF00_00FF, "\(mode)")
    }
  }

  @Test func `other modes do not affect pixels outside the layer`() throws {
    for mode in BlendMode.allCases {
      if [.clear, .copy, .sourceIn, .destinationIn, .sourceOut, .destinationAtop].contains(mode) {
        continue
      }
      let bitmap = try Sketch { canvas in
        canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xFF80_40FF))
        canvas.drawLayer(blend: mode) {
          $0.fill(.ellipse($0.bounds.inset(3)), with: Color(rgba: 0x40))
        }
      }.bitmap(20, 20)
      #expect(bitmap.rgba(0, 0) == 0xFF80_40FF && bitmap.rgba(19, 10) == 0xFF80_40FF, "\(mode)")
    }
  }

  @Test func `an operator at the root blends with the background`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(blend: .multiply) {
        $0.fill(.rect($0.bounds), with: Color(rgba: 0x80FF_FFFF))
      }
    }.bitmap(4, 4, background: Color(rgba: 0x80_80FF))
    #expect(bitmap.rgba(1, 1) == 0x0080_80FF)
  }

  @Test func `a layer is an isolated group`() throws {
    let bitmap = try Sketch { canvas in
      canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xFF00_00FF))
      canvas.drawLayer { canvas in
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 5, height: 10)), with: Color(rgba: 0x00FF_00FF))
        canvas.drawLayer(blend: .destinationOut) { $0.fill(.rect($0.bounds), with: .black) }
        canvas.drawLayer { canvas in
          canvas.drawLayer(blend: .plus) { $0.fill(.rect($0.bounds), with: Color(rgba: 0x00_FF80)) }
        }
      }
    }.bitmap(10, 10)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF80_007F })
  }

  @Test func `a placed component is an isolated group, drawn in place or not`() throws {
    let inner = Sketch { canvas in
      canvas.fill(.ellipse(canvas.bounds), with: Color(rgba: 0x00FF_00FF))
      canvas.drawLayer(blend: .sourceIn) {
        $0.fill(.rect($0.bounds), with: Color(rgba: 0x0000_FFFF))
      }
    }
    func drawn(count: Int) throws -> Bitmap {
      try Sketch { canvas in
        canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xFF00_00FF))
        for index in 0..<count {
          canvas.place(inner, in: Rect(x: Double(index) * 20, y: 0, width: 20, height: 20))
        }
      }.bitmap(Double(count) * 20, 20)
    }
    let (one, many) = (try drawn(count: 1), try drawn(count: 30))
    #expect(one.rgba(10, 10) == 0x0000_FFFF && one.rgba(0, 0) == 0xFF00_00FF)
    #expect(many.rgba(50, 10) == 0x0000_FFFF && many.rgba(40, 0) == 0xFF00_00FF)
  }

  @Test func `opacity reduces the effect of a mode`() throws {
    let bitmap = try Sketch { canvas in
      canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xC8C8_C8FF))
      canvas.drawLayer(opacity: 0.5, blend: .multiply) { $0.fill(.rect($0.bounds), with: .black) }
    }.bitmap(4, 4)
    #expect(bitmap.rgba(2, 2) == 0x6464_64FF)
  }
}

/// The formulas of Compositing and Blending Level 1 and of Porter and Duff, in exact arithmetic.
private enum Formulas {
  /// Red, green, blue and alpha, premultiplied, 0 to 1.
  static func result(_ mode: BlendMode, _ source: UInt32, _ below: UInt32) -> [Double] {
    let (s, d) = (channels(source), channels(below))
    let (a, b) = (s[3], d[3])
    if let (fa, fb) = factors(mode, a, b) {
      return (0..<4).map { min(s[$0] * fa + d[$0] * fb, 1) }
    }
    let cs = (0..<3).map { a == 0 ? 0 : s[$0] / a }
    let cb = (0..<3).map { b == 0 ? 0 : d[$0] / b }
    let mixed = mixed(mode, cs, cb)
    // co = cs·αs·(1 − αb) + cb·αb·(1 − αs) + αs·αb·B(cb, cs)
    return (0..<3).map { s[$0] * (1 - b) + d[$0] * (1 - a) + a * b * mixed[$0] } + [a + b - a * b]
  }

  private static func channels(_ pixel: UInt32) -> [Double] {
    (0..<4).map { Double(pixel >> UInt32(8 * $0) & 255) / 255 }
  }

  private static func factors(_ mode: BlendMode, _ a: Double, _ b: Double) -> (Double, Double)? {
    switch mode {
    case .normal: (1, 1 - a)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .destination: (0, 1)
    case .destinationOver: (1 - b, 1)
    case .sourceIn: (b, 0)
    case .destinationIn: (0, a)
    case .sourceOut: (1 - b, 0)
    case .destinationOut: (0, 1 - a)
    case .sourceAtop: (b, 1 - a)
    case .destinationAtop: (1 - b, a)
    case .xor: (1 - b, 1 - a)
    case .plus: (1, 1)
    default: nil
    }
  }

  private static func mixed(_ mode: BlendMode, _ cs: [Double], _ cb: [Double]) -> [Double] {
    switch mode {
    case .hue: withLuminosity(withSaturation(cs, saturation(cb)), luminosity(cb))
    case .saturation: withLuminosity(withSaturation(cb, saturation(cs)), luminosity(cb))
    case .color: withLuminosity(cs, luminosity(cb))
    case .luminosity: withLuminosity(cb, luminosity(cs))
    default: zip(cs, cb).map { separable(mode, $0, $1) }
    }
  }

  private static func separable(_ mode: BlendMode, _ s: Double, _ b: Double) -> Double {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return separable(.hardLight, b, s)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : separable(.screen, 2 * s - 1, b)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let curve = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (curve - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    default: return s
    }
  }

  private static func luminosity(_ c: [Double]) -> Double {
    0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
  }

  private static func saturation(_ c: [Double]) -> Double {
    max(c[0], c[1], c[2]) - min(c[0], c[1], c[2])
  }

  private static func withLuminosity(_ c: [Double], _ l: Double) -> [Double] {
    let change = l - luminosity(c)
    var result = c.map { $0 + change }
    let (light, low, high) = (
      luminosity(result), min(result[0], result[1], result[2]), max(result[0], result[1], result[2])
    )
    if low < 0 { result = result.map { light + ($0 - light) * light / (light - low) } }
    if high > 1 { result = result.map { light + ($0 - light) * (1 - light) / (high - light) } }
    return result
  }

  private static func withSaturation(_ c: [Double], _ s: Double) -> [Double] {
    let (low, high) = (min(c[0], c[1], c[2]), max(c[0], c[1], c[2]))
    return c.map { high > low ? ($0 - low) * s / (high - low) : 0 }
  }
}
