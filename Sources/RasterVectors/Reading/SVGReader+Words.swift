// Text: lines with a position, a font and a colour.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// Characters in a row that start at an explicit position.
  private struct Line {
    var point: Point
    let style: SVGStyle
    let range: Range<Int>
    var bytes: [UInt8] = []
  }

  /// The nodes that a `text` element draws.
  mutating func words(_ node: Int, in context: SVGContext) -> [VectorNode] {
    var lines = [Line(point: .zero, style: context.style, range: document.nodes[node].range)]
    collect(node, in: context, &lines)
    return lines.compactMap { shape(of: $0, in: context).map { .shape($0) } }
  }

  /// Collects the lines of an element; an element with a position starts a new line.
  private mutating func collect(_ node: Int, in context: SVGContext, _ lines: inout [Line]) {
    let range = document.nodes[node].range
    review(node)
    for name in ["dx", "dy", "rotate", "textLength", "lengthAdjust"] {
      guard let attribute = document.attribute(name, of: node) else { continue }
      lose("'\(name)' of text is left out", at: attribute.range)
    }
    let (x, y) = (place("x", of: node, in: context), place("y", of: node, in: context))
    let last = lines[lines.count - 1]
    if x != nil || y != nil || last.bytes.isEmpty {
      let point = Point(x ?? last.point.x, y ?? last.point.y)
      if x == nil, !last.bytes.isEmpty {
        lose("text on a new line without 'x' starts at the same x as the text before it", at: range)
      }
      lines.append(Line(point: point, style: context.style, range: range))
    } else if !context.style.looks(like: last.style) {
      lose("text with several styles on one line is drawn in the first style", at: range)
    }
    for child in document.children(of: node) {
      let element = document.nodes[child]
      if element.kind == .text {
        lines[lines.count - 1].bytes += Array(element.name.utf8)
        continue
      }
      guard element.namespace == .svg, !["title", "desc"].contains(element.name) else { continue }
      guard element.name == "tspan" || element.name == "a", context.depth < Self.depthLimit else {
        lose("'\(element.name)' in text is left out", at: element.range)
        continue
      }
      var inner = context
      inner = context.forChildren
      inner.style = style(of: child, in: inner)
      inner.depth += 1
      if inner.style.isDisplayed { collect(child, in: inner, &lines) }
    }
  }

  /// The first of an element's coordinates, which can be lists with one value per character.
  private mutating func place(_ name: String, of node: Int, in context: SVGContext) -> Double? {
    guard let attribute = document.attribute(name, of: node) else { return nil }
    var scanner = ValueScanner(attribute.value)
    guard let length = SVGLength(&scanner) else {
      lose("'\(shortened(attribute.value))' is not a valid length", at: attribute.range)
      return nil
    }
    scanner.skipSpace()
    if !scanner.isAtEnd {
      lose("the positions of single characters are left out", at: attribute.range)
    }
    let side = name == "x" ? context.viewport.width : context.viewport.height
    return length.resolved(in: context.style, of: side)
  }

  private mutating func shape(of line: Line, in context: SVGContext) -> VectorShape? {
    let text = Self.collapsed(line.bytes)
    let style = line.style
    guard !text.isEmpty, style.isVisible, style.fontSize > 0 else { return nil }
    if case .none = style.stroke {} else { lose("the stroke of text is left out", at: line.range) }
    for name in style.textLosses.keys.sorted() {
      guard let range = style.textLosses[name] else { continue }
      lose("'\(name)' of text is left out", at: range)
    }
    // Estimate the width from a typical font, to discard text outside the drawing.
    let width = Double(text.unicodeScalars.count) * style.fontSize * 0.6
    let share = style.anchor == .start ? 0 : style.anchor == .middle ? 0.5 : 1
    let box = Rect(
      x: line.point.x - share * width,
      y: line.point.y - style.fontSize,
      width: width,
      height: style.fontSize * 1.25
    )
    let outline = VectorOutline(geometry: .rect(box), transform: context.transform)
    guard outline.path.tightBounds?.isDrawable ?? false else {
      lose("this text is too far away to be drawn", at: line.range)
      return nil
    }
    var styled = context
    styled.style = style
    guard
      let fill = paint(style.fill, style.fillOpacity, of: outline, in: styled, at: line.range)
    else { return nil }
    guard case .color = fill else {
      lose("text that is filled with a gradient is left out", at: line.range)
      return nil
    }
    let content = VectorText(
      text: text,
      point: line.point,
      anchor: style.anchor,
      size: style.fontSize,
      family: family(style, at: line.range),
      weight: style.fontWeight,
      isItalic: style.isItalic,
      tracking: style.letterSpacing
    )
    var shape = VectorShape(label: nil, outline: outline)
    (shape.fill, shape.content) = (fill, .text(content))
    return shape
  }

  /// The given family, or else the first family in a list; an empty string with a report for a
  /// generic family.
  private mutating func family(_ style: SVGStyle, at range: Range<Int>) -> String {
    if let given = givenFamily(style, at: range) { return given }
    let list = style.fontFamily.utf8.split(separator: UInt8(ascii: ","))
    let name = Self.unquoted(list.first.map { String(decoding: Array($0), as: UTF8.self) } ?? "")
    guard !Self.genericFamilies.contains(lowercased(name)) else {
      lose("text without a named font is drawn in the built-in font", at: range)
      return ""
    }
    lose(
      "the font '\(shortened(name))' is not imported; unless you supply it, the built-in font is used",
      at: range
    )
    return name
  }

  /// Collapses whitespace to single spaces, and removes it at the ends.
  private static func collapsed(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for byte in bytes {
      if byte > 0x20 {
        result.append(byte)
      } else if result.last != 0x20, !result.isEmpty {
        result.append(0x20)
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }
}

extension SVGStyle {
  /// Whether text looks the same in another style.
  fileprivate func looks(like other: SVGStyle) -> Bool {
    fontSize == other.fontSize && fontFamily == other.fontFamily && fontWeight == other.fontWeight
      && isItalic == other.isItalic && letterSpacing == other.letterSpacing
      && fillOpacity == other.fillOpacity && fill == other.fill && color == other.color
  }
}
