// Returns a component of the target to code that cannot see the generated Swift.

import Raster

/// A badge.
public let oldBadge: any Rasterizable & Sendable = Badge(count: 7)
