// A run of a paragraph: text of one style, an image or a component.

import RasterValues

/// A part of a paragraph with its own style: text, an image or a component.
///
///     let price = TextRun("€ 140", strikethrough: true)
///     canvas.drawText(["Was ", price, TextRun(Badge(count: 3))], in: rect, style: body)
///
/// Attributes that are nil are taken from the paragraph. Line breaks and reading order are
/// determined by the text of all runs together.
public struct TextRun: ExpressibleByStringLiteral, Sendable {
  enum Kind: Sendable {
    case words(String)
    case image(Image)
    case content(Content)
  }

  let kind: Kind
  let style: TextStyle
  let baselineOffset: Double
  /// The box around text.
  let box: RunBox?

  /// Creates a run of text; `baselineOffset` raises it above the baseline, in points.
  ///
  /// `background` is drawn behind the text, from the font's ascent to its descent, enlarged by
  /// `padding`. Padding on the left and right moves the text beside the run; above and below, it
  /// does not change the height of the line. Where the run is broken over lines, the background is
  /// cut, and has no padding and no rounded corners. A gradient's anchors are relative to the block
  /// of lines. All three scale with the environment's `textScale`.
  ///
  /// `joins` is whether letters of a cursive script, such as Arabic, join letters of the runs beside
  /// it across padding on the left or right. Without such padding, they always do.
  public init(
    _ text: String,
    style: TextStyle? = nil,
    font: Font? = nil,
    paint: Paint? = nil,
    underline: Bool? = nil,
    strikethrough: Bool? = nil,
    baselineOffset: Double = 0,
    background: Paint? = nil,
    cornerRadii: CornerRadii = CornerRadii(0),
    padding: Insets = .zero,
    joins: Bool = true
  ) {
    kind = .words(text)
    let own = TextStyle(
      font: font,
      paint: paint,
      underline: underline,
      strikethrough: strikethrough
    )
    self.style = own.over(style ?? TextStyle())
    self.baselineOffset = baselineOffset
    box = RunBox(
      background: background,
      cornerRadii: cornerRadii,
      padding: padding,
      joins: joins
    )
  }

  /// Creates an image as high as the font's size, aligned to the baseline like a character.
  public init(_ image: Image, font: Font? = nil, baselineOffset: Double = 0) {
    kind = .image(image)
    style = TextStyle(font: font)
    self.baselineOffset = baselineOffset
    box = nil
  }

  /// Creates a component at its natural size, with its own baseline or its bottom edge on the line's.
  public init(_ component: some Rasterizable & Sendable, baselineOffset: Double = 0) {
    kind = .content(Content(component: component))
    style = TextStyle()
    self.baselineOffset = baselineOffset
    box = nil
  }

  /// Creates a run of text in the paragraph's style.
  public init(stringLiteral text: String) { self.init(text) }
}

/// Runs with the paragraph's style, in layout form: paints and objects are numbered.
struct RunText {
  let style: ParagraphStyle
  private(set) var pieces: [TextPiece] = []
  private(set) var paints: [Paint] = []
  /// The images and components.
  private(set) var objects: [TextRun.Kind] = []
  private var numbers: [Paint: Int] = [:]
  private let isMirrored: Bool

  /// Creates the text; on a mirrored canvas, the boxes of runs are mirrored.
  init(
    _ runs: [TextRun],
    _ style: TextStyle,
    maxLines: Int = 0,
    truncation: TextTruncation = .end,
    isMirrored: Bool = false,
    _ environment: Environment
  ) {
    self.isMirrored = isMirrored
    self.style = ParagraphStyle(style, maxLines: maxLines, truncation: truncation)
    for run in runs { add(run, style, environment) }
  }

  private mutating func add(_ run: TextRun, _ style: TextStyle, _ environment: Environment) {
    let style = run.style.over(style)
    var look = TextLook(
      font: style.font ?? Font(),
      underline: style.isUnderlined ?? false,
      strikethrough: style.isStruckThrough ?? false
    )
    look.baselineOffset = run.baselineOffset
    look.paint = number(of: style.paint ?? .color(.black))
    if let box = run.box { look.box = self.box(box) }
    switch run.kind {
    case .words(let text): pieces.append(TextPiece(text, look))
    case .image(let image):
      let size = image.size
      add(run.kind, .letter(width: size.height > 0 ? size.width / size.height : 0), look)
    case .content(let content):
      let measured = ContentMeasurer(environment.upright).natural(content)
      let size = Size(
        RunText.bounded(measured.size.width),
        RunText.bounded(measured.size.height)
      )
      let below = measured.ownBaseline.map { max(size.height - $0, 0) } ?? 0
      add(run.kind, .fixed(size, below: below), look)
    }
  }

  private mutating func add(_ kind: TextRun.Kind, _ extent: TextObject.Extent, _ look: TextLook) {
    pieces.append(TextPiece(TextObject(objects.count, extent), look))
    objects.append(kind)
  }

  private mutating func box(_ box: RunBox) -> TextBox {
    TextBox(
      run: pieces.count,
      paint: box.background.map { number(of: $0) },
      corners: isMirrored ? box.cornerRadii.mirrored : box.cornerRadii,
      padding: isMirrored ? box.padding.mirrored : box.padding,
      joins: box.joins
    )
  }

  private mutating func number(of paint: Paint) -> Int {
    if let first = paints.first, first == paint { return 0 }
    if let number = numbers[paint] { return number }
    if !paints.isEmpty { numbers[paint] = paints.count }
    paints.append(paint)
    return paints.count - 1
  }

  /// Returns a length limited to the maximum that layouts compute with.
  private static func bounded(_ length: Double) -> Double {
    length > 0 ? min(length, 1e7) : 0
  }
}

extension [TextRun] {
  /// Returns the text, including the accessibility labels of components.
  func accessibilityText(in environment: Environment) -> String {
    var result = ""
    for run in self {
      switch run.kind {
      case .words(let text): result += text
      case .image: break
      case .content(let content): result += content.accessibility(in: environment).label ?? ""
      }
    }
    return result
  }
}
