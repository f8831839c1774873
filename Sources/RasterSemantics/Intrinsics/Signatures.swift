// The signature of every built-in: what the author writes, what it takes and gives, and its Swift.

extension Intrinsic {
  /// The signature.
  ///
  /// A member of `.list(.error)` belongs to lists of any type.
  package var signature: Signature {
    typealias Parameter = Signature.Parameter
    return switch self {
    case .addInt: .infix("+", "&+", .int, .int, .int)
    case .subtractInt: .infix("-", "&-", .int, .int, .int)
    case .multiplyInt: .infix("*", "&*", .int, .int, .int)
    case .divideInt:
      Signature("/", .call("Functions.divide"), [Parameter(nil, .int), Parameter(nil, .int)], .int)
    case .negateInt: .prefix("-", "0 &-", .int)
    case .lessInt: .infix("<", "<", .int, .int, .bool)
    case .lessOrEqualInt: .infix("<=", "<=", .int, .int, .bool)
    case .greaterInt: .infix(">", ">", .int, .int, .bool)
    case .greaterOrEqualInt: .infix(">=", ">=", .int, .int, .bool)
    case .addDouble: .infix("+", "+", .double, .double, .double)
    case .subtractDouble: .infix("-", "-", .double, .double, .double)
    case .multiplyDouble: .infix("*", "*", .double, .double, .double)
    case .divideDouble: .infix("/", "/", .double, .double, .double)
    case .negateDouble: .prefix("-", "-", .double)
    case .lessDouble: .infix("<", "<", .double, .double, .bool)
    case .lessOrEqualDouble: .infix("<=", "<=", .double, .double, .bool)
    case .greaterDouble: .infix(">", ">", .double, .double, .bool)
    case .greaterOrEqualDouble: .infix(">=", ">=", .double, .double, .bool)
    case .not: .prefix("!", "!", .bool)
    case .addAngle: .infix("+", "+", .angle, .angle, .angle)
    case .subtractAngle: .infix("-", "-", .angle, .angle, .angle)
    case .multiplyAngle: .infix("*", "*", .angle, .double, .angle)
    case .divideAngle: .infix("/", "/", .angle, .double, .angle)
    case .negateAngle: .prefix("-", "-", .angle)
    case .addPoint: .infix("+", "+", .point, .point, .point)
    case .subtractPoint: .infix("-", "-", .point, .point, .point)
    case .multiplyPoint: .infix("*", "*", .point, .double, .point)
    case .addString: .infix("+", "+", .string, .string, .string)
    case .minInt: .function("min", [.int, .int], .int)
    case .maxInt: .function("max", [.int, .int], .int)
    case .absInt: .function("abs", [.int], .int)
    case .modInt: .function("mod", [.int, .int], .int)
    case .clampInt:
      Signature(
        "clamp",
        .call("Functions.clamp"),
        [Parameter(nil, .int), Parameter("min", .int), Parameter("max", .int)],
        .int
      )
    case .minDouble: .function("min", [.double, .double], .double)
    case .maxDouble: .function("max", [.double, .double], .double)
    case .absDouble: .function("abs", [.double], .double)
    case .modDouble: .function("mod", [.double, .double], .double)
    case .clampDouble:
      Signature(
        "clamp",
        .call("Functions.clamp"),
        [Parameter(nil, .double), Parameter("min", .double), Parameter("max", .double)],
        .double
      )
    case .floor: .function("floor", [.double], .double)
    case .ceil: .function("ceil", [.double], .double)
    case .round: .function("round", [.double], .double)
    case .sqrt: .function("sqrt", [.double], .double)
    case .lerp: .function("lerp", [.double, .double, .double], .double)
    case .sin: .function("sin", [.angle], .double)
    case .cos: .function("cos", [.angle], .double)
    case .tan: .function("tan", [.angle], .double)
    case .toInt:
      Signature("Int", .call("Functions.int"), [Parameter(nil, .double)], .int)
    case .toDouble:
      Signature("Double", .call("Double"), [Parameter(nil, .int)], .double)
    case .point:
      Signature(
        "Point",
        .call("Point"),
        [Parameter("x", .double), Parameter("y", .double)],
        .point
      )
    case .size:
      Signature(
        "Size",
        .call("Size"),
        [Parameter("width", .double), Parameter("height", .double)],
        .size
      )
    case .rect:
      Signature(
        "Rect",
        .call("Rect"),
        [
          Parameter("x", .double), Parameter("y", .double), Parameter("width", .double),
          Parameter("height", .double),
        ],
        .rect
      )
    case .rectOriginSize:
      Signature(
        "Rect",
        .call("Rect"),
        [Parameter("origin", .point), Parameter("size", .size)],
        .rect
      )
    case .insets:
      Signature(
        "Insets",
        .call("Insets"),
        [
          Parameter("top", .double, default: .double(0)),
          Parameter("left", .double, default: .double(0)),
          Parameter("bottom", .double, default: .double(0)),
          Parameter("right", .double, default: .double(0)),
        ],
        .insets
      )
    case .insetsAll:
      Signature("Insets", .call("Insets"), [Parameter(nil, .double)], .insets)
    case .corners:
      Signature(
        "Corners",
        .call("Corners"),
        [
          Parameter("topLeft", .double, default: .double(0)),
          Parameter("topRight", .double, default: .double(0)),
          Parameter("bottomRight", .double, default: .double(0)),
          Parameter("bottomLeft", .double, default: .double(0)),
        ],
        .corners
      )
    case .cornersAll:
      Signature("Corners", .call("Corners"), [Parameter(nil, .double)], .corners)
    case .polar:
      Signature(
        "polar",
        .call("Point.polar"),
        [Parameter("center", .point), Parameter("radius", .double), Parameter("angle", .angle)],
        .point
      )
    case .translation:
      Signature("translation", .call("Transform.translation"), Parameter.distances, .transform)
    case .scaling:
      Signature(
        "scaling",
        .call("Transform.scaling"),
        [Parameter(nil, .double), Parameter("about", .point, default: .zeroPoint)],
        .transform
      )
    case .scalingAxes:
      Signature(
        "scaling",
        .call("Transform.scaling"),
        [
          Parameter("x", .double), Parameter("y", .double),
          Parameter("about", .point, default: .zeroPoint),
        ],
        .transform
      )
    case .rotation:
      Signature(
        "rotation",
        .call("Transform.rotation"),
        [Parameter(nil, .angle), Parameter("about", .point, default: .zeroPoint)],
        .transform
      )
    case .skew:
      Signature(
        "skew",
        .call("Transform.skew"),
        [
          Parameter("x", .angle, default: .degrees(0)),
          Parameter("y", .angle, default: .degrees(0)),
        ],
        .transform
      )
    case .pointX: .property("x", .point, .double)
    case .pointY: .property("y", .point, .double)
    case .pointOffset:
      Signature("offset", .method(.point), Parameter.distances, .point)
    case .pointDistance:
      Signature("distance", .method(.point), [Parameter("to", .point)], .double)
    case .pointTransformed:
      Signature("transformed", .method(.point), [Parameter("by", .transform)], .point)
    case .sizeWidth: .property("width", .size, .double)
    case .sizeHeight: .property("height", .size, .double)
    case .sizeOutset:
      Signature("outset", .method(.size), [Parameter(nil, .double)], .size)
    case .sizeInset:
      Signature("inset", .method(.size), [Parameter(nil, .double)], .size)
    case .rectX: .property("x", .rect, .double)
    case .rectY: .property("y", .rect, .double)
    case .rectWidth: .property("width", .rect, .double)
    case .rectHeight: .property("height", .rect, .double)
    case .rectMinX: .property("minX", .rect, .double)
    case .rectMidX: .property("midX", .rect, .double)
    case .rectMaxX: .property("maxX", .rect, .double)
    case .rectMinY: .property("minY", .rect, .double)
    case .rectMidY: .property("midY", .rect, .double)
    case .rectMaxY: .property("maxY", .rect, .double)
    case .rectOrigin: .property("origin", .rect, .point)
    case .rectSize: .property("size", .rect, .size)
    case .rectCenter: .property("center", .rect, .point)
    case .rectTopLeft: .property("topLeft", .rect, .point)
    case .rectTopRight: .property("topRight", .rect, .point)
    case .rectBottomLeft: .property("bottomLeft", .rect, .point)
    case .rectBottomRight: .property("bottomRight", .rect, .point)
    case .rectInset:
      Signature("inset", .method(.rect), [Parameter(nil, .double)], .rect)
    case .rectInsetAxes:
      Signature("inset", .method(.rect), Parameter.distances, .rect)
    case .rectInsetInsets:
      Signature("inset", .method(.rect), [Parameter("by", .insets)], .rect)
    case .rectOffset:
      Signature("offset", .method(.rect), Parameter.distances, .rect)
    case .rectUnion:
      Signature("union", .method(.rect), [Parameter(nil, .rect)], .rect)
    case .rectIntersection:
      Signature("intersection", .method(.rect), [Parameter(nil, .rect)], .rect)
    case .insetsTop: .property("top", .insets, .double)
    case .insetsLeft: .property("left", .insets, .double)
    case .insetsBottom: .property("bottom", .insets, .double)
    case .insetsRight: .property("right", .insets, .double)
    case .angleDegrees: .property("degrees", .angle, .double)
    case .angleRadians: .property("radians", .angle, .double)
    case .angleTurns: .property("turns", .angle, .double)
    case .transformIdentity: .constant("identity", .transform)
    case .transformThen:
      Signature("then", .method(.transform), [Parameter(nil, .transform)], .transform)
    case .anchorTop: .constant("top", .anchor)
    case .anchorBottom: .constant("bottom", .anchor)
    case .anchorLeading: .constant("leading", .anchor)
    case .anchorTrailing: .constant("trailing", .anchor)
    case .anchorCenter: .constant("center", .anchor)
    case .anchorTopLeading: .constant("topLeading", .anchor)
    case .anchorTopTrailing: .constant("topTrailing", .anchor)
    case .anchorBottomLeading: .constant("bottomLeading", .anchor)
    case .anchorBottomTrailing: .constant("bottomTrailing", .anchor)
    case .anchorUnit:
      Signature(
        "unit",
        .staticMember(.anchor),
        [Parameter(nil, .double), Parameter(nil, .double)],
        .anchor
      )
    case .stringCount: .property("count", .string, .int)
    case .stringIsEmpty: .property("isEmpty", .string, .bool)
    case .listCount: .property("count", .list(.error), .int)
    case .listIsEmpty: .property("isEmpty", .list(.error), .bool)
    case .rgb:
      Signature(
        "rgb",
        .call("Color.rgb"),
        [
          Parameter(nil, .double), Parameter(nil, .double), Parameter(nil, .double),
          Parameter("alpha", .double, default: .double(1)),
        ],
        .color
      )
    case .hsl:
      Signature(
        "hsl",
        .call("Color.hsl"),
        [
          Parameter(nil, .angle), Parameter(nil, .double), Parameter(nil, .double),
          Parameter("alpha", .double, default: .double(1)),
        ],
        .color
      )
    case .oklch:
      Signature(
        "oklch",
        .call("Color.oklch"),
        [
          Parameter(nil, .double), Parameter(nil, .double), Parameter(nil, .angle),
          Parameter("alpha", .double, default: .double(1)),
        ],
        .color
      )
    case .mix:
      Signature(
        "mix",
        .call("Color.mix"),
        [Parameter(nil, .color), Parameter(nil, .color), Parameter(nil, .double)],
        .color
      )
    case .colorOpacity:
      Signature("opacity", .method(.color), [Parameter(nil, .double)], .color)
    case .colorLighter:
      Signature("lighter", .method(.color), [Parameter(nil, .double)], .color)
    case .colorDarker:
      Signature("darker", .method(.color), [Parameter(nil, .double)], .color)
    case .colorContrast:
      Signature("contrast", .method(.color), [Parameter("with", .color)], .double)
    case .colorRed: .property("red", .color, .double)
    case .colorGreen: .property("green", .color, .double)
    case .colorBlue: .property("blue", .color, .double)
    case .colorAlpha: .property("alpha", .color, .double)
    case .colorClear: .constant("clear", .color)
    case .colorBlack: .constant("black", .color)
    case .colorWhite: .constant("white", .color)
    case .stop:
      Signature(
        "Stop",
        .call("GradientStop"),
        [
          Parameter(nil, .color), Parameter("at", .optional(.double), default: .nothing),
          Parameter("hint", .optional(.double), default: .nothing),
        ],
        .gradientStop
      )
    case .linearGradient:
      Signature(
        "linearGradient",
        .call("Paint.linearGradient"),
        [Parameter("from", .anchor), Parameter("to", .anchor)] + Parameter.stops,
        .paint
      )
    case .radialGradient:
      Signature(
        "radialGradient",
        .call("Paint.radialGradient"),
        [Parameter("center", .anchor), Parameter("radius", .double)] + Parameter.stops,
        .paint
      )
    case .radialGradientFocus:
      Signature(
        "radialGradient",
        .call("Paint.radialGradient"),
        [
          Parameter("focus", .anchor), Parameter("focusRadius", .double, default: .double(0)),
          Parameter("center", .anchor), Parameter("radius", .double),
        ] + Parameter.stops,
        .paint
      )
    case .sweepGradient:
      Signature(
        "sweepGradient",
        .call("Paint.sweepGradient"),
        [
          Parameter("center", .anchor), Parameter("from", .angle, default: .degrees(0)),
          Parameter("to", .angle, default: .degrees(360)),
        ] + Parameter.stops,
        .paint
      )
    case .pattern:
      Signature(
        "pattern",
        .call("Paint.pattern"),
        [
          Parameter(nil, .image), Parameter("scale", .double, default: .double(1)),
          Parameter("transform", .transform, default: .identity),
          Parameter("spread", .builtin(.spread), default: .named("repeat")),
          Parameter("sampling", .builtin(.sampling), default: .named("bilinear")),
        ],
        .paint
      )
    case .shadow:
      Signature(
        "Shadow",
        .call("Shadow"),
        [
          Parameter(nil, .color), Parameter("blur", .double, default: .double(0)),
          Parameter("spread", .double, default: .double(0)),
          Parameter("offset", .point, default: .zeroPoint),
          Parameter("inner", .bool, default: .bool(false)),
        ],
        .shadow
      )
    case .pathRect:
      Signature("rect", .call("Path.rect"), [Parameter(nil, .rect)], .path)
    case .pathRoundedRect:
      Signature(
        "roundedRect",
        .call("Path.roundedRect"),
        [Parameter(nil, .rect), Parameter("radius", .double), Parameter.cornerStyle],
        .path
      )
    case .pathRoundedRectCorners:
      Signature(
        "roundedRect",
        .call("Path.roundedRect"),
        [Parameter(nil, .rect), Parameter("corners", .corners), Parameter.cornerStyle],
        .path
      )
    case .pathEllipse:
      Signature("ellipse", .call("Path.ellipse"), [Parameter(nil, .rect)], .path)
    case .pathCircle:
      Signature(
        "circle",
        .call("Path.circle"),
        [Parameter("center", .point), Parameter("radius", .double)],
        .path
      )
    case .pathCircleRect:
      Signature("circle", .call("Path.circle"), [Parameter(nil, .rect)], .path)
    case .pathCapsule:
      Signature("capsule", .call("Path.capsule"), [Parameter(nil, .rect)], .path)
    case .pathArc:
      Signature(
        "arc",
        .call("Path.arc"),
        [
          Parameter("center", .point), Parameter("radius", .double), Parameter("from", .angle),
          Parameter("to", .angle), Parameter("clockwise", .bool, default: .bool(true)),
        ],
        .path
      )
    case .pathPie:
      Signature(
        "pie",
        .call("Path.pie"),
        [
          Parameter("center", .point), Parameter("radius", .double), Parameter("from", .angle),
          Parameter("to", .angle),
        ],
        .path
      )
    case .pathRing:
      Signature("ring", .call("Path.ring"), Parameter.ring, .path)
    case .pathRingPart:
      Signature(
        "ring",
        .call("Path.ring"),
        Parameter.ring + [Parameter("from", .angle), Parameter("to", .angle)],
        .path
      )
    case .pathLine:
      Signature(
        "line",
        .call("Path.line"),
        [Parameter("from", .point), Parameter("to", .point)],
        .path
      )
    case .pathPolygon:
      Signature("polygon", .call("Path.polygon"), [Parameter(nil, .list(.point))], .path)
    case .pathPolyline:
      Signature("polyline", .call("Path.polyline"), [Parameter(nil, .list(.point))], .path)
    case .pathStar:
      Signature(
        "star",
        .call("Path.star"),
        [
          Parameter("in", .rect), Parameter("points", .int, default: .int(5)),
          Parameter("innerRadius", .double, default: .double(0.381966)),
        ],
        .path
      )
    case .pathSVG:
      Signature("path", .call("Path.svg"), [Parameter(nil, .string)], .path)
    case .pathBounds: .property("bounds", .path, .rect)
    case .pathOffset:
      Signature("offset", .method(.path), Parameter.distances, .path)
    case .pathTransformed:
      Signature("transformed", .method(.path), [Parameter("by", .transform)], .path)
    case .pathInset: Signature("inset", .method(.path), [Parameter(nil, .double)], .path)
    case .pathOutlined:
      Signature(
        "outlined",
        .method(.path),
        [
          Parameter("width", .double, default: .double(1)),
          Parameter("cap", .builtin(.lineCap), default: .named("butt")),
          Parameter("join", .builtin(.lineJoin), default: .named("miter")),
          Parameter("miterLimit", .double, default: .double(10)),
          Parameter("dash", .list(.double), default: .emptyList),
          Parameter("phase", .double, default: .double(0)),
        ],
        .path
      )
    case .pathTrimmed:
      Signature(
        "trimmed",
        .method(.path),
        [
          Parameter("from", .double, default: .double(0)),
          Parameter("to", .double, default: .double(1)),
        ],
        .path
      )
    case .pathReversed: .property("reversed", .path, .path)
    case .pathUnion: Signature("union", .method(.path), [Parameter(nil, .path)], .path)
    case .pathIntersection:
      Signature("intersection", .method(.path), [Parameter(nil, .path)], .path)
    case .pathDifference: Signature("difference", .method(.path), [Parameter(nil, .path)], .path)
    case .font: .font
    case .measure:
      Signature(
        "measure",
        .environment("measure"),
        [
          Parameter(nil, .string), Parameter.font,
          Parameter("width", .double, default: .double(.infinity)), Parameter.lines,
          Parameter.lineHeight,
        ],
        .size
      )
    case .textPath:
      Signature(
        "textPath",
        .environment("textPath"),
        [
          Parameter(nil, .string), Parameter("in", .rect), Parameter.font,
          Parameter.textAlignment,
          Parameter("vertical", .builtin(.verticalAlignment), default: .named("center")),
          Parameter.lines, Parameter.lineHeight,
        ],
        .path
      )
    case .textPathAt:
      Signature(
        "textPath",
        .environment("textPath"),
        [
          Parameter(nil, .string), Parameter("at", .point), Parameter.font,
          Parameter.textAlignment, Parameter.lineHeight,
        ],
        .path
      )
    case .imageSize: .property("size", .image, .size)
    case .row:
      Signature(
        "row",
        .call("Content.row"),
        [Parameter.spacing, Parameter.contentAlignment("center"), Parameter.parts],
        .content
      )
    case .column:
      Signature(
        "column",
        .call("Content.column"),
        [Parameter.spacing, Parameter.contentAlignment("leading"), Parameter.parts],
        .content
      )
    case .overlay:
      Signature(
        "overlay",
        .call("Content.overlay"),
        [Parameter.contentAlignment("center"), Parameter.parts],
        .content
      )
    case .space: Signature("space", .call("Content.space"), [], .content)
    case .spaceLength:
      Signature("space", .call("Content.space"), [Parameter(nil, .double)], .content)
    case .contentFlexible: Signature("flexible", .method(.content), [], .content)
    case .contentSize:
      Signature("size", .environmentProperty(.content, "naturalSize"), [], .size)
    case .contentSizeWidth:
      Signature("size", .environmentMethod(.content), [Parameter("width", .double)], .size)
    }
  }
}

extension Signature {
  fileprivate static let font = Signature(
    "Font",
    .call("Font"),
    [
      Parameter("family", .string, default: .emptyString),
      Parameter("fallback", .list(.string), default: .emptyList),
      Parameter("size", .double, default: .double(15)),
      Parameter("weight", .builtin(.fontWeight), default: .named("regular")),
      Parameter("width", .builtin(.fontWidth), default: .named("normal")),
      Parameter("italic", .bool, default: .bool(false)),
      Parameter("tracking", .double, default: .double(0)),
      Parameter("features", .list(.string), default: .emptyList),
    ],
    .font
  )
}
