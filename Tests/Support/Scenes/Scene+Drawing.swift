// Draws scenes with the public API.

import Raster

extension Scene {
  /// The scene's box on clear, at the given scale; nil if it cannot be recorded.
  package func bitmap(scale: Double = 1) throws -> Bitmap? {
    let component = SceneComponent(
      operations: operations,
      images: try images.map { try $0.image() }
    )
    let size = Size(Double(width), Double(height))
    let environment = Environment(scale: scale)
    return try component.displayList(size: size, environment: environment)?.bitmap()
  }

  /// The pixels of the scene's box only.
  package func pixels() throws -> [UInt32] {
    guard let bitmap = try bitmap() else { return [] }
    return (0..<width * height).map {
      bitmap[bitmap.bounds.x + $0 % width, bitmap.bounds.y + $0 / width]
    }
  }
}

extension Scene.Pixels {
  fileprivate func image() throws -> Image {
    let words = stride(from: 0, to: pixels.utf8.count, by: 8).map { offset in
      UInt32(pixels.dropFirst(offset).prefix(8), radix: 16)?.byteSwapped ?? 0
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: words) else {
      throw RasterError.invalidSize
    }
    return Image(bitmap)
  }
}

/// The operations of a scene, of a layer or of a mask.
private struct SceneComponent: Rasterizable {
  let operations: [Scene.Operation]
  let images: [Image]

  func draw(in canvas: inout Canvas) {
    for operation in operations { draw(operation, &canvas) }
  }

  private func draw(_ operation: Scene.Operation, _ canvas: inout Canvas) {
    switch operation.draw {
    case .fill:
      canvas.fill(path(operation.path), with: paint(operation.paint), rule: value(operation.rule))
    case .stroke:
      guard let style = operation.style?.style else { return }
      canvas.stroke(path(operation.path), with: paint(operation.paint), style: style)
    case .image:
      guard let index = operation.image, let rect = operation.rect else { return }
      canvas.drawImage(
        images[index],
        in: Rect(rect),
        source: operation.source.map { Rect($0) },
        sampling: value(operation.sampling),
        tint: operation.tint.map { Color($0) }
      )
    case .layer: draw(layer: operation, &canvas)
    }
  }

  private func draw(layer operation: Scene.Operation, _ canvas: inout Canvas) {
    guard let layer = operation.layer else { return }
    canvas.drawLayer(
      opacity: layer.opacity ?? 1,
      blend: value(layer.blend),
      blur: layer.blur ?? 0,
      clip: layer.clip.map { path($0) },
      clipRule: value(layer.clipRule),
      mask: layer.mask.map { mask($0) },
      shadows: (layer.shadows ?? []).map(\.shadow),
      transform: layer.transform.map { Transform($0) } ?? .identity
    ) { canvas in
      for inner in operation.operations ?? [] { draw(inner, &canvas) }
    }
  }

  private func mask(_ mask: Scene.Layer.Mask) -> LayerMask {
    guard let rect = mask.rect else { return .path(path(mask.path)) }
    let component = SceneComponent(operations: mask.operations ?? [], images: images)
    return .component(component, in: Rect(rect), mode: value(mask.channel))
  }

  private func paint(_ paint: Scene.Paint?) -> Paint {
    guard let paint else { return .color(.black) }
    if let color = paint.color { return .color(Color(color)) }
    if let index = paint.pattern {
      return .pattern(
        images[index],
        transform: paint.transform.map { Transform($0) } ?? .identity,
        horizontal: value(paint.spread),
        vertical: value(paint.spread),
        sampling: value(paint.sampling)
      )
    }
    return .gradient(paint.gradient)
  }
}

extension Scene.Paint {
  fileprivate var gradient: Gradient {
    let stops = (stops ?? []).map { GradientStop(Color($0.color), at: $0.position, hint: $0.hint) }
    return Gradient(geometry, stops, spread: value(spread), in: value(space))
  }

  private var geometry: Gradient.Geometry {
    func point(_ numbers: [Double], _ index: Int) -> Anchor {
      .point(Point(numbers[index], numbers[index + 1]))
    }
    if let linear { return .linear(from: point(linear, 0), to: point(linear, 2)) }
    if let radial {
      return .radial(
        focus: point(radial, 0),
        focusRadius: radial[2],
        center: point(radial, 3),
        radius: radial[5]
      )
    }
    let sweep = sweep ?? [0, 0, 0, 360]
    return .sweep(center: point(sweep, 0), from: .degrees(sweep[2]), to: .degrees(sweep[3]))
  }
}

extension Scene.Style {
  fileprivate var style: StrokeStyle {
    StrokeStyle(
      width: width,
      cap: value(cap),
      join: value(join),
      miterLimit: miterLimit ?? 10,
      dash: dash ?? [],
      dashPhase: phase ?? 0,
      align: value(align)
    )
  }
}

extension Scene.Layer.Shadow {
  fileprivate var shadow: Shadow {
    Shadow(
      Color(color),
      blur: blur,
      spread: spread,
      offset: Point(offset[0], offset[1]),
      inner: inner
    )
  }
}

private func path(_ text: String?) -> Path {
  guard let text else { return .empty }
  let parts = text.split(separator: " ; ").map { String($0) }
  if parts.count == 3 {
    let (first, second) = (path(parts[1]), path(parts[2]))
    switch parts[0] {
    case "union": return first.union(second)
    case "intersection": return first.intersection(second)
    default: return first.subtracting(second)
    }
  }
  let words = text.split(separator: " ")
  let numbers = words.dropFirst().compactMap { Double($0) }
  switch words.first {
  case "rect": return .rect(Rect(numbers))
  case "ellipse": return .ellipse(Rect(numbers))
  case "roundedRect": return .roundedRect(Rect(numbers), radius: numbers[4])
  default: return Path(svgPathData: text)
  }
}

/// The case with that name; the first one if there is none.
private func value<Value: CaseIterable>(_ name: String?) -> Value
where Value.AllCases.Index == Int {
  Value.allCases.first { "\($0)" == name } ?? Value.allCases[0]
}

extension Rect {
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Transform {
  fileprivate init(_ numbers: [Double]) {
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }
}

extension Color {
  fileprivate init(_ digits: String) { self.init(rgba: UInt32(digits, radix: 16) ?? 0) }
}
