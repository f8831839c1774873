// Recorded layers: their encoding, bounds and costs.

import RasterValues

/// A layer and its effects on its content.
///
/// Effects apply in this order: a drawing's filter, blur, colour filter, clip, mask, shadows of the
/// result, opacity, blend. The transform applies to all of them.
package struct RecordedLayer {
  package var opacity: Double
  package var blend: BlendMode
  /// Twice the standard deviation of the content's blur, in points.
  package var blur: Double
  /// The colour filter, which is applied to the blurred content.
  package var filter: ColorFilter?
  /// The filter of a drawing, which is applied to the content before all other effects.
  package var effects: DrawingFilter?
  package var transform: Transform
  package var clip: Path.Shape?
  package var clipRule: FillRule
  package var maskPath: Path.Shape?
  /// A component that masks the layer.
  package var mask: RecordedPlace?
  /// The channel of the mask component's pixels that is used.
  package var maskChannel: MaskMode
  package var shadows: [RecordedShadow]
  /// Whether only the content's shadows are drawn, without the content.
  package var shadowsOnly = false

  /// A layer without effects.
  static var plain: RecordedLayer {
    RecordedLayer(
      opacity: 1,
      blend: .normal,
      blur: 0,
      transform: .identity,
      clipRule: .nonZero,
      maskChannel: .alpha,
      shadows: []
    )
  }

  /// Whether the layer has no effect, so that its marks can be drawn without it.
  var changesNothing: Bool {
    opacity == 1 && blend == .normal && blur <= 0 && filter == nil && effects == nil
      && transform == .identity && clip == nil && maskPath == nil && mask == nil && shadows.isEmpty
      && !shadowsOnly
  }

  /// Flags above the code.
  fileprivate enum Flag {
    static let transform: UInt64 = 1 << 16
    static let clip: UInt64 = 1 << 17
    static let evenOddClip: UInt64 = 1 << 18
    static let maskPath: UInt64 = 1 << 19
    static let mask: UInt64 = 1 << 20
    /// The mask uses luminance instead of alpha.
    static let luminance: UInt64 = 1 << 21
    static let blur: UInt64 = 1 << 22
    static let filter: UInt64 = 1 << 23
    static let shadowsOnly: UInt64 = 1 << 29
    static let effects: UInt64 = 1 << 30
    /// The first of the blend mode's five bits; the count of shadows begins at bit 32.
    static let blendShift: UInt64 = 24
    static let shadowShift: UInt64 = 32
  }

  /// Whether a header begins a layer with a blend mode other than `normal`.
  ///
  /// The result is meaningless for values that are not headers.
  static func mayBlend(_ word: UInt64) -> Bool {
    word & 0xFFFF == Operation.Code.layer.rawValue && word >> Flag.blendShift & 31 != 0
  }
}

extension Recorder {
  /// Writes a layer; if `isMasked`, the placement of the mask component follows.
  mutating func write(_ layer: RecordedLayer, isMasked: Bool) {
    typealias Flag = RecordedLayer.Flag
    var flags = Operation.Code.layer.rawValue | UInt64(layer.shadows.count) << Flag.shadowShift
    flags |= UInt64(layer.blend.rawValue) << Flag.blendShift
    if layer.blur > 0 { flags |= Flag.blur }
    if layer.filter != nil { flags |= Flag.filter }
    if layer.shadowsOnly { flags |= Flag.shadowsOnly }
    if layer.effects != nil { flags |= Flag.effects }
    if layer.transform != .identity { flags |= Flag.transform }
    if layer.clip != nil { flags |= Flag.clip }
    if layer.clip != nil, layer.clipRule == .evenOdd { flags |= Flag.evenOddClip }
    if layer.maskPath != nil { flags |= Flag.maskPath }
    if isMasked { flags |= Flag.mask }
    if isMasked, layer.maskChannel == .luminance { flags |= Flag.luminance }
    write(flags)
    write(layer.opacity)
    if layer.blur > 0 { write(layer.blur) }
    for number in layer.filter?.numbers ?? [] { write(number) }
    if let numbers = layer.effects?.numbers {
      write(UInt64(numbers.count))
      for number in numbers { write(number) }
    }
    if layer.transform != .identity { write(layer.transform) }
    if let clip = layer.clip { write(clip) }
    if let maskPath = layer.maskPath { write(maskPath) }
    for shadow in layer.shadows { write(shadow) }
  }

  /// Ends the innermost layer.
  mutating func endLayer() { write(Operation.Code.end.rawValue) }
}

extension DisplayList {
  /// Returns a list in which the layer whose header is at index `word` draws only its shadows.
  ///
  /// The shadows are drawn untransformed, opaque and with the `normal` blend mode.
  package func shadows(ofLayerAt word: Int) -> DisplayList {
    typealias Flag = RecordedLayer.Flag
    guard words.indices.contains(word) else { return self }
    let header = words[word]
    var changed = words
    changed[word] = (header | Flag.shadowsOnly) & ~(31 << Flag.blendShift)
    var values = [1.0]
    var position = word &+ 1
    if header & Flag.transform != 0 {
      let effects = (header & Flag.blur != 0 ? 1 : 0) + (header & Flag.filter != 0 ? 20 : 0)
      values += words.dropFirst(position &+ 1 &- words.startIndex).prefix(effects).map {
        Double(bitPattern: $0)
      }
      values += [1, 0, 0, 1, 0, 0]
    }
    for value in values where changed.indices.contains(position) {
      changed[position] = value.bitPattern
      position &+= 1
    }
    return DisplayList(
      width: width,
      height: height,
      scale: scale,
      colorSpace: colorSpace,
      caps: caps,
      words: changed,
      images: images,
      faces: faces,
      notes: notes
    )
  }
}

