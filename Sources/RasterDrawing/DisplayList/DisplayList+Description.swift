// A display list as text, one operation a line: what golden tests compare and people read.

import RasterValues

extension DisplayList: CustomStringConvertible {
  /// The box, then one operation a line; what is inside layers and placed components is indented.
  public var description: String {
    var printer = DisplayListPrinter()
    printer.print(self)
    return printer.text
  }
}

/// Writes display lists as text.
private struct DisplayListPrinter {
  private(set) var text = ""
  private var depth = 0

  mutating func print(_ list: DisplayList) {
    line("box \(list.width) × \(list.height) px @\(string(list.scale))x\(string(list.caps))")
    let outer = depth
    depth += 1
    var reader = DisplayList.Reader(list)
    while let operation = reader.next() { print(operation) }
    depth = outer
  }

  private mutating func print(_ operation: Operation) {
    switch operation {
    case .fill(let shape, let paint, let rule):
      line("fill \(string(shape)) with \(string(paint))\(rule == .evenOdd ? " even-odd" : "")")
    case .stroke(let shape, let paint, let style):
      line("stroke \(string(shape)) with \(string(paint)) \(string(style))")
    case .layer(let layer):
      print(layer)
      depth += 1
    case .image(let image): line(string(image))
    case .stretch(let stretch):
      line(
        "stretch image \(stretch.index) @\(string(stretch.imageScale))x\(string(stretch.caps)) to "
          + "\(string(stretch.destination)) in \(string(stretch.container))"
      )
    case .glyphs(let run): line(string(run))
    case .place(let place): print(place, as: "place")
    case .end: depth -= 1
    }
  }

  private mutating func print(_ layer: RecordedLayer) {
    var words = ["layer"]
    if layer.blend != .normal { words.append("\(layer.blend)") }
    if layer.blur > 0 { words.append("blur \(string(layer.blur))") }
    if layer.opacity != 1 { words.append("opacity \(string(layer.opacity))") }
    if layer.transform != .identity { words.append("transform \(string(layer.transform))") }
    if let clip = layer.clip {
      words.append("clip \(string(clip))\(layer.clipRule == .evenOdd ? " even-odd" : "")")
    }
    if let mask = layer.maskPath { words.append("mask \(string(mask))") }
    for shadow in layer.shadows {
      words.append(string(shadow))
    }
    line(words.joined(separator: " "))
    guard let mask = layer.mask else { return }
    depth += 1
    print(mask, as: layer.maskChannel == .alpha ? "mask" : "luminance mask")
    depth -= 1
  }

  private mutating func print(_ place: RecordedPlace, as word: String) {
    let container = place.container.map { " in \(string($0))" } ?? ""
    line("\(word) at \(string(place.destination))\(container)")
    depth += 1
    print(place.list)
    depth -= 1
  }

  private mutating func line(_ words: String) {
    text += String(repeating: "  ", count: Swift.max(depth, 0)) + words + "\n"
  }
}

extension DisplayListPrinter {
  private func string(_ value: Double) -> String { Functions.string(value) }

  private func string(_ values: [Double]) -> String {
    values.map { string($0) }.joined(separator: " ")
  }

  private func string(_ point: Point) -> String { "(\(string([point.x, point.y])))" }

  private func string(_ rect: Rect) -> String {
    "(\(string([rect.x, rect.y, rect.width, rect.height])))"
  }

  private func string(_ rect: PixelRect) -> String {
    "(\(rect.x) \(rect.y) \(rect.width) \(rect.height)) px"
  }

  private func string(_ transform: Transform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "(\(string(numbers)))"
  }

  private func string(_ caps: PixelCaps) -> String {
    var text = ""
    for (name, axis) in [("horizontal", caps.horizontal), ("vertical", caps.vertical)] {
      guard let axis else { continue }
      text += " \(name) caps \(axis.leading) \(axis.trailing)"
      if axis.mode == .tile { text += " tiled" }
    }
    return text
  }

