// Breaks a paragraph into lines that fit a width.

import RasterValues

/// A line of a paragraph.
struct TextLine {
  var range: Range<Int>
  /// Glyphs that replace those of the paragraph's runs, in text order.
  ///
  /// Where a line breaks at a soft hyphen or inside a ligature, these are the word before it, the
  /// hyphen, and the rest of a ligature that the break divides.
  var replacements: [ShapingRun] = []
  /// The width in points, if it differs from the width of the range in the paragraph.
  var width: Double?
}

/// The lines of a paragraph.
struct TextLines {
  var lines: [TextLine] = []
  /// Whether a word is broken across lines, except at a soft hyphen.
  var breaksWords = false
}

extension TextParagraph {
  /// Breaks the paragraph into lines that fit a width.
  ///
  /// Each line takes as many words as fit. A word that is too long is broken between graphemes,
  /// also inside a ligature, with at least one grapheme per line. Tabs extend to their stops, and `places` is updated for
  /// them and for divided ligatures.
  mutating func setLines(width: Double, _ stops: TabStops) -> TextLines {
    guard !scalars.isEmpty else { return TextLines(lines: [TextLine(range: 0..<0)]) }
    var fitter = LineFitter(self, width: width, stops)
    let lines = fitter.lines()
    places = fitter.places
    return lines
  }

  /// The maximum number of lines that are balanced.
  private static let balancedCount = 10
  /// The greatest difference in points between the balanced width and the least possible one.
  private static let balancePrecision = 0.25

  /// Breaks the paragraph into the same number of lines as `setLines`, each about equally long.
  ///
  /// The lines fit the least width in which there are not more of them and no other word is broken.
  /// A bisection finds it. More than ten lines are not balanced.
  mutating func setBalancedLines(width: Double, _ stops: TabStops) -> TextLines {
    let plain = self
    var best = setLines(width: width, stops)
    let count = best.lines.count
    guard count > 1, count <= Self.balancedCount, width.isFinite else { return best }
    // The longest line is at least as wide as the average, so the search starts there.
    var (low, high) = (min(plain.width(of: 0..<scalars.count) / Double(count), width), width)
    while high - low > Self.balancePrecision {
      let middle = (low + high) / 2
      var paragraph = plain
      let lines = paragraph.setLines(width: middle, stops)
      if lines.lines.count <= count, lines.breaksWords == best.breaksWords {
        (self, best, high) = (paragraph, lines, middle)
      } else {
        low = middle
      }
    }
    return best
  }

  /// Returns the width of a line in points, without the spaces at its end.
  func width(of line: TextLine) -> Double { line.width ?? width(of: line.range) }
}

/// Finds the ends of lines, from the first to the last.
struct LineFitter {
  private let paragraph: TextParagraph
  private let scalars: [UInt32]
  private let width: Double
  private let tabs: TabbedText?
  private let hasSoftHyphens: Bool
  /// The distance from the paragraph's start to each scalar.
  private(set) var places: [Double]
  private var result = TextLines()
  /// The start of the current line, and the glyphs of a divided ligature there.
  private var start = 0
  private var head: ShapingRun?

  /// The maximum number of soft hyphens that are tried for a line.
  private static let tries = 32
  /// The maximum number of scalars of a ligature that a soft hyphen divides.
  private static let ligatureLimit = 32

  init(_ paragraph: TextParagraph, width: Double, _ stops: TabStops) {
    self.paragraph = paragraph
    self.width = width
    scalars = paragraph.scalars
    places = paragraph.places
    hasSoftHyphens = scalars.contains(SoftHyphen.scalar)
    let end = stops.isEmpty ? 0..<0 : paragraph.trimmed(0..<scalars.count)
    tabs = stops.isEmpty ? nil : TabbedText(scalars, places, stops, end: end)
  }

