// The command line: `rasterc check`, `render`, `test`, `diff`, `gen` and `cache`.

import RasterCommands

CommandLineProgram(
  name: "rasterc",
  summary: "Turns .raster files into pictures and Swift.",
  commands: [.check, .render, .test, .diff, .gen, .cache]
)
.run()
