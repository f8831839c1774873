// Rows, columns and overlays: the positions and bounds of their components.

import Raster
import Testing

/// A component of a fixed size.
private struct Box: Rasterizable {
  var size = Size(10, 10)

  func naturalSize(in environment: Environment) -> Size { size }
  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: .black) }
}

/// Text of the given width on one line, which wraps: each line is 10 points high.
private struct Words: Rasterizable {
  var length: Double

  func naturalSize(in environment: Environment) -> Size {
    size(proposed: .unlimited, in: environment)
  }

  func size(proposed: Size, in environment: Environment) -> Size {
    guard length > proposed.width else { return Size(length, 10) }
    return Size(proposed.width, 10 * (length / max(proposed.width, 1)).rounded(.up))
  }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: .black) }
}

/// One content in all of its bounds.
private struct Page: Rasterizable {
  let content: Content
  var rect: Rect?

  func draw(in canvas: inout Canvas) { canvas.place(content, in: rect ?? canvas.bounds) }
}

private func box(_ width: Double, _ height: Double = 10) -> Box { Box(size: Size(width, height)) }

/// The frames of a content's components in a bitmap, in device pixels.
private func places(
  _ content: Content,
  _ width: Double,
  _ height: Double = 40,
  direction: LayoutDirection = .leftToRight,
  scale: Double = 1
) throws -> [PixelRect] {
  let environment = Environment(layoutDirection: direction, scale: scale)
  let page = Page(content: content)
  let list = try #require(page.displayList(size: Size(width, height), environment: environment))
  return list.operations.compactMap { operation in
    if case .place(let place) = operation { place.destination } else { nil }
  }
}

private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int = 10) -> PixelRect {
  PixelRect(x: x, y: y, width: width, height: height)
}

@Suite struct RowTests {
  @Test func `a row places parts beside each other, with gaps, vertically centred`() throws {
    let row = Content.row(spacing: 4, [box(10), box(20, 20)])
    #expect(row.naturalSize(in: Environment()) == Size(34, 20))
    #expect(try places(row, 100) == [rect(0, 15, 10), rect(14, 10, 20, 20)])
  }

