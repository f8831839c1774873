// The properties of SVG 2 and their treatment, as attributes, in 'style' and in style sheets.

extension SVGFeature {
  /// The properties that are not presentation attributes.
  static let sheetOnly: Set<String> = [
    "mix-blend-mode", "isolation", "transform-box", "marker", "font", "backdrop-filter", "all",
    "-webkit-backdrop-filter", "mask-image", "mask-mode", "mask-repeat", "mask-position",
    "mask-size",
    "mask-clip", "mask-origin", "mask-composite", "mask-border", "inline-size",
    "shape-inside", "shape-subtract", "background", "background-color", "background-image",
    "border",
    "border-radius", "box-shadow", "outline", "margin", "padding", "translate", "rotate", "scale",
    "perspective", "offset-path", "animation", "animation-name", "transition", "will-change",
    "stroke-alignment", "line-height", "text-transform", "text-shadow", "text-align",
    "font-kerning", "font-feature-settings", "font-variation-settings", "font-synthesis", "content",
    "position", "top", "left", "right", "bottom", "z-index", "float", "min-width", "max-width",
    "min-height", "max-height", "user-select", "touch-action", "stroke-color",
    "-inkscape-font-specification", "-inkscape-stroke", "font-variant-ligatures",
    "font-variant-caps", "font-variant-numeric", "font-variant-east-asian",
    "font-variant-alternates",
    "font-variant-position", "font-optical-sizing", "font-palette", "text-decoration-line",
    "text-decoration-style", "text-decoration-color", "text-decoration-thickness", "text-indent",
    "text-orientation", "text-underline-position", "tab-size", "color-scheme", "accent-color",
    "vertical-align", "object-fit", "object-position", "text-orientation", "aspect-ratio",
    "transform-style", "backface-visibility", "stroke-dash-justify", "overflow-x", "overflow-y",
    "d", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height",
  ]

  /// Whether a property is not a presentation attribute.
  package static func isSheetOnly(_ name: String) -> Bool { sheetOnly.contains(name) }

  package static let properties: [SVGFeature] = drawnProperties + textProperties + otherProperties

  private static let drawnProperties: [SVGFeature] = [
    .init(.property, "fill fill-opacity fill-rule stroke stroke-opacity stroke-width", .read),
    .init(
      .property,
      """
      stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
      paint-order vector-effect
      """,
      .read
    ),
    .init(.property, "marker marker-start marker-mid marker-end", .read),
    .init(.property, "color display visibility overflow opacity", .read),
    .init(.property, "mix-blend-mode isolation", .read),
    .init(.property, "clip-path clip-rule mask mask-type filter", .read),
    .init(.property, "stop-color stop-opacity flood-color flood-opacity lighting-color", .read),
    .init(.property, "color-interpolation-filters color-interpolation", .read),
    .init(.property, "transform transform-origin transform-box", .read),
    .init(.property, "font-size font-family font-style font-weight", .read),
    .init(.property, "letter-spacing text-anchor image-rendering shape-rendering", .read),
    .init(.property, "cx cy r rx ry x y width height", .read),
    .init(.property, "d", .reported("in a style is left out"), unless: "none"),
    .init(
      .property,
      "backdrop-filter -webkit-backdrop-filter",
      .reported("is left out"),
      unless: "none"
    ),
    .init(
      .property,
      """
      mask-image mask-mode mask-repeat mask-position mask-size mask-clip mask-origin mask-composite
      mask-border
      """,
      .reported("is left out"),
      unless: "none initial match-source border-box add auto no-repeat repeat center 0"
    ),
    .init(
      .property,
      "translate rotate scale perspective offset-path",
      .reported("is left out; use 'transform'"),
      unless: "none"
    ),
    .init(
      .property,
      "animation animation-name transition",
      .reported("is left out; animate properties with 'transition'"),
      unless: "none"
    ),
    .init(
      .property,
      "background background-color background-image",
      .reported("is left out"),
      unless: "none transparent"
    ),
    .init(.property, "stroke-color stroke-alignment stroke-dash-justify", .reported("is left out")),
    .init(.property, "clip", .reported("is left out; use 'clip-path'"), unless: "auto"),
    .init(.property, "all", .reported("is left out"), unless: ""),
  ]

  /// Properties that matter only where text is drawn.
  private static let textProperties: [SVGFeature] = [
    .init(
      .property,
      """
      alignment-baseline baseline-shift direction dominant-baseline font font-feature-settings
      font-kerning font-optical-sizing font-palette font-size-adjust font-stretch font-synthesis
      font-variant font-variant-alternates font-variant-caps font-variant-east-asian
      font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings
      glyph-orientation-horizontal glyph-orientation-vertical inline-size line-height shape-inside
      shape-subtract text-align text-decoration text-decoration-color text-decoration-line
      text-decoration-style text-decoration-thickness text-indent text-orientation text-overflow
      text-shadow text-transform text-underline-position unicode-bidi vertical-align white-space
      word-spacing writing-mode tab-size
      """,
      .reported("of text is left out"),
      unless: """
        normal none auto baseline alphabetic ltr start left horizontal-tb lr-tb lr 0 0px clip mixed
        inherit initial unset embed 100% currentcolor solid
        """
    )
  ]

  private static let otherProperties: [SVGFeature] = [
    .init(
      .property,
      "cursor pointer-events user-select touch-action",
      .harmless("it concerns interaction")
    ),
    .init(
      .property,
      "text-rendering color-rendering will-change",
      .harmless("it is a hint about speed and quality")
    ),
    .init(
      .property,
      "enable-background kerning color-profile",
      .harmless("SVG 2 removed it, and renderers do not read it")
    ),
    .init(
      .property,
      """
      border border-radius box-shadow outline margin padding position top left right bottom z-index
      float min-width max-width min-height max-height content color-scheme accent-color object-fit
      object-position aspect-ratio transform-style backface-visibility overflow-x overflow-y
      """,
      .harmless("it has no effect on the elements of SVG")
    ),
    .init(
      .property,
      """
      solid-color solid-opacity block-progression shape-padding shape-margin filter-blend-mode
      filter-gaussianblur-deviation line-spacing -inkscape-font-specification -inkscape-stroke
      """,
      .harmless("renderers do not read it")
    ),
  ]
}
