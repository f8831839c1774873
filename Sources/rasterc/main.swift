// The command line: `rasterc check`, `render`, `gen` and `cache`.

import RasterCommands
import RasterInterpreter

CommandLineProgram(
  name: "rasterc",
  summary: "Turns .raster files into pictures and Swift.",
  commands: [.check, .render, .gen, .cache],
  capsTrial: .drawing
)
.run()
