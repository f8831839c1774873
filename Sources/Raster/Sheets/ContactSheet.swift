// A contact sheet: pictures side by side, with the names of what they show.

/// Pictures side by side, to be looked at: those of one component stand in a table below its name, a
/// column for each state, a row on white for the light ones and a row on near black for the dark ones.
///
/// States with pictures of one appearance alone stand in rows of their own.
/// A sheet is itself a component; drawn at scale 1, its pictures are pixel for pixel what they were.
public struct ContactSheet: Rasterizable, Sendable {
  /// A picture of the sheet, and what it shows.
  public struct Picture: Sendable {
    /// The picture's pixels.
    public var bitmap: Bitmap
    /// The component's name; a picture without one stands alone, with no words.
    public var component: String
    /// The name of the component's state.
    public var state: String
    /// The appearance that the picture was drawn for.
    public var appearance: Appearance
    /// The picture's pixels a point.
    public var scale: Double

    /// A picture of a component in a state, drawn for an appearance at a scale.
    public init(
      _ bitmap: Bitmap,
      component: String = "",
      state: String = "",
      appearance: Appearance = .light,
      scale: Double = 1
    ) {
      self.bitmap = bitmap
      self.component = component
      self.state = state
      self.appearance = appearance
      self.scale = scale
    }
  }

  /// The longest side of a sheet, in points that are pixels at scale 1.
  public static let maximumSide = 4_000.0

  /// The sheet's size, in points that are pixels at scale 1.
  public let size: Size
  let blocks: [(block: ContactBlock, origin: Point)]

  init(size: Size, blocks: [(block: ContactBlock, origin: Point)]) {
    self.size = size
    self.blocks = blocks
  }

  /// Lays pictures out, on as many sheets as they need.
  ///
  /// Pictures of one component that follow one another form one table. Large pictures are drawn
  /// smaller, down to a quarter, where one sheet then has room for their table; so is a picture that is
  /// too large for a sheet. The caption says so.
  public static func sheets(of pictures: [Picture]) -> [ContactSheet] {
    let metrics = ContactMetrics(of: pictures)
    return ContactPages.sheets(of: ContactTable.tables(of: pictures, metrics), metrics)
  }

  /// The sheet's size.
  public func naturalSize(in environment: Environment) -> Size { size }

  /// Draws the names, the panels and the pictures in them.
  public func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xE9E9_EDFF))
    for (block, origin) in blocks { block.draw(in: &canvas, at: origin) }
  }
}
