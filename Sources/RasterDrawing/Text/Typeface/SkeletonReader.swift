// Reads the notation that skeletons are written in: one line a glyph.
//
//     n 430 ss  0+,0 0+,520 | 0+,330~6 v 240,532- h 430-,310 430-,0
//
// The letters that share the glyph (or `U+0041`), the width of the ink at the regular weight (0 for
// a stem's; `430*80` grows by 0.8 where the pen grows by 1), the classes of the space at both sides,
// and strokes, separated by `|`. A node is `x,y`. A number alone is where the middle of the stroke
// runs; each `+` or `-` after it moves that by half a pen, so that `0+` is a stroke whose left or
// lower edge is at 0. Then `~6` loses six tenths of the pen's width here at the heaviest weight,
// `:60` draws the first 60 % of the curve to this node and `:-60` the last, and `_` and `!` cut the
// end of a stroke level and upright. Between nodes stands `h` (a quarter of a superellipse that
// leaves level), `v` (upright), either with a tension in percent, `c` (a cubic; three nodes follow)
// or nothing for a line; `z` closes. `O` draws a ring in the box of two nodes, `.` a dot on one,
// `F` fills the outline that follows, `@o` (or `@U+006F`) is another glyph moved by a node: `@o*60`
// at 60 %, `@o<` mirrored in its own ink, `@o^` upside down. `^` and `_` before a node say where
// marks are attached above and below, which else is the middle.
//
// `pen 94` and `wide 103` (percent of the pen's and the ink's widths), `thin 2` (the taper of nodes
// without one) and `height 520` (of marks) hold for the lines that follow. Marks have the classes
// `^-` (above), `_-` (below) and `_>` (below the right side); `mark U+0301 ÁA ÉE` makes letters of a
// mark and a letter.

import RasterValues

/// Reads the measures of skeletons line by line, and finds their drawings.
struct SkeletonReader {
  /// The glyphs that the letters of a line and those before it stand for.
  private(set) var glyphs: [UInt32: Int] = [:]
  private(set) var measures: [Skeleton] = []
  private(set) var drawings: [SkeletonDrawing] = []
  private var pen = 1.0
  private var wide = 1.0
  private var thin = 0.0
  private var height = 520.0

  /// Reads drawings; lines that are wrong give what could be read of them.
  mutating func read(_ drawings: String) {
    for line in drawings.utf8.split(separator: UInt8(ascii: "\n")) {
      var words = SkeletonWords(line)
      guard let name = words.next() else { continue }
      switch String(name) {
      case "pen": pen = (words.next()?.number ?? 100) / 100
      case "thin": thin = (words.next()?.number ?? 0) / 10
      case "wide": wide = (words.next()?.number ?? 100) / 100
      case "height": height = words.next()?.number ?? 0
      case "mark": readMarked(&words)
      default: readGlyph(named: name, &words)
      }
    }
  }

  private mutating func readGlyph(named name: Substring.UTF8View, _ words: inout SkeletonWords) {
    var skeleton = Skeleton()
    (skeleton.pen, skeleton.wide, skeleton.height) = (pen, wide, height)
    if let word = words.next() {
      let parts = word.split(separator: UInt8(ascii: "*"))
      skeleton.width = parts.first?.number ?? 0
      if parts.count > 1 { skeleton.growth = parts[1].number / 100 }
    }
    if let word = words.next(), let first = word.first, let second = word.dropFirst().first {
      skeleton.bearings = (
        SideBearing(letter: first) ?? .none, SideBearing(letter: second) ?? .none
      )
    }
    add(skeleton, .strokes(words, thin: thin), for: name.scalars)
  }

