// A table of 128 rows, and the window in which it scrolls.

import Raster

/// A table whose rows are 44 points high, each with a plate of 308 × 32 points, in a window of
/// 320 × 568 points.
struct Table<Plate: Rasterizable & Sendable> {
  let plates: [Plate]
  /// The background of the rows.
  let ground: Color
  /// Device pixels per point.
  let scale: Double

  static var window: Size { Size(320, 568) }
  static var rowHeight: Double { 44 }
  static var plateSize: Size { Size(308, 32) }

  var environment: Environment { Environment(scale: scale) }

  /// Creates a target for the table's frames.
  func target() throws(RasterError) -> Compositor {
    try Compositor(
      width: Int(Self.window.width * scale),
      height: Int(Self.window.height * scale),
      scale: scale,
      background: ground
    )
  }

  /// The position of the window's top in each frame, in points, at whole pixels from start to end.
  func offset(ofFrame frame: Int, of count: Int) -> Double {
    let end = (Double(plates.count) * Self.rowHeight - Self.window.height) * scale
    return (end * Double(frame) / Double(count - 1)).rounded() / scale
  }

  /// The visible rows.
  func rows(at offset: Double) -> Range<Int> {
    let first = Int(offset / Self.rowHeight)
    let last = Int(((offset + Self.window.height) / Self.rowHeight).rounded(.up))
    return first..<min(last, plates.count)
  }

  /// Returns the rectangle of a row's plate in the window.
  func frame(of row: Int, at offset: Double) -> Rect {
    let y = Double(row) * Self.rowHeight + 6 - offset
    return Rect(origin: Point(6, y), size: Self.plateSize)
  }
}

extension Table<HotelRow> {
  /// Rows of three radii and five sets of round corners: 15 looks.
  static func hotels(scale: Double) -> Table {
    let corners = [allCorners, topCorners, bottomCorners, leftCorners, rightCorners]
    let plates = (0..<128).map { row in
      HotelRow(corners: corners[row % 5], radius: [4, 6, 8][row % 3])
    }
    return Table(plates: plates, ground: .black, scale: scale)
  }
}

extension Table<ButtonPlate> {
  /// Buttons with shadows, in three styles, pressed and not: 6 looks.
  static func buttons(scale: Double) -> Table {
    let styles: [ButtonStyle] = [.primary, .secondary, .danger]
    let plates = (0..<128).map { row in
      ButtonPlate(style: styles[row % 3], isPressed: row % 4 == 0)
    }
    return Table(plates: plates, ground: Color(rgba: 0xF2F2_F7FF), scale: scale)
  }
}
