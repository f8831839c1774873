// Interprets the program of a glyph with cubic outlines: a Type 2 charstring.
//
// Numbers are pushed onto a stack from which operators take them; drawing operators clear it. Hints
// are ignored but counted, because hint masks have a bit for each of them. CFF2 charstrings have no
// widths, a larger stack, and numbers that vary.
//
// Source: Adobe Technical Note 5177, "The Type 2 Charstring Format"; OpenType 1.9, "CFF2 CharString
// Format".

/// The state of a charstring interpreter.
struct Charstring {
  private let font: CompactFont
  private let coordinates: FontCoordinates
  private var part: CompactFont.Part
  private(set) var path = CharstringPath()
  var stack: [Double] = []
  private var hintCount = 0
  /// Whether the width, which may precede the first operator's operands, can no longer occur.
  private var isPastWidth: Bool
  /// The values that the operator `put` has stored.
  var storage: [Double] = []
  /// The remaining number of numbers and operators that may be read.
  private var steps = 1 << 20

  /// The weight of each region's deltas; `nil` until the first variable number.
  private var scalars: [Double]?
  private let stackLimit: Int
  var tag: FontTag { font.version.tag }

  /// The limit of the specification.
  private static let depthLimit = 10

  private init(_ font: CompactFont, glyph: Int, at coordinates: FontCoordinates) {
    self.font = font
    self.coordinates = coordinates
    part = font.part(of: glyph)
    isPastWidth = font.version == .two
    stackLimit = font.version == .two ? 513 : 48
    stack.reserveCapacity(48)
  }

  /// The outline of a glyph in font units; empty if the glyph has none.
  static func outline(
    of glyph: Int,
    in font: CompactFont,
    at coordinates: FontCoordinates
  ) throws(FontError) -> Path.Outline {
    guard let data = font.charstrings[glyph] else {
      guard glyph >= font.charstrings.count else {
        throw .unexpected(
          font.version.tag,
          "offset of glyph \(glyph)",
          expected: "an offset in the table",
          found: 0
        )
      }
      return Path.Outline()
    }
    var charstring = Charstring(font, glyph: glyph, at: coordinates)
    _ = try charstring.run(data, depth: 0)
    charstring.path.close()
    return charstring.path.outline
  }

  /// Runs a program; returns `true` if it ended the glyph.
  private mutating func run(_ data: FontData, depth: Int) throws(FontError) -> Bool {
    guard depth <= Self.depthLimit else { throw .tooComplex(tag) }
    var place = 0
    while let byte = data.uint8(at: place) {
      steps -= 1
      guard steps > 0, path.outline.verbs.count <= GlyphContours.limit else {
        throw .tooComplex(tag)
      }
      place += 1
      if byte >= 32 || byte == 28 {
        try push(byte, data, &place)
      } else if byte == 10 || byte == 29 {
        if try call(byte == 10 ? part.subroutines : font.globalSubroutines, depth: depth) {
          return true
        }
      } else if byte == 11 {
        return false
      } else if byte == 14 {
        try end(depth: depth)
        return true
      } else {
        try perform(byte, data, &place)
      }
    }
    return false
  }

  @inline(__always)
  private mutating func push(_ byte: Int, _ data: FontData, _ place: inout Int) throws(FontError) {
    let value: Double
    if byte == 28 {
      value = Double(try need(data.int16(at: place), data))
      place += 2
    } else if byte < 247 {
      value = Double(byte - 139)
    } else if byte < 255 {
      let low = try need(data.uint8(at: place), data)
      value = Double(byte < 251 ? (byte - 247) << 8 + low + 108 : -((byte - 251) << 8) - low - 108)
      place += 1
    } else {
      value = Double(try need(data.int32(at: place), data)) / 65536
      place += 4
    }
    guard stack.count < stackLimit else {
      throw operands(stackLimit, stack.count + 1)
    }
    stack.append(value)
  }

  private func need(_ value: Int?, _ data: FontData) throws(FontError) -> Int {
    guard let value else { throw .truncated(tag, expected: data.count + 1, in: data) }
    return value
  }

  /// Calls the subroutine whose biased number is on top of the stack.
  private mutating func call(_ index: CompactIndex, depth: Int) throws(FontError) -> Bool {
    let bias = index.count < 1240 ? 107 : index.count < 33900 ? 1131 : 32768
    let number = try popInteger() + bias
    guard let data = index[number] else {
      throw .unexpected(tag, "subroutine", expected: "below \(index.count)", found: number)
    }
    return try run(data, depth: depth + 1)
  }

