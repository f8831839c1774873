// A block of a contact sheet: a component's name, and panels with its images.

/// Distances and fonts of a contact sheet, in points equal to pixels.
///
/// They grow with the scale of the images, so that text beside them has the same size as on the
/// screen.
struct ContactMetrics {
  /// The largest scale of the images, as a whole number from 1 to 4.
  let unit: Double
  /// Whether the sheet contains images of several scales.
  let hasScales: Bool
  /// The environment for measuring text, with the built-in typeface alone.
  let environment = Environment()

  var margin: Double { 24 * unit }
  /// The distance between blocks.
  var gap: Double { 28 * unit }
  /// Blocks begin at multiples of this distance, so that their edges often align.
  var grid: Double { 20 * unit }
  /// The distance between a panel's edge and its images.
  var padding: Double { 14 * unit }
  /// The distance between the columns of a table.
  var columnGap: Double { 16 * unit }
  /// The distance between panels, and between text and panels.
  var rowGap: Double { 4 * unit }
  /// How far drawing may extend beyond an image's bounds before neighbouring images move away.
  var slack: Double { 6 * unit }
  var cornerRadius: Double { 8 * unit }
  /// Tables wider than this continue in further rows.
  var tableWidth: Double { 1_080 * unit }
  /// The minimum length of a reduced image's longer side, when a table is reduced to fit one sheet.
  var smallestReduced: Double { 240 * unit }

  var titleFont: Font { Font(size: 15 * unit, weight: .semibold) }
  var captionFont: Font { Font(size: 11 * unit) }
  var titleHeight: Double { 22 * unit }
  var captionHeight: Double { 16 * unit }

  init(of items: [ContactSheet.Item]) {
    let scales = Set(items.map { $0.scale })
    hasScales = scales.count > 1
    unit = min(max((scales.max() ?? 1).rounded(.up), 1), 4)
  }

  /// The largest block that fits on a sheet.
  var largestBlock: Size {
    let side = ContactSheet.maximumSide - 2 * margin - grid
    return Size(side, side)
  }

  /// The width of a caption, in whole pixels.
  func width(of caption: String, font: Font) -> Double {
    environment.measure(caption, font: font).width.rounded(.up)
  }
}

/// A component's name, and panels with its images; positions are relative to the block's corner.
struct ContactBlock: Sendable {
  /// One line of text.
  struct Caption: Sendable {
    let text: String
    let frame: Rect
    let font: Font
    let color: Color
  }

  /// Images of one appearance.
  struct Panel: Sendable {
    let appearance: Appearance
    let frame: Rect
    let cornerRadius: Double
    let images: [(image: Image, frame: Rect)]
  }

  var captions: [Caption] = []
  var panels: [Panel] = []

  var isEmpty: Bool { panels.isEmpty }

  /// The size from the block's corner to the last panel's edges.
  var size: Size {
    var size = Size(0, 0)
    for panel in panels {
      size = Size(max(size.width, panel.frame.maxX), max(size.height, panel.frame.maxY))
    }
    for caption in captions { size.width = max(size.width, caption.frame.maxX) }
    return size
  }

  func draw(in canvas: inout Canvas, at origin: Point) {
    for panel in panels {
      let color = panel.appearance == .dark ? Color(rgba: 0x1515_17FF) : .white
      let frame = panel.frame.offset(x: origin.x, y: origin.y)
      canvas.fill(.roundedRect(frame, radius: panel.cornerRadius), with: color)
      for (image, frame) in panel.images {
        let isWhole = image.size == frame.size
        let sampling = isWhole ? Sampling.nearest : .high
        canvas.drawImage(image, in: frame.offset(x: origin.x, y: origin.y), sampling: sampling)
      }
    }
    for caption in captions {
      canvas.drawText(
        caption.text,
        in: caption.frame.offset(x: origin.x, y: origin.y),
        font: caption.font,
        with: .color(caption.color),
        maxLines: 1
      )
    }
  }
}
