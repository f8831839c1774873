// The glyphs of a run during shaping: an array with a gap at the most recent change.

import RasterValues

/// A glyph during shaping, with the properties that lookups test.
struct GlyphItem {
  /// The classes of glyphs that lookup flags can exclude.
  struct Kind: OptionSet {
    let rawValue: UInt8
    static let none: Kind = []
    static let base = Kind(rawValue: 2)
    static let ligature = Kind(rawValue: 4)
    static let mark = Kind(rawValue: 8)
  }

  struct Traits: OptionSet {
    let rawValue: UInt8
    /// Invisible, and skipped in matching, until a lookup replaces the glyph.
    static let ignorable = Traits(rawValue: 1)
    static let joiner = Traits(rawValue: 2)
    static let nonJoiner = Traits(rawValue: 4)
    /// One of several glyphs that replaced one glyph.
    static let multiplied = Traits(rawValue: 8)
    /// A glyph that replaced several glyphs.
    static let ligated = Traits(rawValue: 16)
    static let substituted = Traits(rawValue: 32)
    /// Derived from a character that is a mark in Unicode.
    static let unicodeMark = Traits(rawValue: 64)
    /// Derived from a character within words: a letter or a mark.
    static let word = Traits(rawValue: 128)
  }

  var glyph: UInt16
  /// The lookups of a plan that apply: bit 0 for all, the other bits for the forms of letters.
  var mask: UInt8
  var kind: Kind
  var markClass: UInt8 = 0
  var traits: Traits = []
  /// The number of the ligature that the glyph is or belongs to; 0 for none.
  var ligature: UInt16 = 0
  /// The component of the ligature that the glyph belongs to, from 1; 0 for the ligature itself.
  var component: UInt8 = 0
  /// The number of components, for a ligature.
  var parts: UInt8 = 1
  /// The glyph's syllable and its role in the syllable: see SyllableClasses.swift.
  var syllabic: UInt16 = 0
  var cluster: Int32

  var isMark: Bool { kind.contains(.mark) }
  /// The number of components that the glyph contributes to a ligature.
  var partCount: Int { kind.contains(.ligature) ? Int(parts) : 1 }

  mutating func attach(to ligature: UInt16, component: Int) {
    self.ligature = ligature
    self.component = UInt8(clamping: component)
    parts = 1
  }
}

/// A gap buffer of glyphs in text order.
///
/// Lookups proceed from the first glyph to the last. Moving the gap to insertions and removals
/// therefore costs one step per glyph and lookup, independent of the number of changes.
struct GlyphBuffer {
  private var items: [GlyphItem]
  private var gap = 0
  private var gapLength = 0

  init(_ items: [GlyphItem]) { self.items = items }

  var count: Int { items.count &- gapLength }

  /// All glyphs, without the gap.
  var list: [GlyphItem] { Array(items[..<gap] + items[(gap &+ gapLength)...]) }

  @inline(__always)
  private func place(_ index: Int) -> Int { index < gap ? index : index &+ gapLength }

  subscript(index: Int) -> GlyphItem {
    @inline(__always) get { items[place(index)] }
    @inline(__always) _modify { yield &items[place(index)] }
  }

  mutating func remove(at index: Int) {
    moveGap(to: index)
    gapLength += 1
  }

  mutating func insert(_ item: GlyphItem, at index: Int) {
    moveGap(to: index)
    if gapLength == 0 {
      let room = max(16, items.count / 8)
      items.insert(contentsOf: repeatElement(item, count: room), at: gap)
      gapLength = room
    }
    items[gap] = item
    gap += 1
    gapLength -= 1
  }

  private mutating func moveGap(to index: Int) {
    guard gapLength > 0 else {
      gap = index
      return
    }
    while gap < index {
      items[gap] = items[gap &+ gapLength]
      gap &+= 1
    }
    while gap > index {
      gap &-= 1
      items[gap &+ gapLength] = items[gap]
    }
  }
}
