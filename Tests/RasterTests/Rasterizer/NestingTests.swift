// The choice of placed components that become separate rasters, which does not affect pixels.
import Foundation
import Raster
import Testing

/// An expensive child of 24 × 24 points: stars in layers with shadows that extend `reach` beyond
/// its box.
struct Dear: Rasterizable {
  static let box = Rect(x: 0, y: 0, width: 24, height: 24)

  var seed = 0
  var reach = 6.0
  var child: (any Rasterizable)?

  func naturalSize(in environment: Environment) -> Size { Self.box.size }

  func draw(in canvas: inout Canvas) {
    let shadow = Shadow(Color(rgba: 0x0000_0060), offset: Point(reach, reach / 2))
    for index in 0..<6 {
      let color = Color(rgba: UInt32(truncatingIfNeeded: seed &* 1_234_567 &+ index) << 8 | 0xA0)
      canvas.drawLayer(opacity: 0.9, shadows: [shadow, shadow]) {
        $0.fill(.star(in: Self.box.inset(Double(index) / 3), points: 9), with: color)
      }
    }
    if let child { canvas.place(child, in: Self.box) }
  }
}

/// A child that is cheaper to draw than to compose.
private struct Cheap: Rasterizable {
  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0x3366_99A0))
  }
}

/// A component that places a single child.
private struct Wrapper: Rasterizable {
  let child: any Rasterizable

  func draw(in canvas: inout Canvas) { canvas.place(child, in: canvas.bounds) }
}

/// Children on a background, 40 points apart, in a layer with a transform.
private struct Row: Rasterizable {
  var children: [any Rasterizable]
  var transform = Transform.identity
  var imageInsets = Insets.zero

  func naturalSize(in environment: Environment) -> Size {
    Size(Double(children.count) * 40, 40)
  }

  func draw(in canvas: inout Canvas) {
    draw(in: &canvas) { canvas, child, corner in
      canvas.place(child, in: Rect(origin: corner, size: Dear.box.size), imageInsets: imageInsets)
    }
  }

  /// The row with its children drawn in place.
  var inPlace: Sketch {
    Sketch { canvas in
      draw(in: &canvas) { canvas, child, corner in
        canvas.drawLayer(transform: .translation(x: corner.x, y: corner.y)) { child.draw(in: &$0) }
      }
    }
  }

  private func draw(
    in canvas: inout Canvas,
    _ place: (inout Canvas, any Rasterizable, Point) -> Void
  ) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xFFEE_DDFF))
    canvas.drawLayer(transform: transform) { canvas in
      for (index, child) in children.enumerated() {
        place(&canvas, child, Point(Double(index) * 40 + 4, 4))
      }
    }
  }
}

@Suite struct NestingTests {
  private let cache = RasterCache(byteLimit: 8 << 20)

  /// The number of looks that a drawing adds to an empty cache.
  private func looks(_ component: some Rasterizable, size: Size? = nil) throws -> Int {
    let cache = RasterCache(byteLimit: 8 << 20)
    _ = try cache.bitmap(of: component, size: size)
    return cache.statistics.looksDrawn
  }

  private func list(_ component: some Rasterizable, scale: Double = 1) throws -> DisplayList {
    let environment = Environment(scale: scale)
    let size = component.naturalSize(in: environment)
    return try #require(component.displayList(size: size, environment: environment))
  }

  @Test func `an expensive child becomes a raster and a cheap one does not`() throws {
    #expect(try looks(Row(children: [Dear()])) == 2)
    #expect(try looks(Row(children: [Cheap()])) == 1)
    #expect(try looks(Row(children: Array(repeating: Cheap(), count: 50))) == 1)
  }

  @Test func `an enclosing layer does not affect the choice, unless it clips`() throws {
    let place: (inout Canvas) -> Void = {
      $0.place(Dear(), in: Rect(x: 0, y: 0, width: 80, height: 80))
    }
    let size = Size(100, 100)
    #expect(try looks(Sketch { place(&$0) }, size: size) == 2)
    #expect(try looks(Sketch { $0.drawLayer(opacity: 0.5) { place(&$0) } }, size: size) == 2)
    #expect(try looks(Sketch { $0.drawLayer(blur: 3) { place(&$0) } }, size: size) == 2)
    // Less than half of it is visible.
    let cut = Path.rect(Rect(x: 0, y: 0, width: 30, height: 80))
    #expect(try looks(Sketch { $0.drawLayer(clip: cut) { place(&$0) } }, size: size) == 1)
  }

  @Test func `equal children are drawn once, also in one drawing without a cache`() throws {
    _ = try cache.bitmap(of: Row(children: [Dear(), Dear(), Dear(seed: 1), Dear()]))
    #expect(cache.statistics.looksDrawn == 3)
    #expect(cache.statistics.requests == 5)
  }

  @Test func `a child that is placed often becomes a raster sooner`() throws {
    let star = Sketch { $0.fill(.star(in: Dear.box, points: 9), with: .black) }
    #expect(try looks(Row(children: [star])) == 1)
    #expect(try looks(Row(children: Array(repeating: star, count: 20))) == 2)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `a raster differs from drawing in place only by rounding`(scale: Double) throws {
    let row = Row(children: (0..<8).map { Dear(seed: $0, reach: Double($0) * 2) })
    let rasters = try list(row, scale: scale).bitmap()
    let size = row.naturalSize(in: Environment())
    let inPlace = try row.inPlace.bitmap(size.width, size.height, scale: scale)
    #expect(rasters.bounds == inPlace.bounds)
    // Half a step for each of a dozen layers and shadows on top of each other.
    #expect(rasters.largestDifference(from: inPlace) <= 4)
  }

