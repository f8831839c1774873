// Layers: how they are written and read, what they leave of their ink, and what they cost.

import RasterValues

/// A layer's effects on its content, in order: first the clip, then the mask, then shadows of the
/// result, then opacity, then the blend; content is blurred and then filtered before all, and the
/// transform applies to all of them.
package struct RecordedLayer {
  package var opacity: Double
  package var blend: BlendMode
  /// Twice the standard deviation of the content's blur, in points.
  package var blur: Double
  /// The change of the content's colours, blurred.
  package var filter: ColorFilter?
  package var transform: Transform
  package var clip: Path.Shape?
  package var clipRule: FillRule
  package var maskPath: Path.Shape?
  /// A component that masks the layer.
  package var mask: RecordedPlace?
  /// The channel of that component's pixels that masks.
  package var maskChannel: MaskMode
  package var shadows: [RecordedShadow]
  /// Whether the content casts shadows, and is not drawn itself.
  package var shadowsOnly = false

  /// Whether its content, which is all of marks, is drawn as if it stood there by itself.
  var changesNothing: Bool {
    opacity == 1 && blend == .normal && blur <= 0 && filter == nil && transform == .identity
      && clip == nil && maskPath == nil && mask == nil && shadows.isEmpty && !shadowsOnly
  }

  /// Flags above the code.
  fileprivate enum Flag {
    static let transform: UInt64 = 1 << 16
    static let clip: UInt64 = 1 << 17
    static let evenOddClip: UInt64 = 1 << 18
    static let maskPath: UInt64 = 1 << 19
    static let mask: UInt64 = 1 << 20
    /// The mask's luminance counts, not its alpha alone.
    static let luminance: UInt64 = 1 << 21
    static let blur: UInt64 = 1 << 22
    static let filter: UInt64 = 1 << 23
    static let shadowsOnly: UInt64 = 1 << 29
    /// The first of the blend mode's five bits; the count of shadows begins at bit 32.
    static let blendShift: UInt64 = 24
    static let shadowShift: UInt64 = 32
  }

  /// Whether the first word of an operation begins a layer that is not drawn over what is beneath; of
  /// other words it says anything.
  static func mayBlend(_ word: UInt64) -> Bool {
    word & 0xFFFF == Operation.Code.layer.rawValue && word >> Flag.blendShift & 31 != 0
  }
}

extension Recorder {
  /// Writes a layer; the placement of one that `isMasked` by a component follows.
  mutating func write(_ layer: RecordedLayer, isMasked: Bool) {
    typealias Flag = RecordedLayer.Flag
    var flags = Operation.Code.layer.rawValue | UInt64(layer.shadows.count) << Flag.shadowShift
    flags |= UInt64(layer.blend.rawValue) << Flag.blendShift
    if layer.blur > 0 { flags |= Flag.blur }
    if layer.filter != nil { flags |= Flag.filter }
    if layer.shadowsOnly { flags |= Flag.shadowsOnly }
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
    if layer.transform != .identity { write(layer.transform) }
    if let clip = layer.clip { write(clip) }
    if let maskPath = layer.maskPath { write(maskPath) }
    for shadow in layer.shadows { write(shadow) }
  }

  /// Ends the innermost layer.
  mutating func endLayer() { write(Operation.Code.end.rawValue) }
}

extension DisplayList {
  /// The list in which a layer, whose first word is at this place, draws nothing but the shadows that it
  /// casts, and these as they are: untransformed, opaque and not blended.
  package func shadows(ofLayerAt word: Int) -> DisplayList {
    typealias Flag = RecordedLayer.Flag
    guard words.indices.contains(word) else { return self }
    let header = words[word]
    var changed = words
    changed[word] = (header | Flag.shadowsOnly) & ~(31 << Flag.blendShift)
    var values = [1.0]
    var place = word &+ 1
    if header & Flag.transform != 0 {
      let effects = (header & Flag.blur != 0 ? 1 : 0) + (header & Flag.filter != 0 ? 20 : 0)
      values += words.dropFirst(place &+ 1 &- words.startIndex).prefix(effects).map {
        Double(bitPattern: $0)
      }
      values += [1, 0, 0, 1, 0, 0]
    }
    for value in values where changed.indices.contains(place) {
      changed[place] = value.bitPattern
      place &+= 1
    }
    return DisplayList(
      width: width,
      height: height,
      scale: scale,
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

  mutating func readLayer(_ header: UInt64) -> RecordedLayer {
    typealias Flag = RecordedLayer.Flag
    var layer = RecordedLayer(
      opacity: min(max(readDouble(), 0), 1),
      blend: BlendMode(rawValue: UInt8(header >> Flag.blendShift & 31)) ?? .normal,
      blur: header & Flag.blur != 0 ? readDouble() : 0,
      filter: header & Flag.filter != 0 ? readFilter() : nil,
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
  /// The part of its content's box, blurred, within its clip and its mask path.
  func cut(_ content: Box, _ points: Matrix) -> Box {
    var box = content
    if blur > 0 { box = Blur.reach(of: box, blur, points) }
    if let clip { box = box.intersection(clip.box(points)) }
    if let maskPath { box = box.intersection(maskPath.box(points)) }
    return box
  }

  /// The same within its mask too; `matrix` is that of the content.
  func cut(_ content: Box, _ points: Matrix, maskedBy matrix: Matrix) -> Box {
    let box = cut(content, points)
    guard let mask else { return box }
    return box.intersection(mask.box(matrix))
  }

  /// The box of its content and of the shadows that it casts.
  func withShadows(_ content: Box, _ points: Matrix) -> Box {
    guard !content.isEmpty else { return content }
    // An inner shadow lies within the content.
    let isSeen = !shadowsOnly || shadows.contains { $0.inner }
    var box = isSeen ? content : .empty
    for shadow in shadows where !shadow.inner { box.add(shadow.box(of: content, points)) }
    return box
  }

  /// The time to compose it, by estimate, in nanoseconds; its content lies in a box of device pixels.
  func cost(_ points: Matrix, in box: Box) -> Double {
    let pixels = box.pixels
    var weight = 0.3 + blend.weight
    for shadow in shadows { weight += shadow.weight(points) }
    if blur > 0 { weight += 8 }
    if filter != nil { weight += 4 }
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
    var words = ["layer"]
    if blend != .normal { words.append(blend.listText) }
    if blur > 0 { words.append("blur \(blur.listText)") }
    if let filter {
      words.append("filter \(filter.numbers.map { $0.listText }.joined(separator: " "))")
    }
    if shadowsOnly { words.append("shadows only") }
    if opacity != 1 { words.append("opacity \(opacity.listText)") }
    if transform != .identity { words.append("transform \(transform.listText)") }
    if let clip {
      words.append("clip \(clip.listText)\(clipRule == .evenOdd ? " even-odd" : "")")
    }
    if let maskPath { words.append("mask \(maskPath.listText)") }
    for shadow in shadows { words.append(shadow.text) }
    return words.joined(separator: " ")
  }
}

extension BlendMode {
  /// The time that it takes beyond `normal`, in nanoseconds a pixel.
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
