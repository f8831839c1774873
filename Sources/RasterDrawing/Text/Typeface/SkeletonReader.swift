// Reads the notation of skeletons, with one line per glyph.
//
//     n 430 ss  0+,0 0+,520 | 0+,330~6 v 240,532- h 430-,310 430-,0
//
// A line contains the letters that share the glyph (or `U+0041`), the width of the outline at the
// regular weight, the classes of the space on both sides, and strokes separated by `|`. A width of
// 0 stands for that of a stem; `430*80` grows by 0.8 per unit of the pen's growth.
//
// A node is `x,y`. A plain number positions the centre of the stroke. Each `+` or `-` after it
// moves that by half a pen, so `0+` is a stroke whose left or lower edge is at 0. Then `~6` removes
// six tenths of the pen's width at the heaviest weight, `:60` draws the first 60 % of the curve to
// this node and `:-60` the last 60 %, and `_` and `!` cut the end of a stroke horizontally and
// vertically.
//
// Between nodes, `h` is a quarter of a superellipse that starts horizontally, `v` one that starts
// vertically, either with a tension in percent, and `c` a cubic, followed by three nodes. Without
// any of these, a line connects the nodes. `z` closes the stroke. `O` draws a ring in the box of
// two nodes, `.` a dot on one node, and `F` fills the outline that follows. `@o` (or `@U+006F`) is
// another glyph, moved by a node: `@o*60` at 60 %, `@o<` mirrored within its own width, `@o^`
// upside down. `^` and `_` before a node are the positions of marks above and below; the default is
// the centre.
//
// `pen 94` and `wide 103` (percent of the pen's and the outlines' widths), `thin 2` (the taper of
// nodes without one) and `height 520` (of marks) apply to the lines that follow. Marks have the
// classes `^-` (above), `_-` (below) and `_>` (below the right side). `mark U+0301 ÁA ÉE` composes
// letters from a mark and a letter.

import RasterValues

/// Reads the measures of skeletons line by line, and locates their drawings.
struct SkeletonReader {
  /// The glyphs of the letters in the lines read so far.
  private(set) var glyphs: [UInt32: Int] = [:]
  private(set) var measures: [Skeleton] = []
  private(set) var drawings: [SkeletonDrawing] = []
  private var pen = 1.0
  private var wide = 1.0
  private var thin = 0.0
  private var height = 520.0

  /// Reads drawings; of an invalid line, the valid parts are used.
  mutating func read(_ drawings: String) {
    for var tokens in SkeletonTokens.lines(of: drawings) {
      guard let name = tokens.next() else { continue }
      if name.elementsEqual("pen".utf8) {
        pen = (tokens.next()?.number ?? 100) / 100
      } else if name.elementsEqual("thin".utf8) {
        thin = (tokens.next()?.number ?? 0) / 10
      } else if name.elementsEqual("wide".utf8) {
        wide = (tokens.next()?.number ?? 100) / 100
      } else if name.elementsEqual("height".utf8) {
        height = tokens.next()?.number ?? 0
      } else if name.elementsEqual("mark".utf8) {
        readMarked(&tokens)
      } else {
        readGlyph(named: name, &tokens)
      }
    }
  }

  private mutating func readGlyph(named name: ArraySlice<UInt8>, _ tokens: inout SkeletonTokens) {
    var skeleton = Skeleton()
    (skeleton.pen, skeleton.wide, skeleton.height) = (pen, wide, height)
    if var token = tokens.next() {
      skeleton.width = token.takeNumber()
      if token.popFirst() == UInt8(ascii: "*") { skeleton.growth = token.number / 100 }
    }
    if let token = tokens.next(), let first = token.first, let second = token.dropFirst().first {
      skeleton.bearings = (
        SideBearing(letter: first) ?? .none, SideBearing(letter: second) ?? .none
      )
    }
    add(skeleton, .strokes(tokens, thin: thin), for: name.scalars)
  }

