// The glyphs of a run while they are shaped: an array with a gap where it was changed last.

import RasterValues

/// A glyph on its way, and what lookups want to know of it.
struct GlyphItem {
  /// The bits by which lookup flags leave kinds of glyphs out.
  struct Kind: OptionSet {
    let rawValue: UInt8
    static let none: Kind = []
    static let base = Kind(rawValue: 2)
    static let ligature = Kind(rawValue: 4)
    static let mark = Kind(rawValue: 8)
  }

  struct Traits: OptionSet {
    let rawValue: UInt8
    /// Nothing is drawn for it, and matching looks through it, as long as no lookup has replaced it.
    static let ignorable = Traits(rawValue: 1)
    static let joiner = Traits(rawValue: 2)
    static let nonJoiner = Traits(rawValue: 4)
    /// One of several glyphs that took the place of one.
    static let multiplied = Traits(rawValue: 8)
    /// One glyph that took the place of several.
    static let ligated = Traits(rawValue: 16)
    static let substituted = Traits(rawValue: 32)
    /// Of a character that Unicode calls a mark.
    static let unicodeMark = Traits(rawValue: 64)
    /// Of a character within words: a letter or a mark.
    static let word = Traits(rawValue: 128)
  }

  var glyph: UInt16
  /// The lookups of a plan that apply to it: bit 0 for all, the others for the forms of letters.
  var mask: UInt8
  var kind: Kind
  var markClass: UInt8 = 0
  var traits: Traits = []
  /// The ligature that it is, or is on, or 0.
  var ligature: UInt16 = 0
  /// On which part of the ligature it is, from 1; 0 for the ligature itself.
  var component: UInt8 = 0
  /// Of how many parts it is as a ligature.
  var parts: UInt8 = 1
  /// In scripts of syllables what it is in which: see SyllableClasses.swift.
  var syllabic: UInt16 = 0
  var cluster: Int32

  var isMark: Bool { kind.contains(.mark) }
  /// The number of parts that it adds to a ligature.
  var partCount: Int { kind.contains(.ligature) ? Int(parts) : 1 }

  mutating func attach(to ligature: UInt16, component: Int) {
    self.ligature = ligature
    self.component = UInt8(clamping: component)
    parts = 1
  }
}

/// Glyphs in the order of the text.
///
/// Lookups go from the first glyph to the last, so that moving the gap to where glyphs come and go costs
/// one step a glyph and lookup, however many change.
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
