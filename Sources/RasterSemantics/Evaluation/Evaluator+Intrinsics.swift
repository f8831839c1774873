// Evaluates every built-in, by the function that generated Swift calls for it.

import Raster

extension Evaluator {
  @inline(never)
  mutating func evaluateIntrinsic(
    _ intrinsic: Intrinsic,
    _ arguments: [TypedExpression]
  ) -> Value {
    if intrinsic.readsEnvironment { notConstant() }
    switch intrinsic {
    case .contentSize: return .size(contentSize(of: arguments, isOffered: false))
    case .contentSizeWidth: return .size(contentSize(of: arguments, isOffered: true))
    default: break
    }
    return Evaluator.apply(intrinsic, Arguments(arguments.map { evaluate($0) }), environment)
  }

  /// The values of a built-in's arguments, in the signature's order; a member's value comes first.
  fileprivate struct Arguments {
    private let values: [Value]

    init(_ values: [Value]) { self.values = values }

    subscript(index: Int) -> Value { index < values.count ? values[index] : .nothing }

    func int(_ index: Int) -> Int { self[index].intValue }
    func double(_ index: Int) -> Double { self[index].doubleValue }
    func angle(_ index: Int) -> Angle { self[index].angleValue }
    func point(_ index: Int) -> Point { self[index].pointValue }
    func size(_ index: Int) -> Size { self[index].sizeValue }
    func rect(_ index: Int) -> Rect { self[index].rectValue }
    func color(_ index: Int) -> Color { self[index].colorValue }
    func points(_ index: Int) -> [Point] { self[index].listValue.map(\.pointValue) }
    func stops(_ index: Int) -> [GradientStop] { self[index].listValue.map(\.gradientStopValue) }
    func anchor(_ index: Int) -> Anchor { self[index].anchorValue }
    func transform(_ index: Int) -> Transform { self[index].transformValue }
    func path(_ index: Int) -> Path { self[index].pathValue }
    func doubles(_ index: Int) -> [Double] { self[index].listValue.map(\.doubleValue) }
    func optionalDouble(_ index: Int) -> Double? { self[index].unwrapped?.doubleValue }

    /// A case of one of the runtime's enumerations.
    func choice<Choice>(_ index: Int, _ fallback: Choice) -> Choice
    where Choice: RawRepresentable<UInt8> & CaseIterable {
      Choice(self[index]) ?? fallback
    }

    func space(_ index: Int) -> ColorSpace { choice(index, .srgb) }
    func spread(_ index: Int) -> Spread { choice(index, .pad) }
    func cornerStyle(_ index: Int) -> CornerStyle { choice(index, .circular) }
  }