  /// Reads pairs of a letter with a mark and the letter without it.
  private mutating func readMarked(_ tokens: inout SkeletonTokens) {
    guard let name = tokens.next(), let scalar = name.scalars.first, let mark = glyphs[scalar]
    else { return }
    while let pair = tokens.next()?.scalars {
      guard pair.count == 2, let base = glyphs[pair[1]] else { continue }
      var skeleton = Skeleton()
      let plain = measures[base]
      (skeleton.width, skeleton.growth) = (plain.width, plain.growth)
      (skeleton.bearings, skeleton.pen, skeleton.wide) = (plain.bearings, plain.pen, plain.wide)
      skeleton.height = plain.height
      skeleton.parts = [
        SkeletonPart(glyph: base, offset: SkeletonNode()),
        SkeletonPart(glyph: mark, offset: SkeletonNode(), isMark: true),
      ]
      add(skeleton, .marked(base: base), for: [pair[0]])
    }
  }

  /// Adds a glyph for several letters.
  private mutating func add(
    _ skeleton: Skeleton,
    _ drawing: SkeletonDrawing,
    for scalars: [UInt32]
  ) {
    for scalar in scalars { glyphs[scalar] = measures.count }
    measures.append(skeleton)
    drawings.append(drawing)
  }
}

extension Skeleton {
  /// Reads strokes and parts; parts refer to glyphs that precede this one.
  mutating func readStrokes(
    _ tokens: SkeletonTokens,
    glyphs: [UInt32: Int],
    before index: Int
  ) {
    var tokens = tokens
    var stroke = StrokeReader()
    while let token = tokens.next(), let first = token.first {
      switch first {
      case UInt8(ascii: "|"): stroke.finish(into: &self)
      case UInt8(ascii: "O"):
        strokes.append(Skeleton.ring(&tokens, tension: token.dropFirst()))
      case UInt8(ascii: "@"):
        let part = Skeleton.part(token.dropFirst(), &tokens) { glyphs[$0] }
        if let part, part.glyph < index { parts.append(part) }
      case UInt8(ascii: "^"): top = SkeletonNode(token.dropFirst())
      case UInt8(ascii: "_"): bottom = SkeletonNode(token.dropFirst())
      default: stroke.read(token, &tokens)
      }
    }
    stroke.finish(into: &self)
  }

  /// Returns a ring in a box: four quarters, clockwise from the left.
  private static func ring(
    _ tokens: inout SkeletonTokens,
    tension: ArraySlice<UInt8>
  ) -> SkeletonStroke {
    let (low, high) = (tokens.node(), tokens.node())
    var (left, right) = (low, high)
    (left.y, right.y) = ((low.y + high.y) / 2, (low.y + high.y) / 2)
    (left.halvesX, right.halvesX, left.halvesY, right.halvesY) = (1, -1, 0, 0)
    var (bottom, top) = (low, high)
    (bottom.x, top.x) = ((low.x + high.x) / 2, (low.x + high.x) / 2)
    (bottom.halvesX, top.halvesX, bottom.halvesY, top.halvesY) = (0, 0, 1, -1)
    (right.taper, top.taper) = (low.taper, low.taper)
    var stroke = SkeletonStroke()
    stroke.form = .closed
    stroke.start = left
    for (index, node) in [top, right, bottom, left].enumerated() {
      var segment = SkeletonSegment()
      segment.kind = index % 2 == 0 ? .upright : .level
      segment.end = node
      if !tension.isEmpty { segment.tension = tension.number / 100 }
      stroke.segments.append(segment)
    }
    return stroke
  }

  private static func part(
    _ token: ArraySlice<UInt8>,
    _ tokens: inout SkeletonTokens,
    _ glyph: (UInt32) -> Int?
  ) -> SkeletonPart? {
    let offset = tokens.node()
    var flags = Substring(decoding: token, as: UTF8.self).unicodeScalars
    var letter = flags.popFirst()?.value ?? 0
    if letter == 0x55, flags.first == "+" {
      letter = UInt32(String(flags.dropFirst().prefix(4)), radix: 16) ?? 0
      flags = flags.dropFirst(5)
    }
    guard let glyph = glyph(letter) else { return nil }
    var part = SkeletonPart(glyph: glyph, offset: offset)
    part.isMirrored = flags.contains("<")
    part.isUpsideDown = flags.contains("^")
    let digits = token.drop { $0 != UInt8(ascii: "*") }.dropFirst()
    if !digits.isEmpty { part.scale = digits.number / 100 }
    return part
  }
}

