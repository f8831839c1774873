// Contact sheets: images do not overlap, names are beside them, and little space is wasted.

import Raster
import Testing

/// A rectangle in one colour.
private struct Plain: Rasterizable {
  let color: Color

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: color) }
}

/// A square and its shadow, which extends 40 pixels beyond the square's right edge.
private struct Cast: Rasterizable {
  func naturalSize(in environment: Environment) -> Size { Size(20, 20) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds.offset(x: 40)), with: Color(rgba: 0x0000_FFFF))
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xFF00_00FF))
  }
}

@Suite struct ContactSheetTests {
  /// The number of pixels of each colour.
  private func counts(_ sheet: ContactSheet) throws -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for pixel in try sheet.bitmap().pixels { counts[pixel, default: 0] += 1 }
    return counts
  }

  /// Rectangles of many sizes, each with a unique colour.
  private func pictures(count: Int, component: (Int) -> String) throws -> [ContactSheet.Item] {
    try (0..<count).map { (index: Int) -> ContactSheet.Item in
      let size = Size(Double(20 + index * 37 % 300), Double(20 + index * 53 % 400))
      let color = Color(rgba: UInt32(index + 1) << 8 | 0x4000_00FF)
      return ContactSheet.Item(
        try Plain(color: color).bitmap(size: size),
        component: component(index),
        state: "state\(index)",
        appearance: index.isMultiple(of: 2) ? .light : .dark
      )
    }
  }

  @Test func `images without names are complete, and waste little space`() throws {
    let pictures = try pictures(count: 120) { _ in "" }
    let sheets = ContactSheet.sheets(of: pictures)
    #expect(sheets.count == 1)
    let counts = try counts(sheets[0])
    var panels = 0.0
    for picture in pictures {
      let (width, height) = (picture.bitmap.width, picture.bitmap.height)
      #expect(counts[picture.bitmap[0, 0]] == width * height)
      // With the padding around and the gap after it.
      panels += Double(width + 28 + 28) * Double(height + 28 + 28)
    }
    #expect(panels > 0.8 * sheets[0].size.width * sheets[0].size.height)
  }

  @Test func `many images are complete on several sheets`() throws {
    let pictures = try pictures(count: 700) { "Component\($0 / 3)" }
    let sheets = ContactSheet.sheets(of: pictures)
    #expect(sheets.count > 1)
    var counts: [UInt32: Int] = [:]
    for sheet in sheets {
      #expect(max(sheet.size.width, sheet.size.height) <= ContactSheet.maximumSide)
      counts.merge(try self.counts(sheet)) { $0 + $1 }
    }
    for picture in pictures {
      #expect(counts[picture.bitmap[0, 0]] == picture.bitmap.width * picture.bitmap.height)
    }
  }

  @Test func `states are columns, appearances rows, and boxes are aligned`() throws {
    let names = [("plain", Appearance.light), ("plain", .dark), ("on", .light), ("on", .dark)]
    let cast = try Cast().bitmap()
    let sheets = ContactSheet.sheets(
      of: names.map {
        ContactSheet.Item(cast, component: "Cast", state: $0.0, appearance: $0.1)
      }
    )
    let bitmap = try #require(sheets.first).bitmap()
    var corners: [(x: Int, y: Int)] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] == 0xFF00_00FF {
        if bitmap[x - 1, y] != 0xFF00_00FF, bitmap[x, y - 1] != 0xFF00_00FF {
          corners.append((x, y))
        }
      }
    }
    try #require(corners.count == 4)
    #expect(corners[0].y == corners[1].y && corners[2].y == corners[3].y)
    #expect(corners[0].x == corners[2].x && corners[1].x == corners[3].x)
    // The shadow has room before the next image.
    #expect(corners[1].x - corners[0].x > 60)
    #expect(bitmap[corners[0].x - 1, corners[0].y] == 0xFFFF_FFFF)
    #expect(bitmap[corners[2].x - 1, corners[2].y] == 0xFF17_1515)
    // Names are above the panels and to their left.
    let ground = bitmap[0, 0]
    let words = (0..<corners[0].y - 20).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    #expect(words.contains { $0 != ground && $0 != 0xFFFF_FFFF })
  }

  @Test func `an image that is too large is scaled down`() throws {
    let tall = try Plain(color: .black).bitmap(size: Size(4, 16_384))
    let picture = ContactSheet.Item(tall, component: "Tall", state: "plain")
    let sheets = ContactSheet.sheets(of: [picture, picture])
    #expect(sheets.count == 1)
    #expect(sheets[0].size.height <= ContactSheet.maximumSide)
    #expect(sheets[0].size.height > 3_800)
  }

  /// The first and last column of the sheet with a pixel of the colour.
  private func extent(of color: UInt32, in sheet: ContactSheet) throws -> ClosedRange<Int> {
    let bitmap = try sheet.bitmap()
    let columns = (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { bitmap[x, $0] == color }
    }
    return try #require(columns.first)...(try #require(columns.last))
  }

  @Test func `a state with one appearance leaves no cell empty`() throws {
    let cast = try Cast().bitmap()
    let names = [("plain", Appearance.light), ("plain", .dark), ("night", .dark)]
    let pictures = names.map {
      ContactSheet.Item(cast, component: "Cast", state: $0.0, appearance: $0.1)
    }
    let sheet = try #require(ContactSheet.sheets(of: pictures).first)
    let plain = try #require(ContactSheet.sheets(of: Array(pictures.prefix(2))).first)
    // The light panel is as wide as without the state, and both dark panels start at the same edge.
    #expect(try extent(of: 0xFFFF_FFFF, in: sheet) == extent(of: 0xFFFF_FFFF, in: plain))
    #expect(
      try extent(of: 0xFF17_1515, in: sheet).lowerBound
        == extent(of: 0xFFFF_FFFF, in: sheet).lowerBound
    )
    #expect(try counts(sheet)[0xFF00_00FF] == 3 * 20 * 20, "all pictures stand there")
  }

  @Test func `images with a single light appearance have no name beside them`() throws {
    let cast = try Cast().bitmap()
    func sheet(_ appearance: Appearance) throws -> ContactSheet {
      let picture = ContactSheet.Item(cast, component: "C", state: "a", appearance: appearance)
      return try #require(ContactSheet.sheets(of: [picture]).first)
    }
    let (light, dark) = (try sheet(.light), try sheet(.dark))
    #expect(light.size.width < dark.size.width)
    #expect(light.size.height == dark.size.height)
  }

  @Test func `large images of a component are scaled down to fit on one sheet`() throws {
    let card = try Plain(color: .black).bitmap(size: Size(1_200, 630), scale: 2)
    func pictures(_ count: Int) -> [ContactSheet.Item] {
      (0..<count).map {
        ContactSheet.Item(
          card,
          component: "Card",
          state: "state\($0 / 2)",
          appearance: $0.isMultiple(of: 2) ? .light : .dark,
          scale: 2
        )
      }
    }
    let one = try #require(ContactSheet.sheets(of: pictures(1)).first)
    #expect(one.size.width > 2_400, "a single one keeps its size")
    for count in [4, 8, 16] {
      let sheets = ContactSheet.sheets(of: pictures(count))
      #expect(sheets.count == 1, "\(count) pictures")
      let side = max(sheets[0].size.width, sheets[0].size.height)
      #expect(side <= ContactSheet.maximumSide)
    }
  }

  @Test func `no images give no sheet`() {
    #expect(ContactSheet.sheets(of: []).isEmpty)
  }
}
