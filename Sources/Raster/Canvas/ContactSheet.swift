// A contact sheet: pictures side by side, each in a panel of its appearance.

/// Pictures side by side, each in a panel: white for light ones, near black for dark ones.
///
/// A sheet is itself a component; drawn at scale 1, its pictures are pixel for pixel what they were.
public struct ContactSheet: Rasterizable, Sendable {
  /// A picture of the sheet.
  public struct Picture: Sendable {
    /// The picture's pixels.
    public var bitmap: Bitmap
    /// The appearance that the picture was drawn for.
    public var appearance: Appearance

    /// A picture that was drawn for an appearance.
    public init(_ bitmap: Bitmap, appearance: Appearance = .light) {
      self.bitmap = bitmap
      self.appearance = appearance
    }
  }

  private struct Panel: Sendable {
    let image: Image
    let appearance: Appearance
    let frame: Rect
  }

  /// The sheet's size, in points that are pixels at scale 1.
  public let size: Size
  private let panels: [Panel]

  private static let padding = 12.0
  private static let gap = 8.0
  private static let maximumSide = Double(Bitmap.maximumSide)

  /// Lays pictures out in their order; nil where they do not fit on a sheet.
  public init?(_ pictures: [Picture]) {
    let images = pictures.map { Image($0.bitmap) }
    let widest = images.map(\.size.width).max() ?? 0
    var width = max(widest + 2 * (Self.padding + Self.gap), 1024)
    var frames = Self.frames(of: images, width: width)
    while Self.height(of: frames) > width * 1.5, width < Self.maximumSide {
      width = min(width * 1.25, Self.maximumSide).rounded(.down)
      frames = Self.frames(of: images, width: width)
    }
    size = Size((frames.map(\.maxX).max() ?? 0) + Self.gap, Self.height(of: frames))
    guard size.width <= Self.maximumSide, size.height <= Self.maximumSide else { return nil }
    panels = images.indices.map { index in
      Panel(image: images[index], appearance: pictures[index].appearance, frame: frames[index])
    }
  }

  /// The sheet's size.
  public func naturalSize(in environment: Environment) -> Size { size }

  /// Draws the panels and the pictures in them.
  public func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xD9D9_DEFF))
    for panel in panels {
      let color = panel.appearance == .dark ? Color(rgba: 0x1515_17FF) : .white
      canvas.fill(.rect(panel.frame), with: color)
      let corner = panel.frame.origin.offset(x: Self.padding, y: Self.padding)
      canvas.image(panel.image, at: corner, sampling: .nearest)
    }
  }

  /// Frames in the order of the pictures, each where the ones before leave room highest up.
  private static func frames(of images: [Image], width: Double) -> [Rect] {
    var skyline = Skyline(width: width - gap)
    return images.map { image in
      let size = image.size.outset(padding)
      let corner = skyline.place(Size(size.width + gap, size.height + gap))
      return Rect(origin: corner.offset(x: gap, y: gap), size: size)
    }
  }

  private static func height(of frames: [Rect]) -> Double {
    (frames.map(\.maxY).max() ?? 0) + gap
  }
}
