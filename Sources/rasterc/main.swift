// The command line of `rasterc`.

import RasterCommands
import RasterInterpreter

CommandLineProgram(
  name: "rasterc",
  summary: "Turns .raster files into pictures and Swift.",
  commands: [
    .check, .render, .gallery, .preview, .looks, .explain, .test, .diff, .format, .gen, .new, .lsp,
    .mcp, .cache,
  ],
  capsTrial: .drawing
)
.run()
