// Limits on the work of a drawing give an error that names the limit, never a partial image.
import Raster
import Synchronization
import Testing

@Suite struct WorkLimitTests {
  /// Drawings of each kind of work; each takes some millions of units or more.
  enum Scene: String, CaseIterable, Sendable {
    case rects, fractions, circles, gradients, sweeps, patterns, images, shrunk, turned, stretched
    case words, largeWords, strokes, dashes, sides, layers, blends, masks, blurs, shadows, spreads
    case inner, outlines, components

    var sketch: Sketch {
      let draw = draw
      return Sketch { canvas in for turn in 0..<40 { draw(&canvas, Double(turn)) } }
    }

    private var draw: @Sendable (inout Canvas, Double) -> Void {
      switch self {
      case .rects, .fractions, .circles, .outlines: shape
      case .gradients, .sweeps, .patterns: paint
      case .images, .shrunk, .turned, .stretched: image
      case .words, .largeWords, .strokes, .dashes, .sides: line
      case .layers, .blends, .masks, .blurs, .shadows, .spreads, .inner, .components: layer
      }
    }

    private func shape(_ canvas: inout Canvas, _ turn: Double) {
      let ink = Color(rgba: 0x2040_8010)
      switch self {
      case .rects: canvas.fill(.rect(canvas.bounds), with: ink)
      case .fractions: canvas.fill(.rect(canvas.bounds.inset(0.3 + turn / 100)), with: ink)
      case .circles: canvas.fill(.ellipse(canvas.bounds.inset(turn)), with: ink)
      default:
        let zigzag = Path.build { builder in
          builder.move(to: .zero)
          for index in 0..<4_000 {
            builder.addLine(to: Point(Double(index * 37 % 400), Double(index * 91 % 400) + turn))
          }
          builder.close()
        }
        canvas.fill(zigzag, with: ink, rule: .evenOdd)
      }
    }

    private func paint(_ canvas: inout Canvas, _ turn: Double) {
      let stops = (0..<9).map { GradientStop(Color(rgba: UInt32($0) * 0x1710_2100 | 0x40)) }
      let box = Path.rect(canvas.bounds)
      switch self {
      case .gradients:
        canvas.fill(box, with: .radialGradient(center: .unit(0.5, 0.5), radius: 300, stops))
      case .sweeps: canvas.fill(box, with: .sweepGradient(center: .unit(0.5, 0.5), stops))
      default:
        canvas.fill(box, with: .pattern(Self.photo, scale: 3))
      }
    }

    private func image(_ canvas: inout Canvas, _ turn: Double) {
      switch self {
      case .images: canvas.drawImage(Self.photo, in: canvas.bounds)
      case .shrunk:
        canvas.drawImage(Self.photo, in: Rect(x: turn, y: 0, width: 3, height: 3), sampling: .high)
      case .turned:
        canvas.drawLayer(transform: .rotation(Angle(degrees: turn))) {
          $0.drawImage(Self.photo, in: $0.bounds, sampling: .high)
        }
      default: canvas.drawNineSlice(Self.photo, in: canvas.bounds, caps: Caps(20))
      }
    }

    private func line(_ canvas: inout Canvas, _ turn: Double) {
      let words = String(repeating: "Words that are drawn. ", count: 60)
      let curve = Path.build { builder in
        builder.move(to: Point(0, turn))
        for index in 0..<60 {
          builder.addCurve(
            to: Point(Double(index * 17 % 400), Double(index * 31 % 400)),
            control1: Point(Double(index * 71 % 400), 0),
            control2: Point(400, Double(index * 53 % 400))
          )
        }
      }
      let ink = Paint.color(Color(rgba: 0x0000_0020))
      switch self {
      case .words: canvas.drawText(words, in: canvas.bounds, font: Font(size: 12 + turn / 7))
      case .largeWords: canvas.drawText(words, in: canvas.bounds, font: Font(size: 90))
      case .strokes: canvas.stroke(curve, with: ink, width: 9, join: .round)
      case .dashes: canvas.stroke(curve, with: ink, width: 3, dash: [2, 1])
      default: canvas.stroke(curve, with: ink, width: 9, align: .inside)
      }
    }

    private func layer(_ canvas: inout Canvas, _ turn: Double) {
      let cast = Color(rgba: 0x0000_0080)
      func ink(_ canvas: inout Canvas) {
        canvas.fill(.ellipse(canvas.bounds.inset(30)), with: Color(rgba: 0x2040_80FF))
        canvas.fill(.rect(canvas.bounds.inset(90)), with: Color(rgba: 0xFF40_80FF))
        canvas.drawText("Words", in: canvas.bounds)
      }
      switch self {
      case .layers: canvas.drawLayer(opacity: 0.5, clip: .ellipse(canvas.bounds), ink)
      case .blends: canvas.drawLayer(blend: .luminosity, ink)
      case .masks:
        canvas.drawLayer(
          mask: LayerMask(component: HotelRow(), in: canvas.bounds, mode: .luminance),
          ink
        )
      case .blurs: canvas.drawLayer(blur: 20 + turn, ink)
      case .shadows: canvas.drawLayer(shadows: [Shadow(cast, blur: 30)], ink)
      case .spreads: canvas.drawLayer(shadows: [Shadow(cast, blur: 3, spread: 20)], ink)
      case .inner: canvas.drawLayer(shadows: [Shadow(cast, blur: 30, inner: true)], ink)
      default:
        canvas.drawLayer(transform: .rotation(Angle(degrees: turn))) {
          $0.place(HotelRow(radius: 9), in: $0.bounds)
        }
      }
    }