  mutating func lines() -> TextLines {
    var (index, lastBreak, lastGrapheme) = (0, 0, 0)
    while index < scalars.count {
      if paragraph.graphemes[index] { lastGrapheme = index }
      if paragraph.breaks[index] == .allowed { lastBreak = index }
      if let tabs {
        let place = places[index] - places[start]
        places[index + 1] = places[index] + tabs.advance(of: index, at: place)
      }
      let isTooWide =
        places[index + 1] - places[start] > width && !TextParagraph.isSpace(scalars[index])
      if isTooWide, breakLine(before: index, lastBreak, lastGrapheme) {
        index = start
      } else {
        index += 1
      }
    }
    append(TextLine(range: start..<scalars.count))
    return result
  }

  /// Ends the line before a scalar that does not fit; returns false if the line would be empty.
  private mutating func breakLine(before index: Int, _ lastBreak: Int, _ lastGrapheme: Int) -> Bool
  {
    var end = lastBreak
    if hasSoftHyphens {
      let found = lastBreakThatFits(before: index)
      if let line = found.line {
        append(line)
        startLine(at: line.range.upperBound, mayDivide: true)
        return true
      }
      end = found.end
    }
    if end <= start {
      if let line = divided(before: index) ?? dividedBeforeHyphen(lastGrapheme) {
        append(line)
        startLine(at: line.range.upperBound, mayDivide: true)
        result.breaksWords = true
        return true
      }
      end = hasSoftHyphens ? breakInWord(before: lastGrapheme) : lastGrapheme
      guard end > start else { return false }
      result.breaksWords = true
    }
    append(TextLine(range: start..<end))
    startLine(at: end, mayDivide: false)
    return true
  }

  private mutating func append(_ line: TextLine) {
    var line = line
    if let head, head.range.upperBound <= line.replacements.first?.range.lowerBound ?? .max {
      line.replacements.insert(head, at: 0)
    }
    result.lines.append(line)
  }

  // MARK: - Soft hyphens

  /// Returns the end of a line that breaks a word, at or before a grapheme.
  ///
  /// A soft hyphen there has no room for its hyphen, so the line ends a grapheme earlier, and the
  /// hyphen is in the next line.
  private func breakInWord(before grapheme: Int) -> Int {
    var end = grapheme
    while end - 1 > start, scalars[end - 1] == SoftHyphen.scalar { end -= 1 }
    if end == grapheme { return grapheme }
    var earlier = end - 1
    // A ligature, whose width is that of its first scalar, is not broken.
    while earlier > start,
      !paragraph.graphemes[earlier] || places[earlier + 1] <= places[earlier]
    {
      earlier -= 1
    }
    return earlier > start ? earlier : end
  }

  /// Returns the line up to a letter inside the ligature before a soft hyphen that has no room for
  /// its hyphen; nil if there is none.
  private func dividedBeforeHyphen(_ grapheme: Int) -> TextLine? {
    var end = grapheme
    while end - 1 > start, scalars[end - 1] == SoftHyphen.scalar { end -= 1 }
    return end < grapheme ? divided(before: end - 1) : nil
  }

  /// Returns the last break before a scalar that does not fit: a hyphenated line, or its end.
  ///
  /// The end is the start of the line if there is no break.
  private func lastBreakThatFits(before index: Int) -> (line: TextLine?, end: Int) {
    var tries = 0
    // A ligature that does not fit may contain a soft hyphen before which it does.
    var end = index + 1
    while end < scalars.count, end - index < Self.ligatureLimit, places[end] == places[index + 1] {
      end += 1
    }
    end -= 1
    while end > start {
      if paragraph.breaks[end] == .allowed {
        if scalars[end - 1] != SoftHyphen.scalar {
          if end <= index { return (nil, end) }
        } else if tries < Self.tries {
          tries += 1
          if let line = hyphenated(to: end) { return (line, end) }
        }
      }
      end -= 1
    }
    return (nil, start)
  }