  @Test func `a row aligns at the top, the middle, the bottom, or fills`() throws {
    let tops = try RowAlignment.allCases.map { alignment in
      try places(.row(align: alignment, [box(10)]), 100)[0]
    }
    #expect(
      tops == [
        rect(0, 0, 10), rect(0, 15, 10), rect(0, 30, 10), rect(0, 0, 10, 40), rect(0, 15, 10),
      ]
    )
  }

  @Test func `a row aligns on a baseline, with components by their bottoms`() throws {
    let row = Content.row(align: .baseline, [box(10, 8), box(10, 20)])
    #expect(row.naturalSize(in: Environment()) == Size(20, 20))
    #expect(try places(row, 100) == [rect(0, 22, 10, 8), rect(10, 10, 10, 20)])
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3], [0, 0.3, 0.5, 0.8])
  func `a row draws text of all sizes on one row of pixels`(scale: Double, y: Double) throws {
    func letter(_ size: Double) -> Content {
      Content.text("H", font: Font(size: size), with: Paint.color(.black))
    }
    let row = Content.row(spacing: 8, align: .baseline) {
      for size: Double in [7, 9.5, 13, 21, 33] { letter(size) }
      Content.box(padding: Insets(5.3)) { letter(11) }
      Content.box(height: 50) { letter(11) }
      Content.column { letter(11) }
    }
    let page = Page(content: row, rect: Rect(x: 2, y: y, width: 300, height: 90.7))
    let environment = Environment(scale: scale)
    let list: DisplayList? = page.displayList(size: Size(310, 100), environment: environment)
    let bitmap = try #require(list).bitmap(background: .white)
    // Stems are black, and taller than bars.
    let bottoms = (0..<bitmap.width).compactMap { x in
      let rows = (0..<bitmap.height).filter { bitmap.pixels[$0 * bitmap.width + x] & 255 < 64 }
      return rows.count > Int(4 * scale) ? rows.last : nil
    }
    #expect(bottoms.count > 8)
    #expect(Set(bottoms).count == 1)
  }

  @Test func `a row is mirrored in right-to-left layout`() throws {
    let row = Content.row(spacing: 4, align: .top, [box(10), Content.space(), box(20)])
    #expect(try places(row, 100) == [rect(0, 0, 10), rect(80, 0, 20)])
    #expect(try places(row, 100, direction: .rightToLeft) == [rect(90, 0, 10), rect(0, 0, 20)])
  }

  @Test(arguments: LayoutDirection.allCases, [false, true])
  func `an auto-mirrored image follows the direction, also on a mirrored canvas`(
    direction: LayoutDirection,
    isTurned: Bool
  ) throws {
    struct Arrows: Rasterizable {
      let content: Content
      let isTurned: Bool

      func draw(in canvas: inout Canvas) {
        canvas.mirror(when: isTurned) { $0.place(content, in: $0.bounds) }
      }
    }
    let image = try #require(Image(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255]))
    let row = Content.row([Content.image(image, autoMirrored: true), .image(image)])
    let environment = Environment(layoutDirection: direction)
    let drawn = try Arrows(content: row, isTurned: isTurned)
      .bitmap(size: Size(4, 1), environment: environment)
    let (red, blue): (UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000)
    let expected = direction == .leftToRight ? [red, blue, red, blue] : [red, blue, blue, red]
    #expect((0..<4).map { drawn[$0, 0] } == expected)
  }

  @Test func `a row divides the remaining width equally among flexible parts`() throws {
    let row = Content.row(
      spacing: 2,
      align: .top,
      [box(10), box(50).flexible(), Content.space(6), box(1).flexible()]
    )
    #expect(row.naturalSize(in: Environment()) == Size(122, 10))
    #expect(try places(row, 102) == [rect(0, 0, 10), rect(12, 0, 40), rect(62, 0, 40)])
  }

  @Test func `a row overflows at the end, after flexible parts have shrunk to zero`() throws {
    let row = Content.row(
      spacing: 5,
      align: .top,
      [box(30), box(30).flexible(), box(30)]
    )
    #expect(try places(row, 50) == [rect(0, 0, 30), rect(40, 0, 30)])
    #expect(try places(row, 50, direction: .rightToLeft) == [rect(20, 0, 30), rect(-20, 0, 30)])
  }

  @Test func `a row wraps text beside parts that cannot shrink`() throws {
    let row = Content.row(spacing: 8, align: .top, [Words(length: 300), box(22)])
    #expect(row.size(width: 130, in: Environment()) == Size(130, 30))
    #expect(try places(row, 130) == [rect(0, 0, 100, 30), rect(108, 0, 22)])
  }

  @Test func `a row offers text a fair share of what smaller parts leave`() throws {
    let row = Content.row(align: .top, [Words(length: 500), box(20), Words(length: 400)])
    #expect(try places(row, 120) == [rect(0, 0, 50, 100), rect(50, 0, 20), rect(70, 0, 50, 80)])
  }

  @Test func `a row overlaps parts by a negative spacing, up to the previous part`() throws {
    let overlapping = Content.row(spacing: -4, align: .top, [box(10), box(10)])
    #expect(overlapping.naturalSize(in: Environment()) == Size(16, 10))
    #expect(try places(overlapping, 100) == [rect(0, 0, 10), rect(6, 0, 10)])
    let stacked = Content.row(spacing: -99, align: .top, [box(30), box(10)])
    #expect(stacked.naturalSize(in: Environment()) == Size(30, 10))
    #expect(try places(stacked, 100) == [rect(0, 0, 30), rect(0, 0, 10)])
  }
}

@Suite struct ColumnTests {
  @Test func `a column places parts below each other, with gaps, at the leading edge`() throws {
    let column = Content.column(spacing: 4, [box(10), box(20)])
    #expect(column.naturalSize(in: Environment()) == Size(20, 24))
    #expect(try places(column, 100) == [rect(0, 0, 10), rect(0, 14, 20)])
    #expect(
      try places(column, 100, direction: .rightToLeft) == [rect(90, 0, 10), rect(80, 14, 20)]
    )
  }

  @Test func `a column offers its width, so that text wraps, and any height`() throws {
    let column = Content.column(spacing: 2, [Words(length: 250), box(10)])
    #expect(column.size(width: 100, in: Environment()) == Size(100, 42))
    #expect(column.naturalSize(in: Environment()) == Size(250, 22))
    #expect(try places(column, 100, 20) == [rect(0, 0, 100, 30), rect(0, 32, 10)])
  }

  @Test func `a column gives its width to its rows, whose spaces take the rest`() throws {
    let row = Content.row([box(10), Content.space(), box(10)])
    let column = Content.column(align: .stretch, [row, Content.space(), box(5)])
    #expect(
      try places(column, 60) == [rect(0, 0, 10), rect(50, 0, 10), rect(0, 30, 60)]
    )
  }
}