extension DisplayList.Reader {
  private mutating func readFilter() -> ColorFilter {
    var numbers: [Double] = []
    for _ in 0..<20 { numbers.append(readDouble()) }
    return .matrix(numbers)
  }

  private mutating func readEffects() -> DrawingFilter? {
    var numbers: [Double] = []
    for _ in 0..<limited(Int(truncatingIfNeeded: readWord()), of: 1) {
      numbers.append(readDouble())
    }
    return DrawingFilter(numbers: numbers)
  }

  mutating func readLayer(_ header: UInt64) -> RecordedLayer {
    typealias Flag = RecordedLayer.Flag
    var layer = RecordedLayer(
      opacity: min(max(readDouble(), 0), 1),
      blend: BlendMode(rawValue: UInt8(header >> Flag.blendShift & 31)) ?? .normal,
      blur: header & Flag.blur != 0 ? readDouble() : 0,
      filter: header & Flag.filter != 0 ? readFilter() : nil,
      effects: header & Flag.effects != 0 ? readEffects() : nil,
      transform: header & Flag.transform != 0 ? readTransform() : .identity,
      clip: header & Flag.clip != 0 ? readShape().copied : nil,
      clipRule: header & Flag.evenOddClip != 0 ? .evenOdd : .nonZero,
      maskPath: header & Flag.maskPath != 0 ? readShape().copied : nil,
      mask: nil,
      maskChannel: header & Flag.luminance != 0 ? .luminance : .alpha,
      shadows: [],
      shadowsOnly: header & Flag.shadowsOnly != 0
    )
    let count = limited(Int(header >> Flag.shadowShift), of: RecordedShadow.wordCount)
    for _ in 0..<count { layer.shadows.append(readShadow()) }
    if header & Flag.mask != 0 { layer.mask = readPlace(readWord()) }
    return layer
  }
}

extension RecordedLayer {
  /// Returns the bounds of the content after the blur, the clip and the mask path.
  func cut(_ content: Box, _ points: Matrix) -> Box {
    var box = effects.map { $0.box(points) } ?? content
    if blur > 0 { box = Blur.reach(of: box, blur, points) }
    if let clip { box = box.intersection(clip.box(points)) }
    if let maskPath { box = box.intersection(maskPath.box(points)) }
    return box
  }

  /// Returns the bounds within the mask as well; `matrix` is the content's transform.
  func cut(_ content: Box, _ points: Matrix, maskedBy matrix: Matrix) -> Box {
    let box = cut(content, points)
    guard let mask else { return box }
    return box.intersection(mask.box(matrix))
  }

  /// Returns the bounds of the content and its shadows.
  func withShadows(_ content: Box, _ points: Matrix) -> Box {
    guard !content.isEmpty else { return content }
    // An inner shadow lies within the content.
    let isSeen = !shadowsOnly || shadows.contains { $0.inner }
    var box = isSeen ? content : .empty
    for shadow in shadows where !shadow.inner { box.add(shadow.box(of: content, points)) }
    return box
  }

  /// Returns the estimated compositing time in nanoseconds; `box` bounds the content on the device.
  func cost(_ points: Matrix, in box: Box) -> Double {
    let pixels = box.pixels
    var weight = 0.3 + blend.weight
    for shadow in shadows { weight += shadow.weight(points) }
    if blur > 0 { weight += 8 }
    if filter != nil { weight += 4 }
    if let effects { weight += 8 * Double(effects.steps.count) }
    if mask != nil { weight += 0.5 }
    guard clip != nil || maskPath != nil || weight > 0.3 || opacity < 1 else {
      return DrawingCost.nothing
    }
    var cost = 500 + weight * DrawingCost.area(pixels)
    for shape in [clip, maskPath] {
      guard let shape else { continue }
      cost += shape.edgeCost(pixels, points) + 0.3 * DrawingCost.area(pixels)
    }
    return cost
  }

  var text: String {
    var parts = ["layer"]
    if blend != .normal { parts.append(blend.listText) }
    if blur > 0 { parts.append("blur \(blur.listText)") }
    if let filter {
      parts.append("filter \(filter.numbers.map { $0.listText }.joined(separator: " "))")
    }
    if let effects {
      parts.append("effects \(effects.numbers.map { $0.listText }.joined(separator: " "))")
    }
    if shadowsOnly { parts.append("shadows only") }
    if opacity != 1 { parts.append("opacity \(opacity.listText)") }
    if transform != .identity { parts.append("transform \(transform.listText)") }
    if let clip {
      parts.append("clip \(clip.listText)\(clipRule == .evenOdd ? " even-odd" : "")")
    }
    if let maskPath { parts.append("mask \(maskPath.listText)") }
    for shadow in shadows { parts.append(shadow.text) }
    return parts.joined(separator: " ")
  }
}

extension DrawingFilter {
  /// The bounds of its region on the device; `points` maps the layer's points to the device.
  func box(_ points: Matrix) -> Box { points.after(Matrix(transform, scale: 1)).box(Box(region)) }
}

extension BlendMode {
  /// The time beyond that of `normal`, in nanoseconds per pixel.
  fileprivate var weight: Double {
    switch self {
    case .normal: 0
    case .colorDodge, .colorBurn: 8
    case .hue, .saturation, .color, .luminosity: 20
    case .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .softLight, .difference,
      .exclusion, .clear, .copy, .destination, .destinationOver, .sourceIn, .destinationIn,
      .sourceOut, .destinationOut, .sourceAtop, .destinationAtop, .xor, .plus:
      0.5
    }
  }
}