  /// Returns the line up to a soft hyphen, with the hyphen; nil if it does not fit.
  private func hyphenated(to end: Int) -> TextLine? {
    let last = end - 1
    guard places[last] > places[start], let run = paragraph.runs(in: last..<end).first else {
      return nil
    }
    var line = line(to: last, in: run)
    let look = Int(paragraph.text.looks[last])
    let hyphen = paragraph.shaper.hyphen(at: last, look, in: run)
    let total = (line.width ?? 0) + advances(of: hyphen).reduce(0, +)
    guard total <= width else { return nil }
    line.range = start..<end
    line.replacements.append(hyphen)
    line.width = total
    return line
  }

  /// Returns the line up to a scalar of a run, with its width.
  ///
  /// Its last word is shaped again without the text after it, except that the last letter keeps its
  /// joining form.
  private func line(to end: Int, in run: ShapingRun) -> TextLine {
    let least = max(start, run.range.lowerBound)
    var word = end
    while word > least, !TextParagraph.isSpace(scalars[word - 1]) { word -= 1 }
    if let head, word < head.range.upperBound { word = least }
    var line = TextLine(range: start..<end)
    var total = places[word] - places[start]
    if word < end {
      var part = run.part(word..<end)
      paragraph.shaper.shape(&part)
      total += advances(of: part).reduce(0, +)
      line.replacements.append(part)
    }
    line.width = total
    return line
  }

  /// Returns the line up to a letter inside the ligature that does not fit.
  ///
  /// Returns nil if there is no such line, and in scripts with joined letters or syllables, whose
  /// ligatures are not divided. If the line starts with the ligature, it has at least one letter.
  private func divided(before index: Int) -> TextLine? {
    guard let run = paragraph.runs(in: index..<index + 1).first, run.face.isOpenType,
      !run.script.isCursive, run.script.shapingModel == .plain
    else { return nil }
    let before = run.glyphs(of: run.range.lowerBound..<index + 1)
    guard !before.isEmpty, before.upperBound <= run.glyphs.count else { return nil }
    let first = run.glyphs[before.upperBound - 1].cluster
    let after = run.glyphs(of: index + 1..<run.range.upperBound)
    let next = after.isEmpty ? run.range.upperBound : run.glyphs[after.lowerBound].cluster
    guard next - first > 1, next - first <= Self.ligatureLimit else { return nil }
    func isLetter(_ place: Int) -> Bool {
      UnicodeTable.shared[scalars[place]].category.isLetter
    }
    let ends = (max(first, start) + 1..<max(next, start + 1)).filter { end in
      paragraph.graphemes[end] && isLetter(end) && isLetter(end - 1)
    }
    for end in ends.reversed() {
      let line = line(to: end, in: run)
      if line.width ?? 0 <= width || first <= start && end == ends[0] { return line }
    }
    return nil
  }

  /// Starts a line, and shapes the rest of a ligature that its start divides.
  private mutating func startLine(at index: Int, mayDivide: Bool) {
    start = index
    let isInHead = head.map { index < $0.range.upperBound } ?? false
    head = nil
    guard mayDivide || isInHead, let run = paragraph.runs(in: index..<index + 1).first else {
      return
    }
    let glyphs = run.glyphs(of: index..<run.range.upperBound)
    let next = glyphs.isEmpty ? run.range.upperBound : run.glyphs[glyphs.lowerBound].cluster
    guard run.range.lowerBound < index, index < next else { return }
    var rest = run.part(index..<min(next, index + Self.ligatureLimit))
    paragraph.shaper.shape(&rest)
    guard !rest.glyphs.isEmpty else { return }
    let advances = advances(of: rest)
    for place in rest.range.reversed() {
      places[place] = places[place + 1] - advances[place - index]
    }
    head = rest
  }

  /// Returns the advance of each scalar of a run, in points.
  private func advances(of run: ShapingRun) -> [Double] {
    var advances = [Double](repeating: 0, count: run.range.count)
    let look = paragraph.shaper.looks[run.look]
    for glyph in run.glyphs {
      advances[glyph.cluster - run.range.lowerBound] += look.advance(of: glyph, in: run)
    }
    paragraph.boxes.addPadding(to: &advances, of: run.range)
    return advances
  }
}
