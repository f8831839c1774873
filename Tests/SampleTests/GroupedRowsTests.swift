// Grouped rows: top, middle and bottom are parts of one image.

import Raster
import RasterInterpreter
import TestSupport
import Testing

@Suite struct GroupedRowsTests {
  private let samples: PreparedProgram

  init() throws {
    samples = PreparedProgram(try CheckedInProgram.samples.compiled().program)
  }

  private func row(_ state: String) throws -> InterpretedComponent {
    try #require(samples.component(named: "GroupedRow")).state(state)
  }

  /// View by view: the container, then the image in it, as x, y, width, height.
  @Test(arguments: [
    ("top", [-4, -4, 52, 48], [0, 0, 52, 92]),
    ("middle", [-4, 0, 52, 44], [0, -44, 52, 132]),
    ("bottom", [-4, 0, 52, 48], [0, -44, 52, 92]),
    ("plain", [-4, -4, 52, 52], [0, 0, 52, 52]),
  ])
  func `a row's container and image have the positions given by insets`(
    state: String,
    container: [Int],
    picture: [Int]
  ) throws {
    let list = try #require(
      row(state).displayList(size: Size(44, 44), environment: Environment())
    )
    var reader = DisplayList.Reader(list)
    guard case .mark(.stretch(let stretch))? = reader.next() else {
      Issue.record("the row does not stretch")
      return
    }
    let place = stretch.container
    #expect([place.x, place.y, place.width, place.height] == container)
    let image = stretch.destination
    #expect([image.x - place.x, image.y - place.y, image.width, image.height] == picture)
  }

  @Test(arguments: [1.0, 2, 3])
  func `top, middle and bottom equal one tall slice`(scale: Double) throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let group = Group(rows: try ["top", "middle", "bottom"].map { try row($0) })
    let single = Group(rows: [try row("plain")])
    let rows = try group.bitmap(size: Size(108, 140), scale: scale, cache: cache)
    let tall = try single.bitmap(size: Size(108, 140), scale: scale, cache: cache)
    #expect(rows.pixels == tall.pixels)
    #expect(rows.pixels.contains { $0 >> 24 == 255 })
  }
}

/// Rows of equal height, one below the other, 4 points inside the box.
private struct Group: Rasterizable {
  let rows: [InterpretedComponent]

  func draw(in canvas: inout Canvas) {
    let box = canvas.bounds.inset(4)
    let height = box.height / Double(rows.count)
    for (index, row) in rows.enumerated() {
      let y = box.y + Double(index) * height
      canvas.place(row, in: Rect(x: box.x, y: y, width: box.width, height: height))
    }
  }
}
