// Reads paints, images and layers of a display list.

import RasterValues

extension DisplayList.Reader {
  private typealias Code = DisplayList.Code

  mutating func readTransform() -> Transform {
    Transform(
      a: readDouble(),
      b: readDouble(),
      c: readDouble(),
      d: readDouble(),
      tx: readDouble(),
      ty: readDouble()
    )
  }

  mutating func readPaint() -> RecordedPaint {
    let word = readWord()
    switch word & 0xFF {
    case Code.Paint.color: return .color(RecordedColor(word: readWord()))
    case Code.Paint.pattern:
      return .pattern(
        RecordedPattern(
          index: readImageIndex(),
          transform: readTransform(),
          spread: Spread(word >> Code.Paint.spreadShift),
          sampling: Sampling(word >> Code.Paint.spaceShift)
        )
      )
    default: return .gradient(readGradient(word))
    }
  }

  private mutating func readGradient(_ word: UInt64) -> RecordedGradient {
    RecordedGradient(
      geometry: readGeometry(word & 0xFF),
      stops: readStops(
        Int(word >> Code.Paint.countShift & 0xFF_FFFF_FFFF),
        haveHints: word & Code.Paint.hints != 0
      ),
      spread: Spread(word >> Code.Paint.spreadShift),
      space: ColorSpace(word >> Code.Paint.spaceShift)
    )
  }

  private mutating func readGeometry(_ code: UInt64) -> RecordedGradient.Geometry {
    switch code {
    case Code.Paint.linear: return .linear(from: readPoint(), to: readPoint())
    case Code.Paint.sweep:
      return .sweep(center: readPoint(), from: readDouble(), to: readDouble())
    case Code.Paint.focal:
      return .radial(
        focus: readPoint(),
        focusRadius: readDouble(),
        center: readPoint(),
        radius: readDouble()
      )
    default:
      let center = readPoint()
      return .radial(focus: center, focusRadius: 0, center: center, radius: readDouble())
    }
  }

  private mutating func readStops(_ count: Int, haveHints: Bool) -> [RecordedStop] {
    (0..<count).map { _ in
      RecordedStop(
        color: RecordedColor(word: readWord()),
        position: readDouble(),
        hint: haveHints ? readDouble() : 0.5
      )
    }
  }

  mutating func readImage(flags: UInt64) -> RecordedImage {
    RecordedImage(
      index: readImageIndex(),
      rect: readRect(),
      source: flags & Code.Image.source != 0 ? readRect() : nil,
      sampling: Sampling(flags >> 16),
      tint: flags & Code.Image.tint != 0 ? RecordedColor(word: readWord()) : nil
    )
  }

  mutating func readGlyphs(count: Int) -> RecordedGlyphs {
    let (face, size, paint) = (readFaceIndex(), readDouble(), readPaint())
    defer { index += count * 3 }
    return RecordedGlyphs(
      index: face,
      size: size,
      paint: paint,
      glyphs: PlacedGlyphs(list.words[index..<index + count * 3])
    )
  }

  mutating func readLayer(flags: UInt64) -> RecordedLayer {
    var layer = RecordedLayer(
      opacity: readDouble(),
      blend: BlendMode(rawValue: UInt8(flags >> Code.Layer.blendShift & 31)) ?? .normal,
      blur: flags & Code.Layer.blur != 0 ? readDouble() : 0,
      transform: flags & Code.Layer.transform != 0 ? readTransform() : .identity,
      clip: flags & Code.Layer.clip != 0 ? readShape() : nil,
      clipRule: flags & Code.Layer.evenOddClip != 0 ? .evenOdd : .winding,
      maskPath: flags & Code.Layer.maskPath != 0 ? readShape() : nil,
      mask: nil,
      maskChannel: flags & Code.Layer.luminance != 0 ? .luminance : .alpha,
      shadows: []
    )
    for _ in 0..<(flags >> 32) { layer.shadows.append(readShadow()) }
    if flags & Code.Layer.mask != 0 {
      let word = readWord()
      layer.mask = readPlace(hasContainer: word & Code.container != 0)
    }
    return layer
  }

  private mutating func readShadow() -> RecordedShadow {
    RecordedShadow(
      color: RecordedColor(word: readWord()),
      blur: readDouble(),
      spread: readDouble(),
      offset: readPoint(),
      inner: readInt() != 0
    )
  }
}

// Flags of two bits, whose value is always one of the cases in a list that a recorder wrote.

extension Spread {
  fileprivate init(_ bits: UInt64) { self = Spread(rawValue: UInt8(bits & 3)) ?? .pad }
}

extension ColorSpace {
  fileprivate init(_ bits: UInt64) { self = ColorSpace(rawValue: UInt8(bits & 3)) ?? .srgb }
}

extension Sampling {
  fileprivate init(_ bits: UInt64) { self = Sampling(rawValue: UInt8(bits & 3)) ?? .bilinear }
}
