// The command line of `rasterc`.

import RasterCommands
import RasterInterpreter

CommandLineProgram(
  name: "rasterc",
  summary: "Turns .raster files into pictures and Swift.",
  commands: [.check, .render, .looks, .explain, .test, .diff, .format, .gen, .lsp, .cache],
  drawingTrial: .drawing
)
.run()