  /// Two hex digits a component where that is exact, else four.
  private func string(_ color: RecordedColor) -> String {
    let components = [color.red, color.green, color.blue, color.alpha]
    let isShort = components.allSatisfy { $0 % 257 == 0 }
    return components.reduce(into: "#") { text, component in
      let digits = String(isShort ? component / 257 : component, radix: 16, uppercase: true)
      text += String(repeating: "0", count: (isShort ? 2 : 4) - digits.count) + digits
    }
  }

  private func string(_ paint: RecordedPaint) -> String {
    switch paint {
    case .color(let color): string(color)
    case .gradient(let gradient): string(gradient)
    case .pattern(let pattern):
      "image \(pattern.index) \(string(pattern.transform)) \(pattern.spread) \(pattern.sampling)"
    }
  }

  private func string(_ gradient: RecordedGradient) -> String {
    var text =
      switch gradient.geometry {
      case .linear(let from, let to): "linear \(string(from)) to \(string(to))"
      case .radial(let focus, let focusRadius, let center, let radius):
        "radial \(string(center)) radius \(string(radius))"
          + (focus == center && focusRadius == 0
            ? "" : " from \(string(focus)) radius \(string(focusRadius))")
      case .sweep(let center, let from, let to):
        "sweep \(string(center)) from \(string(from)) to \(string(to))"
      }
    text += " " + string(gradient.stops)
    if gradient.spread != .pad { text += " \(gradient.spread)" }
    return gradient.space == .srgb ? text : text + " in \(gradient.space)"
  }

  private func string(_ image: RecordedImage) -> String {
    var text = "image \(image.index)"
    if let source = image.source { text += " part \(string(source))" }
    text += " in \(string(image.rect)) \(image.sampling)"
    return image.tint.map { "\(text) tint \(string($0))" } ?? text
  }

  /// Each glyph by its number and its origin's distance from the one before.
  private func string(_ run: RecordedGlyphs) -> String {
    var pen = Point(0, 0)
    let glyphs = run.glyphs.map { glyph in
      defer { pen = glyph.origin }
      let (x, y) = (glyph.origin.x - pen.x, glyph.origin.y - pen.y)
      return y == 0 ? "\(glyph.id)+\(string(x))" : "\(glyph.id)+(\(string([x, y])))"
    }
    return "glyphs of face \(run.index) size \(string(run.size)) with \(string(run.paint)) "
      + glyphs.joined(separator: " ")
  }

  private func string(_ shadow: RecordedShadow) -> String {
    var text = "\(shadow.inner ? "inner shadow" : "shadow") \(string(shadow.color))"
    if shadow.blur > 0 { text += " blur \(string(shadow.blur))" }
    if shadow.spread != 0 { text += " spread \(string(shadow.spread))" }
    return text + " offset \(string(shadow.offset))"
  }

  private func string(_ stops: [RecordedStop]) -> String {
    let stops = stops.map { stop in
      "\(string(stop.color)) at \(string(stop.position))"
        + (stop.hint == 0.5 ? "" : " hint \(string(stop.hint))")
    }
    return "[\(stops.joined(separator: ", "))]"
  }

  private func string(_ style: StrokeStyle) -> String {
    var text = "width \(string(style.width)) \(style.cap) \(style.join)"
    if style.join == .miter { text += " limit \(string(style.miterLimit))" }
    if !style.dash.isEmpty { text += " dash \(string(style.dash)) phase \(string(style.phase))" }
    return style.align == .center ? text : text + " \(style.align)"
  }

  private func string(_ shape: Path.Shape) -> String {
    switch shape {
    case .empty: "nothing"
    case .rect(let rect): "rect \(string(rect))"
    case .roundedRect(let rect, let corners):
      "rounded rect \(string(rect)) radii "
        + string([corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft])
    case .ellipse(let rect): "ellipse \(string(rect))"
    case .outline(let outline): "path \"\(string(outline))\""
    }
  }

  /// The outline as SVG path data.
  private func string(_ outline: Path.Outline) -> String {
    var points = outline.points[...]
    return outline.verbs.map { verb in
      let letter =
        switch verb {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      let numbers = points.prefix(verb.pointCount).flatMap { [$0.x, $0.y] }
      points = points.dropFirst(verb.pointCount)
      return numbers.isEmpty ? letter : "\(letter) \(string(numbers))"
    }
    .joined(separator: " ")
  }
}
