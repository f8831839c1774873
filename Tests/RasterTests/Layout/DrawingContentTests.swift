// Drawings in layouts: behind, in front of and inside contents.

import Raster
import Testing

/// A solid rectangle with a size, or one that fills its frame.
private struct Plate: Rasterizable, Hashable, Sendable {
  var color: Color
  var size = Size.zero

  func naturalSize(in environment: Environment) -> Size { size }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Plate", definition: "1")
    key.append(color)
    key.append(size)
  }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: color) }
}

private let red = Color(rgba: 0xFF00_00FF)
private let green = Color(rgba: 0x00FF_00FF)
private let blue = Color(rgba: 0x0000_FFFF)

@Suite struct DrawingContentTests {
  /// Returns the plate colour of each pixel, or nil for another colour, at the natural or a given size.
  private func colors(
    of content: Content,
    at points: [(x: Int, y: Int)],
    in size: Size? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> [Color?] {
    let environment = Environment(layoutDirection: direction)
    let bitmap = try content.bitmap(
      size: size ?? content.naturalSize(in: environment),
      environment: environment
    )
    let known = try [red, green, blue].map { color in
      let plate = Plate(color: color)
      return (color, try plate.bitmap(size: Size(1, 1), environment: environment)[0, 0])
    }
    return points.map { point in known.first { $0.1 == bitmap[point.x, point.y] }?.0 }
  }

  @Test func `a box has drawings behind and in front of its content, with its padding`() throws {
    let box = Content.box(padding: Insets(4)) {
      Plate(color: green, size: Size(10, 10))
    } background: {
      Content.drawing(Plate(color: red))
    } foreground: {
      Content.box(align: .topLeading) { Plate(color: blue, size: Size(2, 2)) }
    }
    #expect(box.naturalSize(in: Environment()) == Size(18, 18))
    let found = try colors(of: box, at: [(1, 1), (3, 3), (4, 4), (13, 13), (17, 17)])
    #expect(found == [blue, red, green, green, red])
  }

  @Test func `a box that grows keeps its limits with a background`() throws {
    let row = Content.row(align: .stretch) {
      Content.box(grow: 1, maxWidth: 10) {
        Content.empty
      } background: {
        Content.drawing(Plate(color: red))
      }
      Content.box(grow: 1) {
        Content.empty
      } background: {
        Content.drawing(Plate(color: green))
      }
    }
    let found = try colors(of: row, at: [(9, 0), (10, 0), (39, 0)], in: Size(40, 4))
    #expect(found == [red, green, green])
  }

  @Test func `a box with a background fills its column as its drawing does`() throws {
    let column = Content.column {
      Plate(color: green, size: Size(20, 4))
      Content.box(height: 4) {
        Content.drawing(Plate(color: red))
      } background: {
        Content.drawing(Plate(color: blue))
      }
    }
    #expect(try colors(of: column, at: [(0, 4), (19, 7)]) == [red, red])
  }

  @Test func `a drawing is as wide as its column and as high as its row`() throws {
    let column = Content.column {
      Plate(color: green, size: Size(20, 4))
      Content.box(height: 2) { Content.drawing(Plate(color: red)) }
    }
    #expect(column.naturalSize(in: Environment()) == Size(20, 6))
    #expect(try colors(of: column, at: [(0, 5), (19, 5)]) == [red, red])
    let row = Content.row(align: .top) {
      Plate(color: green, size: Size(4, 20))
      Content.box(width: 2) { Content.drawing(Plate(color: red)) }
    }
    #expect(try colors(of: row, at: [(5, 0), (5, 19)]) == [red, red])
    let overlay = Content.overlay {
      Content.drawing(Plate(color: red))
      Plate(color: green, size: Size(4, 4))
    }
    #expect(try colors(of: overlay, at: [(0, 0), (5, 5)], in: Size(10, 10)) == [red, green])
  }

  @Test func `an offset moves a box and its drawings, but no other content`() throws {
    func content(_ offset: Point) -> Content {
      .row {
        Content.box(width: 4, height: 4, offset: offset) {
        } background: {
          Content.drawing(Plate(color: red))
        }
        Plate(color: green, size: Size(4, 4))
      }
    }
    #expect(content(Point(2, 1)).naturalSize(in: Environment()) == Size(8, 4))
    let points = [(0, 0), (1, 3), (2, 3), (5, 3), (7, 3)]
    #expect(
      try colors(of: content(Point(2, 1)), at: points) == [nil, nil, red, green, green]
    )
    let mirrored = try colors(of: content(Point(2, 1)), at: points, direction: .rightToLeft)
    #expect(mirrored == [green, green, green, red, nil])
  }

  @Test func `a drawing may paint outside its frame`() throws {
    struct Wide: Rasterizable {
      func draw(in canvas: inout Canvas) {
        canvas.fill(.rect(canvas.bounds.inset(-2)), with: red)
      }
    }
    let box = Content.box(padding: Insets(2)) {
      Content.box(width: 2, height: 2) {
      } background: {
        Content.drawing(Wide())
      }
    }
    #expect(try colors(of: box, at: [(0, 0), (5, 5)]) == [red, red])
  }

  @Test func `contents with equal drawings are equal, and a drawing without a key has none`() {
    func content(_ color: Color, _ width: Double = 4) -> Content {
      .box(width: width) {
      } background: {
        Content.drawing(Plate(color: color))
      }
    }
    #expect(content(red) == content(red))
    #expect(content(red) != content(green))
    #expect(content(red) != content(red, 5))
    let bare = Content.drawing { canvas in canvas.fill(.rect(canvas.bounds), with: red) }
    #expect(bare != bare)
    let named = Content.drawing("Card 0", definition: "1", key: { key, _ in key.append(4) }) { _ in
    }
    let other = Content.drawing("Card 1", definition: "1", key: { key, _ in key.append(4) }) { _ in
    }
    #expect(named == named)
    #expect(named != other)
  }
}
