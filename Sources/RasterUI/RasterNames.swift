// The names of `Raster` that files with views need; `import RasterUI` exports no other names.

@_exported import class Raster.RasterCache
@_exported import class Raster.RasterPresenter
@_exported import protocol Raster.RasterPresenterDelegate