@Suite struct OverlayTests {
  @Test func `an overlay stacks its parts, and flexible ones fill it`() throws {
    let overlay = Content.overlay([box(1).flexible(), box(10), Content.space(5)])
    #expect(overlay.naturalSize(in: Environment()) == Size(10, 10))
    #expect(try places(overlay, 100) == [rect(0, 0, 100, 40), rect(45, 15, 10)])
    let corner = Content.overlay(align: .trailing, [box(10)])
    #expect(try places(corner, 100) == [rect(90, 30, 10)])
    #expect(try places(corner, 100, direction: .rightToLeft) == [rect(0, 30, 10)])
  }
}

@Suite struct ContentTests {
  @Test func `a row measures in whole device pixels`() throws {
    let row = Content.row(align: .top, [box(10.2), box(10.2)])
    #expect(row.naturalSize(in: Environment()) == Size(22, 10))
    #expect(row.naturalSize(in: Environment(scale: 2)) == Size(21, 10))
    let words = Content.row([Words(length: 300).flexible()])
    #expect(words.size(width: 100.9, in: Environment()) == Size(100.9, 30))
  }

  @Test func `a content is placed like any component`() throws {
    let content = Content.row([Content(Content(box(10))), Content.row([box(5)])])
    #expect(try content.bitmap().width == 15)
    let page = Page(content: content, rect: Rect(x: 3, y: 4, width: 50, height: 10))
    let list = try #require(page.displayList(size: Size(60, 20), environment: Environment()))
    #expect(list.operations.count == 2)
  }

  @Test func `a content is nested where it scrolls, and is clipped there`() throws {
    struct Sliding: Rasterizable {
      func draw(in canvas: inout Canvas) {
        let frame = Rect(x: 0, y: 0, width: 20, height: 10)
        canvas.place(Content.row([box(40)]), in: frame, imageInsets: Insets(right: -20))
      }
    }
    let list = try #require(
      Sliding().displayList(size: Size(40, 10), environment: Environment())
    )
    #expect(list.operations.count == 1)
    #expect(try Sliding().bitmap(size: Size(40, 10))[30, 5] == 0)
    #expect(try Sliding().bitmap(size: Size(40, 10))[10, 5] == 0xFF00_0000)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1e300, 1e300, 0])
  func `a content has a size and a bitmap for any numbers`(_ number: Double) throws {
    for scale in [1.0, 3, 0, -1, .nan, .infinity] {
      let environment = Environment(scale: scale)
      let size = Size(number, number)
      for content in [
        Content.row(spacing: number, [Box(size: size), Content.space(number), box(4)]),
        .column(spacing: number, align: .stretch, [Box(size: size).flexible()]),
        .column([Words(length: number), box(3)]),
        .overlay(align: .stretch, [Box(size: size), Content.row([]), Content.column([])]),
      ] {
        for offer in [size, .unlimited, Size(number, 20), Size(20, number)] {
          let measured = content.size(proposed: offer, in: environment)
          #expect(measured.width >= 0 && measured.height >= 0)
        }
        let rect = Rect(x: number, y: 0, width: number, height: 10)
        let page = Page(content: content, rect: rect)
        _ = page.displayList(size: Size(20, 20), environment: environment)
      }
    }
  }

  @Test func `a content that is too deep or too large has a note`() throws {
    var deep = Content(box(1))
    for _ in 0..<63 { deep = .row([deep]) }
    #expect(try Page(content: deep).bitmap(size: Size(10, 10)).notes == [])
    #expect(
      try Page(content: Content.row([Content.row([deep]), box(2)])).bitmap(size: Size(10, 10)).notes
        == [.layoutLimit]
    )
    var broad = Content(box(1))
    for _ in 0..<40 { broad = .row([broad, broad]) }
    #expect(try Page(content: broad).bitmap(size: Size(10, 10)).notes == [.layoutLimit])
  }
}
