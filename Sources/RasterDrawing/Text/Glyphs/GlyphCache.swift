// Keeps what glyphs look like, of all faces and for all threads, within one limit.

import RasterValues

/// The looks of glyphs: their outlines, and their masks at some sizes.
///
/// Faces that are equal share what is kept. Where the limit is passed, what was least recently used is
/// evicted, down to three quarters of the limit. Pixels do not depend on what is kept.
package final class GlyphCache: Sendable {
  /// The most memory that is kept, in bytes; a quarter of a million letters of 14 pixels.
  package static let byteLimit = 32 << 20
  /// Nothing that takes more than this is kept.
  static let pieceLimit = byteLimit / 8

  package static let shared = GlyphCache()

  /// The key of data that is kept together, and evicted together.
  enum Key: Hashable {
    case shapes(ContentDigest)
    case masks(ContentDigest, pixelsPerEm: Double)
  }

  /// A part of a face's data that is kept.
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

  /// The memory that is kept, in bytes.
  package var byteCount: Int { state.withLock { $0.byteCount } }

  func piece(_ key: Key) -> Piece? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.clock &+= 1
      state.entries.values[index].lastUse = state.clock
      return state.entries.values[index].piece
    }
  }

  /// Keeps a piece in place of the one that was there.
  func keep(_ piece: Piece, for key: Key) {
    // The entry itself, in a table that is three quarters full.
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
  /// Evicts what was least recently used.
  fileprivate mutating func evict() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > GlyphCache.byteLimit / 4 * 3 else { return }
      byteCount &-= entry.byteCount
      entries[key] = nil
    }
  }
}
