// Paths of vector drawables: outlines, trims, fills and strokes.

import RasterSyntax
import RasterValues

extension VectorDrawableReader {
  /// The shape that a path draws, or `nil` if it draws nothing.
  mutating func path(_ node: Int, _ context: Context) -> VectorShape? {
    checkAttributes(
      of: node,
      known: [
        "pathData", "fillColor", "fillAlpha", "fillType", "strokeColor", "strokeAlpha",
        "strokeWidth", "strokeLineCap", "strokeLineJoin", "strokeMiterLimit", "trimPathStart",
        "trimPathEnd", "trimPathOffset",
      ]
    )
    let fill = paint("fill", of: node)
    let stroke = paint("stroke", of: node)
    guard fill != nil || stroke != nil, let whole = geometry(of: node),
      let geometry = trimmed(whole, by: node)
    else { return nil }
    let transform = context.groups.then(toPoints)
    var result = VectorShape(outline: VectorOutline(geometry: geometry, transform: transform))
    let box = result.outline.path.tightBounds
    guard box?.isDrawable ?? false else {
      lose("this shape is too far away to be drawn", at: range(of: node))
      return nil
    }
    result.isEvenOdd = word("fillType", of: node, ["nonZero", "evenOdd"]) == "evenOdd"
    if let box, box.width > 0, box.height > 0 { result.fill = fill }
    if let stroke { addStroke(stroke, of: node, to: &result, context) }
    return result.fill == nil && result.stroke == nil ? nil : result
  }

  /// One of several words, the first if the attribute is missing or invalid.
  private mutating func word(_ name: String, of node: Int, _ words: [String]) -> String {
    guard let attribute = attribute(name, of: node) else { return words[0] }
    if let word = words.first(where: { $0 == attribute.value }) { return word }
    loseValue(attribute, isUsing: "'\(words[0])'")
    return words[0]
  }

  // MARK: Outlines

  /// The path data of an element up to its first error, or `nil` if it is missing or empty.
  mutating func geometry(of node: Int) -> VectorGeometry? {
    guard let attribute = attribute("pathData", of: node) else { return nil }
    var data = attribute.value
    if isReference(data) {
      lose(
        "'\(shortened(data))' is defined outside the file; the path is left out",
        at: attribute.range
      )
      return nil
    }
    guard data.utf8.count <= SVGReader.dataLimit else {
      lose("a path with more than a million bytes is left out", at: attribute.range)
      return nil
    }
    if Path.svgError(in: data) != nil, let other = Self.normalized(data) { data = other }
    if let error = Path.svgError(in: data) {
      lose("the path data is malformed; the path ends before the error", at: attribute.range)
      data = PathData(String(decoding: data.utf8.prefix(error.offset), as: UTF8.self)).text(
        transformed: .identity,
        places: 6
      )
    }
    guard Path(svgPathData: data).tightBounds != nil else { return nil }
    return .path(RasterVectors.trimmed(data))
  }

  /// Path data that only Android's parser accepts, in the grammar of SVG; `nil` for other data.
  ///
  /// On Android, a comma can stand wherever a space can, and every number except 0 sets a flag of an
  /// arc.
  private static func normalized(_ data: String) -> String? {
    let bytes = Array(data.utf8)
    var scanner = ValueScanner(data)
    var (result, command, count): ([UInt8], UInt8, Int) = ([], 0, 0)
    while true {
      scanner.skipSpace()
      if scanner.skip(UInt8(ascii: ",")) { continue }
      guard let byte = scanner.byte else { return String(decoding: result, as: UTF8.self) }
      let start = scanner.index
      if let number = scanner.number() {
        let isFlag = command | 0x20 == UInt8(ascii: "a") && (count % 7 == 3 || count % 7 == 4)
        result.append(UInt8(ascii: " "))
        result +=
          isFlag ? Array((number == 0 ? "0" : "1").utf8) : Array(bytes[start..<scanner.index])
        count += 1
      } else {
        guard byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else { return nil }
        (command, count) = (byte, 0)
        result.append(byte)
        _ = scanner.next()
      }
    }
  }