    private static let photo: Image = {
      var bitmap = Bitmap.empty
      if let made = Bitmap(width: 640, height: 640) { bitmap = made }
      for index in bitmap.pixels.indices {
        bitmap.pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435) >> 8
      }
      return Image(bitmap)
    }()
  }

  private func list(_ sketch: Sketch, _ side: Double = 400) throws -> DisplayList {
    try #require(sketch.displayList(size: Size(side, side), environment: Environment()))
  }

  @Test(arguments: Scene.allCases)
  func `a drawing that exceeds its work limit has no image`(_ scene: Scene) throws {
    let list = try list(scene.sketch)
    #expect(throws: RasterError.exceeded(.work, value: 1 << 20)) {
      try list.bitmap(limits: RasterLimits(work: 1 << 20))
    }
  }

  @Test(arguments: Scene.allCases)
  func `a drawing within its work limit has the same pixels`(_ scene: Scene) throws {
    let list = try list(scene.sketch, 300)
    #expect(try list.bitmap(limits: RasterLimits(work: .max - 1)) == list.bitmap())
  }

  /// Counts units, of which 20,000,000 are five milliseconds; the actual time depends on other
  /// processes.
  @Test(arguments: Scene.allCases)
  func `a drawing checks for cancellation every few milliseconds`(_ scene: Scene) throws {
    let list = try list(scene.sketch, 1_000)
    let asked = Mutex((meter: WorkMeter?.none, left: Int.max, longest: 0))
    let meter = WorkMeter(.default) {
      asked.withLock { asked in
        let left = asked.meter?.remaining ?? asked.left
        asked.longest = max(asked.longest, asked.left - left)
        asked.left = left
        return nil
      }
    }
    asked.withLock { $0.meter = meter }
    defer { asked.withLock { $0.meter = nil } }
    _ = try list.bitmap(background: nil, nested: DrawnRasters(meter: meter))
    #expect(asked.withLock { $0.longest } < 20_000_000)
  }

  @Test(arguments: Scene.allCases)
  func `a cancelled drawing stops`(_ scene: Scene) throws {
    let list = try list(scene.sketch)
    let asked = Mutex(0)
    let meter = WorkMeter(.default) {
      asked.withLock { count in
        count += 1
        return count > 1 ? .cancelled : nil
      }
    }
    #expect(throws: RasterError.cancelled) {
      try list.bitmap(background: nil, nested: DrawnRasters(meter: meter))
    }
    #expect(asked.withLock { $0 } == 2)
  }

  @Test func `layers beyond their limit are reported, including nested ones`() throws {
    func nest(_ canvas: inout Canvas, _ depth: Int) {
      canvas.drawLayer(opacity: 0.5) { canvas in
        canvas.fill(.rect(canvas.bounds), with: Color.black)
        if depth > 0 { nest(&canvas, depth - 1) }
      }
    }
    let six = try list(Sketch { nest(&$0, 6) })
    let limits = RasterLimits(layerArea: 5 * 400 * 400)
    #expect(throws: RasterError.exceeded(.layerArea, value: 800_000)) {
      try six.bitmap(limits: limits)
    }
    let five = try list(Sketch { nest(&$0, 5) })
    #expect(try five.bitmap(limits: limits) == five.bitmap())
  }

  @Test func `an image beyond its area limit is too large`() throws {
    let list = try list(Sketch { $0.fill(.rect($0.bounds), with: Color.black) })
    #expect(throws: RasterError.tooLarge(width: 400, height: 400, limit: 100_000)) {
      try list.bitmap(limits: RasterLimits(bitmapArea: 100_000))
    }
  }

  @Test func `bands share one budget, and stop together`() async throws {
    let list = try list(Scene.blurs.sketch)
    await #expect(throws: RasterError.exceeded(.work, value: 1 << 20)) {
      try await list.bitmap(bands: 4, limits: RasterLimits(work: 1 << 20))
    }
    let drawing = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await list.bitmap(bands: 4)
    }
    await #expect(throws: RasterError.cancelled) { try await drawing.value }
  }

  @Test(arguments: [PNGLevel.fast, .balanced, .small])
  func `a file that exceeds its work limit is not encoded`(_ level: PNGLevel) throws {
    let bitmap = try list(Scene.gradients.sketch).bitmap()
    let meter = WorkMeter(RasterLimits(work: 100_000))
    #expect(throws: RasterError.exceeded(.work, value: 100_000)) {
      try bitmap.png(level: level, meter: meter)
    }
    let enough = WorkMeter(RasterLimits(work: .max - 1))
    #expect(try bitmap.png(level: level, meter: enough) == bitmap.png(level: level))
  }

  @Test func `an image beyond its area limit is not decoded`() throws {
    let bitmap = try #require(Bitmap(width: 30, height: 20))
    let file = bitmap.png()
    #expect(throws: ImageError.exceeded(.imageArea, value: 599)) {
      try Image(decoding: file, limits: RasterLimits(imageArea: 599))
    }
    #expect(try Image(decoding: file, limits: RasterLimits(imageArea: 600)).bitmap == bitmap)
  }
}
