// Drawing in Display P3: colours, gradients, images, keys and files.

import Foundation
import Raster
import Testing

@Suite struct DisplayP3Tests {
  // MARK: Colours

  @Test func `colours of Display P3 have the components that CSS gives`() {
    // CSS Color 4 gives color(srgb 1.0931 -0.2267 -0.1501) for color(display-p3 1 0 0).
    let red = Color.displayP3(red: 1, green: 0, blue: 0)
    #expect(abs(red.red - 1.0931) < 0.0001 && abs(red.green + 0.2267) < 0.0001)
    #expect(abs(red.blue + 0.1501) < 0.0001 && !red.isWithinSRGB)
    let grey = Color.displayP3(red: 0.25, green: 0.25, blue: 0.25)
    #expect(grey == Color(red: 0.25, green: 0.25, blue: 0.25))
    let back = red.components(in: .displayP3)
    #expect(abs(back.red - 1) < 1e-9 && abs(back.green) < 1e-9 && abs(back.blue) < 1e-9)
  }

  @Test(arguments: [
    (Color.displayP3(red: 1, green: 0, blue: 0), 0xFF00_00FF as UInt32, 0xFF00_00FF as UInt32),
    (Color(rgba: 0xFF00_00FF), 0xFF00_00FF, 0xEA33_23FF),
    (Color(rgba: 0x00FF_00FF), 0x00FF_00FF, 0x75FB_4CFF),
    (Color(rgba: 0x0000_FFFF), 0x0000_FFFF, 0x0000_F5FF),
    (Color(rgba: 0x8080_80FF), 0x8080_80FF, 0x8080_80FF),
    (Color.displayP3(red: 0, green: 1, blue: 0), 0x00FF_00FF, 0x00FF_00FF),
  ])
  func `a fill has the colour in each space`(
    color: Color,
    srgb: UInt32,
    displayP3: UInt32
  ) throws {
    for (space, expected) in [(OutputColorSpace.srgb, srgb), (.displayP3, displayP3)] {
      let bitmap = try drawn(Plain(paint: .color(color)), in: space)
      #expect(bitmap.colorSpace == space)
      #expect(bitmap[3, 3].byteSwapped == expected)
    }
  }

  @Test func `functions of colours stay outside of sRGB`() throws {
    let red = Color.displayP3(red: 1, green: 0, blue: 0)
    for color in [red.lighter(0), red.darker(0), red.opacity(1), red.mixed(with: red, by: 0.5)] {
      #expect(try drawn(Plain(paint: .color(color)), in: .displayP3)[3, 3] == 0xFF00_00FF)
    }
    let vivid = Color.oklch(0.7, 0.28, .degrees(145))
    #expect(!vivid.isWithinSRGB)
    let pixels = try OutputColorSpace.allCases.map {
      try drawn(Plain(paint: .color(vivid)), in: $0)
    }
    // In Display P3 the colour differs from the one that is clamped to sRGB and then converted.
    #expect(pixels[1].pixels != pixels[0].converted(to: .displayP3).pixels)
  }

  // MARK: Gradients

  @Test(arguments: ColorSpace.allCases)
  func `a gradient is within 1 of 255 of the reference`(space: ColorSpace) throws {
    let (from, to) = (Color.displayP3(red: 1, green: 0.1, blue: 0), Color(rgba: 0x0060_FFFF))
    let gradient = Paint.linearGradient(
      from: .left,
      to: .right,
      [GradientStop(from), GradientStop(to)],
      in: space
    )
    let row = try drawn(Plain(paint: gradient), width: 256, in: .displayP3)
    for x in 0..<256 {
      let expected = Reference.mixed(from, to, (Double(x) + 0.5) / 256, in: space)
      for channel in 0..<3 {
        let found = Double(row[x, 2] >> UInt32(8 * channel) & 255)
        #expect(abs(found - expected[channel] * 255) <= 1, "\(space), column \(x)")
      }
    }
  }

