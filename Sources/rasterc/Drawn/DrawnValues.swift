// The arguments of recorded operations, with their names in the language.

import Raster

/// Describes the arguments of a list's operations.
struct DrawnValues {
  typealias Argument = DrawnLine.Argument

  let list: DisplayList

  /// The keyword and arguments of an operation that paints.
  func line(_ mark: Mark) -> (String, [Argument]) {
    switch mark {
    case .fill(let fill):
      let rule = fill.rule == .evenOdd ? [Argument(name: "rule", value: "evenOdd")] : []
      return ("fill", arguments(of: fill.shape.copied) + arguments(of: fill.paint) + rule)
    case .stroke(let stroke):
      return (
        "stroke",
        arguments(of: stroke.shape.copied, lengths: "path ") + arguments(of: stroke.paint)
          + arguments(of: stroke.style)
      )
    case .image(let image): return ("image", arguments(of: image))
    case .stretch(let stretch): return ("nineSlice", arguments(of: stretch))
    case .glyphs(let glyphs): return ("text", arguments(of: glyphs))
    }
  }

  func arguments(of place: RecordedPlace) -> [Argument] {
    arguments(of: place.destination) + caps(place.list.caps)
      + (place.container.map { arguments(of: $0, prefix: "container ") } ?? [])
  }

  func arguments(of layer: RecordedLayer) -> [Argument] {
    var result: [Argument] = []
    func add(_ name: String, _ value: String, unless plain: String) {
      if value != plain { result.append(Argument(name: name, value: value)) }
    }
    add("opacity", Self.percentage(layer.opacity), unless: "100%")
    add("blend", "\(layer.blend)", unless: "normal")
    add("blur", Self.number(layer.blur), unless: "0")
    add("filter", Self.numbers(layer.filter?.numbers ?? []), unless: "")
    add("effects", Self.numbers(layer.effects?.numbers ?? []), unless: "")
    add("transform", Self.transform(layer.transform), unless: Self.transform(.identity))
    if let clip = layer.clip { result += arguments(of: clip, prefix: "clip ") }
    add("clipRule", "\(layer.clipRule)", unless: "nonZero")
    if let mask = layer.maskPath { result += arguments(of: mask, prefix: "mask ") }
    if layer.mask != nil { add("maskMode", "\(layer.maskChannel)", unless: "alpha") }
    for (index, shadow) in layer.shadows.enumerated() {
      let name = layer.shadows.count == 1 ? "shadow" : "shadow \(index + 1)"
      add("\(name) colour", Self.color(shadow.color), unless: "")
      add("\(name) blur", Self.number(shadow.blur), unless: "0")
      add("\(name) spread", Self.number(shadow.spread), unless: "0")
      add("\(name) offset", Self.point(shadow.offset), unless: "(0, 0)")
      add("\(name) inner", "\(shadow.inner)", unless: "false")
    }
    if layer.shadowsOnly { add("shadowsOnly", "true", unless: "") }
    return result
  }

  private func arguments(of image: RecordedImage) -> [Argument] {
    var result = [picture(image.index)] + Self.arguments(of: image.rect)
    if let source = image.source { result += Self.arguments(of: source, prefix: "source ") }
    if image.sampling != .bilinear {
      result.append(Argument(name: "sampling", value: "\(image.sampling)"))
    }
    if let tint = image.tint { result.append(Argument(name: "tint", value: Self.color(tint))) }
    if image.reduction != .full {
      result.append(Argument(name: "reduced by", value: "\(image.reduction.rawValue)"))
    }
    return result
  }

  private func arguments(of stretch: RecordedStretch) -> [Argument] {
    [picture(stretch.index), Argument(name: "scale", value: Self.number(stretch.imageScale))]
      + arguments(of: stretch.destination) + caps(stretch.caps)
      + arguments(of: stretch.container, prefix: "visible ")
  }

  /// Describes text by its glyphs, which are not readable, and by the position of the first.
  private func arguments(of glyphs: RecordedGlyphs) -> [Argument] {
    let start = glyphs.glyphs.first?.origin ?? .zero
    let text = glyphs.glyphs.map { glyph in
      "\(glyph.id) \(Self.number(glyph.origin.x - start.x)) \(Self.number(glyph.origin.y - start.y))"
    }.joined(separator: ", ")
    let face =
      list.faces.indices.contains(glyphs.index) ? list.faces[glyphs.index].digest.description : ""
    return [
      Argument(name: "glyphs", value: text, isOpaque: true),
      Argument(name: "font", value: face, isOpaque: true),
      Argument(name: "size", value: Self.number(glyphs.size)),
      Argument(name: "x", value: Self.number(start.x)),
      Argument(name: "baseline", value: Self.number(start.y)),
    ] + arguments(of: glyphs.paint)
  }

  private func arguments(of style: StrokeStyle) -> [Argument] {
    var result = [Argument(name: "width", value: Self.number(style.width))]
    if style.cap != .butt { result.append(Argument(name: "cap", value: "\(style.cap)")) }
    if style.join != .miter { result.append(Argument(name: "join", value: "\(style.join)")) }
    if style.miterLimit != StrokeStyle(width: 1).miterLimit {
      result.append(Argument(name: "limit", value: Self.number(style.miterLimit)))
    }
    if !style.dash.isEmpty {
      result.append(Argument(name: "dash", value: "[\(Self.numbers(style.dash))]"))
      result.append(Argument(name: "dashPhase", value: Self.number(style.dashPhase)))
    }
    if style.alignment != .center {
      result.append(Argument(name: "align", value: "\(style.alignment)"))
    }
    return result
  }

  /// Describes an image by its digest, because recordings contain no file names.
  private func picture(_ index: Int) -> Argument {
    let digest = list.images.indices.contains(index) ? list.images[index].digest.description : ""
    return Argument(name: "picture", value: digest, isOpaque: true)
  }

  private func caps(_ caps: PixelCaps) -> [Argument] {
    [("horizontal caps", caps.horizontal), ("vertical caps", caps.vertical)].compactMap {
      name,
      axis in
      axis.map {
        let mode = $0.mode == .tile ? " tiled" : ""
        return Argument(name: name, value: "(\(length($0.start)), \(length($0.end)))\(mode)")
      }
    }
  }

  /// Converts a rectangle in device pixels to points.
  private func arguments(of place: PixelRect, prefix: String = "") -> [Argument] {
    [("x", place.x), ("y", place.y), ("width", place.width), ("height", place.height)].map {
      Argument(name: prefix + $0, value: length($1))
    }
  }

  private func length(_ pixels: Int) -> String { Self.number(Double(pixels) / list.scale) }
}
