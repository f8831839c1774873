// A contact sheet: images side by side, with captions.

/// A contact sheet: images side by side, grouped in one table per component below its name.
///
/// A table has a column for each state, a row on white for light images, and a row on near black
/// for dark ones. States with images of only one appearance are in separate rows. A sheet is itself
/// a component. Drawn at scale 1, it reproduces its images pixel for pixel, unless they were
/// reduced to fit.
public struct ContactSheet: Rasterizable, Sendable {
  /// An image of the sheet, with its caption.
  public struct Item: Sendable {
    /// The image's pixels.
    public var bitmap: Bitmap
    /// The component's name; an image with an empty name stands alone, without a caption.
    public var component: String
    /// The name of the component's state.
    public var state: String
    /// The appearance for which the image was drawn.
    public var appearance: Appearance
    /// The number of the image's pixels per point.
    public var scale: Double

    /// Creates an image of a component in a state, drawn for an appearance at a scale.
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

  /// The maximum side length of a sheet, in points equal to pixels at scale 1.
  public static let maximumSide = 4_000.0

  /// The sheet's size, in points equal to pixels at scale 1.
  public let size: Size
  let blocks: [(block: ContactBlock, origin: Point)]

  init(size: Size, blocks: [(block: ContactBlock, origin: Point)]) {
    self.size = size
    self.blocks = blocks
  }

  /// Lays out images on as many sheets as they need.
  ///
  /// Consecutive images of one component form one table. If that makes a table fit on one sheet,
  /// its large images are reduced, to no less than a quarter. An image too large for any sheet is
  /// reduced as well. The caption states the reduction.
  public static func sheets(of items: [Item]) -> [ContactSheet] {
    let metrics = ContactMetrics(of: items)
    return ContactPages.sheets(of: ContactTable.tables(of: items, metrics), metrics)
  }

  /// The sheet's size.
  public func naturalSize(in environment: Environment) -> Size { size }

  /// Draws the captions, the panels and their images.
  public func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xE9E9_EDFF))
    for (block, origin) in blocks { block.draw(in: &canvas, at: origin) }
  }
}
