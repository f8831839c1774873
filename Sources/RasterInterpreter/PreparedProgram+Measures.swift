// Creates and measures a program's content and text.

import RasterDrawing
import RasterSemantics
import RasterValues

/// Content that can be placed: a single component, or a layout.
enum InterpretedContent {
  case component(InterpretedComponent, ContentNote?)
  case layout(Content)

  /// The component or the layout as a part of a layout.
  var content: Content {
    switch self {
    case .component(let component, let note): Content(component: component).observed(by: note)
    case .layout(let content): content
    }
  }
}

extension PreparedProgram {
  /// Returns the content for a value, created at the given depth, or nil for other values.
  @inline(never)
  func content(_ value: Value, depth: Int) -> InterpretedContent? {
    switch value {
    case .component(let component):
      .component(
        InterpretedComponent(
          self,
          component.index,
          component.values,
          given: component.given,
          depth: depth
        ),
        ContentNote(component.origin, for: self)
      )
    case .layout(let layout):
      content(
        layout.kind,
        layout.parts.compactMap { content($0, depth: depth)?.content },
        depth: depth
      )
      .map { .layout($0.observed(by: ContentNote(layout, for: self))) }
    default: nil
    }
  }

  @inline(never)
  private func content(
    _ kind: LayoutValue.Kind,
    _ parts: [Content],
    depth: Int
  ) -> Content? {
    switch kind {
    case .row(let spacing, let alignment): .row(spacing: spacing, align: alignment, parts: parts)
    case .column(let spacing, let alignment):
      .column(spacing: spacing, align: alignment, parts: parts)
    case .overlay(let alignment): .overlay(align: alignment, parts: parts)
    case .wrap(let spacing, let rowSpacing, let alignment):
      .wrap(
        WrapLayout(spacing: spacing, rowSpacing: rowSpacing, alignment: alignment),
        parts: parts
      )
    case .grid(let columns, let spacing, let rowSpacing):
      .grid(
        GridLayout(columns: columns, spacing: spacing, rowSpacing: rowSpacing),
        parts: parts
      )
    case .space(nil): .space()
    case .space(let length?): .space(length)
    case .box(let box): .box(BoxLayout(box), grow: box.grow, parts.first ?? .empty)
    case .text(let values): text(LineValues(values: values), depth: depth)
    case .image(let values): image(LineValues(values: values))
    case .drawing(let drawing):
      .drawing(InterpretedDrawing(prepared: self, drawing: drawing, depth: depth))
    case .decorated:
      parts.count == 3
        ? .decorated(parts[0], background: parts[1], foreground: parts[2]) : .empty
    case .empty: .empty
    }
  }

  @inline(never)
  private func text(_ values: LineValues, depth: Int) -> Content? {
    guard case .text(let line) = DrawOperation.text.arguments else { return nil }
    return .text(
      runs(values[line.content], depth: depth),
      style: line.style(values),
      verticalAlign: values[line.verticalAlign],
      maxLines: values[line.maxLines],
      truncation: values[line.truncation],
      minScale: values[line.minScale]
    )
  }

  @inline(never)
  private func image(_ values: LineValues) -> Content? {
    guard case .image(let line) = DrawOperation.image.arguments, let image = values[line.image]
    else { return nil }
    return .image(
      image,
      scale: values[line.scale],
      source: values[line.source],
      fit: values[line.fit],
      align: values[line.align],
      sampling: values[line.sampling],
      tint: values[line.tint],
      autoMirrored: values[line.autoMirrored]
    )
  }
}

extension BoxLayout {
  fileprivate init(_ box: BoxValue) {
    self.init(
      width: Limits(box.width.least, box.width.greatest),
      height: Limits(box.height.least, box.height.greatest),
      aspectRatio: box.aspectRatio,
      padding: box.padding,
      alignment: box.alignment,
      offset: box.offset,
      columnSpan: box.columnSpan
    )
  }
}

extension PreparedProgram {
  /// Returns the runs of a string or list, with components created at the given depth.
  @inline(never)
  func runs(_ value: Value, depth: Int) -> [TextRun] {
    guard case .list(let values) = value else { return [TextRun(value.stringValue)] }
    return values.map { run($0, depth: depth) }
  }

  private func run(_ value: Value, depth: Int) -> TextRun {
    guard case .text(.run(let run)) = value else { return TextRun(value.stringValue) }
    switch run.value {
    case .string(let text):
      return TextRun(
        text,
        style: run.style,
        baselineOffset: run.baselineOffset,
        background: run.box?.background,
        cornerRadii: run.box?.cornerRadii ?? CornerRadii(0),
        padding: run.box?.padding ?? .zero,
        joins: run.box?.joins ?? true
      )
    case .image(let image):
      return TextRun(image, font: run.style.font, baselineOffset: run.baselineOffset)
    default:
      guard let content = content(run.value, depth: depth)?.content else { return "" }
      return TextRun(content, baselineOffset: run.baselineOffset)
    }
  }
}

extension PreparedProgram: Measures {
  package func size(
    of content: Value,
    width: Double?,
    in environment: Environment,
    depth: Int
  ) -> Size {
    switch self.content(content, depth: depth) {
    case .component(let component, _): size(of: component, width: width, in: environment)
    case .layout(let layout): size(of: layout, width: width, in: environment)
    case nil: .zero
    }
  }

  private func size(
    of content: some Rasterizable,
    width: Double?,
    in environment: Environment
  ) -> Size {
    guard let width else { return content.naturalSize(in: environment) }
    return content.size(width: width, in: environment)
  }

  package func baseline(of content: Value, in environment: Environment, depth: Int) -> Double {
    switch self.content(content, depth: depth) {
    case .component(let component, _): Content(component: component).baseline(in: environment)
    case .layout(let layout): layout.baseline(in: environment)
    case nil: 0
    }
  }

  package func tile(of content: Value, in environment: Environment, depth: Int) -> Image? {
    // A tile is a separate image, not part of the recording.
    places?.pause()
    trace?.pause()
    frames?.pause()
    defer {
      places?.resume()
      trace?.resume()
      frames?.resume()
    }
    switch self.content(content, depth: depth) {
    case .component(let component, _): return environment.tile(of: component)
    case .layout(let layout): return environment.tile(of: layout)
    case nil: return nil
    }
  }

  package func measured(
    _ words: Words,
    in room: Size,
    maxLines: Int,
    minScale: Fraction,
    in environment: Environment,
    depth: Int
  ) -> TextMetrics {
    let runs = runs(words.value, depth: depth)
    return environment.measure(
      runs,
      style: words.style,
      width: room.width,
      height: room.height,
      maxLines: maxLines,
      minScale: minScale
    )
  }

  package func outlines(
    of words: Words,
    at place: Words.Place,
    in environment: Environment,
    depth: Int
  ) -> Path {
    let runs = runs(words.value, depth: depth)
    return switch place {
    case .rect(let rect, let verticalAlign, let maxLines):
      environment.textPath(
        runs,
        in: rect,
        style: words.style,
        verticalAlign: verticalAlign,
        maxLines: maxLines
      )
    case .point(let point, let verticalAlign):
      environment.textPath(runs, at: point, style: words.style, verticalAlign: verticalAlign)
    }
  }
}
