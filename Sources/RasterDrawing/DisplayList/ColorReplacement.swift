// Display lists with other colours: the mask of what may be dithered, and colours of a palette.

import RasterValues

extension DisplayList {
  /// The list with gradients and images in white and colours in black, or `nil` if none are white.
  ///
  /// Its pixels show what dithering improves: a pixel with some white is mixed from a gradient or an
  /// image. Text in black covers the white below it. Opacity is that of the list.
  ///
  /// - Soft shadows, blurred layers, and layers whose mask has a gradient or an image are white.
  /// - Blend modes that mix colours keep the lighter one, so that their result is white if one of
  ///   both is.
  /// - Colour filters change white to black only if their result has one colour.
  ///
  /// Every operation keeps its length, so lists and layers stay where they are.
  package var ditherMask: DisplayList? {
    var replacement = ColorReplacement(self) { $0 }
    replacement.replace(self, .black)
    return replacement.hasWhite ? replacement.result : nil
  }

  /// Returns the list with a function applied to the opaque colours of text, strokes and fills.
  ///
  /// Layers that change or blend their colours keep them.
  func mappingFlatColors(
    _ change: @escaping (RecordedColor) -> RecordedColor
  ) -> DisplayList {
    var replacement = ColorReplacement(self, change)
    replacement.replace(self, .changed)
    return replacement.result
  }
}

/// Replaces the colours of a list.
private struct ColorReplacement {
  /// What the colours of a part of the list become.
  enum Tone {
    /// Black or white with the alpha of the colour, in a mask.
    case black, white
    /// The result of the function, outside a mask.
    case changed
    case unchanged

    var isOfMask: Bool { self == .black || self == .white }
  }

  private let list: DisplayList
  private let change: (RecordedColor) -> RecordedColor
  private var words: ArraySlice<UInt64>
  private var images: [Image]
  /// The indices of white images, by those of the originals.
  private var silhouettes: [Int: Int] = [:]
  /// The index of an opaque image with one white pixel.
  private var whiteDot: Int?
  /// Whether something is white.
  private(set) var hasWhite = false

  init(_ list: DisplayList, _ change: @escaping (RecordedColor) -> RecordedColor) {
    (self.list, words, images) = (list, list.words, list.images)
    self.change = change
  }

  var result: DisplayList {
    DisplayList(
      width: list.width,
      height: list.height,
      scale: list.scale,
      colorSpace: list.colorSpace,
      caps: list.caps,
      words: words,
      images: images,
      faces: list.faces,
      notes: []
    )
  }

  /// Replaces the colours of the list, or of a list that is a part of it.
  mutating func replace(_ list: DisplayList, _ tone: Tone) {
    var reader = DisplayList.Reader(list)
    var tones = [tone]
    while true {
      let start = reader.index
      guard let operation = reader.next() else { return }
      let tone = tones.last ?? .black
      switch operation {
      case .mark(let mark): replace(mark, in: start..<reader.index, of: list, tone)
      case .place(let place): replace(place.list, tone)
      case .layer(let layer):
        tones.append(replace(layer, in: start..<reader.index, tone))
      case .end: if tones.count > 1 { tones.removeLast() }
      }
    }
  }

  private mutating func replace(
    _ mark: Mark,
    in range: Range<Int>,
    of list: DisplayList,
    _ tone: Tone
  ) {
    var reader = DisplayList.Reader(list)
    reader.skip(range.lowerBound &+ 1 &- reader.index)
    switch mark {
    case .fill, .stroke: _ = reader.readShape()
    // The font and the size.
    case .glyphs: reader.skip(2)
    case .image(let image):
      let image = replaced(image, tone)
      return replace(range) { $0.write(image) }
    case .stretch(let stretch):
      let stretch = replaced(stretch, tone)
      return replace(range) { $0.write(stretch) }
    }
    let start = reader.index
    let paint = replaced(reader.readPaint(), tone)
    replace(start..<reader.index) { $0.write(paint) }
  }

  /// Replaces values by as many others, and does nothing if their numbers differ.
  ///
  /// The numbers are equal for every list that was recorded.
  private mutating func replace(_ range: Range<Int>, _ write: (inout Recorder) -> Void) {
    var recorder = Recorder(reserving: range.count)
    write(&recorder)
    guard recorder.words.count == range.count else { return }
    words.replaceSubrange(range, with: recorder.words)
  }
}

extension ColorReplacement {
  private mutating func replaced(_ paint: RecordedPaint, _ tone: Tone) -> RecordedPaint {
    switch paint {
    case .color(let color): return .color(replaced(color, tone))
    case .gradient(let gradient):
      guard tone.isOfMask else { return paint }
      let first = gradient.stops.first?.color
      let isFlat = gradient.stops.allSatisfy { $0.color == first }
      return .gradient(gradient.mappingColors { replaced($0, isFlat ? tone : .white) })
    case .pattern(let pattern):
      return tone.isOfMask ? .pattern(white(pattern)) : paint
    }
  }

