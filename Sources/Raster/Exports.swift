// What `import Raster` brings: drawing and its values, as if they were one module.

@_exported import RasterDrawing
@_exported import RasterValues
