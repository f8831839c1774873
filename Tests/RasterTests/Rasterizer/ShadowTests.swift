// Shadows with blur and spread, outer and inner.
import Raster
import Testing

@Suite struct ShadowTests {
  /// A rounded rectangle as an outline, whose shadow needs pixels.
  private func outline(_ rect: Rect, radius: Double) -> Path {
    let (r, k) = (radius, radius * 0.4477152501692063)
    return Path.build { builder in
      builder.move(to: Point(rect.x + r, rect.y))
      builder.addLine(to: Point(rect.maxX - r, rect.y))
      builder.addCurve(
        to: Point(rect.maxX, rect.y + r),
        control1: Point(rect.maxX - k, rect.y),
        control2: Point(rect.maxX, rect.y + k)
      )
      builder.addLine(to: Point(rect.maxX, rect.maxY - r))
      builder.addCurve(
        to: Point(rect.maxX - r, rect.maxY),
        control1: Point(rect.maxX, rect.maxY - k),
        control2: Point(rect.maxX - k, rect.maxY)
      )
      builder.addLine(to: Point(rect.x + r, rect.maxY))
      builder.addCurve(
        to: Point(rect.x, rect.maxY - r),
        control1: Point(rect.x + k, rect.maxY),
        control2: Point(rect.x, rect.maxY - k)
      )
      builder.addLine(to: Point(rect.x, rect.y + r))
      builder.addCurve(
        to: Point(rect.x + r, rect.y),
        control1: Point(rect.x, rect.y + k),
        control2: Point(rect.x + k, rect.y)
      )
      builder.close()
    }
  }

