// The build plugin's tool: only `rasterc gen`, without any module that draws.

import RasterCommands

CommandLineProgram(
  name: "rastergen",
  summary: "Generate Swift from .raster files, for the build plugin.",
  commands: [.gen]
)
.run()
