// The command line of `rasterc`.

import RasterCommands

CommandLineProgram(
  name: "rasterc",
  summary: "Turns .raster files into pictures and Swift.",
  commands: [.check, .render, .gen, .looks, .explain, .cache]
)
.run()
