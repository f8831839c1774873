// The build plugin's tool: `rasterc gen` alone, without all that draws.

import RasterCommands

CommandLineProgram(
  name: "rastergen",
  summary: "Turns .raster files into Swift, for the build plugin.",
  commands: [.gen]
)
.run()
