// Writes groups with filters as SVG files, which a source draws as images.

import RasterValues

/// Writes nodes as the elements of an SVG file.
struct FilteredImage {
  private let tints: [Color]
  private var definitions = ""
  private var count = 0
  /// Whether a node has an effect that the file cannot contain.
  private var isIncomplete = false
  /// Whether a colour is a tint, which the file fixes.
  private var hasTint = false

  private init(tints: [Color]) { self.tints = tints }

  /// The file that draws a group at its place in a drawing, or `nil` if it cannot be written.
  static func file(
    _ group: VectorGroup,
    in size: Size,
    tints: [Color]
  ) -> (bytes: [UInt8], hasTint: Bool)? {
    var writer = FilteredImage(tints: tints)
    let content = writer.text(group)
    guard !writer.isIncomplete, content.utf8.count < 1 << 22 else { return nil }
    let (width, height) = (number(size.width), number(size.height))
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(writer.definitions)\(content)</svg>

      """
    return (Array(text.utf8), writer.hasTint)
  }

  static func number(_ value: Double) -> String { ShortNumber.text(value, places: 9) }

  static func numbers(_ values: [Double]) -> String {
    joined(values.map { number($0) }, by: " ")
  }

  /// Adds a definition; `text` gets its id.
  private mutating func define(_ text: (String) -> String) -> String {
    count += 1
    let id = "d" + Functions.string(count)
    definitions += text(id) + "\n"
    return id
  }

  private static func matrix(_ transform: Transform, _ name: String = "transform") -> String {
    guard transform != .identity else { return "" }
    let values = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return " \(name)=\"matrix(\(numbers(values)))\""
  }

  // MARK: Nodes

  private mutating func text(_ nodes: [VectorNode]) -> String {
    var result = ""
    for node in nodes {
      switch node {
      case .shape(let shape): result += text(shape)
      case .group(let group): result += text(group)
      }
    }
    return result
  }

  private mutating func text(_ group: VectorGroup) -> String {
    if !group.shadows.isEmpty { isIncomplete = true }
    var content = text(group.children)
    if let filter = group.filter {
      let inverse = filter.transform.inverse ?? .identity
      let id = define { FilterText.element(filter, id: $0) }
      content =
        "<g\(Self.matrix(filter.transform)) filter=\"url(#\(id))\">"
        + "<g\(Self.matrix(inverse))>\n\(content)</g></g>\n"
    }
    var attributes = ""
    var styles: [String] = []
    if group.blur > 0 { styles.append("filter:blur(\(Self.number(group.blur / 2))px)") }
    if let blend = group.blend { styles.append("mix-blend-mode:\(Self.dashed(blend))") }
    if group.isIsolated { styles.append("isolation:isolate") }
    if group.opacity < 1 { attributes += " opacity=\"\(Self.number(group.opacity))\"" }
    if let clip = group.clip { attributes += " clip-path=\"url(#\(define(clip)))\"" }
    if let mask = group.mask { attributes += " mask=\"url(#\(define(mask)))\"" }
    if !styles.isEmpty { attributes += " style=\"\(joined(styles, by: ";"))\"" }
    return attributes.isEmpty ? content : "<g\(attributes)>\n\(content)</g>\n"
  }

  /// A name such as `colorDodge` as `color-dodge`.
  private static func dashed(_ name: String) -> String {
    if name == "plus" { return "plus-lighter" }
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if byte < UInt8(ascii: "a") { bytes.append(UInt8(ascii: "-")) }
      bytes.append(byte | 0x20)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func text(_ shape: VectorShape) -> String {
    if shape.content != nil { isIncomplete = true }
    guard let data = shape.outline.geometry.path.data(places: 6) else {
      isIncomplete = true
      return ""
    }
    var attributes = " d=\"\(data)\"" + Self.matrix(shape.outline.transform)
    attributes += paint(shape.fill, "fill")
    if shape.isEvenOdd { attributes += " fill-rule=\"evenodd\"" }
    if let stroke = shape.stroke {
      attributes += paint(stroke.paint, "stroke")
      attributes += " stroke-width=\"\(Self.number(stroke.width))\""
      attributes +=
        ["", " stroke-linecap=\"round\"", " stroke-linecap=\"square\""][
          stroke.cap == .butt ? 0 : stroke.cap == .round ? 1 : 2
        ]
      switch stroke.join {
      case .miter: attributes += " stroke-miterlimit=\"\(Self.number(stroke.miterLimit))\""
      case .round: attributes += " stroke-linejoin=\"round\""
      case .bevel: attributes += " stroke-linejoin=\"bevel\""
      }
      if !stroke.dash.isEmpty {
        attributes += " stroke-dasharray=\"\(Self.numbers(stroke.dash))\""
        attributes += " stroke-dashoffset=\"\(Self.number(stroke.dashPhase))\""
      }
      if shape.isStrokeBelow { attributes += " paint-order=\"stroke\"" }
    }
    return "<path\(attributes)/>\n"
  }

  // MARK: Paints

  private mutating func plain(_ color: VectorColor) -> (text: String, alpha: Double) {
    switch color {
    case .color(let color): return (Self.hexadecimal(color), color.alpha)
    case .tint(let index, let alpha):
      hasTint = true
      return (tints.indices.contains(index) ? Self.hexadecimal(tints[index]) : "#000000", alpha)
    }
  }

  static func hexadecimal(_ color: Color) -> String {
    var bytes = [UInt8(ascii: "#")]
    for part in [color.red, color.green, color.blue] {
      let level = UInt8(min(max(part, 0), 1) * 255 + 0.5)
      for digit in [level >> 4, level & 15] {
        bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func paint(_ paint: VectorPaint?, _ name: String) -> String {
    switch paint {
    case nil: return name == "fill" ? " fill=\"none\"" : ""
    case .color(let color)?:
      let (text, alpha) = plain(color)
      let opacity = alpha < 1 ? " \(name)-opacity=\"\(Self.number(alpha))\"" : ""
      return " \(name)=\"\(text)\"\(opacity)"
    case .gradient(let gradient)?: return " \(name)=\"url(#\(define(gradient)))\""
    }
  }

  private mutating func define(_ gradient: VectorGradient) -> String {
    var stops = ""
    for stop in gradient.stops {
      let (text, alpha) = plain(stop.color)
      stops += "<stop offset=\"\(Self.number(stop.offset))\" stop-color=\"\(text)\""
      stops += alpha < 1 ? " stop-opacity=\"\(Self.number(alpha))\"/>" : "/>"
    }
    let spread = ["pad", "reflect", "repeat"][
      gradient.spread == .pad ? 0 : gradient.spread == .reflect ? 1 : 2
    ]
    let common =
      " gradientUnits=\"userSpaceOnUse\" spreadMethod=\"\(spread)\""
      + Self.matrix(gradient.transform, "gradientTransform")
    func attributes(_ values: [(String, Double)]) -> String {
      joined(values.map { " \($0.0)=\"\(Self.number($0.1))\"" }, by: "")
    }
    switch gradient.kind {
    case .linear(let from, let to):
      let place = attributes([("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)])
      return define {
        "<linearGradient id=\"\($0)\"\(place)\(common)>\(stops)</linearGradient>"
      }
    case .radial(let focus, let focusRadius, let center, let radius):
      let place = attributes([
        ("fx", focus.x), ("fy", focus.y), ("fr", focusRadius), ("cx", center.x),
        ("cy", center.y), ("r", radius),
      ])
      return define {
        "<radialGradient id=\"\($0)\"\(place)\(common)>\(stops)</radialGradient>"
      }
    case .sweep:
      isIncomplete = true
      return define { "<linearGradient id=\"\($0)\"/>" }
    }
  }

  // MARK: Clips and masks

  private mutating func define(_ clip: VectorRegion) -> String {
    let isEvenOdd = if case .outline(_, let isEvenOdd) = clip { isEvenOdd } else { false }
    guard let data = Self.path(clip).data(places: 6) else {
      isIncomplete = true
      return ""
    }
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    return define { "<clipPath id=\"\($0)\"><path d=\"\(data)\"\(rule)/></clipPath>" }
  }

  /// A region as a path, which has the even-odd rule only if it is a single outline.
  private static func path(_ region: VectorRegion) -> Path {
    func part(_ region: VectorRegion) -> Path {
      guard case .outline(_, true) = region else { return path(region) }
      return path(region).union(.empty, rule: .evenOdd)
    }
    switch region {
    case .outline(let outline, _): return outline.path
    case .union(let parts):
      return parts.dropFirst().reduce(parts.first.map(part) ?? .empty) {
        $0.union(part($1))
      }
    case .intersection(let parts):
      return parts.dropFirst().reduce(parts.first.map(part) ?? .empty) {
        $0.intersection(part($1))
      }
    }
  }

  private mutating func define(_ mask: VectorMask) -> String {
    var content = text(mask.nodes)
    if let region = mask.region {
      content = "<g clip-path=\"url(#\(define(region)))\">\n\(content)</g>"
    }
    let box = mask.nodes.inkBounds ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let values = [box.x - 1, box.y - 1, box.width + 2, box.height + 2].map { Self.number($0) }
    let type = mask.isLuminance ? "" : " style=\"mask-type:alpha\""
    return define { id in
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"\(values[0])\" y=\"\(values[1])\""
        + " width=\"\(values[2])\" height=\"\(values[3])\"\(type)>\n\(content)</mask>"
    }
  }
}

extension VectorDrawing {
  /// The drawing with each group that has a filter as an image, whether all could be written, and
  /// whether one of them contains a tint.
  func withFilteredImages() -> (drawing: VectorDrawing, isComplete: Bool, hasTint: Bool) {
    var result = self
    var (isComplete, hasTint) = (true, false)
    func replaced(_ nodes: [VectorNode]) -> [VectorNode] {
      nodes.flatMap { node -> [VectorNode] in
        guard case .group(var group) = node else { return [node] }
        guard group.filter != nil else {
          group.children = replaced(group.children)
          if let mask = group.mask { group.mask?.nodes = replaced(mask.nodes) }
          return [.group(group)]
        }
        let alone = VectorGroup(filter: group.filter, children: group.children)
        group.filter = nil
        if let image = image(alone) {
          group.children = [.shape(image.shape)]
          hasTint = hasTint || image.hasTint
        } else {
          isComplete = false
        }
        return [.group(group)]
      }
    }
    result.nodes = replaced(nodes)
    result.parts = parts.map {
      VectorPart(id: $0.id, nodes: replaced($0.nodes), bounds: $0.bounds)
    }
    return (result, isComplete, hasTint)
  }

  private func image(_ group: VectorGroup) -> (shape: VectorShape, hasTint: Bool)? {
    guard let (bytes, hasTint) = FilteredImage.file(group, in: size, tints: tints) else {
      return nil
    }
    let digits = ContentDigest(of: bytes).description.utf8.prefix(12)
    let picture = VectorPicture(
      name: "filtered-" + String(decoding: Array(digits), as: UTF8.self) + ".svg",
      bytes: bytes,
      width: Int(size.width),
      height: Int(size.height)
    )
    let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var shape = VectorShape(
      label: nil,
      outline: VectorOutline(geometry: .rect(rect), transform: .identity)
    )
    (shape.fill, shape.content) = (.color(.color(.white)), .picture(picture))
    return (shape, hasTint)
  }
}
