// The version of everything that turns a recording into pixels.

import RasterValues

/// The version of everything that turns a recording into pixels.
///
/// The version is part of every key and tag. It is raised when a change produces different pixels
/// from the same recording, a different file from the same pixels, or different glyphs from the
/// same text.
package enum EngineVersion {
  package static let current: UInt64 = 24
}
