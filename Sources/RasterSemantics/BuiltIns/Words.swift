// The table rows of images, fonts and text.

import RasterValues

extension BuiltIn {
  /// The initializer of fonts with the parameters that authors write; declared fonts follow them.
  static let font = BuiltIn(
    "Font",
    .call,
    takes: [
      Parameter("family", .string, default: .emptyString),
      Parameter("fallback", .list(.string), default: .emptyList),
      Parameter("size", .double, default: .double(15)),
      Parameter("weight", .builtin(.fontWeight), default: .named("regular")),
      Parameter("width", .builtin(.fontWidth), default: .named("normal")),
      Parameter("italic", .bool, default: .bool(false)),
      Parameter("tracking", .double, default: .double(0)),
      Parameter("features", .list(.string), default: .emptyList),
      Parameter("variations", .list(.string), default: .emptyList),
    ],
    gives: .font,
    does: "A font: a family with its fallbacks, a size in points, and a style."
  ) { v in
    .font(
      Font(
        family: v.string(0),
        fallback: v.strings(1),
        size: v.double(2),
        weight: v.choice(3, .regular),
        width: v.choice(4, .normal),
        italic: v.bool(5),
        tracking: v.double(6),
        features: v.strings(7),
        variations: v.strings(8),
        embeddedFonts: v.font(9).embeddedFonts
      )
    )
  }

  /// The initializer of text styles.
  package static let textStyle = BuiltIn(
    "TextStyle",
    .call,
    takes: textStyleParameters,
    gives: .textStyle,
    does: "The style of text as one value; omitted properties are inherited."
  ) { v in .text(.style(v.style)) }

  fileprivate static let textStyleParameters: [Parameter] = [
    .font, .optional("paint", .paint), .textAlignment, .lineHeight,
    .optional("paragraphSpacing", .double), .optional("tabs", .list(.tab)),
    .optional("balance", .bool), .optional("underline", .bool), .optional("strikethrough", .bool),
  ]

  /// Returns the fields that `with` can change in a value of a built-in type, or none.
  package static func fields(of type: Type) -> [Parameter] {
    switch type {
    case .font: fontFields
    case .textStyle: textStyle.parameters
    default: []
    }
  }

  /// Returns the row that creates a value of a type from its parts, and the names of the parts.
  ///
  /// Returns nil if there is none.
  package static func record(of type: Type) -> (row: BuiltIn, names: [String])? {
    switch type {
    case .font: (font, font.parameters.map { $0.label ?? "" })
    case .textStyle: (textStyle, textStyle.parameters.map { $0.label ?? "" })
    case .shadow: (shadow, shadow.parameters.map { $0.label ?? "color" })
    case .transform: (transform, transform.parameters.map { $0.label ?? "" })
    case .tab: (tab, tab.parameters.map { $0.label ?? "position" })
    default: nil
    }
  }

  /// The fields that `with` can change in a font; the family depends on the declared fonts.
  package static let fontFields = font.parameters.filter {
    $0.label != "family" && $0.label != "fallback"
  }

  /// The number of steps that measuring a text counts as.
  ///
  /// Each byte of text in the source counts as one more. Measuring takes 15 to 50 µs for 5 to 22
  /// characters, which equals 200 to 550 steps. It counts as less so that a list of 1,000 elements
  /// can contain about twenty texts per element, each measured at its natural size and in a
  /// proposed size. The 50,000 texts that one expression can measure at most take about two
  /// seconds.
  static let measuringSteps = 20

  @Rows static var images: [BuiltIn] {
    property(
      "size",
      of: .image,
      gives: .size,
      motion: .affine,
      does: "The width and the height in pixels."
    ) { v in .size(v[0].imageValue.map { $0.size } ?? .zero) }
  }

