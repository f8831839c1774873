// The option that names the compiler's WebAssembly module for pages.

import RasterCommands

extension Option {
  static let webModule = Option(
    "web-module",
    value: "FILE",
    "WebAssembly module of the compiler, raster.wasm.\nDefault: the one in rasterc, or in its folder."
  )
}
