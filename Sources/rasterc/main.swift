// The `rasterc` command line.

import RasterCommands
import RasterInterpreter

CommandLineProgram(
  name: "rasterc",
  summary: "Render .raster components, and generate Swift from them.",
  commands: Command.all,
  drawingTrial: .drawing,
  versionDetails: VersionDetails.all
)
.run()
