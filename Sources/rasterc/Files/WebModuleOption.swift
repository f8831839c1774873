// The option that names the compiler for pages.

import RasterCommands

extension Option {
  static let webModule = Option(
    "web-module",
    value: "FILE",
    "The compiler for pages, raster.wasm.\nDefault: the one that rasterc holds, or that lies beside it."
  )
}
