// Caches the outlines and masks of glyphs for all fonts and threads, within one limit.

import RasterValues

/// A cache of glyph data: outlines, and masks at several sizes.
///
/// Equal fonts share cached data. If the limit is exceeded, the least recently used data is evicted
/// until three quarters of the limit are used. Pixels do not depend on the cache's contents.
package final class GlyphCache: Sendable {
  /// The memory limit in bytes, enough for a quarter of a million letters of 14 pixels.
  package static let byteLimit = 32 << 20
  /// The size in bytes above which data is not cached.
  static let pieceLimit = byteLimit / 8

  package static let shared = GlyphCache()

  /// The key of data that is cached and evicted together.
  enum Key: Hashable {
    case shapes(ContentDigest)
    case masks(ContentDigest, pixelsPerEm: Double)
  }

  /// A cached part of a font's data.
  enum Piece {
    case shapes(GlyphShapes)
    case masks(GlyphAtlas)

    var byteCount: Int {
      switch self {
      case .shapes(let shapes): shapes.byteCount
      case .masks(let atlas): atlas.byteCount
      }
    }
  }

  fileprivate struct Entry {
    let piece: Piece
    let byteCount: Int
    var lastUse: UInt64
  }

  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var clock: UInt64 = 0
  }

  private let state = Guarded(State())

  private init() {}

  /// The memory in use, in bytes.
  package var byteCount: Int { state.withLock { $0.byteCount } }

  func piece(_ key: Key) -> Piece? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.clock &+= 1
      state.entries.values[index].lastUse = state.clock
      return state.entries.values[index].piece
    }
  }

  /// Caches a piece, replacing the previous one.
  func keep(_ piece: Piece, for key: Key) {
    // The factor of two covers the entry in a hash table that is at most three quarters full.
    let byteCount = piece.byteCount &+ 2 &* MemoryLayout<(Key, Entry)>.stride
    guard byteCount <= GlyphCache.pieceLimit else { return }
    state.withLock { state in
      state.clock &+= 1
      let entry = Entry(piece: piece, byteCount: byteCount, lastUse: state.clock)
      let old = state.entries.updateValue(entry, forKey: key)
      state.byteCount &+= byteCount &- (old?.byteCount ?? 0)
      if state.byteCount > GlyphCache.byteLimit { state.evict() }
    }
  }
}

extension GlyphCache.State {
  /// Evicts the least recently used entries.
  fileprivate mutating func evict() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > GlyphCache.byteLimit / 4 * 3 else { return }
      byteCount &-= entry.byteCount
      entries[key] = nil
    }
  }
}
