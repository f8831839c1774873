// The attributes of SVG 2 other than presentation attributes, and their treatment.

extension SVGFeature {
  /// The elements that draw an outline.
  private static let shapes = "path rect circle ellipse line polyline polygon"
  /// The steps of filters.
  private static let steps =
    """
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDropShadow feFlood feGaussianBlur feImage feMerge feMorphology feOffset
    feSpecularLighting feTile feTurbulence
    """

  package static let attributes: [SVGFeature] = drawn + referenced + filtered + written + inert

  private static let drawn: [SVGFeature] = [
    .init(.attribute, "id class style", .read),
    .init(.attribute, "requiredExtensions systemLanguage", .read),
    .init(.attribute, "viewBox preserveAspectRatio", on: "svg symbol marker pattern image", .read),
    .init(
      .attribute,
      "preserveAspectRatio",
      on: "feImage view",
      .harmless("the element is not drawn")
    ),
    .init(.attribute, "viewBox", on: "view", .harmless("the element is not drawn")),
    .init(
      .attribute,
      "x y width height",
      on: "svg symbol use rect image pattern mask filter foreignObject \(steps)",
      .read
    ),
    .init(.attribute, "x y", on: "text tspan", .read),
    .init(.attribute, "rx ry", on: "rect ellipse", .read),
    .init(.attribute, "cx cy r", on: "circle radialGradient", .read),
    .init(.attribute, "cx cy", on: "ellipse", .read),
    .init(.attribute, "x1 y1 x2 y2", on: "line linearGradient", .read),
    .init(.attribute, "points", on: "polyline polygon", .read),
    .init(.attribute, "d", on: "path", .read),
    .init(.attribute, "pathLength", on: shapes, .read),
    .init(.attribute, "href", .read),
  ]

  private static let referenced: [SVGFeature] = [
    .init(.attribute, "fx fy fr", on: "radialGradient", .read),
    .init(
      .attribute,
      "gradientUnits gradientTransform spreadMethod",
      on: "linearGradient radialGradient",
      .read
    ),
    .init(.attribute, "offset", on: "stop", .read),
    .init(.attribute, "patternUnits patternContentUnits patternTransform", on: "pattern", .read),
    .init(.attribute, "clipPathUnits", on: "clipPath", .read),
    .init(.attribute, "maskUnits maskContentUnits", on: "mask", .read),
    .init(
      .attribute,
      "markerWidth markerHeight markerUnits refX refY orient",
      on: "marker",
      .read
    ),
    .init(.attribute, "refX refY", on: "symbol", .reported("of a symbol is left out"), unless: "0"),
  ]

  private static let filtered: [SVGFeature] = [
    .init(.attribute, "filterUnits primitiveUnits", on: "filter", .read),
    .init(
      .attribute,
      "filterRes",
      on: "filter",
      .harmless("SVG 2 removed it, and renderers do not read it")
    ),
    .init(.attribute, "in result", on: "\(steps) feMergeNode", .read),
    .init(.attribute, "in2", on: "feBlend feComposite feDisplacementMap", .read),
    .init(.attribute, "mode", on: "feBlend", .read),
    .init(.attribute, "type values", on: "feColorMatrix", .read),
    .init(.attribute, "operator k1 k2 k3 k4", on: "feComposite", .read),
    .init(.attribute, "operator radius", on: "feMorphology", .read),
    .init(.attribute, "dx dy", on: "feOffset feDropShadow", .read),
    .init(.attribute, "stdDeviation", on: "feGaussianBlur feDropShadow", .read),
    .init(.attribute, "edgeMode", on: "feGaussianBlur", .reported("is left out"), unless: "none"),
    .init(.attribute, "scale xChannelSelector yChannelSelector", on: "feDisplacementMap", .read),
    .init(
      .attribute,
      "bias divisor edgeMode kernelMatrix order preserveAlpha targetX targetY",
      on: "feConvolveMatrix",
      .read
    ),
    .init(.attribute, "surfaceScale", on: "feDiffuseLighting feSpecularLighting", .read),
    .init(.attribute, "diffuseConstant", on: "feDiffuseLighting", .read),
    .init(.attribute, "specularConstant", on: "feSpecularLighting", .read),
    .init(.attribute, "specularExponent", on: "feSpecularLighting feSpotLight", .read),
    .init(.attribute, "azimuth elevation", on: "feDistantLight", .read),
    .init(.attribute, "x y z", on: "fePointLight feSpotLight", .read),
    .init(
      .attribute,
      "limitingConeAngle pointsAtX pointsAtY pointsAtZ",
      on: "feSpotLight",
      .read
    ),
    .init(
      .attribute,
      "amplitude exponent intercept offset slope tableValues type",
      on: "feFuncA feFuncB feFuncG feFuncR",
      .read
    ),
    .init(
      .attribute,
      "baseFrequency numOctaves seed stitchTiles type",
      on: "feTurbulence",
      .read
    ),
    .init(
      .attribute,
      "kernelUnitLength",
      on: "feConvolveMatrix feDiffuseLighting feSpecularLighting",
      .harmless("renderers do not read it")
    ),
    .init(
      .attribute,
      "crossorigin fetchpriority",
      on: "feImage",
      .harmless("its element is reported")
    ),
  ]

  private static let written: [SVGFeature] = [
    .init(
      .attribute,
      "dx dy rotate textLength lengthAdjust",
      on: "text tspan",
      .reported("of text is left out")
    ),
    .init(
      .attribute,
      "startOffset method spacing side path textLength lengthAdjust",
      on: "textPath",
      .harmless("its element is reported")
    ),
    .init(.attribute, "type media", on: "style", .read),
  ]

  private static let inert: [SVGFeature] = [
    .init(
      .attribute,
      """
      attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode
      values keyTimes keySplines keyPoints from to by additive accumulate type path rotate origin
      """,
      on: "animate animateColor animateMotion animateTransform set discard mpath",
      .harmless("its element is reported")
    ),
    .init(
      .attribute,
      "charset crossorigin async defer src type rel media sizes",
      on: "script link",
      .harmless("its element is reported")
    ),
    .init(
      .attribute,
      "download hreflang ping referrerpolicy rel target type",
      on: "a",
      .harmless("it describes a link")
    ),
    .init(.attribute, "title", .harmless("it names a style sheet or an element")),
    .init(
      .attribute,
      "baseProfile version contentScriptType contentStyleType zoomAndPan",
      .harmless("it describes the file")
    ),
    .init(
      .attribute,
      "autofocus focusable focusHighlight lang tabindex role playbackorder timelinebegin",
      .harmless("it concerns interaction or accessibility")
    ),
    .init(
      .attribute,
      "requiredFeatures externalResourcesRequired nav-next nav-prev",
      .harmless("SVG 2 removed it, and renderers do not read it")
    ),
    .init(
      .attribute,
      "decoding fetchpriority loading crossorigin",
      on: "image",
      .harmless("it concerns loading")
    ),
    .init(
      .attribute,
      "enable-background kerning color-profile color-rendering",
      .harmless("SVG 2 removed it, and renderers do not read it")
    ),
    .init(.attribute, "p-id t name space xmlns", .harmless("tools write it, and it has no effect")),
  ]
}