  @Rows static var typesetting: [BuiltIn] {
    font
    textStyle
    runOfWords
    runOfImage
    runOfContent
    tab
    BuiltIn(
      "measure",
      .environment,
      takes: [
        .text, .style, .font,
        Parameter("width", .double, default: .double(.infinity)),
        Parameter("height", .double, default: .double(.infinity)), .maxLines, .lineHeight,
        .part("minScale", default: 1),
      ],
      gives: .textMetrics,
      extraSteps: measuringSteps,
      reads: .text,
      does: "The measurements of laid-out text.",
      evaluation: .inEnvironment { v, evaluator in
        var style = TextStyle(font: v.optional(2)?.fontValue)
        style.lineHeight = v.optional(6)?.lineHeightValue
        let words = Words(value: v[0], style: style.over(v.style(1)))
        let measured = evaluator.measures?.measures.measured(
          words,
          in: Size(v.double(3), v.double(4)),
          maxLines: v.int(5),
          minScale: v.double(7),
          in: evaluator.environment,
          depth: evaluator.depth
        )
        return .text(.metrics(measured ?? TextMetrics(size: .zero)))
      }
    )
    textPath(
      Parameter("in", .rect),
      [
        Parameter("verticalAlign", .builtin(.verticalAlignment), default: .named("center")),
        .maxLines,
      ],
      does: "The glyph outlines of text in a rectangle."
    ) { v in .rect(v.rect(1), verticalAlign: v.choice(5, .center), maxLines: v.int(6)) }
    textPath(
      Parameter("at", .point),
      [.optional("verticalAlign", .builtin(.verticalAlignment))],
      does: "The glyph outlines of text with its first baseline, top, middle or bottom at a point."
    ) { v in .point(v.point(1), verticalAlign: v.optional(5).flatMap { VerticalAlignment($0) }) }
  }

  /// Creates a function that returns glyph outlines at a position.
  ///
  /// The parameters in `more` come between the alignment and the line height.
  private static func textPath(
    _ place: Parameter,
    _ more: [Parameter] = [],
    does documentation: String,
    place read: @escaping @Sendable (Arguments) -> Words.Place
  ) -> BuiltIn {
    let head = [.text, place, .style, .font, .textAlignment]
    return BuiltIn(
      "textPath",
      .environment,
      takes: head + more + [.lineHeight],
      gives: .path,
      extraSteps: 5 * measuringSteps,
      reads: .text,
      does: documentation,
      evaluation: .inEnvironment { v, evaluator in
        var style = TextStyle(font: v.optional(3)?.fontValue)
        style.alignment = v.optional(4).map { TextAlignment($0) ?? .leading }
        style.lineHeight = v.optional(head.count + more.count)?.lineHeightValue
        let words = Words(value: v[0], style: style.over(v.style(2)))
        let measures = evaluator.measures?.measures
        let path = measures?.outlines(
          of: words,
          at: read(v),
          in: evaluator.environment,
          depth: evaluator.depth
        )
        return .path(path ?? .empty)
      }
    )
  }
}

extension BuiltIn {
  private static let baselineOffset = Parameter("baselineOffset", .double, default: .double(0))

  /// Since edition 2027, the letters of separate boxes do not look connected.
  private static let joinsInside = LaterDefault(
    edition: .of2027,
    value: .bool(false),
    companion: "padding",
    effect: "letters in this padded run do not join letters beside it"
  )

  fileprivate static let runOfWords = BuiltIn(
    "TextRun",
    .call,
    takes: [
      Parameter(nil, .string), .style, .font, .optional("paint", .paint),
      .optional("underline", .bool), .optional("strikethrough", .bool), baselineOffset,
      .optional("background", .paint),
      Parameter("cornerRadii", .cornerRadii, default: .zeroCorners),
      Parameter("padding", .insets, default: .zeroInsets),
      Parameter("joins", .bool, default: .bool(true), later: joinsInside),
    ],
    gives: .run,
    does: "Text with its own style in a paragraph, and a background behind it."
  ) { v in
    let own = TextStyle(
      font: v.optional(2)?.fontValue,
      paint: v.optional(3)?.paintValue,
      underline: v.optional(4)?.boolValue,
      strikethrough: v.optional(5)?.boolValue
    )
    let box = RunBox(
      background: v.optional(7)?.paintValue,
      cornerRadii: v[8].cornerRadiiValue,
      padding: v.insets(9),
      joins: v.bool(10)
    )
    return run(v[0], own.over(v.style(1)), v.double(6), box: box)
  }

  fileprivate static let runOfImage = BuiltIn(
    "TextRun",
    .call,
    takes: [Parameter(nil, .image), .font, baselineOffset],
    gives: .run,
    does: "An image in a paragraph, as high as the font's size."
  ) { v in run(v[0], TextStyle(font: v.optional(1)?.fontValue), v.double(2)) }