  @Test func `text is within 1 of 255 of the reference`() throws {
    let (ink, ground) = (Color.displayP3(red: 1, green: 0.2, blue: 0.1), Color(rgba: 0x0060_40FF))
    let front = Reference.displayP3(SIMD3(ink.red, ink.green, ink.blue))
    let back = Reference.displayP3(SIMD3(ground.red, ground.green, ground.blue))
    // White text without a background shows the coverage.
    let coverage = try drawn(Words(ink: .white, ground: .clear), in: .displayP3)
    let text = try drawn(Words(ink: ink, ground: ground), in: .displayP3)
    var count = 0
    for (mask, found) in zip(coverage.pixels, text.pixels) {
      let share = Double(mask >> 24) / 255
      if share > 0, share < 1 { count += 1 }
      for (channel, shift) in [0, 8, 16].enumerated() {
        let expected = ((front[channel] * share + back[channel] * (1 - share)) * 255).rounded()
        #expect(abs(Double(found >> UInt32(shift) & 255) - expected) <= 1)
      }
    }
    #expect(count > 100)
  }

  // MARK: Images

  @Test func `an image with a wide gamut retains its colours`() throws {
    let pixels = (0..<256 as Range<UInt32>).map { index -> UInt32 in
      0xFF00_00FF | (index &* 7 & 255) << 16 | index << 8
    }
    var photo = try #require(Bitmap(width: 16, height: 16, pixels: pixels))
    photo.colorSpace = .displayP3
    for file in [photo.png(), photo.webp()] {
      let image = try Image(decoding: file)
      #expect(try drawn(Photo(image: image), in: .displayP3).pixels == photo.pixels)
      let srgb = photo.converted(to: .srgb)
      // The profile of the file has sixteen fractional bits.
      for (decoded, converted) in zip(image.bitmap.pixels, srgb.pixels) {
        for shift in [0, 8, 16] as [UInt32] {
          #expect(abs(Int(decoded >> shift & 255) - Int(converted >> shift & 255)) <= 1)
        }
      }
      #expect(try drawn(Photo(image: image), in: .srgb).pixels == image.bitmap.pixels)
    }
    #expect(try Bitmap.decode(photo.png(), in: .displayP3).bitmap == photo)
  }

  @Test func `photos with equal pixels in sRGB have keys of their own`() throws {
    var red = try #require(
      Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF00_00FF, count: 4))
    )
    let plain = try Image(decoding: red.png())
    red.colorSpace = .displayP3
    let vivid = try Image(decoding: red.png())
    #expect(plain.bitmap == vivid.bitmap && plain != vivid)
    let cache = RasterCache(byteLimit: 1 << 20)
    let environment = Environment(colorSpace: .displayP3)
    let pixels = try [plain, vivid].map {
      try cache.bitmap(of: Photo(image: $0), environment: environment)[0, 0]
    }
    #expect(pixels == [0xFF23_33EA, 0xFF00_00FF])
  }

  @Test func `images in sRGB are converted within 1 of 255`() throws {
    let pixels = (0..<4096).map { index -> UInt32 in
      let (red, green, blue) = (UInt32(index & 15), UInt32(index >> 4 & 15), UInt32(index >> 8))
      return 0xFF00_0000 | red * 17 | green * 17 << 8 | blue * 17 << 16
    }
    let picture = try #require(Bitmap(width: 64, height: 64, pixels: pixels))
    let converted = picture.converted(to: .displayP3)
    for (before, after) in zip(pixels, converted.pixels) {
      let parts = (0..<3).map { Double(before >> UInt32(8 * $0) & 255) / 255 }
      let expected = Reference.displayP3(SIMD3(parts[0], parts[1], parts[2]))
      for channel in 0..<3 {
        let found = Double(after >> UInt32(8 * channel) & 255)
        #expect(abs(found - expected[channel] * 255) <= 1)
      }
    }
    #expect(converted.colorSpace == .displayP3)
    #expect(try drawn(Photo(image: Image(picture)), in: .displayP3) == converted)
  }

  // MARK: Keys, files and composition

  @Test func `keys differ by space`() throws {
    let component = Plain(paint: .color(.black))
    let cache = RasterCache(byteLimit: 1 << 20)
    var keys: [LookKey] = []
    for space in OutputColorSpace.allCases {
      let environment = Environment(colorSpace: space)
      let size = Size(8, 8)
      let bitmap = try cache.bitmap(of: component, size: size, environment: environment)
      #expect(bitmap.colorSpace == space)
      let list = try #require(component.displayList(size: size, environment: environment))
      keys.append(LookKey(list))
    }
    #expect(keys[0] != keys[1] && keys[0].digest != keys[1].digest)
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `files of every format contain the profile`() throws {
    let bitmap = try drawn(
      Plain(paint: .color(.displayP3(red: 1, green: 0, blue: 0))),
      in: .displayP3
    )
    let formats: [ImageFileFormat] = [
      .png(.fast), .png(.small), .jpeg(JPEGOptions(quality: 95)), .webp,
      .lossyWebP(WebPOptions(quality: 95)),
    ]
    for format in formats {
      let file = bitmap.encoded(as: format)
      let decoded = try Bitmap.decode(file, in: .displayP3)
      #expect(decoded.notes.isEmpty)
      let red = decoded.bitmap[3, 3]
      #expect(red & 255 >= 253 && red >> 8 & 255 <= 3 && red >> 16 & 255 <= 3, "\(format)")
    }
    let names = String(decoding: bitmap.png(), as: UTF8.self)
    #expect(names.contains("cICP") && names.contains("iCCP"))
  }

  @Test func `a compositor converts rasters of another space`() throws {
    let component = Plain(paint: .color(Color(rgba: 0xFF00_00FF)))
    let raster = RasterImage(try drawn(component, in: .srgb))
    var frame = try Compositor(width: 8, height: 8, colorSpace: .displayP3)
    frame.place(raster, x: 0, y: 0)
    #expect(frame.bitmap.colorSpace == .displayP3)
    #expect(frame.bitmap.pixels == (try drawn(component, in: .displayP3)).pixels)
  }

  // MARK: Helpers

  private func drawn(
    _ component: some Rasterizable,
    width: Int = 8,
    in space: OutputColorSpace
  ) throws -> Bitmap {
    let environment = Environment(colorSpace: space)
    let natural = component.naturalSize(in: environment)
    let size = natural.width > 0 ? natural : Size(Double(width), 8)
    let list = component.displayList(size: size, environment: environment)
    return try #require(list).bitmap()
  }
}

