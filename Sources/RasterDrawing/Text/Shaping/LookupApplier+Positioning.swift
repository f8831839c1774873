// GPOS lookups for adjustments, kerning and cursive attachment.
//
// Source: OpenType 1.9, "GPOS", lookup types 1, 2 and 3.

import RasterValues

extension LookupApplier {
  mutating func adjust(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    let data = subtable.data
    guard let format = data.uint16(at: 4) else { return false }
    let size = 2 &* format.nonzeroBitCount
    switch subtable.format {
    case 1: add(data, at: 6, format, data, to: index)
    case 2:
      guard place < data.uint16(at: 6) ?? 0 else { return false }
      add(data, at: 8 &+ place &* size, format, data, to: index)
    default: return false
    }
    index &+= 1
    return true
  }

  mutating func adjustPair(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    guard let second = neighbour(of: index, 1, as: .input) else { return false }
    switch subtable.format {
    case 1: return adjustPair(subtable.data, place, second)
    case 2: return adjustClasses(subtable, second)
    default: return false
    }
  }

  /// Applies a pair of specific glyphs.
  private mutating func adjustPair(_ data: FontData, _ place: Int, _ second: Int) -> Bool {
    guard let first = data.uint16(at: 4), let next = data.uint16(at: 6),
      place < data.uint16(at: 8) ?? 0, let set = data.subtable16(at: 10 &+ 2 &* place)
    else { return false }
    let stride = 2 &+ 2 &* (first.nonzeroBitCount &+ next.nonzeroBitCount)
    guard let pairs = set.records(at: 2, count: set.uint16(at: 0) ?? 0, stride: stride),
      let index = pairs.index(of: Int(buffer[second].glyph))
    else { return false }
    let offset = 2 &+ index &* stride
    addPair(set, at: offset &+ 2, formats: (first, next), to: second)
    return true
  }

  /// Applies a pair of classes; a second glyph of class 0 is not adjusted.
  private mutating func adjustClasses(_ subtable: LayoutSubtable, _ second: Int) -> Bool {
    let data = subtable.data
    let row = subtable.classes.classValue(of: buffer[index].glyph)
    let column = subtable.nextClasses.classValue(of: buffer[second].glyph)
    guard let first = data.uint16(at: 4), let next = data.uint16(at: 6), column != 0,
      row < data.uint16(at: 12) ?? 0, let columns = data.uint16(at: 14), column < columns
    else { return false }
    let size = 2 &* (first.nonzeroBitCount &+ next.nonzeroBitCount)
    let offset = 16 &+ (row &* columns &+ column) &* size
    addPair(data, at: offset, formats: (first, next), to: second)
    return true
  }

  /// Adds value records in the given formats to the current glyph and to the one at `second`.
  private mutating func addPair(
    _ data: FontData,
    at offset: Int,
    formats: (first: Int, second: Int),
    to second: Int
  ) {
    let firstSize = 2 &* formats.first.nonzeroBitCount
    add(data, at: offset, formats.first, data, to: index)
    add(data, at: offset &+ firstSize, formats.second, data, to: second)
    index = formats.second == 0 ? second : second &+ 1
  }

  /// Adds a value record to a glyph's position.
  private mutating func add(
    _ data: FontData,
    at offset: Int,
    _ format: Int,
    _ base: FontData,
    to place: Int
  ) {
    guard format != 0 else { return }
    var offset = offset
    var values = (x: 0.0, y: 0.0, advance: 0.0)
    for bit in 0..<8 where format >> bit & 1 == 1 {
      if bit < 4 {
        let value = Double(data.int16(at: offset) ?? 0)
        if bit == 0 { values.x += value }
        if bit == 1 { values.y += value }
        if bit == 2 { values.advance += value }
      } else if !coordinates.isDefault {
        let value = definitions.delta(base.subtable16(at: offset), at: coordinates)
        if bit == 4 { values.x += value }
        if bit == 5 { values.y += value }
        if bit == 6 { values.advance += value }
      }
      offset &+= 2
    }
    positions[place].x += values.x
    positions[place].y += values.y
    positions[place].advance += values.advance
  }

  /// Returns the point of an anchor table.
  mutating func anchor(_ data: FontData?) -> (x: Double, y: Double)? {
    guard let data, let format = data.uint16(at: 0), let x = data.int16(at: 2),
      let y = data.int16(at: 4)
    else { return nil }
    guard format == 3 else { return (Double(x), Double(y)) }
    return (
      Double(x) + definitions.delta(data.subtable16(at: 6), at: coordinates),
      Double(y) + definitions.delta(data.subtable16(at: 8), at: coordinates)
    )
  }

  // MARK: - Cursive attachment

  mutating func attachCursively(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    let data = subtable.data
    guard subtable.format == 1, place < data.uint16(at: 4) ?? 0,
      let entry = anchor(data.subtable16(at: 6 &+ 4 &* place)),
      let previous = neighbour(of: index, -1, as: .input),
      let other = subtable.coverage.index(of: buffer[previous].glyph),
      other < data.uint16(at: 4) ?? 0, let exit = anchor(data.subtable16(at: 8 &+ 4 &* other))
    else { return false }
    if isRightToLeft {
      let excess = exit.x + positions[previous].x
      positions[previous].advance -= excess
      positions[previous].x -= excess
      positions[index].advance = entry.x + positions[index].x
    } else {
      positions[previous].advance = exit.x + positions[previous].x
      let excess = entry.x + positions[index].x
      positions[index].advance -= excess
      positions[index].x -= excess
    }
    // The flag determines which of the two glyphs stays on the baseline.
    if lookup.flags & 1 != 0 {
      attach(previous, to: index, entry.y - exit.y)
    } else {
      attach(index, to: previous, exit.y - entry.y)
    }
    index &+= 1
    return true
  }

  private mutating func attach(_ child: Int, to parent: Int, _ rise: Double) {
    reverse(child, newParent: parent)
    positions[child].attachment = .cursive
    positions[child].distance = parent - child
    positions[child].y = rise
    guard positions[parent].distance == child - parent else { return }
    positions[parent].distance = 0
    positions[parent].attachment = .none
    positions[parent].y = 0
  }

  /// Reverses a chain of attachments, so that it is attached to its former first glyph.
  private mutating func reverse(_ start: Int, newParent: Int) {
    var (child, links) = (start, [(place: Int, distance: Int, rise: Double)]())
    while positions[child].attachment == .cursive, positions[child].distance != 0 {
      let position = positions[child]
      positions[child].distance = 0
      positions[child].attachment = .none
      let next = child + position.distance
      guard next != newParent, positions.indices.contains(next), takeStep() else { break }
      links.append((next, -position.distance, -position.y))
      child = next
    }
    for link in links {
      positions[link.place].distance = link.distance
      positions[link.place].y = link.rise
      positions[link.place].attachment = .cursive
    }
  }
}