  /// Performs an operator that neither calls a subroutine nor ends the glyph; unknown operators
  /// clear the stack.
  private mutating func perform(
    _ operation: Int,
    _ data: FontData,
    _ place: inout Int
  ) throws(FontError) {
    switch operation {
    case 12:
      let second = try need(data.uint8(at: place), data)
      place += 1
      if second < 34 { return try calculate(second) }
      try path.flex(second, stack)
    case 15:
      part.variationIndex = try popInteger()
      scalars = nil
    case 16: return try blend()
    case 1, 3, 18, 23: countHints()
    case 19, 20:
      countHints()
      place += (hintCount + 7) / 8
    case 4, 22:
      dropWidth(before: 1)
      let distance = try operand(0)
      path.move(operation == 22 ? distance : 0, operation == 4 ? distance : 0)
    case 21:
      dropWidth(before: 2)
      path.move(try operand(0), try operand(1))
    default: path.draw(operation, stack)
    }
    stack.removeAll(keepingCapacity: true)
  }

  /// Counts hints, which are pairs of numbers.
  private mutating func countHints() {
    dropWidth(before: stack.count & ~1)
    hintCount += stack.count / 2
  }

  /// Removes the width if the stack has more than `count` operands.
  private mutating func dropWidth(before count: Int) {
    if !isPastWidth, stack.count > count { stack.removeFirst() }
    isPastWidth = true
  }

  /// Ends the glyph; four operands specify an accented character composed of two other glyphs.
  private mutating func end(depth: Int) throws(FontError) {
    dropWidth(before: stack.count >= 4 ? 4 : 0)
    path.close()
    guard stack.count >= 4 else { return }
    let (x, y) = (stack[0], stack[1])
    // The accent comes first, as in FreeType.
    let letters = [(code: Int(stack[3]), place: Point(x, y)), (Int(stack[2]), .zero)]
    for (code, place) in letters {
      guard let glyph = font.glyph(ofStandardCode: code), let data = font.charstrings[glyph] else {
        throw .unexpected(
          tag,
          "part of an accented character",
          expected: "a character",
          found: code
        )
      }
      stack.removeAll(keepingCapacity: true)
      hintCount = 0
      isPastWidth = false
      part = font.part(of: glyph)
      path.moveOrigin(to: place)
      // Each component adds half the subroutine depth limit, so that nesting is bounded.
      _ = try run(data, depth: depth + Self.depthLimit / 2)
      path.close()
    }
  }

  // MARK: - Variation

  /// Adds to each of several numbers its deltas, which follow all the numbers: one delta for each
  /// region.
  private mutating func blend() throws(FontError) {
    let count = try popInteger()
    let scalars = self.scalars ?? font.store?.scalars(part.variationIndex, at: coordinates) ?? []
    self.scalars = scalars
    let size = count.multipliedReportingOverflow(by: scalars.count + 1)
    guard count >= 0, !size.overflow, size.partialValue <= stack.count else {
      throw operands(size.partialValue, stack.count)
    }
    spend(size.partialValue)
    let first = stack.count - size.partialValue
    var place = first + count
    for index in first..<first + count {
      for scalar in scalars {
        stack[index] += stack[place] * scalar
        place += 1
      }
    }
    stack.removeSubrange((first + count)...)
  }

  // MARK: - Operands

  func operand(_ index: Int) throws(FontError) -> Double {
    guard index < stack.count else { throw operands(index + 1, stack.count) }
    return stack[index]
  }

  mutating func pop() throws(FontError) -> Double {
    guard let value = stack.popLast() else { throw operands(1, 0) }
    return value
  }

  /// The topmost number without its fraction.
  mutating func popInteger() throws(FontError) -> Int { Int(try pop()) }

  /// Pushes the result of a calculation, clamped to a range far larger than any glyph.
  mutating func push(_ value: Double) throws(FontError) {
    guard stack.count < stackLimit else {
      throw operands(stackLimit, stack.count + 1)
    }
    stack.append(max(-1e9, min(1e9, value)))
  }

  /// Deducts `count` from the remaining steps.
  mutating func spend(_ count: Int) { steps -= count }

  private func operands(_ expected: Int, _ found: Int) -> FontError {
    .unexpected(tag, "number of operands", expected: "\(expected)", found: found)
  }
}
