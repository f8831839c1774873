// The version of everything that turns a recording into pixels.

import RasterValues

/// The version of everything that turns a recording into pixels.
///
/// It is part of every key and tag, and grows when a change makes other pixels of the same recording,
/// another file of the same pixels, or other glyphs of the same words.
package enum EngineVersion {
  package static let current: UInt64 = 21
}