  @Test func `pixels do not depend on the content of a cache`() throws {
    let row = Row(children: (0..<8).map { Dear(seed: $0 % 3) } + [Cheap()])
    let alone = try list(row).bitmap()
    #expect(try cache.bitmap(of: row) == alone)
    let reload = try cache.raster(of: Recording(list(row)), policy: .reload)
    #expect(reload == alone)
    #expect(try RasterCache(byteLimit: 0).bitmap(of: row) == alone)
    let small = RasterCache(byteLimit: 12_000)
    for _ in 0..<3 { #expect(try small.raster(of: Recording(list(row)), policy: .reload) == alone) }
  }

  @Test func `drawing outside a child's box is preserved at any distance`() throws {
    for reach in [20.0, 60, 300] {
      let row = Row(children: [Dear(reach: 0 - reach), Dear(reach: reach)])
      let inPlace = try row.inPlace.bitmap(80, 40)
      let bitmap = try list(row).bitmap()
      #expect(bitmap.bounds == inPlace.bounds)
      #expect(bitmap.largestDifference(from: inPlace) <= 4)
    }
    // Farther away than a raster can hold.
    #expect(try looks(Row(children: [Dear(reach: 60)])) == 2)
    #expect(try looks(Row(children: [Dear(reach: 300)])) == 1)
  }

  @Test func `children in a rotated, scaled or fractionally moved layer are drawn in place`()
    throws
  {
    let turned = Transform.rotation(Angle(degrees: 10))
    for transform in [
      turned, .scaling(2), .translation(x: 0.5, y: 0),
    ] {
      let row = Row(children: [Dear(), Dear()], transform: transform)
      #expect(try looks(row) == 1)
      #expect(try list(row).bitmap() == row.inPlace.bitmap(80, 40))
    }
    #expect(try looks(Row(children: [Dear(), Dear()], transform: .translation(x: 3, y: -2))) == 2)
  }

  @Test func `a child that is less than half visible is drawn in place`() throws {
    for (shift, count) in [(-16.0, 2), (-17, 1), (-60, 1)] {
      let cut = Sketch { canvas in
        canvas.drawLayer(clip: .rect(canvas.bounds)) {
          $0.place(Dear(), at: Point(shift + 4, 4))
        }
      }
      #expect(try looks(cut) == count)
    }
    let isCut = Row(
      children: [Dear()],
      imageInsets: Insets(top: -30, left: 0, bottom: 30, right: 0)
    )
    #expect(try looks(isCut) == 1)
  }

  @Test func `a scrolled child is clipped by its container`() throws {
    let imageInsets = Insets(top: -6, left: 2, bottom: 6, right: -2)
    let row = Row(children: [Dear()], imageInsets: imageInsets)
    #expect(try looks(row) == 2)
    let expected = try Row(children: [Dear()], transform: .translation(x: 2, y: -6)).bitmap()
    let bitmap = try row.bitmap()
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (4..<28).contains(x) && (4..<28).contains(y)
        #expect(bitmap.rgba(x, y) == (isInside ? expected.rgba(x, y) : 0xFFEE_DDFF))
      }
    }
  }

  @Test func `a wrapper does not become a raster, but its content does`() throws {
    var wrapped: any Rasterizable = Dear()
    for _ in 0..<20 { wrapped = Wrapper(child: wrapped) }
    #expect(try looks(Row(children: [wrapped])) == 2)
  }

  @Test func `a huge child is drawn in place`() throws {
    let huge = Sketch { canvas in
      for _ in 0..<20 { canvas.fill(.ellipse(canvas.bounds), with: Color(rgba: 0x10)) }
    }
    #expect(try looks(Wrapper(child: huge), size: Size(1_000, 1_000)) == 2)
    #expect(try looks(Wrapper(child: huge), size: Size(1_100, 1_000)) == 1)
  }

  @Test func `a mask may be a raster`() throws {
    func masked(_ count: Int) -> Sketch {
      Sketch { canvas in
        for index in 0..<count {
          let place = Rect(x: Double(index) * 40, y: 0, width: 24, height: 24)
          canvas.drawLayer(mask: .component(Dear(reach: 0), in: place)) {
            $0.fill(.rect(place), with: .white)
          }
        }
      }
    }
    #expect(try looks(masked(3), size: Size(120, 40)) == 2)
    let three = try masked(3).bitmap(120, 40)
    for x in 0..<24 { #expect(three.alphas(row: 12)[x] == three.alphas(row: 12)[x + 80]) }
  }

  @Test func `rasters nest as deeply as components do, on a small stack`() async throws {
    var child = Dear()
    for seed in 1..<60 { child = Dear(seed: seed, child: child) }
    let list = try list(child)
    let statistics = try await onSmallStack {
      let cache = RasterCache(byteLimit: 8 << 20)
      _ = try cache.bitmap(of: list)
      return cache.statistics
    }
    // Deeper levels have longer keys, and some levels are drawn in place.
    #expect(statistics.looksDrawn > 10)
  }

  @Test func `many children at the maximum depth are planned quickly`() throws {
    // A thousand leaves, below layers and components up to the depth limit.
    var child: any Rasterizable = Sketch { canvas in
      for _ in 0..<1_000 { canvas.place(Cheap(), in: canvas.bounds) }
    }
    for level in 0..<62 {
      let inner = child
      child = Sketch { canvas in
        if level.isMultiple(of: 2) {
          canvas.place(inner, in: canvas.bounds)
        } else {
          canvas.drawLayer(opacity: 0.99) { $0.place(inner, in: $0.bounds) }
        }
      }
      if level > 38 { break }
    }
    #expect(try looks(child, size: Size(20, 20)) >= 1)
  }
}

/// Runs `body` on a thread with a stack of 512 KiB, the smallest of all platforms.
private func onSmallStack<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}
