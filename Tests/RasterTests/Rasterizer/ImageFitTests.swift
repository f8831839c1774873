// Positions of fitted images: CSS's object-fit and object-position (CSS Images Level 3, 5.5, 5.6).
import Raster
import Testing

@Suite struct ImageFitTests {
  /// Columns 0…7 of 8 × 4 pixels, each with a unique red value.
  private func image() throws -> Image {
    Image(
      try Sketch { canvas in
        for x in 0..<8 {
          let rect = Rect(x: Double(x), y: 0, width: 1, height: 4)
          canvas.fill(.rect(rect), with: Color(red: Double(x * 32 + 16) / 255, green: 0, blue: 0))
        }
      }.bitmap(8, 4)
    )
  }

  /// The operation that the canvas records; nil if it records none.
  private func recorded(
    _ fit: ImageFit,
    source: Rect? = nil,
    in rect: Rect = Rect(x: 10, y: 20, width: 40, height: 40),
    align: Anchor = .center
  ) throws -> RecordedImage? {
    let image = try image()
    let sketch = Sketch { $0.drawImage(image, in: rect, source: source, fit: fit, align: align) }
    let list = sketch.displayList(size: Size(100, 100), environment: Environment())
    var reader = DisplayList.Reader(try #require(list))
    guard case .mark(.image(let image)) = reader.next() else { return nil }
    return image
  }

  @Test func `fill stretches the image to the rectangle`() throws {
    let image = try recorded(.fill)
    #expect(image?.rect == Rect(x: 10, y: 20, width: 40, height: 40))
    #expect(image?.source == nil)
  }

  @Test func `contain shows the whole image`() throws {
    let image = try recorded(.contain)
    #expect(image?.rect == Rect(x: 10, y: 30, width: 40, height: 20))
    #expect(image?.source == nil)
    #expect(try recorded(.contain, align: .top)?.rect.y == 20)
    #expect(try recorded(.contain, align: .bottom)?.rect.y == 40)
  }

  @Test func `cover clips the image at the rectangle`() throws {
    let image = try recorded(.cover)
    #expect(image?.rect == Rect(x: 10, y: 20, width: 40, height: 40))
    #expect(image?.source == Rect(x: 2, y: 0, width: 4, height: 4))
    #expect(try recorded(.cover, align: .left)?.source?.x == 0)
    #expect(try recorded(.cover, align: .right)?.source?.x == 4)
  }

  @Test func `none keeps the natural size`() throws {
    #expect(try recorded(.none)?.rect == Rect(x: 26, y: 38, width: 8, height: 4))
    let cut = try recorded(.none, in: Rect(x: 0, y: 0, width: 2, height: 10))
    #expect(cut?.rect == Rect(x: 0, y: 3, width: 2, height: 4))
    #expect(cut?.source == Rect(x: 3, y: 0, width: 2, height: 4))
  }

  @Test func `scale down shrinks but never enlarges`() throws {
    #expect(try recorded(.scaleDown)?.rect == Rect(x: 26, y: 38, width: 8, height: 4))
    let shrunk = try recorded(.scaleDown, in: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(shrunk?.rect == Rect(x: 0, y: 1, width: 4, height: 2))
  }

  @Test func `a point positions the top left corner`() throws {
    let image = try recorded(.none, align: .point(Point(12, 25)))
    #expect(image?.rect == Rect(x: 12, y: 25, width: 8, height: 4))
    #expect(try recorded(.none, align: .point(Point(90, 90))) == nil)
  }

  @Test func `a source rectangle is fitted like a whole image`() throws {
    let part = Rect(x: 4, y: 0, width: 2, height: 4)
    let image = try recorded(.contain, source: part)
    #expect(image?.rect == Rect(x: 20, y: 20, width: 20, height: 40))
    #expect(image?.source == part)
  }

  @Test func `a source rectangle is clipped to the image, and an empty one draws nothing`() throws {
    let image = try recorded(.fill, source: Rect(x: 6, y: -2, width: 10, height: 4))
    #expect(image?.source == Rect(x: 6, y: 0, width: 2, height: 2))
    #expect(try recorded(.fill, source: Rect(x: 9, y: 0, width: 3, height: 3)) == nil)
    #expect(try recorded(.fill, source: Rect(x: 1, y: 0, width: 0, height: 3)) == nil)
    #expect(try recorded(.fill, source: Rect(x: .nan, y: 0, width: 1, height: 3)) == nil)
  }

  @Test func `no pixel outside the source rectangle is read`() throws {
    let image = try image()
    for sampling in Sampling.allCases {
      let bitmap = try Sketch {
        $0.drawImage(
          image,
          in: $0.bounds,
          source: Rect(x: 3, y: 1, width: 1, height: 2),
          sampling: sampling
        )
      }.bitmap(9, 7)
      #expect(bitmap.pixels.allSatisfy { $0 == image.bitmap[3, 1] })
    }
  }

  @Test func `a rotated source rectangle shows no pixel outside it`() throws {
    let image = try image()
    for sampling in Sampling.allCases {
      let bitmap = try Sketch { canvas in
        canvas.drawLayer(transform: .rotation(Angle(degrees: 30))) {
          $0.drawImage(
            image,
            in: Rect(x: 5, y: -5, width: 20, height: 20),
            source: Rect(x: 3, y: 1, width: 1, height: 2),
            sampling: sampling
          )
        }
      }.bitmap(30, 30)
      for pixel in bitmap.pixels where pixel >> 24 == 255 { #expect(pixel == image.bitmap[3, 1]) }
    }
  }

  @Test func `a tint is one colour multiplied by the image's alpha`() throws {
    let alphas: [UInt8] = [0, 1, 77, 128, 200, 255]
    let image = try #require(
      Image(width: 6, height: 1, rgba: alphas.flatMap { [9, 200, 40, $0] })
    )
    let tint = Color(red: 1, green: 0.5, blue: 0, alpha: 0.8)
    let bitmap = try Sketch { $0.drawImage(image, at: .zero, tint: tint) }.bitmap(6, 1)
    for (x, alpha) in alphas.enumerated() {
      let pixel = bitmap[x, 0]
      for (shift, level) in [(0, 0.8), (8, 0.4), (16, 0), (24, 0.8)] as [(UInt32, Double)] {
        #expect(abs(Double(pixel >> shift & 255) - level * Double(alpha)) <= 1)
      }
    }
  }
}
