// A component of the target for those who see no generated Swift.

import Raster

/// A badge.
public let oldBadge: any Rasterizable & Sendable = Badge(count: 7)
