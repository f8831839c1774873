// Re-exports the modules for drawing and its values, so that `import Raster` suffices.

@_exported import RasterDrawing
@_exported import RasterValues
