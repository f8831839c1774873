// The command line: `rasterc check`, `render`, `test`, `diff`, `gen` and `cache`.

import RasterCommands
import RasterInterpreter

CommandLineProgram(
  name: "rasterc",
  summary: "Turns .raster files into pictures and Swift.",
  commands: [.check, .render, .test, .diff, .gen, .cache],
  capsTrial: .drawing
)
.run()