/// Text on a background.
private struct Words: Rasterizable {
  let ink: Color
  let ground: Color

  func naturalSize(in environment: Environment) -> Size { Size(120, 24) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: ground)
    canvas.drawText("Grüße & Ýaşyl", in: canvas.bounds, font: Font(size: 17), with: .color(ink))
  }
}

/// A paint on the whole bounds.
private struct Plain: Rasterizable {
  let paint: Paint

  func naturalSize(in environment: Environment) -> Size { .zero }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: paint) }
}

/// An image in its own size.
private struct Photo: Rasterizable {
  let image: Image

  func naturalSize(in environment: Environment) -> Size { image.size }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) { key.append(image) }

  func draw(in canvas: inout Canvas) { canvas.drawImage(image, at: .zero) }
}

/// The conversions of CSS Color 4, with its rational matrices and the C library's powers.
private enum Reference {
  static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  static func map(_ value: SIMD3<Double>, _ change: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(change(value.x), change(value.y), change(value.z))
  }

  private static func times(_ rows: [[Double]], _ value: SIMD3<Double>) -> SIMD3<Double> {
    let sums = rows.map { $0[0] * value.x + $0[1] * value.y + $0[2] * value.z }
    return SIMD3(sums[0], sums[1], sums[2])
  }

  static func linearDisplayP3(_ light: SIMD3<Double>) -> SIMD3<Double> {
    let xyz = times(
      [
        [506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218],
        [87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545],
        [7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270],
      ],
      light
    )
    return times(
      [
        [446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915],
        [-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905],
        [11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415],
      ],
      xyz
    )
  }

  /// Returns encoded Display P3 of encoded sRGB, clamped.
  static func displayP3(_ color: SIMD3<Double>) -> SIMD3<Double> {
    map(map(linearDisplayP3(map(color, linear)), encoded)) { min(max($0, 0), 1) }
  }

  static func mixed(
    _ from: Color,
    _ to: Color,
    _ part: Double,
    in space: ColorSpace
  ) -> SIMD3<Double> {
    let ends = [from, to].map { map(SIMD3($0.red, $0.green, $0.blue), linear) }
    switch space {
    case .srgb:
      let colors = ends.map { map(linearDisplayP3($0), encoded) }
      return colors[0] + (colors[1] - colors[0]) * part
    case .linear:
      return map(linearDisplayP3(ends[0] + (ends[1] - ends[0]) * part), encoded)
    case .oklab:
      let labs = ends.map { Oklab.color(linear: $0) }
      let light = Oklab.linear(labs[0] + (labs[1] - labs[0]) * part)
      return map(map(linearDisplayP3(light), encoded)) { min(max($0, 0), 1) }
    }
  }
}
