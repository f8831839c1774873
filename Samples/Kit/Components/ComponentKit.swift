// The module of the kit: what its components need, in one import.

@_exported import Raster
