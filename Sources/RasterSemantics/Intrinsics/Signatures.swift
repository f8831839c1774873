// The signature of every built-in: what the author writes, what it takes and gives, and its Swift.

/// What an author writes to use a built-in, and what the generator writes in turn.
package struct Signature: Sendable {
  package enum Kind: Hashable, Sendable {
    /// An operator between two operands; the Swift operator.
    case infix(String)
    /// An operator before its operand; the Swift operator.
    case prefix(String)
    /// A function or an initializer; its name in module `Raster` (or the standard library's).
    case call(String)
    /// A property of a value of the type.
    case property(Type)
    /// A method of a value of the type; the parameters do not count the value.
    case method(Type)
    /// A member of the type itself, which is written `.name` where the type is expected.
    case staticMember(Type)
  }

  package struct Parameter: Sendable {
    /// Nil where no label is written.
    package let label: String?
    package let type: Type
    /// What stands for an argument that is left out; nil where it must be written.
    package let defaultValue: DefaultValue?

    init(_ label: String?, _ type: Type, default defaultValue: DefaultValue? = nil) {
      self.label = label
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  package enum DefaultValue: Hashable, Sendable {
    case int(Int)
    case double(Double)
    case bool(Bool)
    case zeroPoint
    case zeroAngle
  }

  /// The name or operator in the language.
  package let name: String
  package let kind: Kind
  package let parameters: [Parameter]
  package let result: Type

  init(_ name: String, _ kind: Kind, _ parameters: [Parameter], _ result: Type) {
    self.name = name
    self.kind = kind
    self.parameters = parameters
    self.result = result
  }
}

extension Intrinsic {
  /// The signature.
  ///
  /// A member of `.list(.error)` belongs to lists of any type.
  package var signature: Signature {
    typealias Parameter = Signature.Parameter
    return switch self {
    case .addInt:
      Signature("+", .infix("&+"), [Parameter(nil, .int), Parameter(nil, .int)], .int)
    case .subtractInt:
      Signature("-", .infix("&-"), [Parameter(nil, .int), Parameter(nil, .int)], .int)
    case .multiplyInt:
      Signature("*", .infix("&*"), [Parameter(nil, .int), Parameter(nil, .int)], .int)
    case .divideInt:
      Signature("/", .call("Functions.divide"), [Parameter(nil, .int), Parameter(nil, .int)], .int)
    case .negateInt:
      Signature("-", .prefix("0 &-"), [Parameter(nil, .int)], .int)
    case .lessInt:
      Signature("<", .infix("<"), [Parameter(nil, .int), Parameter(nil, .int)], .bool)
    case .lessOrEqualInt:
      Signature("<=", .infix("<="), [Parameter(nil, .int), Parameter(nil, .int)], .bool)
    case .greaterInt:
      Signature(">", .infix(">"), [Parameter(nil, .int), Parameter(nil, .int)], .bool)
    case .greaterOrEqualInt:
      Signature(">=", .infix(">="), [Parameter(nil, .int), Parameter(nil, .int)], .bool)
    case .addDouble:
      Signature("+", .infix("+"), [Parameter(nil, .double), Parameter(nil, .double)], .double)
    case .subtractDouble:
      Signature("-", .infix("-"), [Parameter(nil, .double), Parameter(nil, .double)], .double)
    case .multiplyDouble:
      Signature("*", .infix("*"), [Parameter(nil, .double), Parameter(nil, .double)], .double)
    case .divideDouble:
      Signature("/", .infix("/"), [Parameter(nil, .double), Parameter(nil, .double)], .double)
    case .negateDouble:
      Signature("-", .prefix("-"), [Parameter(nil, .double)], .double)
    case .lessDouble:
      Signature("<", .infix("<"), [Parameter(nil, .double), Parameter(nil, .double)], .bool)
    case .lessOrEqualDouble:
      Signature("<=", .infix("<="), [Parameter(nil, .double), Parameter(nil, .double)], .bool)
    case .greaterDouble:
      Signature(">", .infix(">"), [Parameter(nil, .double), Parameter(nil, .double)], .bool)
    case .greaterOrEqualDouble:
      Signature(">=", .infix(">="), [Parameter(nil, .double), Parameter(nil, .double)], .bool)
    case .not:
      Signature("!", .prefix("!"), [Parameter(nil, .bool)], .bool)
    case .addAngle:
      Signature("+", .infix("+"), [Parameter(nil, .angle), Parameter(nil, .angle)], .angle)
    case .subtractAngle:
      Signature("-", .infix("-"), [Parameter(nil, .angle), Parameter(nil, .angle)], .angle)
    case .multiplyAngle:
      Signature("*", .infix("*"), [Parameter(nil, .angle), Parameter(nil, .double)], .angle)
    case .divideAngle:
      Signature("/", .infix("/"), [Parameter(nil, .angle), Parameter(nil, .double)], .angle)
    case .negateAngle:
      Signature("-", .prefix("-"), [Parameter(nil, .angle)], .angle)
    case .addPoint:
      Signature("+", .infix("+"), [Parameter(nil, .point), Parameter(nil, .point)], .point)
    case .subtractPoint:
      Signature("-", .infix("-"), [Parameter(nil, .point), Parameter(nil, .point)], .point)
    case .multiplyPoint:
      Signature("*", .infix("*"), [Parameter(nil, .point), Parameter(nil, .double)], .point)
    case .addString:
      Signature("+", .infix("+"), [Parameter(nil, .string), Parameter(nil, .string)], .string)
    case .minInt:
      Signature("min", .call("Functions.min"), [Parameter(nil, .int), Parameter(nil, .int)], .int)
    case .maxInt:
      Signature("max", .call("Functions.max"), [Parameter(nil, .int), Parameter(nil, .int)], .int)
    case .absInt:
      Signature("abs", .call("Functions.abs"), [Parameter(nil, .int)], .int)
    case .modInt:
      Signature("mod", .call("Functions.mod"), [Parameter(nil, .int), Parameter(nil, .int)], .int)
    case .clampInt:
      Signature(
        "clamp",
        .call("Functions.clamp"),
        [Parameter(nil, .int), Parameter("min", .int), Parameter("max", .int)],
        .int
      )
    case .minDouble:
      Signature(
        "min",
        .call("Functions.min"),
        [Parameter(nil, .double), Parameter(nil, .double)],
        .double
      )
    case .maxDouble:
      Signature(
        "max",
        .call("Functions.max"),
        [Parameter(nil, .double), Parameter(nil, .double)],
        .double
      )
    case .absDouble:
      Signature("abs", .call("Functions.abs"), [Parameter(nil, .double)], .double)
    case .modDouble:
      Signature(
        "mod",
        .call("Functions.mod"),
        [Parameter(nil, .double), Parameter(nil, .double)],
        .double
      )
    case .clampDouble:
      Signature(
        "clamp",
        .call("Functions.clamp"),
        [Parameter(nil, .double), Parameter("min", .double), Parameter("max", .double)],
        .double
      )
    case .floor:
      Signature("floor", .call("Functions.floor"), [Parameter(nil, .double)], .double)
    case .ceil:
      Signature("ceil", .call("Functions.ceil"), [Parameter(nil, .double)], .double)
    case .round:
      Signature("round", .call("Functions.round"), [Parameter(nil, .double)], .double)
    case .sqrt:
      Signature("sqrt", .call("Functions.sqrt"), [Parameter(nil, .double)], .double)
    case .lerp:
      Signature(
        "lerp",
        .call("Functions.lerp"),
        [Parameter(nil, .double), Parameter(nil, .double), Parameter(nil, .double)],
        .double
      )
    case .sin:
      Signature("sin", .call("Functions.sin"), [Parameter(nil, .angle)], .double)
    case .cos:
      Signature("cos", .call("Functions.cos"), [Parameter(nil, .angle)], .double)
    case .tan:
      Signature("tan", .call("Functions.tan"), [Parameter(nil, .angle)], .double)
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
      Signature(
        "translation",
        .call("Transform.translation"),
        [
          Parameter("x", .double, default: .double(0)),
          Parameter("y", .double, default: .double(0)),
        ],
        .transform
      )
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
        [Parameter("x", .angle, default: .zeroAngle), Parameter("y", .angle, default: .zeroAngle)],
        .transform
      )
    case .pointX:
      Signature("x", .property(.point), [], .double)
    case .pointY:
      Signature("y", .property(.point), [], .double)
    case .pointOffset:
      Signature(
        "offset",
        .method(.point),
        [
          Parameter("x", .double, default: .double(0)),
          Parameter("y", .double, default: .double(0)),
        ],
        .point
      )
    case .pointDistance:
      Signature("distance", .method(.point), [Parameter("to", .point)], .double)
    case .pointTransformed:
      Signature("transformed", .method(.point), [Parameter("by", .transform)], .point)
    case .sizeWidth:
      Signature("width", .property(.size), [], .double)
    case .sizeHeight:
      Signature("height", .property(.size), [], .double)
    case .sizeOutset:
      Signature("outset", .method(.size), [Parameter(nil, .double)], .size)
    case .sizeInset:
      Signature("inset", .method(.size), [Parameter(nil, .double)], .size)
    case .rectX:
      Signature("x", .property(.rect), [], .double)
    case .rectY:
      Signature("y", .property(.rect), [], .double)
    case .rectWidth:
      Signature("width", .property(.rect), [], .double)
    case .rectHeight:
      Signature("height", .property(.rect), [], .double)
    case .rectMinX:
      Signature("minX", .property(.rect), [], .double)
    case .rectMidX:
      Signature("midX", .property(.rect), [], .double)
    case .rectMaxX:
      Signature("maxX", .property(.rect), [], .double)
    case .rectMinY:
      Signature("minY", .property(.rect), [], .double)
    case .rectMidY:
      Signature("midY", .property(.rect), [], .double)
    case .rectMaxY:
      Signature("maxY", .property(.rect), [], .double)
    case .rectOrigin:
      Signature("origin", .property(.rect), [], .point)
    case .rectSize:
      Signature("size", .property(.rect), [], .size)
    case .rectCenter:
      Signature("center", .property(.rect), [], .point)
    case .rectTopLeft:
      Signature("topLeft", .property(.rect), [], .point)
    case .rectTopRight:
      Signature("topRight", .property(.rect), [], .point)
    case .rectBottomLeft:
      Signature("bottomLeft", .property(.rect), [], .point)
    case .rectBottomRight:
      Signature("bottomRight", .property(.rect), [], .point)
    case .rectInset:
      Signature("inset", .method(.rect), [Parameter(nil, .double)], .rect)
    case .rectInsetAxes:
      Signature(
        "inset",
        .method(.rect),
        [
          Parameter("x", .double, default: .double(0)),
          Parameter("y", .double, default: .double(0)),
        ],
        .rect
      )
    case .rectInsetInsets:
      Signature("inset", .method(.rect), [Parameter("by", .insets)], .rect)
    case .rectOffset:
      Signature(
        "offset",
        .method(.rect),
        [
          Parameter("x", .double, default: .double(0)),
          Parameter("y", .double, default: .double(0)),
        ],
        .rect
      )
    case .rectUnion:
      Signature("union", .method(.rect), [Parameter(nil, .rect)], .rect)
    case .rectIntersection:
      Signature("intersection", .method(.rect), [Parameter(nil, .rect)], .rect)
    case .insetsTop:
      Signature("top", .property(.insets), [], .double)
    case .insetsLeft:
      Signature("left", .property(.insets), [], .double)
    case .insetsBottom:
      Signature("bottom", .property(.insets), [], .double)
    case .insetsRight:
      Signature("right", .property(.insets), [], .double)
    case .angleDegrees:
      Signature("degrees", .property(.angle), [], .double)
    case .angleRadians:
      Signature("radians", .property(.angle), [], .double)
    case .angleTurns:
      Signature("turns", .property(.angle), [], .double)
    case .transformThen:
      Signature("then", .method(.transform), [Parameter(nil, .transform)], .transform)
    case .anchorTop:
      Signature("top", .staticMember(.anchor), [], .anchor)
    case .anchorBottom:
      Signature("bottom", .staticMember(.anchor), [], .anchor)
    case .anchorLeading:
      Signature("leading", .staticMember(.anchor), [], .anchor)
    case .anchorTrailing:
      Signature("trailing", .staticMember(.anchor), [], .anchor)
    case .anchorCenter:
      Signature("center", .staticMember(.anchor), [], .anchor)
    case .anchorTopLeading:
      Signature("topLeading", .staticMember(.anchor), [], .anchor)
    case .anchorTopTrailing:
      Signature("topTrailing", .staticMember(.anchor), [], .anchor)
    case .anchorBottomLeading:
      Signature("bottomLeading", .staticMember(.anchor), [], .anchor)
    case .anchorBottomTrailing:
      Signature("bottomTrailing", .staticMember(.anchor), [], .anchor)
    case .anchorUnit:
      Signature(
        "unit",
        .staticMember(.anchor),
        [Parameter(nil, .double), Parameter(nil, .double)],
        .anchor
      )
    case .stringCount:
      Signature("count", .property(.string), [], .int)
    case .stringIsEmpty:
      Signature("isEmpty", .property(.string), [], .bool)
    case .listCount:
      Signature("count", .property(.list(.error)), [], .int)
    case .listIsEmpty:
      Signature("isEmpty", .property(.list(.error)), [], .bool)
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
    case .colorRed:
      Signature("red", .property(.color), [], .double)
    case .colorGreen:
      Signature("green", .property(.color), [], .double)
    case .colorBlue:
      Signature("blue", .property(.color), [], .double)
    case .colorAlpha:
      Signature("alpha", .property(.color), [], .double)
    case .colorClear:
      Signature("clear", .staticMember(.color), [], .color)
    case .colorBlack:
      Signature("black", .staticMember(.color), [], .color)
    case .colorWhite:
      Signature("white", .staticMember(.color), [], .color)
    case .stop:
      Signature(
        "Stop",
        .call("GradientStop"),
        [Parameter(nil, .color), Parameter("at", .double)],
        .gradientStop
      )
    case .linearGradient:
      Signature(
        "linearGradient",
        .call("Paint.linearGradient"),
        [
          Parameter("from", .anchor), Parameter("to", .anchor),
          Parameter(nil, .list(.gradientStop)),
        ],
        .paint
      )
    case .radialGradient:
      Signature(
        "radialGradient",
        .call("Paint.radialGradient"),
        [
          Parameter("center", .anchor), Parameter("radius", .double),
          Parameter(nil, .list(.gradientStop)),
        ],
        .paint
      )
    case .shadow:
      Signature(
        "Shadow",
        .call("Shadow"),
        [Parameter(nil, .color), Parameter("offset", .point, default: .zeroPoint)],
        .shadow
      )
    case .pathRect:
      Signature("rect", .call("Path.rect"), [Parameter(nil, .rect)], .path)
    case .pathRoundedRect:
      Signature(
        "roundedRect",
        .call("Path.roundedRect"),
        [Parameter(nil, .rect), Parameter("radius", .double)],
        .path
      )
    case .pathRoundedRectCorners:
      Signature(
        "roundedRect",
        .call("Path.roundedRect"),
        [Parameter(nil, .rect), Parameter("corners", .corners)],
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
    case .pathBounds:
      Signature("bounds", .property(.path), [], .rect)
    case .pathOffset:
      Signature(
        "offset",
        .method(.path),
        [
          Parameter("x", .double, default: .double(0)),
          Parameter("y", .double, default: .double(0)),
        ],
        .path
      )
    case .pathTransformed:
      Signature("transformed", .method(.path), [Parameter("by", .transform)], .path)
    case .imageSize:
      Signature("size", .property(.image), [], .size)
    }
  }
}
