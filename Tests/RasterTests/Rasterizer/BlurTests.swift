// Blurred layers against the exact Gaussian.
import Raster
import Testing

@Suite struct BlurTests {
  /// The alphas of a bitmap's box, blurred by sampled Gaussians that extend to six deviations.
  private func exact(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> (Int, Int) -> Double {
    let (width, height) = (bitmap.bounds.width, bitmap.bounds.height)
    func weights(_ sigma: Double) -> [Double] {
      let reach = Int(6 * sigma) + 1
      let all = (-reach...reach).map {
        Functions.pow(2.718281828459045, -Double($0 * $0) / (2 * sigma * sigma))
      }
      let sum = all.reduce(0, +)
      return all.map { $0 / sum }
    }
    var rows = (0..<height).map { y in (0..<width).map { bitmap.coverage($0, y) } }
    func blurred(_ line: [Double], _ weights: [Double]) -> [Double] {
      let reach = weights.count / 2
      return line.indices.map { index in
        var sum = 0.0
        for offset in -reach...reach where line.indices.contains(index + offset) {
          sum += weights[offset + reach] * line[index + offset]
        }
        return sum
      }
    }
    let (across, down) = (weights(x), weights(y))
    rows = rows.map { blurred($0, across) }
    let columns = (0..<width).map { x in blurred(rows.map { $0[x] }, down) }
    return { columns[$0][$1] }
  }

  private func content(_ canvas: inout Canvas) {
    canvas.fill(.rect(Rect(x: 40.3, y: 50, width: 40, height: 60.5)), with: .black)
    canvas.fill(.ellipse(Rect(x: 85, y: 45, width: 30, height: 70)), with: .black)
    canvas.fill(.rect(Rect(x: 60, y: 110, width: 50, height: 1)), with: .black)
  }

  @Test(arguments: [1.0, 1.7, 3.0, 3.9, 4.0, 5.5, 7.9, 8.1, 13, 20, 45, 120, 150])
  func `a blur is a Gaussian whose deviation is half its size`(sigma: Double) throws {
    let plain = try Sketch { content(&$0) }.bitmap(160, 160)
    let blurred = try Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
        canvas.drawLayer(blur: 2 * sigma) { content(&$0) }
      }
    }.bitmap(160, 160)
    let error = largestError(blurred, exact(plain, sigma, sigma)) * 255
    #expect(error < 1.2)
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.7, 0.9])
  func `a blur of less than a pixel stays within the bounds of an edge in a pixel`(
    sigma: Double
  ) throws {
    for left in [20.0, 20.25, 20.5, 20.75] {
      let bitmap = try Sketch { canvas in
        canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
          canvas.drawLayer(blur: 2 * sigma) {
            $0.fill(.rect(Rect(x: left, y: -20, width: 60, height: 60)), with: .black)
          }
        }
      }.bitmap(40, 20)
      for x in 0..<40 {
        let exact = blurredCoverage(Double(x) - left, sigma: sigma)
        #expect(abs(bitmap.coverage(x, 10) - exact) * 255 < 15.5)
      }
    }
  }

  @Test(arguments: [2, 5, 7.3, 12, 33, 100])
  func `content moved by whole pixels in a blurred layer looks the same`(sigma: Double) throws {
    func drawn(_ x: Double, _ y: Double, _ shadows: [Shadow]) throws -> Bitmap {
      try Sketch { canvas in
        canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
          canvas.drawLayer(blur: shadows.isEmpty ? 2 * sigma : 0, shadows: shadows) { canvas in
            // Too far away to be visible.
            canvas.fill(.rect(Rect(x: -1500, y: 0, width: 1, height: 1)), with: .black)
            canvas.drawLayer(transform: .translation(x: x, y: y)) { content(&$0) }
          }
        }
      }.bitmap(190, 190)
    }
    for shadows in [[], [Shadow(.black, blur: 2 * sigma, offset: Point(2.3, 3.75))]] {
      let plain = try drawn(0, 0, shadows)
      for (x, y) in [(1, 0), (0, 1), (3, 7), (16, 13)] {
        let moved = try drawn(Double(x), Double(y), shadows)
        let different = (0..<170 * 170).filter { index in
          moved[index % 170 + x, index / 170 + y] != plain[index % 170, index / 170]
        }
        #expect(different.isEmpty)
      }
    }
  }

  @Test func `each axis is blurred by its scale`() throws {
    func scaled(_ canvas: inout Canvas, blur: Double) {
      let transform = Transform(a: 2, b: 0, c: 0, d: 0.5, tx: -60, ty: 50)
      canvas.drawLayer(blur: blur, transform: transform) { canvas in
        canvas.fill(.ellipse(Rect(x: 50, y: 30, width: 40, height: 70)), with: .black)
      }
    }
    let plain = try Sketch { scaled(&$0, blur: 0) }.bitmap(160, 160)
    let blurred = try Sketch { scaled(&$0, blur: 8) }.bitmap(160, 160)
    #expect(largestError(blurred, exact(plain, 8, 2)) * 255 < 1.8)
  }

  @Test func `a rotation by a right angle rotates a blur`() throws {
    let transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 160, ty: 0)
    let turned = try Sketch { canvas in
      canvas.drawLayer(blur: 7, transform: transform) { content(&$0) }
    }.bitmap(160, 160)
    let plain = try Sketch { canvas in canvas.drawLayer(blur: 7) { content(&$0) } }.bitmap(160, 160)
    for y in 0..<160 {
      for x in 0..<160 { #expect(abs(turned.coverage(159 - y, x) - plain.coverage(x, y)) < 0.005) }
    }
  }

  @Test func `colours are premultiplied before they are blurred`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(blur: 12) { canvas in
        canvas.fill(
          .rect(Rect(x: 20, y: 20, width: 20, height: 20)),
          with: Color(rgba: 0xFF00_00FF)
        )
      }
    }.bitmap(60, 60)
    for pixel in bitmap.pixels {
      #expect(pixel & 255 == pixel >> 24 && pixel & 0xFF_FF00 == 0)
    }
  }

  @Test func `a blur applies before clip and mask`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(blur: 10, clip: .rect(Rect(x: 0, y: 0, width: 30, height: 60))) { canvas in
        canvas.fill(.rect(Rect(x: 20, y: 0, width: 40, height: 60)), with: .black)
      }
    }.bitmap(60, 60)
    #expect(bitmap.alphas(row: 30)[29] > 240 && bitmap.alphas(row: 30)[30] == 0)
    #expect((120...140).contains((bitmap.alphas(row: 30)[19] + bitmap.alphas(row: 30)[20]) / 2))
  }

  @Test(arguments: [1.5, 7, 30, 90])
  func `a blur is entirely within the bitmap`(blur: Double) throws {
    let small = Sketch { canvas in
      canvas.drawLayer(blur: blur) { $0.fill(.rect($0.bounds), with: .black) }
    }
    let wide = Sketch { canvas in
      canvas.drawLayer(transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 200, ty: 200)) { canvas in
        canvas.drawLayer(blur: blur) { canvas in
          canvas.fill(.rect(Rect(x: 0, y: 0, width: 50, height: 40)), with: .black)
        }
      }
    }
    let (one, other) = (try small.bitmap(50, 40), try wide.bitmap(450, 440))
    for y in -200..<240 {
      for x in -200..<250 {
        #expect(
          one[one.bounds.x + x, one.bounds.y + y]
            == other[other.bounds.x + x + 200, other.bounds.y + y + 200]
        )
      }
    }
  }

  @Test func `a part of a blurred drawing equals that part of the whole`() throws {
    func drawn(_ clip: Rect) throws -> Bitmap {
      try Sketch { canvas in
        canvas.drawLayer(clip: .rect(clip)) { canvas in canvas.drawLayer(blur: 22) { content(&$0) }
        }
      }.bitmap(160, 160)
    }
    let whole = try drawn(Rect(x: 0, y: 0, width: 160, height: 160))
    let part = try drawn(Rect(x: 37, y: 41, width: 50, height: 33))
    for y in 41..<74 { for x in 37..<87 { #expect(part[x, y] == whole[x, y]) } }
  }

  @Test func `a gigantic blur leaves nothing, and gigantic content a flat colour`() throws {
    let nothing = try Sketch { canvas in
      canvas.drawLayer(blur: 1e9) { $0.fill(.rect($0.bounds), with: .black) }
    }.bitmap(40, 30)
    #expect(nothing.inkArea == 0)
    let rect = Rect(x: -1e9, y: -1e9, width: 2e9, height: 1e9)
    let plain = try Sketch { canvas in
      canvas.drawLayer(clip: .rect(canvas.bounds)) { canvas in
        canvas.drawLayer(blur: 1e7) { $0.fill(.rect(rect), with: .black) }
      }
    }.bitmap(40, 30)
    #expect(plain.pixels.allSatisfy { abs(Int($0 >> 24) - 128) < 2 })
  }
}