  private func drawn(_ path: Path, _ shadow: Shadow, _ size: Double = 160) throws -> Bitmap {
    try Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
        canvas.drawLayer(shadows: [shadow]) { $0.fill(path, with: Color.white) }
      }
    }.bitmap(size, size)
  }

  @Test(arguments: [1.0, 2, 5, 8, 16, 40])
  func `a shape's shadow equals the shadow of its pixels`(blur: Double) throws {
    let dice = [(12.0, 0.0, 0.0), (0.5, 3.25, -2.5), (20, 7, 9.125), (30, -4.75, 0.5)]
    for inner in [false, true] {
      for (radius, x, y) in dice {
        let rect = Rect(x: 40.25, y: 50, width: 80, height: 61.5)
        let shadow = Shadow(.black, blur: blur, offset: Point(x, y), inner: inner)
        let sliced = try drawn(.roundedRect(rect, radius: radius), shadow)
        let pixels = try drawn(outline(rect, radius: radius), shadow)
        var worst = 0
        for (one, other) in zip(sliced.pixels, pixels.pixels) {
          for shift in [0, 24] as [UInt32] {
            worst = max(worst, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
          }
        }
        // The outline's edges alone, whose corners are flattened cubics, differ by 4.
        //
        // A blur of less than a pixel differs more, since it depends on the position of an edge
        // within a pixel, which alpha does not record.
        #expect(worst <= (blur < 2 ? 22 : 5), "radius \(radius), inner \(inner)")
      }
    }
  }

  @Test(arguments: [0.1, 0.4, 0.7, 1.3, 2, 5])
  func `a rectangle's shadow is the blurred rectangle's share of each pixel`(blur: Double) throws {
    let (left, right, y) = (20.3, 51.65, 6.0)
    let bitmap = try drawn(
      .rect(Rect(x: left, y: y, width: right - left, height: 40)),
      Shadow(.black, blur: blur, offset: Point(0, 60)),
      110
    )
    for x in 0..<110 {
      let exact =
        blurredCoverage(Double(x) - left, sigma: blur / 2)
        - blurredCoverage(Double(x) - right, sigma: blur / 2)
      #expect(abs(bitmap.coverage(x, 90) - exact) * 255 < 1, "column \(x)")
    }
  }

  @Test func `a cached shadow has the bytes of a new one`() throws {
    func drawn(_ dice: inout Dice, _ moved: Double) throws -> [Bitmap] {
      try (0..<60).map { index in
        let place = Point(dice.next(4...20), dice.next(4...20))
        let size = Size(dice.next(1...90), dice.next(1...60))
        let radius = dice.next(0...20), blur = dice.next(0.2...20)
        let inner = index % 3 == 0
        let rect = Rect(
          x: place.x + moved,
          y: place.y + moved,
          width: size.width,
          height: size.height
        )
        return try Sketch { canvas in
          canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
            canvas.drawLayer(shadows: [Shadow(Color(rgba: 0x2060_A0C0), blur: blur, inner: inner)])
            {
              $0.fill(.roundedRect(rect, radius: radius), with: Color(rgba: 0xFFEE_DDFF))
            }
          }
        }.bitmap(130, 100)
      }
    }
    var (one, two) = (Dice(7), Dice(7))
    let (first, second) = (try drawn(&one, 0), try drawn(&two, 0))
    #expect(first.map(\.pixels) == second.map(\.pixels))
  }

  @Test func `a shadow that moves or stretches by whole pixels keeps its bytes`() throws {
    func drawn(_ x: Double, _ y: Double, _ more: Double) throws -> Bitmap {
      try Sketch { canvas in
        canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
          canvas.drawLayer(shadows: [Shadow(Color(rgba: 0x9C), blur: 9, offset: Point(2.5, 3))]) {
            let rect = Rect(x: 40.3 + x, y: 40.7 + y, width: 60 + more, height: 52.2 + more)
            $0.fill(.roundedRect(rect, radius: 8), with: Color(rgba: 0x8040_20FF))
          }
        }
      }.bitmap(260, 260)
    }
    let (plain, moved) = (try drawn(0, 0, 0), try drawn(7, 13, 0))
    let wide = try drawn(0, 0, 21)
    for y in 0..<130 {
      for x in 0..<130 {
        #expect(plain[x, y] == moved[x + 7, y + 13])
        if x < 64, y < 64 { #expect(plain[x, y] == wide[x, y]) }
        if x > 76, y > 76 { #expect(plain[x, y] == wide[x + 21, y + 21]) }
      }
    }
  }

  @Test func `a corner much larger than the blur equals the shadow of its pixels`() throws {
    let rect = Rect(x: 20, y: 20, width: 560, height: 500)
    let shadow = Shadow(.black, blur: 2, offset: Point(9, 7))
    let sliced = try drawn(.roundedRect(rect, radius: 120), shadow, 620)
    let pixels = try drawn(outline(rect, radius: 120), shadow, 620)
    #expect(largestError(sliced) { pixels.coverage($0, $1) } * 255 < 12)
  }

  @Test func `a shrunk shadow of a translucent shape keeps its strength`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(shadows: [Shadow(.black, blur: 1, spread: -3, offset: Point(30, 0))]) {
        $0.fill(.ellipse(Rect(x: 4, y: 4, width: 22, height: 22)), with: Color(rgba: 0xFFFF_FF40))
      }
    }.bitmap(60, 30)
    #expect(abs(bitmap.alphas(row: 15)[45] - 64) <= 1)
  }

  @Test func `an ellipse's shadow equals the shadow of its pixels`() throws {
    let rect = Rect(x: 30, y: 40, width: 80, height: 50)
    let shadow = Shadow(.black, blur: 10, offset: Point(20, 14))
    let sliced = try drawn(.ellipse(rect), shadow)
    let pixels = try Sketch { canvas in
      canvas.drawLayer(shadows: [shadow]) { canvas in
        canvas.fill(.ellipse(rect), with: Color.white)
        canvas.drawLayer {
          $0.fill(.rect(Rect(x: 70, y: 60, width: 1, height: 1)), with: Color.white)
        }
      }
    }.bitmap(160, 160)
    #expect(largestError(sliced) { pixels.coverage($0, $1) } * 255 < 2.01)
  }

  @Test func `spread enlarges rectangles and preserves the kind of their corners`() throws {
    let rect = Rect(x: 20, y: 20, width: 20, height: 20)
    let sharp = try drawn(.rect(rect), Shadow(.black, spread: 5), 60)
    let square = try Sketch { $0.fill(.rect(rect.inset(-5)), with: .black) }.bitmap(60, 60)
    #expect(sharp.pixels.map { $0 >> 24 } == square.pixels.map { $0 >> 24 })
    let round = try drawn(.roundedRect(rect, radius: 6), Shadow(.black, spread: 5), 60)
    let larger = try Sketch { $0.fill(.roundedRect(rect.inset(-5), radius: 11), with: .black) }
      .bitmap(60, 60)
    #expect(round.pixels.map { $0 >> 24 } == larger.pixels.map { $0 >> 24 })
    let gone = try drawn(.rect(rect), Shadow(.black, spread: -10, offset: Point(20, 0)), 60)
    #expect(gone.inkArea == 400)
  }

  @Test(arguments: [0.5, 3, 7.5, -0.5, -3, -7.5])
  func `spread enlarges other shapes by a disc`(spread: Double) throws {
    // Two discs, whose expansion by a disc is known.
    func discs(_ more: Double) -> Path {
      Path.build { builder in
        for x in [30.0, 75.25] {
          let r = 14 + more, k = r * 0.5522847498307936
          builder.move(to: Point(x + r, 40))
          builder.addCurve(
            to: Point(x, 40 + r),
            control1: Point(x + r, 40 + k),
            control2: Point(x + k, 40 + r)
          )
          builder.addCurve(
            to: Point(x - r, 40),
            control1: Point(x - k, 40 + r),
            control2: Point(x - r, 40 + k)
          )
          builder.addCurve(
            to: Point(x, 40 - r),
            control1: Point(x - r, 40 - k),
            control2: Point(x - k, 40 - r)
          )
          builder.addCurve(
            to: Point(x + r, 40),
            control1: Point(x + k, 40 - r),
            control2: Point(x + r, 40 - k)
          )
          builder.close()
        }
      }
    }
    let grown = try Sketch { canvas in
      canvas.drawLayer(shadows: [Shadow(.black, spread: spread, offset: Point(0, 60))]) {
        $0.fill(discs(0), with: Color.white)
      }
    }.bitmap(110, 140)
    let exact = try Sketch { $0.fill(discs(spread), with: .black) }.bitmap(110, 80)
    var (worst, sum) = (0.0, 0.0)
    for y in 70..<140 {
      for x in 0..<110 {
        let error = grown.coverage(x, y) - exact.coverage(x, y - 60)
        worst = max(worst, abs(error))
        sum += error
      }
    }
    // A pixel's edge is assumed to be perpendicular to the distance, and distances start at pixel
    // centres.
    #expect(worst < (abs(spread) < 1 ? 0.45 : 0.2))
    #expect(abs(sum) < (abs(spread) < 1 ? 30 : 12))
  }

  @Test func `an inner shadow affects the content only`() throws {
    let rect = Rect(x: 10, y: 10, width: 20, height: 20)
    for path in [Path.rect(rect), outline(rect, radius: 0.001)] {
      let shadow = Shadow(.black, offset: Point(4, 0), inner: true)
      let bitmap = try drawn(path, shadow, 40)
      #expect(bitmap.rgba(11, 20) == 0x0000_00FF && bitmap.rgba(13, 20) == 0x0000_00FF)
      #expect(bitmap.rgba(14, 20) == 0xFFFF_FFFF && bitmap.rgba(29, 20) == 0xFFFF_FFFF)
      #expect(bitmap.rgba(30, 20) == 0 && bitmap.rgba(9, 20) == 0)
      let spread = try drawn(path, Shadow(.black, spread: 3, inner: true), 40)
      #expect(spread.rgba(12, 20) == 0x0000_00FF && spread.rgba(13, 20) == 0xFFFF_FFFF)
      let full = try drawn(path, Shadow(.black, spread: 30, inner: true), 40)
      #expect(full.rgba(20, 20) == 0x0000_00FF)
    }
  }

  @Test func `a translucent shape casts a translucent shadow`() throws {
    func drawn(_ opacity: Double) throws -> Bitmap {
      try Sketch { canvas in
        canvas.drawLayer(opacity: opacity, shadows: [Shadow(.black, blur: 6, offset: Point(30, 0))])
        {
          $0.fill(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), with: Color(rgba: 0xFFFF_FF80))
        }
      }.bitmap(80, 40)
    }
    #expect(abs(try drawn(1).alphas(row: 20)[50] - 128) <= 1)
    #expect(abs(try drawn(0.5).alphas(row: 20)[50] - 64) <= 1)
  }

  @Test func `the hidden part of a shadow makes no difference`() throws {
    // The first layer's shadow is drawn in full, since the second fill extends beyond the shape.
    func drawn(_ more: Path) throws -> Bitmap {
      try Sketch { canvas in
        canvas.drawLayer(shadows: [Shadow(Color(rgba: 0x80), blur: 10, offset: Point(2, 6))]) {
          canvas in
          canvas.fill(
            .roundedRect(Rect(x: 20, y: 20, width: 60, height: 40), radius: 9),
            with: Color.white
          )
          canvas.fill(more, with: Color.white)
        }
      }.bitmap(100, 90)
    }
    let inside = try drawn(.rect(Rect(x: 30, y: 30, width: 4, height: 4)))
    let outside = try drawn(.rect(Rect(x: 300, y: 30, width: 4, height: 4)))
    for y in 0..<90 {
      for x in 0..<100 {
        #expect(
          abs(
            Int(inside[inside.bounds.x + x, inside.bounds.y + y] >> 24)
              - Int(outside[outside.bounds.x + x, outside.bounds.y + y] >> 24)
          ) <= 2
        )
      }
    }
  }

  @Test(arguments: [3.0, 16, 60])
  func `shadows are entirely within the bitmap`(blur: Double) throws {
    for path in [
      Path.rect(Rect(x: 0, y: 0, width: 50, height: 40)),
      outline(Rect(x: 0, y: 0, width: 50, height: 40), radius: 5),
    ] {
      for spread in [-4.0, 0, 9] {
        let shadow = Shadow(.black, blur: blur, spread: spread, offset: Point(7.25, -3.5))
        let small = Sketch { $0.drawLayer(shadows: [shadow]) { $0.fill(path, with: Color.white) } }
        let wide = Sketch { canvas in
          canvas.drawLayer(transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 150, ty: 150)) {
            canvas in
            canvas.drawLayer(shadows: [shadow]) { $0.fill(path, with: Color.white) }
          }
        }
        let (one, other) = (try small.bitmap(50, 40), try wide.bitmap(350, 340))
        var differing = 0
        for y in -150..<190 {
          for x in -150..<200 {
            let same =
              one[one.bounds.x + x, one.bounds.y + y]
              == other[other.bounds.x + x + 150, other.bounds.y + y + 150]
            differing += same ? 0 : 1
          }
        }
        #expect(differing == 0)
      }
    }
  }

  @Test func `shadows of a rotated layer rotate`() throws {
    let square = Path.rect(Rect(x: -15, y: -15, width: 30, height: 30))
    func drawn(_ transform: Transform) throws -> Bitmap {
      try Sketch { canvas in
        canvas.drawLayer(
          shadows: [Shadow(.black, blur: 8, spread: 4, offset: Point(30, 0))],
          transform: transform
        ) {
          $0.fill(square, with: Color.white)
        }
      }.bitmap(120, 120)
    }
    let plain = try drawn(Transform(a: 1, b: 0, c: 0, d: 1, tx: 60, ty: 60))
    let turned = try drawn(Transform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 60))
    // A rotated shape grows by a disc, so corners are excluded.
    for offset in -14..<60 {
      #expect(abs(plain.coverage(60 + offset, 60) - turned.coverage(60, 60 + offset)) < 0.012)
    }
  }
}

/// The covered fraction of a pixel to the right of a blurred edge.
///
/// The pixel's left side is `place` to the right of the edge, and the Gaussian is truncated at
/// three deviations.
func blurredCoverage(_ place: Double, sigma: Double) -> Double {
  func exponential(_ x: Double) -> Double {
    var value = 1 + x / 1_048_576 + x * x / 2_199_023_255_552
    for _ in 0..<20 { value *= value }
    return value
  }
  // The integral of the blurred edge, by Simpson's rule.
  func ramp(_ x: Double) -> Double {
    let end = x / sigma
    guard end > -3 else { return 0 }
    guard end < 3 else { return x }
    let count = 200
    let step = (end + 3) / Double(count)
    var sum = 0.0
    for index in 0...count {
      let u = -3 + Double(index) * step
      let factor = index == 0 || index == count ? 1.0 : index % 2 == 0 ? 2.0 : 4.0
      sum += factor * (end - u) * exponential(-u * u / 2)
    }
    return sigma * sum * step / 3 / 2.499_860_889
  }
  return ramp(place + 1) - ramp(place)
}
