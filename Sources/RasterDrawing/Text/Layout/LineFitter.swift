// Breaks a paragraph into lines that fit a width.

import RasterValues

/// A line of a paragraph.
struct TextLine {
  var range: Range<Int>
  /// Glyphs that replace those of the paragraph's runs, in text order.
  ///
  /// Where a line breaks at a soft hyphen, these are the word before it, the hyphen, and the rest
  /// of a ligature that the break divides.
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
  /// with at least one grapheme per line. Tabs extend to their stops, and `places` is updated for
  /// them and for divided ligatures.
  mutating func setLines(width: Double, _ stops: TabStops) -> TextLines {
    guard !scalars.isEmpty else { return TextLines(lines: [TextLine(range: 0..<0)]) }
    var fitter = LineFitter(self, width: width, stops)
    let lines = fitter.lines()
    places = fitter.places
    return lines
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
        startLine(at: line.range.upperBound, afterHyphen: true)
        return true
      }
      end = found.end
    }
    if end <= start {
      end = hasSoftHyphens ? breakInWord(before: lastGrapheme) : lastGrapheme
      guard end > start else { return false }
      result.breaksWords = true
    }
    append(TextLine(range: start..<end))
    startLine(at: end, afterHyphen: false)
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
  ///
  /// The line's last word is shaped again without the text after it, except that its last letter
  /// keeps its joining form.
  private func hyphenated(to end: Int) -> TextLine? {
    let last = end - 1
    guard places[last] > places[start], let run = paragraph.runs(in: last..<end).first else {
      return nil
    }
    let least = max(start, run.range.lowerBound)
    var word = last
    while word > least, !TextParagraph.isSpace(scalars[word - 1]) { word -= 1 }
    if let head, word < head.range.upperBound { word = least }
    var replacements: [ShapingRun] = []
    if word < last {
      var part = run.part(word..<last)
      paragraph.shaper.shape(&part)
      replacements.append(part)
    }
    let look = Int(paragraph.text.looks[last])
    replacements.append(paragraph.shaper.hyphen(at: last, look, in: run))
    var total = places[word] - places[start]
    for part in replacements { total += advances(of: part).reduce(0, +) }
    guard total <= width else { return nil }
    return TextLine(range: start..<end, replacements: replacements, width: total)
  }

  /// Starts a line, and shapes the rest of a ligature that its start divides.
  private mutating func startLine(at index: Int, afterHyphen: Bool) {
    start = index
    let isInHead = head.map { index < $0.range.upperBound } ?? false
    head = nil
    guard afterHyphen || isInHead, let run = paragraph.runs(in: index..<index + 1).first else {
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
    return advances
  }
}
