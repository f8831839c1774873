// The command line: `rasterc check`, `render`, `gen` and `cache`.

import RasterCommands

CommandLineProgram(
  name: "rasterc",
  summary: "Turns .raster files into pictures and Swift.",
  commands: [.check, .render, .gen, .cache]
)
.run()
