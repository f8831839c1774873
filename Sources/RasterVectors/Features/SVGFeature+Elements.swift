// The elements of SVG 2 and their treatment.

extension SVGFeature {
  package static let elements: [SVGFeature] = [
    .init(.element, "svg g a defs symbol use switch style", .read),
    .init(.element, "path rect circle ellipse line polyline polygon", .read),
    .init(.element, "clipPath mask marker linearGradient radialGradient stop pattern", .read),
    .init(
      .element,
      """
      filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
      feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
      feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
      feSpecularLighting feSpotLight feTile feTurbulence
      """,
      .read
    ),
    .init(.element, "text tspan image", .read),
    .init(.element, "feImage", .reported("is not supported")),
    .init(.element, "script", .reported("is not run and is left out")),
    .init(
      .element,
      "animate animateTransform animateMotion animateColor set discard mpath",
      .reported("is not supported; animate properties with 'transition'")
    ),
    .init(.element, "foreignObject", .reported("contains HTML, which is not supported")),
    .init(
      .element,
      "audio canvas iframe video unknown",
      .reported("is HTML, which is not supported")
    ),
    .init(.element, "link", .reported("refers to a file, which is not read")),
    .init(.element, "textPath tref altGlyph", .reported("is left out; convert text to outlines")),
    .init(
      .element,
      "font font-face glyph missing-glyph hkern vkern color-profile cursor",
      .harmless("renderers of SVG 2 do not read it")
    ),
    .init(
      .element,
      "title desc metadata",
      .harmless("it describes the drawing; the title becomes a comment")
    ),
    .init(.element, "view", .harmless("it draws nothing")),
    .init(
      .element,
      "solidcolor solidColor hatch hatchpath mesh meshgradient meshpatch meshrow",
      .reported("is a draft of SVG 2 that renderers do not read")
    ),
  ]
}
