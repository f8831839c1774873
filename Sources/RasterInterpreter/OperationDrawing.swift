// Draws each operation with its argument values, through the methods that generated Swift calls.

import RasterDrawing
import RasterSemantics
import RasterValues

/// Draws operations, separately from the evaluator, which a block changes while its layer is drawn.
struct OperationDrawing {
  let prepared: PreparedProgram
  /// The evaluation depth for created content.
  let depth: Int

  /// Draws one operation; `body` draws its block.
  @inline(never)
  func draw(
    _ operation: DrawOperation,
    _ values: LineValues,
    on canvas: inout Canvas,
    body: (inout Canvas) -> Void
  ) {
    switch operation.arguments {
    case .fill(let line): draw(line, values, on: &canvas)
    case .stroke(let line): draw(line, values, on: &canvas)
    case .layer(let line): draw(line, values, on: &canvas, body: body)
    case .image(let line): draw(line, values, on: &canvas)
    case .nineSlice(let line): draw(line, values, on: &canvas)
    case .text(let line): draw(line, values, on: &canvas)
    case .place(let line): draw(line, values, on: &canvas)
    }
  }

  @inline(never)
  private func draw(_ line: DrawArguments.Fill, _ values: LineValues, on canvas: inout Canvas) {
    canvas.fill(values[line.path], with: values[line.paint], rule: values[line.rule])
  }

  @inline(never)
  private func draw(_ line: DrawArguments.Stroke, _ values: LineValues, on canvas: inout Canvas) {
    canvas.stroke(
      values[line.path],
      with: values[line.paint],
      width: values[line.width],
      cap: values[line.cap],
      join: values[line.join],
      miterLimit: values[line.limit],
      dash: values[line.dash],
      dashPhase: values[line.dashPhase],
      align: values[line.align]
    )
  }

  /// Draws a layer; a component used as its mask fills the bounds of the drawn component.
  @inline(never)
  private func draw(
    _ line: DrawArguments.Layer,
    _ values: LineValues,
    on canvas: inout Canvas,
    body: (inout Canvas) -> Void
  ) {
    canvas.drawLayer(
      opacity: values[line.opacity],
      blend: values[line.blend],
      blur: values[line.blur],
      filter: values[line.filter],
      clip: values[line.clip],
      clipRule: values[line.clipRule],
      mask: mask(line, values, in: canvas.bounds),
      shadows: values[line.shadows],
      shadowsOnly: values[line.shadowsOnly],
      transform: values[line.transform],
      mirrored: values[line.mirrored],
      body
    )
  }

  private func mask(_ line: DrawArguments.Layer, _ values: LineValues, in bounds: Rect)
    -> LayerMask?
  {
    switch content(values[line.mask]) {
    case .component(let component, _):
      LayerMask(component: component, in: bounds, mode: values[line.maskMode])
    case .layout(let layout): LayerMask(component: layout, in: bounds, mode: values[line.maskMode])
    case nil: values[line.mask].unwrapped.map { .path($0.pathValue) }
    }
  }

  @inline(never)
  private func draw(_ line: DrawArguments.Image, _ values: LineValues, on canvas: inout Canvas) {
    guard let picture = values[line.image] else { return }
    if let rect = values[line.place.rect] {
      canvas.drawImage(
        picture,
        in: rect,
        source: values[line.source],
        fit: values[line.fit],
        align: values[line.align],
        sampling: values[line.sampling],
        tint: values[line.tint],
        autoMirrored: values[line.autoMirrored]
      )
    } else if let point = values[line.place.point] {
      canvas.drawImage(
        picture,
        at: point,
        scale: values[line.scale],
        sampling: values[line.sampling],
        tint: values[line.tint],
        autoMirrored: values[line.autoMirrored]
      )
    }
  }

  @inline(never)
  private func draw(_ line: DrawArguments.NineSlice, _ values: LineValues, on canvas: inout Canvas)
  {
    guard let picture = values[line.image] else { return }
    let (horizontal, vertical) = (values[line.horizontal], values[line.vertical])
    canvas.drawNineSlice(
      picture,
      in: values[line.rect],
      caps: Caps(values[line.caps], horizontal: horizontal, vertical: vertical),
      scale: values[line.scale],
      outset: values[line.outset],
      imageInsets: values[line.imageInsets]
    )
  }

  @inline(never)
  private func draw(_ line: DrawArguments.Text, _ values: LineValues, on canvas: inout Canvas) {
    if let point = values[line.place.point] {
      canvas.drawText(
        prepared.runs(values[line.content], depth: depth),
        at: point,
        style: line.style(values),
        verticalAlign: values[line.verticalAlign]
      )
    } else if let rect = values[line.place.rect] {
      canvas.drawText(
        prepared.runs(values[line.content], depth: depth),
        in: rect,
        style: line.style(values),
        verticalAlign: values[line.verticalAlign],
        maxLines: values[line.maxLines],
        truncation: values[line.truncation],
        minScale: values[line.minScale]
      )
    } else if let path = values[line.path] {
      canvas.drawText(
        prepared.runs(values[line.content], depth: depth),
        along: path,
        startOffset: values[line.startOffset],
        style: line.style(values),
        verticalAlign: values[line.verticalAlign]
      )
    }
  }

  @inline(never)
  private func draw(_ line: DrawArguments.Place, _ values: LineValues, on canvas: inout Canvas) {
    switch content(values[line.content]) {
    case .component(let component, let note):
      note?.begin(on: canvas)
      place(component, line, values, on: &canvas)
      note?.end(on: canvas)
    case .layout(let layout): place(layout, line, values, on: &canvas)
    case nil: break
    }
  }

  private func place(
    _ content: some Rasterizable,
    _ line: DrawArguments.Place,
    _ values: LineValues,
    on canvas: inout Canvas
  ) {
    if let rect = values[line.place.rect] {
      canvas.place(
        component: content,
        in: rect,
        outset: values[line.outset],
        imageInsets: values[line.imageInsets]
      )
    } else if let point = values[line.place.point] {
      canvas.place(component: content, at: point)
    }
  }

  /// Returns the content for a value, created at the current depth, or nil for other values.
  private func content(_ value: Value) -> InterpretedContent? {
    prepared.content(value, depth: depth)
  }
}
