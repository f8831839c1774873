// The command line of `rasterc`.

import RasterCommands
import RasterInterpreter

CommandLineProgram(
  name: "rasterc",
  summary: "Turns .raster files into pictures and Swift.",
  commands: Command.all,
  drawingTrial: .drawing
)
.run()
