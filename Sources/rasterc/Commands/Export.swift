// `rasterc export`: writes what other platforms take.

import RasterCommands
import RasterSyntax

extension Command {
  static let export = Command(
    name: "export",
    usage: "INPUT… --format FORMAT [options]",
    summary: "Write files that other platforms take.",
    discussion: """
      Writes the components of .raster files or folders of them: every state, light and dark, unless
      the options say otherwise. Files are named as those of 'rasterc render': Component-state.svg,
      with '-dark' where dark looks otherwise than light. Only files that change are written.

      --format svg writes vectors: shapes, strokes, linear and radial gradients, clips, masks, blend
      modes, shadows and blurs stay what they are, and words become outlines. Components that are
      stretched by their caps are drawn at the size that they take.

      --format pdf writes the same as pages of their own; shadows, blurs, colour filters, and what is
      masked by luminance become pictures there.

      --format html writes one page with all of these drawings, components.html.

      --format css writes components.css, with a class a component, '.push-button', and its states
      '.push-button.pressed', which are ':active' and the like too where CSS knows them. --format
      xcassets writes the files of an asset catalog, and drawable Android's at five densities. They
      hold PNG files: of what has caps the smallest one, which is stretched by border-image, by the
      catalog's resizing, or as a nine-patch. Dark looks are for prefers-color-scheme, for the dark
      appearance, and for the night.

      --format vectordrawable writes Android's vector drawables, drawable/component_state.xml. There are
      no pictures in them: what they have no counterpart for is left out, and reported.

      --format sfsymbol writes a template for SF Symbols for each state, Component-state.svg, which
      Xcode takes as a symbol image: outlines without colours. Where there are states 'ultralight' and
      'black' whose paths have the points of 'plain', the template of 'plain' has all three weights.

      --format tokens writes what 'tokens' of the inputs declare as files of the Design Tokens format:
      Brand.tokens.json, and where the appearance or environment values decide Brand.resolver.json with
      a file for each context. 'import "Brand.resolver.json", as: Brand' reads them again. A value that
      --environment sets is fixed in the files.

      With the other formats tokens go along: custom properties, colour sets, and values/colors.xml.

      What a format has no counterpart for, such as a conic gradient, becomes a picture of that part,
      at two pixels a point, and is reported with its line: nothing is lost in silence. With
      --strict that is an error, and nothing is written.
      """,
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