  fileprivate static let runOfContent = BuiltIn(
    "TextRun",
    .call,
    takes: [Parameter(nil, .content), baselineOffset],
    gives: .run,
    reads: .scale,
    does: "A component in a paragraph, on the baseline."
  ) { v in run(v[0], TextStyle(), v.double(1)) }

  fileprivate static let tab = BuiltIn(
    "TabStop",
    .call,
    takes: [
      Parameter(nil, .double),
      Parameter("align", .builtin(.textAlignment), default: .named("leading")),
    ],
    gives: .tab,
    does: "A position in a line for the text after a tab."
  ) { v in .text(.tab(TabStop(v.double(0), align: v.choice(1, .leading)))) }

  private static func run(
    _ value: Value,
    _ style: TextStyle,
    _ offset: Double,
    box: RunBox? = nil
  ) -> Value {
    .text(.run(RunValue(value: value, style: style, baselineOffset: offset, box: box)))
  }
}

extension Font {
  /// Sets the property that a parameter of `Font(…)` specifies.
  mutating func set(_ label: String, to value: Value) {
    let arguments = Arguments([value])
    switch label {
    case "size": size = value.doubleValue
    case "weight": weight = arguments.choice(0, .regular)
    case "width": width = arguments.choice(0, .normal)
    case "italic": isItalic = value.boolValue
    case "tracking": tracking = value.doubleValue
    case "features": features = arguments.strings(0)
    case "variations": variations = arguments.strings(0)
    default: break
    }
  }
}

extension BuiltIn {
  @Rows static var measures: [BuiltIn] {
    measure("width", .double, "The width of the widest line.") { .double($0.width) }
    measure("height", .double, "The height of all lines.") { .double($0.height) }
    measure("size", .size, "The width of the widest line and the height of all lines.") {
      .size($0.size)
    }
    measure("lines", .int, "The number of lines.") { .int($0.lines) }
    measure("ascent", .double, "The ascent of the first line above its baseline.") {
      .double($0.ascent)
    }
    measure("descent", .double, "The descent of the last line below its baseline.") {
      .double($0.descent)
    }
    measure("baseline", .double, "The distance from the top to the first line's baseline.") {
      .double($0.baseline)
    }
    measure("lastBaseline", .double, "The distance from the top to the last line's baseline.") {
      .double($0.lastBaseline)
    }
    measure("scale", .fraction, "The fraction of the font's size at which the text is set.") {
      .double($0.scale)
    }
    measure("isTruncated", .bool, "Whether the text does not fit.") {
      .bool($0.isTruncated)
    }
  }

  private static func measure(
    _ name: String,
    _ type: Type,
    _ documentation: String,
    read: @escaping @Sendable (TextMetrics) -> Value
  ) -> BuiltIn {
    property(name, of: .textMetrics, gives: type, motion: .affine, does: documentation) { v in
      read(v[0].measuredValue)
    }
  }
}

extension TextStyle {
  /// Sets the property that a parameter of `TextStyle(…)` specifies.
  mutating func set(_ label: String, to value: Value) {
    let value = value.unwrapped
    switch label {
    case "font": font = value?.fontValue
    case "paint": paint = value?.paintValue
    case "align": alignment = value.flatMap { TextAlignment($0) }
    case "lineHeight": lineHeight = value?.lineHeightValue
    case "paragraphSpacing": paragraphSpacing = value?.doubleValue
    case "tabs": tabs = value?.listValue.map { $0.tabValue }
    case "balance": isBalanced = value?.boolValue
    case "underline": isUnderlined = value?.boolValue
    case "strikethrough": isStruckThrough = value?.boolValue
    default: break
    }
  }
}

extension Arguments {
  /// The style in an argument that can be omitted.
  func style(_ index: Int) -> TextStyle { self[index].unwrapped?.textStyleValue ?? TextStyle() }

  /// The style that the arguments of `TextStyle(…)` specify.
  fileprivate var style: TextStyle {
    var style = TextStyle()
    for (index, parameter) in BuiltIn.textStyleParameters.enumerated() {
      style.set(parameter.label ?? "", to: self[index])
    }
    return style
  }
}

extension Environment.Reads {
  /// The parts of the environment on which the look of text depends.
  static let text: Environment.Reads = [.layoutDirection, .textScale, .fonts]
}
