// Animated PNG files show the frames that were added, and store only changes.
import Raster
import TestSupport
import Testing

@Suite struct AnimatedPNGTests {
  /// Bitmaps of one size, each a copy of the previous one with some changed pixels.
  private func pictures(_ count: Int, _ colors: [UInt32], seed: UInt64) throws -> [Bitmap] {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...40, using: &random), Int.random(in: 1...30, using: &random)
    )
    var picture = try #require(Bitmap(width: width, height: height))
    return (0..<count).map { _ in
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let index = Int.random(in: 0..<picture.pixels.count, using: &random)
        picture.pixels[index] = colors.randomElement(using: &random) ?? 0
      }
      return picture
    }
  }

  private static let colors: [[UInt32]] = [
    [0xFF00_00FF, 0xFFFF_FFFF, 0xFF00_0000],
    [0, 0xFF55_5555, 0xFFFF_FFFF, 0xFF00_0000],
    [0, 0x8040_2010, 0xFF12_3456],
    (0..<400).map { 0xFF00_0000 | UInt32($0) &* 7919 },
    (0..<400).map { $0 % 3 == 0 ? 0 : 0xFF00_0000 | UInt32($0) &* 7919 },
  ]

  @Test(arguments: colors.indices)
  func `the shown frames are those that were added`(_ kind: Int) throws {
    for seed in 0..<12 {
      let pictures = try pictures(8, Self.colors[kind], seed: UInt64(seed))
      var animation = AnimatedPNG(framesPerSecond: 25, plays: 3)
      for (index, picture) in pictures.enumerated() {
        try animation.append(picture, frames: index % 3 + 1)
      }
      for level in PNGLevel.allCases {
        let file = animation.png(level: level)
        let read = try AnimationReader(file)
        let shown = zip(read.pictures, read.controls).flatMap { picture, control in
          Array(repeating: picture.pixels, count: control.delay)
        }
        let added = pictures.enumerated().flatMap { index, picture in
          Array(repeating: picture.pixels, count: index % 3 + 1)
        }
        #expect(shown == added, "seed \(seed), \(level)")
        #expect(read.plays == 3 && read.controls.allSatisfy { $0.parts == 25 })
        #expect(try PNGDecoder.decode(file).pixels == pictures[0].pixels)
        #expect(animation.png(level: level) == file)
      }
    }
  }

  @Test func `only the rectangle that changes is written`() throws {
    var picture = try #require(Bitmap(width: 30, height: 20))
    var animation = AnimatedPNG()
    try animation.append(picture)
    for (x, y) in [(5, 4), (9, 11)] { picture.pixels[y * 30 + x] = 0xFF00_00FF }
    try animation.append(picture)
    let read = try AnimationReader(animation.png())
    let places = read.controls.map { [$0.x, $0.y, $0.width, $0.height] }
    #expect(places == [[0, 0, 30, 20], [5, 4, 5, 8]])
    #expect(read.plays == 0)
  }

  @Test func `equal frames are merged into a longer one`() throws {
    let picture = try #require(Bitmap(width: 3, height: 2))
    var animation = AnimatedPNG(framesPerSecond: 50)
    for _ in 0..<7 { try animation.append(picture) }
    try animation.append(picture, frames: 0)
    let read = try AnimationReader(animation.png())
    #expect(read.controls.map(\.delay) == [7])
    let shared = ["PLTE", "tRNS"]
    #expect(
      read.chunks.filter { !shared.contains($0) } == ["IHDR", "acTL", "fcTL", "IDAT", "IEND"]
    )
  }

  /// A ring that changes around unchanged pixels is written as a ring.
  @Test func `unchanged pixels within a rectangle are clear if that is shorter`() throws {
    var random = SeededGenerator(seed: 1)
    var picture = try #require(Bitmap(width: 60, height: 60))
    for index in 60..<picture.pixels.count {
      picture.pixels[index] = 0xFF00_0000 | random.next() & 0xFFFFFF
    }
    let length = picture.png().count
    var animation = AnimatedPNG()
    try animation.append(picture)
    for index in 0..<60 { picture.pixels[60 + index] = 0xFF00_00FF }
    for index in 0..<60 { picture.pixels[59 * 60 + index] = 0xFF00_00FF }
    try animation.append(picture)
    let file = animation.png()
    let read = try AnimationReader(file)
    #expect(read.controls.map(\.blend) == [0, 1])
    #expect(read.pictures.last?.pixels == picture.pixels)
    #expect(file.count < length + 400)
  }

  @Test func `exceeded limits are reported, and earlier frames stay`() throws {
    let picture = try #require(Bitmap(width: 3, height: 2))
    var animation = AnimatedPNG()
    #expect(animation.png() == [])
    try animation.append(picture, frames: AnimatedPNG.maximumFrames)
    #expect(throws: RasterError.exceeded(.frames, value: 65_535)) { try animation.append(picture) }
    #expect(throws: RasterError.exceeded(.frames, value: 65_535)) {
      try animation.append(picture, frames: .max)
    }
    var other = AnimatedPNG()
    try other.append(picture)
    let turned = try #require(Bitmap(width: 2, height: 3))
    let empty = try #require(Bitmap(width: 0, height: 0))
    #expect(throws: RasterError.invalidSize) { try other.append(turned) }
    #expect(throws: RasterError.invalidSize) { try other.append(empty) }
    let large = try #require(Bitmap(width: 16_384, height: 4097))
    var third = AnimatedPNG()
    #expect(throws: RasterError.exceeded(.frameArea, value: 1 << 26)) { try third.append(large) }
    #expect(try AnimationReader(animation.png()).controls.map(\.delay) == [65_535])
    #expect(other.frameCount == 1 && third.frameCount == 0)
  }

  @Test func `numbers out of range are clamped`() {
    #expect(AnimatedPNG(framesPerSecond: 0).framesPerSecond == 1)
    #expect(AnimatedPNG(framesPerSecond: .max).framesPerSecond == 65_535)
    #expect(AnimatedPNG(plays: -1).plays == 1)
    #expect(AnimatedPNG(plays: .max).plays == Int(Int32.max))
  }
}
