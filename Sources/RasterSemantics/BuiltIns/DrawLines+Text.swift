// The arguments of lines that draw text.

import RasterValues

extension DrawArguments {
  package struct Text: Sendable {
    /// A string, or a list of runs.
    package let content: LineArgument<Value>
    package let place: Position
    package let path: LineArgument<Path?>
    package let startOffset: LineArgument<Double>
    package let style: LineArgument<TextStyle?>
    package let font: LineArgument<Font?>
    package let paint: LineArgument<Paint?>
    package let align: LineArgument<TextAlignment?>
    package let verticalAlign: LineArgument<VerticalAlignment?>
    package let maxLines: LineArgument<Int>
    package let height: LineArgument<LineHeight?>
    package let truncation: LineArgument<TextTruncation>
    package let minScale: LineArgument<Double>
    package let balance: LineArgument<Bool?>
    package let underline: LineArgument<Bool?>
    package let strikethrough: LineArgument<Bool?>

    init(_ line: inout LineBuilder) {
      content = line.take(
        nil,
        .string,
        or: .list(.run),
        isRequired: true,
        "the text, or a list of runs"
      ) { $0 }
      place = line.place()
      path = line.take("along", .path, "the path along which one line of text is drawn") { value in
        value.unwrapped.map { $0.pathValue }
      }
      startOffset = line.startOffset()
      style = line.optional("style", .textStyle, "the style for arguments that are omitted") {
        $0.textStyleValue
      }
      font = line.optional("font", .font, "the font") { $0.fontValue }
      paint = line.optional("with", .paint, unless: "style", "the paint") { $0.paintValue }
      align = line.textAlignment()
      verticalAlign = line.optional(
        "verticalAlign",
        .builtin(.verticalAlignment),
        "the vertical alignment, by default the middle of a rectangle, or the first baseline at a point or along a path"
      ) { VerticalAlignment($0) ?? .center }
      maxLines = line.take(
        "maxLines",
        .int,
        default: .int(0),
        with: "in",
        "the maximum number of lines; 0 is no limit"
      ) { $0.intValue }
      height = line.lineHeight()
      truncation = line.choice(
        "truncation",
        .textTruncation,
        default: .end,
        with: "in",
        "the position of the ellipsis in truncated text"
      )
      minScale = line.part(
        "minScale",
        default: 1,
        with: "in",
        "the smallest fraction of the font's size to which text shrinks to fit"
      )
      balance = line.optional("balance", .bool, with: "in", Self.balanceText) { $0.boolValue }
      underline = line.underline()
      strikethrough = line.strikethrough()
    }

    private static let balanceText =
      "whether lines are broken so that they are about equally long, for up to ten lines"

    /// Returns the style that the values of a line's arguments specify.
    package func style(_ values: LineValues) -> TextStyle {
      TextStyle(
        font: values[font],
        paint: values[paint],
        align: values[align],
        lineHeight: values[height],
        balance: values[balance],
        underline: values[underline],
        strikethrough: values[strikethrough]
      ).over(values[style] ?? TextStyle())
    }
  }
}

extension LineBuilder {
  fileprivate mutating func startOffset() -> LineArgument<Double> {
    number(
      "startOffset",
      default: 0,
      with: "along",
      "the distance in points from the start of the path to the start of the text"
    )
  }

  fileprivate mutating func textAlignment() -> LineArgument<TextAlignment?> {
    optional(
      "align",
      .builtin(.textAlignment),
      "the alignment of lines; `.leading` follows the direction of the text, `.start` that of the environment"
    ) {
      TextAlignment($0) ?? .leading
    }
  }

  fileprivate mutating func lineHeight() -> LineArgument<LineHeight?> {
    optional(
      "lineHeight",
      .lineHeight,
      notWith: "along",
      "the distance between baselines, in points or as a fraction of the font's size"
    ) { $0.lineHeightValue }
  }

  fileprivate mutating func underline() -> LineArgument<Bool?> {
    optional(
      "underline",
      .bool,
      notWith: "along",
      "whether the text is underlined"
    ) { $0.boolValue }
  }

  fileprivate mutating func strikethrough() -> LineArgument<Bool?> {
    optional(
      "strikethrough",
      .bool,
      notWith: "along",
      "whether the text is struck through"
    ) { $0.boolValue }
  }
}