  /// The part of an outline that a path's `trimPath` attributes leave, or `nil` if there is none.
  ///
  /// As on Android, a trim leaves only the first subpath, and an offset moves both ends around it.
  private mutating func trimmed(_ geometry: VectorGeometry, by node: Int) -> VectorGeometry? {
    let start = number("trimPathStart", of: node, insteadUsing: 0)
    let end = number("trimPathEnd", of: node, insteadUsing: 1)
    let offset = number("trimPathOffset", of: node, insteadUsing: 0)
    if start == 0, end == 1 { return geometry }
    guard start != end, case .path(let data) = geometry,
      let first = Self.firstSubpath(Path(svgPathData: data))
    else { return nil }
    func place(_ value: Double) -> Double { max(value - value.rounded(.towardZero), 0) }
    let (from, to) = (place(start + offset), place(end + offset))
    let parts: [(Double, Double)] = from > to ? [(from, 1), (0, to)] : [(from, to)]
    var result = ""
    for (from, to) in parts { result += first.trimmed(from: from, to: to).data(places: 6) ?? "" }
    return Path(svgPathData: result).tightBounds == nil ? nil : .path(result)
  }

  private static func firstSubpath(_ path: Path) -> Path? {
    guard let data = path.data(places: 9) else { return nil }
    let parts = data.utf8.split(separator: UInt8(ascii: "M"), maxSplits: 1)
    return parts.first.map { Path(svgPathData: "M" + String(decoding: Array($0), as: UTF8.self)) }
  }

  // MARK: Strokes

  /// Adds a stroke, which is as wide in both directions however its path is scaled.
  private mutating func addStroke(
    _ paint: VectorPaint,
    of node: Int,
    to shape: inout VectorShape,
    _ context: Context
  ) {
    let width = number("strokeWidth", of: node, insteadUsing: 0)
    guard width >= 0 else { return }
    let factor = min(toPoints.a, toPoints.d) * context.groups.smallestScale
    guard factor > 0, flatten(&shape) else { return }
    var paint = paint
    if case .gradient(var gradient) = paint, shape.outline.transform == .identity {
      gradient.transform = gradient.transform.then(context.groups.then(toPoints))
      paint = .gradient(gradient)
    }
    shape.stroke = VectorStroke(
      paint: paint,
      width: width * factor / shape.outline.transform.scale,
      cap: cap(of: node),
      join: join(of: node),
      miterLimit: max(number("strokeMiterLimit", of: node, insteadUsing: 4), 1),
      dash: [],
      dashPhase: 0
    )
  }

  /// Applies a transform that would make strokes uneven to the outline.
  private mutating func flatten(_ shape: inout VectorShape) -> Bool {
    let transform = shape.outline.transform
    if transform.isSimilarity { return true }
    guard let data = shape.outline.path.data(places: 6) else { return false }
    shape.outline = VectorOutline(geometry: .path(data), transform: .identity)
    if case .gradient(var gradient)? = shape.fill {
      gradient.transform = gradient.transform.then(transform)
      shape.fill = .gradient(gradient)
    }
    return true
  }

  private mutating func cap(of node: Int) -> LineCap {
    switch word("strokeLineCap", of: node, ["butt", "round", "square"]) {
    case "round": .round
    case "square": .square
    default: .butt
    }
  }

  private mutating func join(of node: Int) -> LineJoin {
    switch word("strokeLineJoin", of: node, ["miter", "round", "bevel"]) {
    case "round": .round
    case "bevel": .bevel
    default: .miter
    }
  }
}

extension Transform {
  /// The factor by which strokes grow in groups: the smallest height of a transformed unit square.
  fileprivate var smallestScale: Double {
    let longest = max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    return longest > 0 ? (a * d - b * c).magnitude / longest : 0
  }
}