  private mutating func replaced(_ color: RecordedColor, _ tone: Tone) -> RecordedColor {
    switch tone {
    case .black: return RecordedColor(word: color.word & 0xFFFF)
    case .white:
      hasWhite = true
      return RecordedColor(word: color.word | ~0xFFFF)
    case .changed: return color.alpha == .max ? change(color) : color
    case .unchanged: return color
    }
  }

  /// An image with a tint has one colour.
  private mutating func replaced(_ image: RecordedImage, _ tone: Tone) -> RecordedImage {
    if let tint = image.tint { return image.tinted(replaced(tint, tone)) }
    guard tone.isOfMask else { return image }
    hasWhite = true
    guard isOpaque(image.index) else { return image.replaced(by: silhouette(of: image.index)) }
    return image.replaced(by: dot(), part: Rect(x: 0, y: 0, width: 1, height: 1))
  }

  private mutating func replaced(_ stretch: RecordedStretch, _ tone: Tone) -> RecordedStretch {
    guard tone.isOfMask else { return stretch }
    hasWhite = true
    return RecordedStretch(
      index: silhouette(of: stretch.index),
      caps: stretch.caps,
      imageScale: stretch.imageScale,
      destination: stretch.destination,
      container: stretch.container
    )
  }

  private mutating func white(_ pattern: RecordedPattern) -> RecordedPattern {
    hasWhite = true
    guard isOpaque(pattern.index) else {
      return pattern.replaced(by: silhouette(of: pattern.index), pattern.transform)
    }
    let size = images[pattern.index].size
    let transform = Transform.scaling(x: size.width, y: size.height).then(pattern.transform)
    return pattern.replaced(by: dot(), transform)
  }

  private func isOpaque(_ index: Int) -> Bool {
    images.indices.contains(index) && images[index].isOpaque
  }

  /// Returns the index of an opaque white pixel, which any opaque image can be replaced with.
  private mutating func dot() -> Int {
    if let whiteDot { return whiteDot }
    guard let bitmap = Bitmap(width: 1, height: 1, pixels: [.max]) else { return -1 }
    images.append(Image(bitmap))
    whiteDot = images.count - 1
    return images.count - 1
  }

  /// Returns the index of an image in white.
  private mutating func silhouette(of index: Int) -> Int {
    guard list.images.indices.contains(index) else { return index }
    if let known = silhouettes[index] { return known }
    images.append(Image(silhouetteOf: images[index]))
    silhouettes[index] = images.count - 1
    return images.count - 1
  }
}

extension ColorReplacement {
  /// Replaces the colours of a layer's effects, and returns the tone of the layer's colours.
  private mutating func replace(
    _ layer: RecordedLayer,
    in range: Range<Int>,
    _ tone: Tone
  ) -> Tone {
    guard tone.isOfMask else { return layer.keepsColors ? tone : .unchanged }
    var layer = layer
    var inner = tone
    let isMixed = layer.mask.map { $0.list.ditherMask != nil } ?? false
    if isMixed || layer.blur > 0 || layer.effects?.blursContent == true { inner = .white }
    if layer.blend.mixesColors { layer.blend = .lighten }
    layer.filter = layer.filter.map { .matrix($0.numbers.keepingWhite(constant: 0)) }
    layer.effects = layer.effects?.keepingWhite
    layer.shadows = layer.shadows.map { shadow in
      RecordedShadow(
        color: replaced(shadow.color, shadow.blur > 0 ? .white : inner),
        blur: shadow.blur,
        spread: shadow.spread,
        offset: shadow.offset,
        inner: shadow.inner
      )
    }
    // The mask's own values follow, and keep their colours.
    let end = layer.mask.map { maskStart($0, in: range) } ?? range.upperBound
    let changed = layer
    replace(range.lowerBound..<end) { $0.write(changed, isMasked: changed.mask != nil) }
    return inner
  }

  /// Returns the position of the mask's placement, whose values end the layer's.
  private func maskStart(_ mask: RecordedPlace, in range: Range<Int>) -> Int {
    var recorder = Recorder(reserving: 16)
    _ = recorder.beginPlace(
      at: mask.destination,
      in: mask.container,
      width: mask.list.width,
      height: mask.list.height,
      mask.list.caps
    )
    return range.upperBound &- mask.list.words.count &- recorder.words.count
  }
}

extension RecordedLayer {
  /// Whether the content's colours are those of the result, except for edges and shadows.
  fileprivate var keepsColors: Bool {
    opacity == 1 && blend == .normal && blur <= 0 && filter == nil && effects == nil && mask == nil
  }
}
