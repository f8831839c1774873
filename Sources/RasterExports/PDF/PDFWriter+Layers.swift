// Writes layers and placed components as groups.

import RasterDrawing
import RasterValues

extension PDFWriter {
  /// Writes a layer that occupies the given range of the list's values, with its content.
  mutating func write(
    _ layer: RecordedLayer,
    content reader: DisplayList.Reader,
    at words: Range<Int>
  ) {
    guard layer.opacity > 0, layer.blend != .destination else { return }
    let foreign = reader.foreignBlend(to: .pdf).map { "the blend mode '\($0)'" }
    if let reason = layer.foreignFeature ?? foreign {
      return saved(state(layer.blend.entry)) {
        $0.embed(words, of: reader.list, because: reason)
      }
    }
    guard let box = DisplayList.boxes(of: layer, before: reader).shadowed else { return }
    var entries = layer.opacity < 1 ? " /ca \(fraction(layer.opacity))" : ""
    entries += layer.blend.entry
    let isApart = !entries.isEmpty || reader.hasBlends || !layer.shadows.isEmpty
    guard isApart else {
      return saved("", layer.transform) { $0.writeInside(layer, reader, box) }
    }
    saved(state(entries), layer.transform) { writer in
      let form = writer.form(box) { writer in
        writer.writeShadows(of: layer, at: words, of: reader.list)
        if !layer.shadowsOnly { writer.writeInside(layer, reader, box) }
      }
      if let form { writer.content += "\(form) Do\n" }
    }
  }

  /// Writes a layer without its shadows: its content, clipped and masked.
  private mutating func writeInside(
    _ layer: RecordedLayer,
    _ reader: DisplayList.Reader,
    _ box: Rect
  ) {
    var clip = ""
    for (shape, rule) in [(layer.clip, layer.clipRule), (layer.maskPath, .nonZero)] {
      guard let shape else { continue }
      guard shape.isFillable else { return }
      clip += shape.operators() + (rule == .evenOdd ? "W* n\n" : "W n\n")
    }
    guard let mask = layer.mask else {
      return clip.isEmpty ? writeContent(reader) : saved(clip) { $0.writeContent(reader) }
    }
    guard let maskBox = DisplayList.box(of: mask),
      let number = formNumber(
        maskBox,
        colors: "DeviceRGB",
        { $0.write(mask, at: nil, of: reader.list) }
      )
    else { return }
    masked(by: number, kind: "Alpha", in: box, clip: clip) { $0.writeContent(reader) }
  }

  /// Writes shadows as an image, and reports the loss.
  private mutating func writeShadows(
    of layer: RecordedLayer,
    at words: Range<Int>,
    of list: DisplayList
  ) {
    guard !layer.shadows.isEmpty else { return }
    let shadows = list.shadows(ofLayerAt: words.lowerBound)
    embed(words, of: shadows, because: "a shadow")
  }

  // MARK: Components

  /// Writes a placed component, which masks a layer if `words` is nil.
  mutating func write(_ place: RecordedPlace, at words: Range<Int>?, of list: DisplayList) {
    let reader = DisplayList.Reader(place.list)
    if let words {
      if place.list.isStretchable {
        return embed(words, of: list, because: place.list.stretchWords)
      }
      if let mode = reader.foreignBlend(to: .pdf) {
        return embed(words, of: list, because: "the blend mode '\(mode)'")
      }
    }
    guard let box = DisplayList.box(of: place) else { return }
    let (x, y) = (Double(place.destination.x), Double(place.destination.y))
    let clip = place.container.map { Rect($0).operators + "W n\n" } ?? ""
    saved(clip) { writer in
      writer.saved("", .translation(x: x, y: y)) { writer in
        guard reader.hasBlends else { return writer.writeContent(reader) }
        let own = Rect(x: box.x - x, y: box.y - y, width: box.width, height: box.height)
        guard let form = writer.form(own, { $0.writeContent(reader) }) else { return }
        writer.content += "\(form) Do\n"
      }
    }
  }
}

extension RecordedLayer {
  /// A description of the unsupported feature, other than blend modes and outer shadows.
  fileprivate var foreignFeature: String? {
    if blur > 0 { return "a blur" }
    if filter != nil { return "a colour filter" }
    if effects != nil { return "a filter" }
    if shadows.contains(where: { $0.inner }) { return "an inner shadow" }
    guard let mask else { return nil }
    if maskChannel == .luminance { return "a luminance mask" }
    if mask.list.isStretchable { return mask.list.stretchWords }
    return DisplayList.Reader(mask.list).foreignBlend(to: .pdf).map { "the blend mode '\($0)'" }
  }
}

extension BlendMode {
  /// The blend mode's entry in a graphics state, or empty for `normal`.
  fileprivate var entry: String {
    self == .normal ? "" : pdfName.map { " /BM /\($0)" } ?? ""
  }
}
