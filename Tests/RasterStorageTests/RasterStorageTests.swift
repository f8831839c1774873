// The disk tier: what is stored comes back, and nothing else does.

import Raster
import RasterStorage
import Testing

@Suite struct RasterStorageTests {
}
