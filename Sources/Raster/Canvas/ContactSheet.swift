// A contact sheet: pictures in rows, each on the background of its appearance.

/// Pictures in rows, each on the background of its appearance.
///
/// A sheet is itself a component: it draws its pictures pixel for pixel at scale 1.
///
///     let pictures = PushButton.states.map { … }
///     let png = try ContactSheet(pictures).png(scale: 1)
public struct ContactSheet: Rasterizable, Sendable {
  /// A picture of the sheet.
  public struct Picture: Sendable {
    /// The picture's pixels.
    public var bitmap: Bitmap
    /// The appearance that the picture was drawn for, which decides what is behind it.
    public var appearance: Appearance

    /// A picture that was drawn for an appearance.
    public init(_ bitmap: Bitmap, appearance: Appearance = .light) {
      self.bitmap = bitmap
      self.appearance = appearance
    }
  }

  private struct Cell: Sendable {
    let picture: Picture
    let x: Int
    let y: Int
  }

  /// The sheet's width, in pixels.
  public let width: Int
  /// The sheet's height, in pixels.
  public let height: Int
  private let cells: [Cell]

  /// What surrounds each picture, in pixels.
  private static let margin = 12

  /// A sheet of pictures in the given order, about half as wide again as it is high.
  public init(_ pictures: [Picture]) {
    let limit = ContactSheet.preferredWidth(pictures)
    var cells: [Cell] = []
    var (x, y, rowHeight, width) = (0, 0, 0, 0)
    for picture in pictures {
      let (cellWidth, cellHeight) = ContactSheet.cellSize(picture)
      if x > 0, x + cellWidth > limit { (x, y, rowHeight) = (0, y + rowHeight, 0) }
      cells.append(Cell(picture: picture, x: x, y: y))
      x += cellWidth
      rowHeight = max(rowHeight, cellHeight)
      width = max(width, x)
    }
    self.cells = cells
    self.width = width
    height = y + rowHeight
  }

  private static func cellSize(_ picture: Picture) -> (width: Int, height: Int) {
    (picture.bitmap.width + 2 * margin, picture.bitmap.height + 2 * margin)
  }

  /// The width of a sheet of 3 : 2 with the area of all cells, or that of the widest cell.
  private static func preferredWidth(_ pictures: [Picture]) -> Int {
    let sizes = pictures.map(cellSize)
    let area = sizes.reduce(0.0) { $0 + Double($1.width) * Double($1.height) }
    return max(sizes.map(\.width).max() ?? 0, Int((area * 1.5).squareRoot()))
  }

  /// The sheet's size in pixels, as points.
  public func naturalSize(in environment: Environment) -> Size {
    Size(Double(width), Double(height))
  }

  /// Draws each picture over its background.
  public func draw(in canvas: inout Canvas) {
    let margin = Double(ContactSheet.margin)
    for cell in cells {
      let bitmap = cell.picture.bitmap
      let place = Rect(
        x: Double(cell.x) + margin,
        y: Double(cell.y) + margin,
        width: Double(bitmap.width),
        height: Double(bitmap.height)
      )
      let color = Color(rgba: cell.picture.appearance == .dark ? 0x1C1C_1EFF : 0xF2F2_F7FF)
      canvas.fill(.rect(place.inset(-margin)), with: color)
      canvas.image(Image(bitmap), in: place, sampling: .nearest)
    }
  }
}