/// Reads a stroke token by token.
private struct StrokeReader {
  private var stroke = SkeletonStroke()
  private var pending = SkeletonSegment()
  private var isBegun = false

  init() {}

  /// Reads a token: a form, a kind of curve or a node.
  mutating func read(_ token: ArraySlice<UInt8>, _ tokens: inout SkeletonTokens) {
    switch token.first {
    case UInt8(ascii: "z"): stroke.form = .closed
    case UInt8(ascii: "."): stroke.form = .dot
    case UInt8(ascii: "F"): stroke.form = .filled
    case UInt8(ascii: "h"), UInt8(ascii: "v"):
      pending.kind = token.first == UInt8(ascii: "h") ? .level : .upright
      if token.count > 1 { pending.tension = token.dropFirst().number / 100 }
    case UInt8(ascii: "c"): pending.kind = .free(tokens.node(), tokens.node())
    default: add(SkeletonNode(token))
    }
  }

  private mutating func add(_ node: SkeletonNode) {
    guard isBegun else {
      (stroke.start, isBegun) = (node, true)
      return
    }
    pending.end = node
    stroke.segments.append(pending)
    pending = SkeletonSegment()
  }

  mutating func finish(into skeleton: inout Skeleton) {
    if isBegun { skeleton.strokes.append(stroke) }
    self = StrokeReader()
  }
}

extension SkeletonStroke {
  /// Sets the taper of nodes without one.
  mutating func thin(by taper: Double) {
    if start.taper == 0 { start.taper = taper }
    for index in segments.indices where segments[index].end.taper == 0 {
      segments[index].end.taper = taper
    }
  }
}

/// The tokens of a line.
///
/// They are slices of one array, because the first text of a process waits until the typeface is
/// read, and views of strings are an order of magnitude slower.
struct SkeletonTokens: Sendable {
  private var rest: ArraySlice<UInt8>

  /// Returns the lines of a text that are not empty.
  static func lines(of text: String) -> [SkeletonTokens] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n")).map { SkeletonTokens(rest: $0) }
  }

  mutating func next() -> ArraySlice<UInt8>? {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    let token = rest.prefix { $0 != UInt8(ascii: " ") }
    rest = rest.dropFirst(token.count)
    return token.isEmpty ? nil : token
  }

  mutating func node() -> SkeletonNode { next().map { SkeletonNode($0) } ?? SkeletonNode() }
}

extension SkeletonNode {
  /// Creates a node from its notation.
  init(_ token: ArraySlice<UInt8>) {
    var rest = token
    x = rest.takeNumber()
    halvesX = rest.takeHalves()
    rest = rest.dropFirst()
    y = rest.takeNumber()
    halvesY = rest.takeHalves()
    while let mark = rest.popFirst() {
      switch mark {
      case UInt8(ascii: "~"): taper = rest.takeNumber() / 10
      case UInt8(ascii: ":"): trim = rest.takeNumber() / 100
      case UInt8(ascii: "_"): cut = .level
      case UInt8(ascii: "!"): cut = .upright
      default: break
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number at the start of the text.
  var number: Double {
    var rest = self
    return rest.takeNumber()
  }

  /// The letters in the text: a single one for `U+0041`, otherwise each character.
  var scalars: [UInt32] {
    if starts(with: "U+".utf8),
      let value = UInt32(String(decoding: dropFirst(2), as: UTF8.self), radix: 16)
    {
      return [value]
    }
    var (codec, bytes, letters) = (UTF8(), makeIterator(), [UInt32]())
    while case .scalarValue(let letter) = codec.decode(&bytes) { letters.append(letter.value) }
    return letters
  }

  fileprivate mutating func takeNumber() -> Double {
    var value = 0
    let isNegative = first == UInt8(ascii: "-")
    if isNegative { removeFirst() }
    while let digit = first, digit &- 48 < 10 {
      value = value &* 10 &+ Int(digit &- 48)
      removeFirst()
    }
    return Double(isNegative ? -value : value)
  }

  fileprivate mutating func takeHalves() -> Double {
    var halves = 0.0
    while let sign = first {
      if sign == UInt8(ascii: "+") {
        halves += 1
      } else if sign == UInt8(ascii: "-") {
        halves -= 1
      } else {
        break
      }
      removeFirst()
    }
    return halves
  }
}
