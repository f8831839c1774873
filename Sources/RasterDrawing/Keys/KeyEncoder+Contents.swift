// The keys of contents: the keys of their components, and their layout.

import RasterValues

extension KeyEncoder {
  /// Appends the key of a content.
  ///
  /// The key of a component is preceded by its length. Any other content is its layout followed by
  /// the keys of its parts.
  ///
  /// The key includes the environment's values that affect the layout, because the component that
  /// places the content does not know which contents it has. If a component has no key, no content
  /// that contains it has one.
  public mutating func append(_ content: Content) {
    append(enumeration: content.kind.tag)
    append(content.grow)
    switch content.kind {
    case .component(let shared), .drawing(let shared):
      var key = KeyEncoder()
      shared.component.encodeKey(into: &key, environment: environment ?? Environment())
      key.lacksKey = key.lacksKey || key.bytes.isEmpty
      append(key: key)
      return
    case .text(let text): append(text)
    case .image(let image): append(image)
    case .stack(let axis, let spacing, let alignment):
      append(axis == .horizontal)
      append(spacing)
      append(enumeration: Int(alignment.rawValue))
    case .overlay(let alignment): append(enumeration: Int(alignment.rawValue))
    case .space(let length): append(length)
    case .box(let layout): append(layout)
    case .wrap(let layout):
      append(layout.spacing)
      append(layout.rowSpacing)
      append(enumeration: Int(layout.alignment.rawValue))
    case .grid(let layout): append(layout)
    case .decorated(let hasBackground): append(hasBackground)
    case .empty: return
    }
    append(enumeration: Int((environment?.layoutDirection ?? .leftToRight).rawValue))
    append(list: content.parts.count)
    for part in content.parts { append(part) }
  }

  private mutating func append(_ text: TextContent) {
    append(list: text.runs.count)
    for run in text.runs { append(run) }
    append(text.style)
    append(enumeration: Int(text.verticalAlign.rawValue))
    append(text.maxLines)
    append(enumeration: Int(text.truncation.rawValue))
    append(text.minScale)
    let environment = environment ?? Environment()
    append(environment.textScale)
    append(environment.fonts)
  }

  private mutating func append(_ run: TextRun) {
    switch run.kind {
    case .words(let text):
      append(enumeration: run.box.map { $0.joins ? 3 : 4 } ?? 0)
      append(text)
      if let box = run.box { append(box) }
    case .image(let image):
      append(enumeration: 1)
      append(image)
    case .content(let content):
      append(enumeration: 2)
      append(content)
    }
    append(run.style)
    append(run.baselineOffset)
  }

  private mutating func append(_ box: RunBox) {
    append(box.background) { $0.append($1) }
    append(box.cornerRadii)
    append(box.padding)
  }

  private mutating func append(_ image: ImageContent) {
    append(image.image)
    append(image.scale)
    append(image.source) { $0.append($1) }
    append(enumeration: Int(image.fit.rawValue))
    append(image.align)
    append(enumeration: Int(image.sampling.rawValue))
    append(image.tint) { $0.append($1) }
    append(image.autoMirrored)
  }

  private mutating func append(_ layout: BoxLayout) {
    for limits in [layout.width, layout.height] {
      append(limits.least)
      append(limits.greatest)
    }
    append(layout.aspectRatio) { $0.append($1) }
    append(layout.padding)
    append(layout.alignment) { $0.append(enumeration: Int($1.rawValue)) }
    append(layout.offset)
    append(layout.columnSpan)
  }

  private mutating func append(_ layout: GridLayout) {
    append(list: layout.columns.count)
    for column in layout.columns {
      switch column {
      case .fixed(let width):
        append(enumeration: 0)
        append(width)
      case .fitting: append(enumeration: 1)
      case .grow(let weight):
        append(enumeration: 2)
        append(weight)
      }
    }
    append(layout.spacing)
    append(layout.rowSpacing)
  }
}

extension Content.Kind {
  fileprivate var tag: Int {
    switch self {
    case .empty: 0
    case .component: 1
    case .text: 2
    case .image: 3
    case .stack: 4
    case .overlay: 5
    case .space: 6
    case .box: 7
    case .wrap: 8
    case .grid: 9
    case .drawing: 10
    case .decorated: 11
    }
  }
}

extension Content: Hashable {
  /// Whether both contents have keys and the keys are equal, so that they draw identically.
  public static func == (left: Content, right: Content) -> Bool {
    let (first, second) = (left.key, right.key)
    if first.lacksKey || second.lacksKey { return false }
    return first.bytes == second.bytes
  }

  /// Hashes the bytes of the content's key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key.bytes) }

  private var key: KeyEncoder {
    var key = KeyEncoder()
    key.append(self)
    return key
  }

  /// Appends the content's key, or the component's key if the content is a single component.
  public func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    if let alone { return alone.encodeKey(into: &key, environment: environment) }
    let outer = key.environment
    key.environment = environment
    key.append(self)
    key.environment = outer
  }
}
