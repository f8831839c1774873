// The recordings of canvases, as text.
import Raster
import Testing

@Suite struct DisplayListTests {
  @Test func `a list prints one operation per line`() {
    let text = recorded { canvas in
      canvas.drawLayer(
        opacity: 0.5,
        clip: .circle(canvas.bounds),
        shadows: [Shadow(.black, offset: Point(0, 1))]
      ) {
        $0.fill(
          .rect($0.bounds.inset(0.5)),
          with: .linearGradient(
            from: .top,
            to: .bottom,
            [
              GradientStop(.white), GradientStop(.black), GradientStop(.clear),
            ]
          )
        )
        $0.stroke(.line(from: .zero, to: Point(3, 4)), with: .color(Color(rgba: 0x1234_5678)))
      }
    }
    #expect(
      text == """
        box 20 × 20 px @2x
          layer opacity 0.5 clip ellipse (0 0 10 10) shadow #000000FF offset (0 1)
            fill rect (0.5 0.5 9 9) with linear (5 0.5) to (5 9.5) \
        [#FFFFFFFF at 0, #000000FF at 0.5, #00000000 at 1]
            stroke path "M 0 0 L 3 4" with #12345678 width 1 butt miter limit 10

        """
    )
  }

  @Test func `a placed component is a nested list at whole pixels`() {
    let text = recorded {
      $0.place(HotelRow(radius: 1), in: Rect(x: 0.3, y: 1, width: 8, height: 4))
    }
    #expect(
      text
        == """
        box 20 × 20 px @2x
          place at (1 2 16 8) px
            box 6 × 6 px @2x horizontal caps 2 2 vertical caps 2 2
              rounded

        """
        .replacing(
          "rounded",
          with: "fill rounded rect (0 0 3 3) radii 1 1 1 1 with #AAAAAAFF"
        )
    )
  }

  @Test func `an invisible operation is not recorded`() {
    let empty = "box 20 × 20 px @2x\n"
    #expect(
      recorded { $0.fill(.rect($0.bounds), with: .linearGradient(from: .top, to: .top, [])) }
        == empty
    )
    #expect(recorded { $0.place(HotelRow(), in: .zero) } == empty)
    #expect(recorded { $0.place(HotelRow(), in: $0.bounds, imageInsets: Insets(.nan)) } == empty)
    #expect(recorded { $0.place(HotelRow(), in: $0.bounds, outset: Insets(-6)) } == empty)
    #expect(
      recorded { $0.drawLayer(opacity: .nan) { $0.fill(.rect($0.bounds), with: .black) } } == empty
    )
    #expect(recorded { $0.stroke(.rect($0.bounds), with: .color(.black), width: -1) } == empty)
  }

  @Test func `a mask with an empty frame masks everything`() {
    let text = recorded {
      $0.drawLayer(mask: .component(HotelRow(), in: .zero)) { _ in }
    }
    #expect(text == "box 20 × 20 px @2x\n  layer mask nothing\n")
  }

  @Test func `a component that places itself stops, and has a note`() throws {
    struct Endless: Rasterizable {
      func draw(in canvas: inout Canvas) { canvas.place(Endless(), in: canvas.bounds) }
    }
    let list = try #require(Endless().displayList(size: Size(4, 4), environment: Environment()))
    #expect(list.notes == [.depthLimit])
  }

  @Test func `a list has a million operations at most`() throws {
    struct Busy: Rasterizable {
      func draw(in canvas: inout Canvas) {
        let path = Path.rect(canvas.bounds)
        for _ in 0..<1_000_010 { canvas.fill(path, with: .black) }
      }
    }
    let list = try #require(Busy().displayList(size: Size(4, 4), environment: Environment()))
    #expect(list.notes == [.operationLimit])
  }

  @Test func `caps larger than any bitmap have a note`() throws {
    let list = try #require(
      Stack(parts: [HotelRow(radius: 1e6)])
        .displayList(size: Size(4, 4), environment: Environment())
    )
    #expect(list.notes == [.placeTooLarge])
    #expect(try Stack(parts: [HotelRow(radius: 1e6)]).bitmap().notes == [.placeTooLarge])
  }

  @Test func `equal drawings make equal lists`() throws {
    let first = try #require(HotelRow().displayList(size: Size(9, 9), environment: Environment()))
    let second = try #require(HotelRow().displayList(size: Size(9, 9), environment: Environment()))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
  }
}

/// The recording in a box of 10 × 10 points at two pixels per point.
private func recorded(_ body: @escaping (inout Canvas) -> Void) -> String {
  struct Drawn: Rasterizable {
    let body: (inout Canvas) -> Void
    func draw(in canvas: inout Canvas) { body(&canvas) }
  }
  let environment = Environment(scale: 2)
  let list = Drawn(body: body).displayList(size: Size(10, 10), environment: environment)
  return list?.description ?? "nothing"
}
