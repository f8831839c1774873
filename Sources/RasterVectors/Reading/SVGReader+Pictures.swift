// Embedded images: drawn as elements, or as the paint of a shape.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The nodes that an `image` element draws.
  mutating func picture(_ node: Int, in context: SVGContext) -> [VectorNode] {
    guard context.style.isVisible, let picture = pictureData(of: node, context.style),
      let rect = pictureRect(of: node, picture, in: context)
    else { return [] }
    let outline = VectorOutline(geometry: .rect(rect), transform: context.transform)
    guard outline.path.tightBounds?.isDrawable ?? false else {
      lose("this image is too far away to be drawn", at: document.nodes[node].range)
      return []
    }
    var shape = VectorShape(label: label(of: node), outline: outline)
    (shape.fill, shape.content) = (.color(.color(.white)), .picture(picture))
    return [.shape(shape)]
  }

  private mutating func pictureRect(
    of node: Int,
    _ picture: VectorPicture,
    in context: SVGContext
  ) -> Rect? {
    let x = coordinate("x", of: node, in: context, isVertical: false) ?? 0
    let y = coordinate("y", of: node, in: context, isVertical: true) ?? 0
    var width = coordinate("width", of: node, in: context, isVertical: false)
    var height = coordinate("height", of: node, in: context, isVertical: true)
    let (own, tall) = (Double(picture.width), Double(picture.height))
    if width == nil, let height { width = height * own / tall }
    if height == nil, let width { height = width * tall / own }
    let rect = Rect(x: x, y: y, width: width ?? own, height: height ?? tall)
    return rect.width > 0 && rect.height > 0 ? rect : nil
  }

  /// The embedded image that an element references.
  private mutating func pictureData(of node: Int, _ style: SVGStyle) -> VectorPicture? {
    guard let address = document.reference(of: node) else { return nil }
    guard let data = DataAddress(address.value) else {
      lose(
        "'\(shortened(address.value))' is outside the file and is not read",
        at: address.range
      )
      return nil
    }
    do throws(ImageError) {
      guard let bytes = data.bytes else { throw .unknownFormat }
      if let drawing = nestedDrawing(bytes, of: node, at: address.range) {
        reviewDelivery(of: data, bytes, at: address.range)
        return drawing
      }
      let bitmap = try Bitmap(decoding: bytes)
      guard bitmap.width > 0, bitmap.height > 0 else { throw .unknownFormat }
      let digits = ContentDigest(of: bytes).description.utf8.prefix(12)
      let ending = ".\(ImageFormat(of: bytes)?.fileExtension ?? "png")"
      return VectorPicture(
        name: "picture-" + String(decoding: Array(digits), as: UTF8.self) + ending,
        bytes: bytes,
        width: bitmap.width,
        height: bitmap.height,
        fitting: aspect(of: node),
        isPixelated: style.isPixelated
      )
    } catch {
      lose("this image cannot be read: \(error.description)", at: address.range)
      return nil
    }
  }

  /// Reports an embedded SVG file that browsers show as a broken image.
  private mutating func reviewDelivery(
    of data: DataAddress,
    _ bytes: [UInt8],
    at range: Range<Int>
  ) {
    if !data.isDrawing {
      lose("this embedded SVG file is drawn although its type is not 'image/svg+xml'", at: range)
    } else if DrawingText.isCompressed(bytes) {
      lose("this embedded SVG file is drawn although it is compressed", at: range)
    }
  }

  /// An embedded SVG file, which the source refers to as it is; `nil` for other files.
  private mutating func nestedDrawing(
    _ data: [UInt8],
    of node: Int,
    at range: Range<Int>
  ) -> VectorPicture? {
    let bytes = DrawingText.utf8(data)
    guard let first = bytes.first(where: { $0 > 0x20 && $0 < 0x7F }), first == UInt8(ascii: "<")
    else { return nil }
    visits += bytes.count / 1_024
    guard visits < Self.visitLimit else { return nil }
    let reading = readDrawing(SourceFile(id: FileID(0), path: "", bytes: bytes))
    guard let drawing = reading.drawing else { return nil }
    for report in reading.diagnostics {
      lose("in an embedded file, \(report.message)", at: range)
    }
    if aspect(of: node).scaling == .stretch, drawing.fitting.scaling != .stretch {
      lose(
        "an embedded SVG file keeps its proportions in spite of 'preserveAspectRatio'",
        at: range
      )
    }
    let digits = ContentDigest(of: bytes).description.utf8.prefix(12)
    return VectorPicture(
      name: "picture-" + String(decoding: Array(digits), as: UTF8.self) + ".svg",
      bytes: bytes,
      width: max(Int(drawing.size.width.rounded()), 1),
      height: max(Int(drawing.size.height.rounded()), 1),
      fitting: aspect(of: node)
    )
  }

  // MARK: Patterns

  /// The image of a pattern that is a single image; `nil` for other patterns.
  mutating func knownPattern(
    _ node: Int,
    of outline: VectorOutline,
    in context: SVGContext
  ) -> VectorContent? {
    let children = document.children(of: node).filter {
      document.nodes[$0].kind == .element && !isElement($0, "title") && !isElement($0, "desc")
    }
    guard children.count == 1, document.reference(of: node) == nil, viewBox(of: node) == nil,
      let box = outline.geometry.path.tightBounds, box.width > 0, box.height > 0
    else { return nil }
    let isTileBoxed = document.attribute("patternUnits", of: node)?.value != "userSpaceOnUse"
    let isBoxed = document.attribute("patternContentUnits", of: node)?.value == "objectBoundingBox"
    var inner = context
    if isTileBoxed { inner.viewport = Size(1, 1) }
    func length(_ name: String, _ isVertical: Bool, _ reader: inout SVGReader) -> Double {
      reader.coordinate(name, of: node, in: inner, isVertical: isVertical) ?? 0
    }
    let start = Point(length("x", false, &self), length("y", true, &self))
    var tile = Size(length("width", false, &self), length("height", true, &self))
    if isTileBoxed { tile = Size(tile.width * box.width, tile.height * box.height) }
    let origin = isTileBoxed ? Point(box.x, box.y) : Point.zero
    // In other cases, renderers disagree about the origin of the contents.
    guard start == .zero, isBoxed == isTileBoxed || origin == .zero, tile.width > 0,
      tile.height > 0,
      let (picture, own) = patternPicture(children[0], in: context)
    else { return nil }
    var place = own
    if isBoxed {
      place = place.then(
        Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y)
      )
    }
    var turn = Transform.identity
    if let text = document.attribute("patternTransform", of: node) {
      guard let own = Transform(svg: text.value) else { return nil }
      turn = own
    }
    let seen = Rect(x: origin.x, y: origin.y, width: tile.width, height: tile.height)
    let (width, height) = (Double(picture.width), Double(picture.height))
    let drawn = Rect(x: place.tx, y: place.ty, width: place.a * width, height: place.d * height)
    let tolerance = 1e-3 * (tile.width + tile.height)
    if place.isAxial, place.b == 0, place.c == 0, drawn.width > 0, drawn.height > 0,
      drawn.holds(seen, within: tolerance), seen.holds(drawn, within: tolerance)
    {
      return .pattern(picture, place.then(turn), isRepeated: true)
    }
    guard turn == .identity, seen.holds(box, within: tolerance) else { return nil }
    return .pattern(picture, place, isRepeated: false)
  }

  /// The image of an `image` or of a `use` of one, and the transform of its pixels.
  private mutating func patternPicture(
    _ node: Int,
    in context: SVGContext
  ) -> (VectorPicture, Transform)? {
    var own = Transform.identity
    if let text = document.attribute("transform", of: node) {
      guard let read = Transform(svg: text.value) else { return nil }
      own = read
    }
    if isElement(node, "use") {
      guard let address = document.reference(of: node),
        let target = target(address.value, at: address.range), isElement(target, "image"),
        let (picture, place) = patternPicture(target, in: context)
      else { return nil }
      let x = coordinate("x", of: node, in: context, isVertical: false) ?? 0
      let y = coordinate("y", of: node, in: context, isVertical: true) ?? 0
      return (picture, place.then(.translation(x: x, y: y)).then(own))
    }
    guard isElement(node, "image"), let picture = pictureData(of: node, context.style),
      let rect = pictureRect(of: node, picture, in: context)
    else { return nil }
    let (width, height) = (Double(picture.width), Double(picture.height))
    let place = fitting(
      Rect(x: 0, y: 0, width: width, height: height),
      into: Size(rect.width, rect.height),
      of: node
    )
    return (picture, place.then(.translation(x: rect.x, y: rect.y)).then(own))
  }
}
