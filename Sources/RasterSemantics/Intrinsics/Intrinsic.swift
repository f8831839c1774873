// Every built-in function, member and operator of the language: one closed set.

/// A built-in function, member or operator.
///
/// Both back ends switch over it without `default`, so that a new one does not compile until both
/// know it.
package enum Intrinsic: String, Hashable, Sendable, CaseIterable {
  // Int arithmetic wraps; division and remainder by zero give zero.
  case addInt
  case subtractInt
  case multiplyInt
  case divideInt
  case negateInt
  case lessInt
  case lessOrEqualInt
  case greaterInt
  case greaterOrEqualInt

  // Double arithmetic is IEEE.
  case addDouble
  case subtractDouble
  case multiplyDouble
  case divideDouble
  case negateDouble
  case lessDouble
  case lessOrEqualDouble
  case greaterDouble
  case greaterOrEqualDouble
  case not

  // Angles, points.
  case addAngle
  case subtractAngle
  case multiplyAngle
  case divideAngle
  case negateAngle
  case addPoint
  case subtractPoint
  case multiplyPoint
  case addString

  // Numbers.
  case minInt
  case maxInt
  case absInt
  case modInt
  case clampInt
  case minDouble
  case maxDouble
  case absDouble
  case modDouble
  case clampDouble
  case floor
  case ceil
  case round
  case sqrt
  case lerp
  case sin
  case cos
  case tan
  case toInt
  case toDouble

  // Geometry.
  case point
  case size
  case rect
  case rectOriginSize
  case insets
  case insetsAll
  case corners
  case cornersAll
  case polar
  case translation
  case scaling
  case scalingAxes
  case rotation
  case skew
  case pointX
  case pointY
  case pointOffset
  case pointDistance
  case pointTransformed
  case sizeWidth
  case sizeHeight
  case sizeOutset
  case sizeInset
  case rectX
  case rectY
  case rectWidth
  case rectHeight
  case rectMinX
  case rectMidX
  case rectMaxX
  case rectMinY
  case rectMidY
  case rectMaxY
  case rectOrigin
  case rectSize
  case rectCenter
  case rectTopLeft
  case rectTopRight
  case rectBottomLeft
  case rectBottomRight
  case rectInset
  case rectInsetAxes
  case rectInsetInsets
  case rectOffset
  case rectUnion
  case rectIntersection
  case insetsTop
  case insetsLeft
  case insetsBottom
  case insetsRight
  case angleDegrees
  case angleRadians
  case angleTurns
  case transformIdentity
  case transformThen
  case anchorTop
  case anchorBottom
  case anchorLeading
  case anchorTrailing
  case anchorCenter
  case anchorTopLeading
  case anchorTopTrailing
  case anchorBottomLeading
  case anchorBottomTrailing
  case anchorUnit

  // Strings and lists.
  case stringCount
  case stringIsEmpty
  case listCount
  case listIsEmpty

  // Colours.
  case rgb
  case hsl
  case oklch
  case mix
  case colorOpacity
  case colorLighter
  case colorDarker
  case colorContrast
  case colorRed
  case colorGreen
  case colorBlue
  case colorAlpha
  case colorClear
  case colorBlack
  case colorWhite

  // Paints.
  case stop
  case linearGradient
  case radialGradient
  case radialGradientFocus
  case sweepGradient
  case pattern
  case shadow

  // Paths.
  case pathRect
  case pathRoundedRect
  case pathRoundedRectCorners
  case pathEllipse
  case pathCircle
  case pathCircleRect
  case pathCapsule
  case pathArc
  case pathPie
  case pathRing
  case pathRingPart
  case pathLine
  case pathPolygon
  case pathPolyline
  case pathStar
  case pathSVG
  case pathBounds
  case pathOffset
  case pathTransformed
  case pathInset
  case pathOutlined
  case pathTrimmed
  case pathReversed
  case pathUnion
  case pathIntersection
  case pathDifference

  // Images.
  case imageSize

  // Words.
  case font
  case measure
  case textPath
  case textPathAt

  // Contents.
  case row
  case column
  case overlay
  case space
  case spaceLength
  case contentFlexible
  case contentSize
  case contentSizeWidth

  /// What a call of it takes beyond one step, which is what an addition takes.
  ///
  /// Paths are worked out from their outlines: a few hundred lines each in practice. Their sizes are
  /// not known here; the runtime bounds those itself.
  var extraSteps: Int {
    switch self {
    case .pathUnion, .pathIntersection, .pathDifference, .pathInset: 1_000
    case .pathOutlined: 200
    case .measure, .textPath, .textPathAt: 500
    case .pathTrimmed, .pathReversed, .pathTransformed, .pathOffset: 20
    default: 0
    }
  }

  /// Whether a call of it in Swift is given the environment.
  package var readsEnvironment: Bool {
    switch signature.kind {
    case .environment, .environmentProperty, .environmentMethod: true
    case .infix, .prefix, .call, .property, .method, .staticMember: false
    }
  }
}
