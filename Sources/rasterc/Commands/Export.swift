// `rasterc export`: writes files for other platforms.

import RasterCommands
import RasterSyntax

extension Command {
  static let export = Command(
    name: "export",
    usage: "INPUT… --format FORMAT [options]",
    summary: "Export components and tokens for other platforms.",
    discussion: """
      Exports the components of .raster files or folders of them. By default, exports every state,
      light and dark. Files are named as by 'rasterc render': Component-state.svg, with '-dark' if
      the dark look differs from the light one. Only files that change are written.

      --format svg writes vectors. Shapes, strokes, linear and radial gradients, clips, masks, blend
      modes, shadows and blurs are preserved, and text becomes outlines. Components that are
      stretched by their caps are drawn at their actual size.

      --format pdf writes the same content as one-page PDF files; shadows, blurs, colour filters and
      content with a luminance mask become images.

      --format html writes one page with all of these drawings, components.html.

      --format css writes components.css, with a class for each component, '.push-button', and for
      its states, '.push-button.pressed'. States that CSS knows also apply to pseudo-classes such as
      ':active'. --format xcassets writes the files of an asset catalog, and drawable writes Android
      drawables at five densities. All three contain PNG files. A component with caps is written at
      its smallest size, which border-image, the catalog's resizing or a nine-patch stretches. Dark
      looks apply to prefers-color-scheme, the dark appearance or night mode.

      --format vectordrawable writes Android vector drawables, drawable/component_state.xml. Vector
      drawables cannot contain images: unsupported features are left out and reported.

      --format sfsymbol writes an SF Symbols template for each state, Component-state.svg, which
      Xcode accepts as a symbol image: outlines without colours. If states 'ultralight' and 'black'
      have paths with the same points as 'plain', the template of 'plain' contains all three
      weights.

      --format tokens writes the 'tokens' declarations of the inputs as Design Tokens files:
      Brand.tokens.json and, if values depend on the appearance or on environment values,
      Brand.resolver.json with a file for each context. To import them again, write 'import
      "Brand.resolver.json", as: Brand'. The files contain only the given value of an environment
      value that --environment sets.

      The formats css, xcassets and drawable also include tokens, as custom properties, as colour
      sets and in values/colors.xml.

      Unsupported features, such as conic gradients, are reported with their line. That part of the
      drawing becomes an image at two pixels per point. With --strict, they are errors, and nothing
      is written.
      """,
    examples: [
      ("export Button.raster --format svg -o images", "Write every state as an SVG file."),
      (
        "export Sources/App --format xcassets -o Assets.xcassets",
        "Write an asset catalog for Xcode."
      ),
    ],
    options: [
      .exportFormat, .exportOutput, .component, .exportState, .set, .stateFile, .size,
      .exportAppearance, .direction, .locale, .environment, .crop, .font, .systemFonts,
      .exportStrict,
      .quiet, .root, .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    try ExportRun(arguments).run()
  }
}