  @inline(never)
  private static func apply(
    _ intrinsic: Intrinsic,
    _ arguments: Arguments,
    _ environment: Environment
  ) -> Value {
    let v = arguments
    return switch intrinsic {
    case .addInt: .int(v.int(0) &+ v.int(1))
    case .subtractInt: .int(v.int(0) &- v.int(1))
    case .multiplyInt: .int(v.int(0) &* v.int(1))
    case .divideInt: .int(Functions.divide(v.int(0), v.int(1)))
    case .negateInt: .int(0 &- v.int(0))
    case .lessInt: .bool(v.int(0) < v.int(1))
    case .lessOrEqualInt: .bool(v.int(0) <= v.int(1))
    case .greaterInt: .bool(v.int(0) > v.int(1))
    case .greaterOrEqualInt: .bool(v.int(0) >= v.int(1))

    case .addDouble: .double(v.double(0) + v.double(1))
    case .subtractDouble: .double(v.double(0) - v.double(1))
    case .multiplyDouble: .double(v.double(0) * v.double(1))
    case .divideDouble: .double(v.double(0) / v.double(1))
    case .negateDouble: .double(-v.double(0))
    case .lessDouble: .bool(v.double(0) < v.double(1))
    case .lessOrEqualDouble: .bool(v.double(0) <= v.double(1))
    case .greaterDouble: .bool(v.double(0) > v.double(1))
    case .greaterOrEqualDouble: .bool(v.double(0) >= v.double(1))
    case .not: .bool(!v[0].boolValue)

    case .addAngle: .angle(v.angle(0) + v.angle(1))
    case .subtractAngle: .angle(v.angle(0) - v.angle(1))
    case .multiplyAngle: .angle(v.angle(0) * v.double(1))
    case .divideAngle: .angle(v.angle(0) / v.double(1))
    case .negateAngle: .angle(-v.angle(0))
    case .addPoint: .point(v.point(0) + v.point(1))
    case .subtractPoint: .point(v.point(0) - v.point(1))
    case .multiplyPoint: .point(v.point(0) * v.double(1))
    case .addString: .string(v[0].stringValue + v[1].stringValue)

    case .minInt: .int(Functions.min(v.int(0), v.int(1)))
    case .maxInt: .int(Functions.max(v.int(0), v.int(1)))
    case .absInt: .int(Functions.abs(v.int(0)))
    case .modInt: .int(Functions.mod(v.int(0), v.int(1)))
    case .clampInt: .int(Functions.clamp(v.int(0), min: v.int(1), max: v.int(2)))
    case .minDouble: .double(Functions.min(v.double(0), v.double(1)))
    case .maxDouble: .double(Functions.max(v.double(0), v.double(1)))
    case .absDouble: .double(Functions.abs(v.double(0)))
    case .modDouble: .double(Functions.mod(v.double(0), v.double(1)))
    case .clampDouble: .double(Functions.clamp(v.double(0), min: v.double(1), max: v.double(2)))
    case .floor: .double(Functions.floor(v.double(0)))
    case .ceil: .double(Functions.ceil(v.double(0)))
    case .round: .double(Functions.round(v.double(0)))
    case .sqrt: .double(Functions.sqrt(v.double(0)))
    case .lerp: .double(Functions.lerp(v.double(0), v.double(1), v.double(2)))
    case .sin: .double(Functions.sin(v.angle(0)))
    case .cos: .double(Functions.cos(v.angle(0)))
    case .tan: .double(Functions.tan(v.angle(0)))
    case .toInt: .int(Functions.int(v.double(0)))
    case .toDouble: .double(Double(v.int(0)))

    case .point: .point(Point(x: v.double(0), y: v.double(1)))
    case .size: .size(Size(width: v.double(0), height: v.double(1)))
    case .rect:
      .rect(Rect(x: v.double(0), y: v.double(1), width: v.double(2), height: v.double(3)))
    case .rectOriginSize: .rect(Rect(origin: v.point(0), size: v.size(1)))
    case .insets:
      .insets(
        Insets(top: v.double(0), left: v.double(1), bottom: v.double(2), right: v.double(3))
      )
    case .insetsAll: .insets(Insets(v.double(0)))
    case .corners:
      .corners(
        Corners(
          topLeft: v.double(0),
          topRight: v.double(1),
          bottomRight: v.double(2),
          bottomLeft: v.double(3)
        )
      )
    case .cornersAll: .corners(Corners(v.double(0)))
    case .polar:
      .point(Point.polar(center: v.point(0), radius: v.double(1), angle: v.angle(2)))
    case .translation: .transform(Transform.translation(x: v.double(0), y: v.double(1)))
    case .scaling: .transform(Transform.scaling(v.double(0), about: v.point(1)))
    case .scalingAxes:
      .transform(Transform.scaling(x: v.double(0), y: v.double(1), about: v.point(2)))
    case .rotation: .transform(Transform.rotation(v.angle(0), about: v.point(1)))
    case .skew: .transform(Transform.skew(x: v.angle(0), y: v.angle(1)))

    case .pointX: .double(v.point(0).x)
    case .pointY: .double(v.point(0).y)
    case .pointOffset: .point(v.point(0).offset(x: v.double(1), y: v.double(2)))
    case .pointDistance: .double(v.point(0).distance(to: v.point(1)))
    case .pointTransformed: .point(v.point(0).transformed(by: v.transform(1)))
    case .sizeWidth: .double(v.size(0).width)
    case .sizeHeight: .double(v.size(0).height)
    case .sizeOutset: .size(v.size(0).outset(v.double(1)))
    case .sizeInset: .size(v.size(0).inset(v.double(1)))
    case .rectX: .double(v.rect(0).x)
    case .rectY: .double(v.rect(0).y)
    case .rectWidth: .double(v.rect(0).width)
    case .rectHeight: .double(v.rect(0).height)
    case .rectMinX: .double(v.rect(0).minX)
    case .rectMidX: .double(v.rect(0).midX)
    case .rectMaxX: .double(v.rect(0).maxX)
    case .rectMinY: .double(v.rect(0).minY)
    case .rectMidY: .double(v.rect(0).midY)
    case .rectMaxY: .double(v.rect(0).maxY)
    case .rectOrigin: .point(v.rect(0).origin)
    case .rectSize: .size(v.rect(0).size)
    case .rectCenter: .point(v.rect(0).center)
    case .rectTopLeft: .point(v.rect(0).topLeft)
    case .rectTopRight: .point(v.rect(0).topRight)
    case .rectBottomLeft: .point(v.rect(0).bottomLeft)
    case .rectBottomRight: .point(v.rect(0).bottomRight)
    case .rectInset: .rect(v.rect(0).inset(v.double(1)))
    case .rectInsetAxes: .rect(v.rect(0).inset(x: v.double(1), y: v.double(2)))
    case .rectInsetInsets: .rect(v.rect(0).inset(by: v[1].insetsValue))
    case .rectOffset: .rect(v.rect(0).offset(x: v.double(1), y: v.double(2)))
    case .rectUnion: .rect(v.rect(0).union(v.rect(1)))
    case .rectIntersection: .rect(v.rect(0).intersection(v.rect(1)))
    case .insetsTop: .double(v[0].insetsValue.top)
    case .insetsLeft: .double(v[0].insetsValue.left)
    case .insetsBottom: .double(v[0].insetsValue.bottom)
    case .insetsRight: .double(v[0].insetsValue.right)
    case .angleDegrees: .double(v.angle(0).degrees)
    case .angleRadians: .double(v.angle(0).radians)
    case .angleTurns: .double(v.angle(0).turns)
    case .transformIdentity: .transform(.identity)
    case .transformThen: .transform(v.transform(0).then(v.transform(1)))
    case .anchorTop: .anchor(.top)
    case .anchorBottom: .anchor(.bottom)
    case .anchorLeading: .anchor(.leading)
    case .anchorTrailing: .anchor(.trailing)
    case .anchorCenter: .anchor(.center)
    case .anchorTopLeading: .anchor(.topLeading)
    case .anchorTopTrailing: .anchor(.topTrailing)
    case .anchorBottomLeading: .anchor(.bottomLeading)
    case .anchorBottomTrailing: .anchor(.bottomTrailing)
    case .anchorUnit: .anchor(.unit(v.double(0), v.double(1)))

    case .stringCount: .int(v[0].stringValue.unicodeScalars.count)
    case .stringIsEmpty: .bool(v[0].stringValue.isEmpty)
    case .listCount: .int(v[0].listValue.count)
    case .listIsEmpty: .bool(v[0].listValue.isEmpty)

    case .rgb: .color(Color.rgb(v.double(0), v.double(1), v.double(2), alpha: v.double(3)))
    case .hsl: .color(Color.hsl(v.angle(0), v.double(1), v.double(2), alpha: v.double(3)))
    case .oklch: .color(Color.oklch(v.double(0), v.double(1), v.angle(2), alpha: v.double(3)))
    case .mix: .color(Color.mix(v.color(0), v.color(1), v.double(2)))
    case .colorOpacity: .color(v.color(0).opacity(v.double(1)))
    case .colorLighter: .color(v.color(0).lighter(v.double(1)))
    case .colorDarker: .color(v.color(0).darker(v.double(1)))
    case .colorContrast: .double(v.color(0).contrast(with: v.color(1)))
    case .colorRed: .double(v.color(0).red)
    case .colorGreen: .double(v.color(0).green)
    case .colorBlue: .double(v.color(0).blue)
    case .colorAlpha: .double(v.color(0).alpha)
    case .colorClear: .color(.clear)
    case .colorBlack: .color(.black)
    case .colorWhite: .color(.white)

    case .stop:
      .gradientStop(
        GradientStop(v.color(0), at: v.optionalDouble(1), hint: v.optionalDouble(2))
      )
    case .linearGradient:
      .paint(
        .linearGradient(
          from: v.anchor(0),
          to: v.anchor(1),
          v.stops(2),
          in: v.space(3),
          spread: v.spread(4)
        )
      )
    case .radialGradient:
      .paint(
        .radialGradient(
          center: v.anchor(0),
          radius: v.double(1),
          v.stops(2),
          in: v.space(3),
          spread: v.spread(4)
        )
      )
    case .radialGradientFocus:
      .paint(
        .radialGradient(
          focus: v.anchor(0),
          focusRadius: v.double(1),
          center: v.anchor(2),
          radius: v.double(3),
          v.stops(4),
          in: v.space(5),
          spread: v.spread(6)
        )
      )
    case .sweepGradient:
      .paint(
        .sweepGradient(
          center: v.anchor(0),
          from: v.angle(1),
          to: v.angle(2),
          v.stops(3),
          in: v.space(4),
          spread: v.spread(5)
        )
      )
    case .pattern: pattern(v)
    case .shadow:
      .shadow(
        Shadow(
          v.color(0),
          blur: v.double(1),
          spread: v.double(2),
          offset: v.point(3),
          inner: v[4].boolValue
        )
      )

    case .pathRect: .path(Path.rect(v.rect(0)))
    case .pathRoundedRect:
      .path(.roundedRect(v.rect(0), radius: v.double(1), style: v.cornerStyle(2)))
    case .pathRoundedRectCorners:
      .path(.roundedRect(v.rect(0), corners: v[1].cornersValue, style: v.cornerStyle(2)))
    case .pathEllipse: .path(Path.ellipse(v.rect(0)))
    case .pathCircle: .path(Path.circle(center: v.point(0), radius: v.double(1)))
    case .pathCircleRect: .path(Path.circle(v.rect(0)))
    case .pathCapsule: .path(Path.capsule(v.rect(0)))
    case .pathArc:
      .path(
        .arc(
          center: v.point(0),
          radius: v.double(1),
          from: v.angle(2),
          to: v.angle(3),
          clockwise: v[4].boolValue
        )
      )
    case .pathPie:
      .path(.pie(center: v.point(0), radius: v.double(1), from: v.angle(2), to: v.angle(3)))
    case .pathRing:
      .path(.ring(center: v.point(0), radius: v.double(1), innerRadius: v.double(2)))
    case .pathRingPart:
      .path(
        .ring(
          center: v.point(0),
          radius: v.double(1),
          innerRadius: v.double(2),
          from: v.angle(3),
          to: v.angle(4)
        )
      )
    case .pathLine: .path(Path.line(from: v.point(0), to: v.point(1)))
    case .pathPolygon: .path(Path.polygon(v.points(0)))
    case .pathPolyline: .path(Path.polyline(v.points(0)))
    case .pathStar: .path(Path.star(in: v.rect(0), points: v.int(1), innerRadius: v.double(2)))
    case .pathSVG: .path(Path.svg(v[0].stringValue))
    case .pathBounds: .rect(v.path(0).bounds)
    case .pathOffset: .path(v.path(0).offset(x: v.double(1), y: v.double(2)))
    case .pathTransformed: .path(v.path(0).transformed(by: v.transform(1)))
    case .pathInset: .path(v.path(0).inset(v.double(1)))
    case .pathOutlined: outlined(v)
    case .pathTrimmed: .path(v.path(0).trimmed(from: v.double(1), to: v.double(2)))
    case .pathReversed: .path(v.path(0).reversed)
    case .pathUnion: .path(v.path(0).union(v.path(1)))
    case .pathIntersection: .path(v.path(0).intersection(v.path(1)))
    case .pathDifference: .path(v.path(0).difference(v.path(1)))

    case .font: font(v)
    case .measure:
      .size(
        environment.measure(
          v[0].stringValue,
          font: v[1].fontValue,
          width: v.double(2),
          lines: v.int(3),
          lineHeight: v.double(4)
        )
      )
    case .textPath:
      .path(
        environment.textPath(
          v[0].stringValue,
          in: v.rect(1),
          font: v[2].fontValue,
          align: v.choice(3, .leading),
          vertical: v.choice(4, .center),
          lines: v.int(5),
          lineHeight: v.double(6)
        )
      )
    case .textPathAt:
      .path(
        environment.textPath(
          v[0].stringValue,
          at: v.point(1),
          font: v[2].fontValue,
          align: v.choice(3, .leading),
          lineHeight: v.double(4)
        )
      )

    case .imageSize: .size(v[0].imageValue.map(\.size) ?? .zero)

    case .row: layout(.row(spacing: v.double(0), v.choice(1, .center)), v[2].listValue)
    case .column: layout(.column(spacing: v.double(0), v.choice(1, .leading)), v[2].listValue)
    case .overlay: layout(.overlay(v.choice(0, .center)), v[1].listValue)
    case .space: layout(.space(nil), [])
    case .spaceLength: layout(.space(v.double(0)), [])
    case .contentFlexible: layout(.flexible, [v[0]])
    // They are evaluated before, since components nest in them.
    case .contentSize, .contentSizeWidth: .nothing
    }
  }