  /// Reads pairs of a letter with a mark and the letter without.
  private mutating func readMarked(_ words: inout SkeletonWords) {
    guard let name = words.next(), let scalar = name.scalars.first, let mark = glyphs[scalar]
    else { return }
    while let pair = words.next()?.scalars {
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

  /// Adds a glyph for some letters.
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
  /// Reads strokes and parts; parts are glyphs that stand before this one.
  mutating func readStrokes(
    _ words: SkeletonWords,
    glyphs: [UInt32: Int],
    before index: Int
  ) {
    var words = words
    var stroke = StrokeReader()
    while let word = words.next(), let first = word.first {
      switch first {
      case UInt8(ascii: "|"): stroke.finish(into: &self)
      case UInt8(ascii: "O"):
        strokes.append(Skeleton.ring(&words, tension: word.dropFirst()))
      case UInt8(ascii: "@"):
        let part = Skeleton.part(word.dropFirst(), &words) { glyphs[$0] }
        if let part, part.glyph < index { parts.append(part) }
      case UInt8(ascii: "^"): top = SkeletonNode(word.dropFirst())
      case UInt8(ascii: "_"): bottom = SkeletonNode(word.dropFirst())
      default: stroke.read(word, &words)
      }
    }
    stroke.finish(into: &self)
  }

  /// A ring in a box: four quarters, clockwise from the left.
  private static func ring(
    _ words: inout SkeletonWords,
    tension: Substring.UTF8View
  ) -> SkeletonStroke {
    let (low, high) = (words.node(), words.node())
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
    _ word: Substring.UTF8View,
    _ words: inout SkeletonWords,
    _ glyph: (UInt32) -> Int?
  ) -> SkeletonPart? {
    let offset = words.node()
    var flags = Substring(word).unicodeScalars
    var letter = flags.popFirst()?.value ?? 0
    if letter == 0x55, flags.first == "+" {
      letter = UInt32(String(flags.dropFirst().prefix(4)), radix: 16) ?? 0
      flags = flags.dropFirst(5)
    }
    guard let glyph = glyph(letter) else { return nil }
    var part = SkeletonPart(glyph: glyph, offset: offset)
    part.isMirrored = flags.contains("<")
    part.isUpsideDown = flags.contains("^")
    let digits = Substring(flags.drop { $0 != "*" }.dropFirst())
    if !digits.isEmpty { part.scale = digits.utf8.number / 100 }
    return part
  }
}

/// Reads a stroke word by word.
private struct StrokeReader {
  private var stroke = SkeletonStroke()
  private var pending = SkeletonSegment()
  private var isBegun = false

  init() {}

  /// Reads a word that is a form, a kind of curve or a node.
  mutating func read(_ word: Substring.UTF8View, _ words: inout SkeletonWords) {
    switch word.first {
    case UInt8(ascii: "z"): stroke.form = .closed
    case UInt8(ascii: "."): stroke.form = .dot
    case UInt8(ascii: "F"): stroke.form = .filled
    case UInt8(ascii: "h"), UInt8(ascii: "v"):
      pending.kind = word.first == UInt8(ascii: "h") ? .level : .upright
      if word.count > 1 { pending.tension = word.dropFirst().number / 100 }
    case UInt8(ascii: "c"): pending.kind = .free(words.node(), words.node())
    default: add(SkeletonNode(word))
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
  /// Tapers the nodes that do not.
  mutating func thin(by taper: Double) {
    if start.taper == 0 { start.taper = taper }
    for index in segments.indices where segments[index].end.taper == 0 {
      segments[index].end.taper = taper
    }
  }
}

/// The words of a line.
struct SkeletonWords: Sendable {
  private var rest: Substring.UTF8View

  init(_ line: Substring.UTF8View) { rest = line }

  mutating func next() -> Substring.UTF8View? {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    let word = rest.prefix { $0 != UInt8(ascii: " ") }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : word
  }

  mutating func node() -> SkeletonNode { next().map { SkeletonNode($0) } ?? SkeletonNode() }
}

extension SkeletonNode {
  /// A node from its notation.
  init(_ word: Substring.UTF8View) {
    var rest = word
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

extension Substring.UTF8View {
  /// The number that the text begins with.
  var number: Double {
    var rest = self
    return rest.takeNumber()
  }

  /// The letters that the text names: `U+0041`, or each that stands in it.
  var scalars: [UInt32] {
    let text = Substring(self)
    if text.hasPrefix("U+"), let value = UInt32(text.dropFirst(2), radix: 16) { return [value] }
    return text.unicodeScalars.map { $0.value }
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
