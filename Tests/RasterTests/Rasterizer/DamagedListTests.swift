// Drawing display lists with arbitrary words finishes without a trap.
import Raster
import Testing

@Suite struct DamagedListTests {
  /// A list with every operation, every paint and every shape.
  private func list() throws -> DisplayList {
    let image = try image()
    let plate = Sketch(caps: Caps(3)) {
      $0.fill(.roundedRect($0.bounds, radius: 3), with: Color.black)
    }
    let part = Sketch { canvas in
      canvas.fill(.ellipse(canvas.bounds), with: Paint.pattern(image))
      canvas.drawText("ab", in: canvas.bounds)
    }
    let sketch = Sketch { canvas in
      let stops = [GradientStop(.white, at: 0.2), GradientStop(.black, hint: 0.3)]
      var curve = PathBuilder()
      curve.move(to: Point(2, 30))
      curve.addCurve(to: Point(38, 2), control1: Point(10, -10), control2: Point(20, 50))
      curve.addLine(to: Point(30, 30))
      let path = curve.path
      canvas.fill(.rect(canvas.bounds), with: .linearGradient(from: .top, to: .bottom, stops))
      canvas.fill(path, with: .radialGradient(center: .center, radius: 9, stops), rule: .evenOdd)
      canvas.stroke(path, with: .sweepGradient(center: .center, stops), width: 3, dash: [4, 2])
      canvas.stroke(path, with: .color(.black), width: 2, align: .inside)
      canvas.stroke(.ellipse(canvas.bounds), with: .color(.black), width: 2)
      canvas.drawImage(image, in: Rect(x: 4, y: 4, width: 9, height: 9), tint: .black)
      canvas.drawNineSlice(image, in: Rect(x: 4, y: 20, width: 9, height: 9), caps: Caps(1))
      canvas.place(plate, in: Rect(x: 10, y: 10, width: 20, height: 10))
      canvas.place(
        part,
        in: Rect(x: 20, y: 10, width: 10, height: 10),
        imageInsets: Insets(left: -2)
      )
      let mask = LayerMask.component(part, in: canvas.bounds, mode: .luminance)
      canvas.drawLayer(opacity: 0.5, blend: .multiply, blur: 2, clip: path, mask: mask) {
        $0.fill(.roundedRect($0.bounds, radius: 5), with: Color.black)
        $0.drawLayer(shadows: [Shadow(.black, blur: 2), Shadow(.white, inner: true)]) {
          $0.fill(.rect(Rect(x: 3, y: 3, width: 9, height: 9)), with: Color.white)
        }
      }
    }
    return try #require(sketch.displayList(size: Size(40, 32), environment: Environment()))
  }

  private func image() throws -> Image {
    try Image(Sketch { $0.fill(.ellipse($0.bounds), with: Color.black) }.bitmap(6, 6))
  }

  /// Describes a list with other words, collects its resources, and draws it.
  private func use(_ words: [UInt64], of list: DisplayList) {
    let damaged = DisplayList(
      width: list.width,
      height: list.height,
      scale: list.scale,
      colorSpace: list.colorSpace,
      caps: list.caps,
      words: words[...],
      images: list.images,
      faces: list.faces,
      notes: []
    )
    #expect(damaged.description.hasPrefix("box 40"))
    #expect(damaged.standingAlone.images.count <= list.images.count)
    // A bitmap that is too large is an error, and all others are drawn.
    if let bitmap = try? damaged.bitmap() { #expect(bitmap.bounds.width == 40) }
  }

  @Test func `drawing a truncated list finishes`() throws {
    let list = try list()
    for count in list.words.indices { use(Array(list.words[..<count]), of: list) }
  }

  @Test(arguments: 0..<4) func `drawing a list with a wrong word finishes`(seed: Int) throws {
    let list = try list()
    var dice = Dice(UInt64(seed) &+ 3)
    let foreign: [UInt64] = [
      0, 1, 4, 6, 0xFFFF, .max, 1 << 63, 0x7FF8 << 48, Double.infinity.bitPattern,
      (-1e300).bitPattern, 0xFFFF_FF04, 0xFFFF_FFFF_0000_0003, 1 << 40,
    ]
    for _ in 0..<25 {
      var words = Array(list.words)
      words[dice.index(words.count)] = foreign[dice.index(foreign.count)]
      use(words, of: list)
    }
  }

  @Test(arguments: 0..<4) func `drawing a list with flipped bits finishes`(seed: Int) throws {
    let list = try list()
    var dice = Dice(UInt64(seed) &+ 99)
    for _ in 0..<100 {
      var words = Array(list.words)
      // Not in exponents: gigantic curves take a long time.
      for _ in 0..<3 { words[dice.index(words.count)] ^= 1 << UInt64(dice.index(52)) }
      use(words, of: list)
    }
  }
}

extension Dice {
  fileprivate mutating func index(_ count: Int) -> Int { Int(next(0...Double(count) - 0.01)) }
}