  private static func layout(_ kind: LayoutValue.Kind, _ parts: [Value]) -> Value {
    .layout(LayoutValue(kind: kind, parts: parts))
  }

  private static func pattern(_ v: Arguments) -> Value {
    guard let image = v[0].imageValue else { return .paint(.color(.clear)) }
    return .paint(
      .pattern(
        image,
        scale: v.double(1),
        transform: v.transform(2),
        spread: v.spread(3),
        sampling: v.choice(4, .bilinear)
      )
    )
  }

  private static func font(_ v: Arguments) -> Value {
    .font(
      Font(
        family: v[0].stringValue,
        fallback: v[1].listValue.map(\.stringValue),
        size: v.double(2),
        weight: v.choice(3, .regular),
        width: v.choice(4, .normal),
        italic: v[5].boolValue,
        tracking: v.double(6),
        features: v[7].listValue.map(\.stringValue),
        faces: v[8].fontValue.faces
      )
    )
  }

  private static func outlined(_ v: Arguments) -> Value {
    .path(
      v.path(0).outlined(
        width: v.double(1),
        cap: v.choice(2, .butt),
        join: v.choice(3, .miter),
        miterLimit: v.double(4),
        dash: v.doubles(5),
        phase: v.double(6)
      )
    )
  }
}
