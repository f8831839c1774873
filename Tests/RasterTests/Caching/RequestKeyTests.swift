// Keys differ exactly if values differ.
import Raster
import Testing

@Suite struct RequestKeyTests {
  @Test func `nil and its spelling have different keys`() {
    expectDifferent([
      { $0.append(String?.none) { $0.append($1) } },
      { $0.append(Optional("(null)")) { $0.append($1) } },
      { $0.append(Optional("nil")) { $0.append($1) } },
      { $0.append(Optional("")) { $0.append($1) } },
    ])
  }

  @Test func `a line break in a field does not begin a second field`() {
    expectDifferent([
      { $0.append("a\nb: 1") },
      {
        $0.append("a")
        $0.append("b: 1")
      },
      {
        $0.append("a\nb: ")
        $0.append(1)
      },
    ])
  }

  @Test func `a comma in an element does not begin a second element`() {
    expectDifferent([
      {
        $0.append(list: 1)
        $0.append("a, b")
      },
      {
        $0.append(list: 2)
        $0.append("a")
        $0.append("b")
      },
      {
        $0.append(list: 1)
        $0.append(list: 1)
        $0.append("a, b")
      },
    ])
  }

  @Test func `values of different types have different keys`() {
    expectDifferent([
      { $0.append(1) }, { $0.append(1.0) }, { $0.append(true) }, { $0.append("1") },
      { $0.append(enumeration: 1) }, { $0.append(structure: 1) }, { $0.append(list: 1) },
    ])
  }

  @Test func `strings that look equal but have different bytes have different keys`() {
    expectDifferent([{ $0.append("\u{E9}") }, { $0.append("e\u{301}") }])
  }

  @Test func `both zeros have one key, and all NaNs have one key`() {
    #expect(keys([{ $0.append(0.0) }, { $0.append(-0.0) }]).count == 1)
    let strange = Double(bitPattern: 0xFFF8_0000_0000_1234)
    #expect(keys([{ $0.append(Double.nan) }, { $0.append(strange) }]).count == 1)
  }

  private func expectDifferent(_ writers: [(inout KeyEncoder) -> Void]) {
    #expect(keys(writers).count == writers.count)
  }

  private func keys(_ writers: [(inout KeyEncoder) -> Void]) -> Set<RequestKey> {
    Set(writers.compactMap { RequestKey(of: Keyed(write: $0)) })
  }
}

@Suite struct RequestSizeTests {
  private static let horizontal = Caps(horizontal: Caps.Axis(start: 4, end: 4))

  @Test func `with caps on both axes the key excludes the size`() {
    #expect(
      RequestKey(of: HotelRow(), width: 40, height: 40)
        == RequestKey(of: HotelRow(), width: 308, height: 32)
    )
  }

  @Test func `with caps on one axis the key includes the other length`() {
    let first = RequestKey(of: HotelRow(), caps: Self.horizontal, width: 40, height: 40)
    #expect(first == RequestKey(of: HotelRow(), caps: Self.horizontal, width: 80, height: 40))
    #expect(first != RequestKey(of: HotelRow(), caps: Self.horizontal, width: 40, height: 80))
  }

  @Test func `without caps the key includes the size`() {
    #expect(
      RequestKey(of: HotelRow(), caps: Caps.none, width: 40, height: 40)
        != RequestKey(of: HotelRow(), caps: Caps.none, width: 41, height: 40)
    )
  }

  @Test func `the key includes scale and background`() {
    let first = RequestKey(of: HotelRow())
    #expect(first != nil)
    #expect(first != RequestKey(of: HotelRow(), scale: 2))
    #expect(first != RequestKey(of: HotelRow(), background: .white))
    #expect(first != RequestKey(of: HotelRow(), background: .clear))
  }

  @Test func `a component that writes nothing has no key`() {
    #expect(RequestKey(of: Dot()) == nil)
  }
}

@Suite struct LookKeyTests {
  @Test func `a look's digest has 64 digits and follows the drawing`() throws {
    let list = try list(of: HotelRow())
    #expect(LookKey(list).digest.description.utf8.count == 64)
    let wide = try self.list(of: HotelRow(), size: Size(300, 32))
    #expect(LookKey(list) == LookKey(wide))
    #expect(LookKey(list).digest == LookKey(wide).digest)
    let other = try self.list(of: HotelRow(radius: 6))
    #expect(LookKey(list) != LookKey(other))
    #expect(LookKey(list) != LookKey(list, background: .white))
    #expect(LookKey(list) != LookKey(list, background: .clear))
    #expect(LookKey(list).digest != LookKey(list, background: .white).digest)
  }

  @Test func `drawings with equal descriptions and different images have different looks`() throws {
    let first = try list(of: Tile(image: image(0xFF00_0000)))
    let second = try list(of: Tile(image: image(0xFF00_00FF)))
    #expect(first.description == second.description)
    #expect(LookKey(first) != LookKey(second))
    #expect(LookKey(first).digest != LookKey(second).digest)
  }

  @Test func `a plate with an image has one look under every parent`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let tile = Tile(image: try image(0xFF00_00FF))
    let other = Tile(image: try image(0xFF00_FF00))
    _ = try cache.bitmap(of: Stack(parts: [tile]))
    #expect(cache.statistics.looksDrawn == 2)
    // Here the plate's image is the parent's second.
    _ = try cache.bitmap(of: Stack(parts: [other, tile]))
    #expect(cache.statistics.looksDrawn == 4)
    #expect(cache.statistics.requests == 5)
  }

  private func list(
    of component: some Rasterizable,
    size: Size = Size(100, 32)
  ) throws -> DisplayList {
    try #require(component.displayList(size: size, environment: Environment()))
  }

  private func image(_ pixel: UInt32) throws -> Image {
    Image(try #require(Bitmap(width: 2, height: 2, pixels: [pixel, pixel, pixel, pixel])))
  }
}

extension RequestKey {
  fileprivate init?(
    of component: some Rasterizable,
    caps: Caps? = nil,
    width: Int = 40,
    height: Int = 40,
    scale: Double = 1,
    background: Color? = nil
  ) {
    let environment = Environment(scale: scale)
    let caps = caps ?? component.caps(in: environment)
    self.init(
      of: component,
      caps: caps.pixels(scale: scale),
      width: width,
      height: height,
      environment: environment,
      background: background
    )
  }
}
