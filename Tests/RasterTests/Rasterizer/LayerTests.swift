// Layers: opacity, clips, masks, shadows and transforms.
import Raster
import Testing

@Suite struct LayerTests {
  private let square = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))

  @Test func `opacity applies to the whole layer and not to its parts`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(opacity: 0.5) { canvas in
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), with: Color.black)
        canvas.fill(.rect(Rect(x: 10, y: 0, width: 20, height: 20)), with: Color.black)
      }
    }.bitmap(30, 20)
    #expect(bitmap.pixels.allSatisfy { $0 == 0x8000_0000 })
  }

  @Test func `a clip has exact coverage`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(clip: .ellipse(canvas.bounds)) { canvas in
        canvas.fill(.rect(canvas.bounds), with: Color.black)
      }
    }.bitmap(40, 40)
    let circle = try Sketch { $0.fill(.ellipse($0.bounds), with: Color.black) }.bitmap(40, 40)
    #expect(bitmap == circle)
  }

  @Test func `nested clips intersect`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(clip: .rect(Rect(x: 0.5, y: 0, width: 8, height: 10))) { canvas in
        canvas.drawLayer(clip: .rect(Rect(x: 4, y: 2.5, width: 8, height: 4))) { canvas in
          canvas.fill(.rect(canvas.bounds), with: Color.black)
        }
      }
    }.bitmap(12, 10)
    #expect(bitmap.alphas(row: 2) == [0, 0, 0, 0, 128, 128, 128, 128, 64, 0, 0, 0])
    #expect(bitmap.alphas(row: 4) == [0, 0, 0, 0, 255, 255, 255, 255, 128, 0, 0, 0])
    #expect(bitmap.alphas(row: 7) == [Int](repeating: 0, count: 12))
  }

  @Test func `an even-odd clip keeps its hole`() throws {
    let ring = Path.build { builder in
      builder.polygon([Point(0, 0), Point(20, 0), Point(20, 20), Point(0, 20)])
      builder.polygon([Point(5, 5), Point(15, 5), Point(15, 15), Point(5, 15)])
    }
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(clip: ring, clipRule: .evenOdd) { $0.fill(.rect($0.bounds), with: .black) }
    }.bitmap(20, 20)
    #expect(bitmap.inkArea == 300)
  }

  @Test func `an empty clip shows nothing`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(clip: .empty) { $0.fill(.rect($0.bounds), with: Color.black) }
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), with: Color.black)
    }.bitmap(9, 9)
    #expect(bitmap.inkArea == 1)
  }

  @Test func `a clip without area shows nothing, also between pixels`() throws {
    let bitmap = try Sketch { canvas in
      let line = Path.rect(Rect(x: 1.5, y: 2.25, width: 5, height: 0))
      canvas.drawLayer(clip: line) { $0.fill(.rect($0.bounds), with: Color.black) }
      canvas.drawLayer(mask: .path(line)) { $0.fill(.rect($0.bounds), with: Color.black) }
    }.bitmap(9, 9)
    #expect(bitmap.inkArea == 0)
  }

  @Test func `a path mask equals a clip`() throws {
    let masked = try Sketch { canvas in
      canvas.drawLayer(mask: .path(.ellipse(canvas.bounds))) {
        $0.fill(.rect($0.bounds), with: .black)
      }
    }.bitmap(30, 20)
    let clipped = try Sketch { canvas in
      canvas.drawLayer(clip: .ellipse(canvas.bounds)) { $0.fill(.rect($0.bounds), with: .black) }
    }.bitmap(30, 20)
    #expect(masked == clipped)
  }

  @Test func `a component masks by its alpha alone`() throws {
    let mask = Sketch { canvas in
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 5, height: 10)), with: Color(rgba: 0xFFFF_FF80))
      canvas.fill(.rect(Rect(x: 5, y: 0, width: 5, height: 10)), with: Color.black)
    }
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(mask: .component(mask, in: Rect(x: 4, y: 2, width: 10, height: 10))) {
        canvas in
        canvas.drawLayer(opacity: 1) { $0.fill(.rect($0.bounds), with: Color(rgba: 0xFF00_00FF)) }
      }
    }.bitmap(20, 20)
    #expect(bitmap.rgba(4, 2) == 0x8000_0080)
    #expect(bitmap.rgba(9, 11) == 0xFF00_00FF)
    #expect(bitmap.rgba(3, 2) == 0 && bitmap.rgba(14, 5) == 0 && bitmap.rgba(5, 12) == 0)
  }

  @Test func `a shadow is painted below the content and outside the box`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(shadows: [Shadow(Color(rgba: 0xFF00_0080), offset: Point(4, 6))]) { canvas in
        canvas.fill(.rect(canvas.bounds), with: Color.white)
      }
    }.bitmap(20, 20, scale: 2)
    #expect(bitmap.bounds == PixelRect(x: 0, y: 0, width: 40, height: 40))
    #expect(bitmap.width == 48 && bitmap.height == 52)
    #expect(bitmap.rgba(39, 39) == 0xFFFF_FFFF)
    #expect(bitmap.rgba(47, 51) == 0x8000_0080)
    #expect(bitmap.rgba(47, 11) == 0 && bitmap.rgba(47, 12) == 0x8000_0080)
  }

  @Test func `a shadow is cast by the content after clip and mask`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(
        clip: .rect(Rect(x: 0.5, y: 0, width: 9, height: 10)),
        shadows: [Shadow(.black, offset: Point(20, 0))]
      ) { canvas in
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 30, height: 10)), with: Color.white)
      }
    }.bitmap(40, 10)
    #expect(
      bitmap.alphas(row: 5)[19...30].map { $0 } == [0, 128] + .init(repeating: 255, count: 8) + [
        128, 0,
      ]
    )
  }

  @Test func `a shadow with a fractional offset is divided between neighbours`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(shadows: [Shadow(.black, offset: Point(20.25, 0.5))]) { canvas in
        canvas.fill(.rect(Rect(x: 0, y: 2, width: 2, height: 2)), with: Color.white)
      }
    }.bitmap(30, 8)
    #expect(bitmap.alphas(row: 2)[19...24].map { $0 } == [0, 96, 128, 32, 0, 0])
    #expect(bitmap.alphas(row: 3)[19...24].map { $0 } == [0, 191, 255, 64, 0, 0])
    #expect(bitmap.alphas(row: 4)[19...24].map { $0 } == [0, 96, 128, 32, 0, 0])
  }

  @Test func `opacity applies to layer and shadow together`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(opacity: 0.5, shadows: [Shadow(.black, offset: Point(5, 0))]) { canvas in
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), with: Color.white)
      }
    }.bitmap(20, 10)
    #expect(bitmap.rgba(7, 5) == 0x8080_8080)
    #expect(bitmap.rgba(12, 5) == 0x0000_0080)
  }

  @Test func `the first shadow is on top`() throws {
    let shadows = [
      Shadow(Color(rgba: 0xFF00_00FF), offset: Point(10, 0)),
      Shadow(Color(rgba: 0x0000_FFFF), offset: Point(12, 0)),
    ]
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(shadows: shadows) { canvas in
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), with: Color.white)
      }
    }.bitmap(30, 10)
    #expect(bitmap.rgba(15, 5) == 0xFF00_00FF && bitmap.rgba(21, 5) == 0x0000_FFFF)
  }

  @Test func `content outside the bounds casts a visible shadow`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(shadows: [Shadow(.black, offset: Point(1000, 0))]) { canvas in
        canvas.fill(.rect(Rect(x: -1000, y: 0, width: 10, height: 10)), with: Color.white)
      }
    }.bitmap(20, 10)
    #expect(bitmap.alphas(row: 5) == (0..<20).map { $0 < 10 ? 255 : 0 })
  }

  @Test func `transforms apply to content, clip and shadow`() throws {
    let transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(
        clip: .rect(Rect(x: 0, y: 0, width: 5, height: 5)),
        shadows: [Shadow(.black, offset: Point(6, 0))],
        transform: transform
      ) { $0.fill(.rect(Rect(x: -5, y: 0, width: 20, height: 5)), with: Color.white) }
    }.bitmap(40, 10)
    let row = (0..<40).map { bitmap.rgba($0, 4) }
    #expect(
      row
        == (0..<40).map {
          (10..<20).contains($0) ? 0xFFFF_FFFF : (22..<32).contains($0) ? 0xFF : 0
        }
    )
  }

  @Test func `a rotation by a right angle moves pixels exactly`() throws {
    let bitmap = try Sketch { canvas in
      canvas.drawLayer(transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)) { canvas in
        canvas.fill(square, with: Color.black)
      }
    }.bitmap(40, 40)
    #expect(try bitmap == Sketch { $0.fill(square, with: Color.black) }.bitmap(40, 40))
  }

  @Test func `placed components are offset and clipped by their container`() throws {
    let inner = Sketch { $0.fill(.rect($0.bounds), with: Color.black) }
    let bitmap = try Sketch { canvas in
      canvas.place(
        inner,
        in: Rect(x: 2, y: 2, width: 10, height: 10),
        imageInsets: Insets(top: -4, left: 3, bottom: -4, right: -9)
      )
    }.bitmap(20, 20)
    #expect(bitmap.inkArea == 70)
    #expect(bitmap.alphas(row: 2) == (0..<20).map { (5..<12).contains($0) ? 255 : 0 })
  }

  @Test func `layers that do nothing change nothing`() throws {
    func content(_ canvas: inout Canvas) {
      canvas.fill(
        .ellipse(Rect(x: 3.3, y: 2.7, width: 20, height: 14)),
        with: Color(rgba: 0x8080_00A0)
      )
    }
    let plain = try Sketch { content(&$0) }.bitmap(30, 20)
    let layered = try Sketch { canvas in
      canvas.drawLayer { $0.drawLayer(clip: .rect($0.bounds)) { content(&$0) } }
    }.bitmap(30, 20)
    #expect(plain == layered)
  }
}
