// The names of `Raster` that files with views need; no others are visible with `import RasterUI`.

@_exported import class Raster.RasterCache
@_exported import class Raster.RasterPresenter
@_exported import protocol Raster.RasterPresenterDelegate
