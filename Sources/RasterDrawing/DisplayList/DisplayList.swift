// A recorded drawing: flat words, and the images that they name.

import RasterValues

/// A recorded drawing of a component at one size and scale, as a value.
///
/// Two lists are equal exactly if they draw the same operations; then they draw the same pixels.
/// Recording takes place where the component lives; a list may be drawn anywhere.
///
/// Each operation is a word with its code in the low 16 bits and flags above, then its operands.
/// Doubles are written as their bits, −0 as 0, and are finite.
public struct DisplayList: Hashable, Sendable {
  /// The size of the component's box in device pixels; the minimum frame on an axis with caps.
  public let width, height: Int
  /// Device pixels a point.
  public let scale: Double
  package let caps: PixelCaps
  /// The operations; those of a nested list are a part of its parent's.
  package let words: ArraySlice<UInt64>
  /// The images that are drawn, in order of first use.
  public let images: [Image]
  /// The faces whose glyphs are drawn, in order of first use.
  package let faces: [GlyphFace]
  /// What the recording has to say about itself.
  public let notes: [Note]

  package init(
    width: Int,
    height: Int,
    scale: Double,
    caps: PixelCaps,
    words: ArraySlice<UInt64>,
    images: [Image],
    faces: [GlyphFace],
    notes: [Note]
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.caps = caps
    self.words = words
    self.images = images
    self.faces = faces
    self.notes = notes
  }

  /// Whether the list was recorded at a minimum frame, to be stretched.
  package var isStretchable: Bool { !caps.isNone }
}

extension DisplayList {
  package enum Code {
    package static let fill: UInt64 = 1
    package static let stroke: UInt64 = 2
    package static let layer: UInt64 = 3
    package static let image: UInt64 = 4
    package static let stretch: UInt64 = 5
    package static let place: UInt64 = 6
    package static let end: UInt64 = 7
    package static let glyphs: UInt64 = 8

    package enum Shape {
      package static let empty: UInt64 = 0
      package static let rect: UInt64 = 1
      package static let roundedRect: UInt64 = 2
      package static let ellipse: UInt64 = 3
      package static let outline: UInt64 = 4
    }

    package enum Paint {
      package static let color: UInt64 = 0
      package static let linear: UInt64 = 1
      /// With one centre and no focal radius.
      package static let radial: UInt64 = 2
      package static let focal: UInt64 = 3
      package static let sweep: UInt64 = 4
      package static let pattern: UInt64 = 5

      /// Where the count of stops begins, of 40 bits.
      package static let countShift: UInt64 = 8
      /// Where the spread begins, of two bits.
      package static let spreadShift: UInt64 = 48
      /// Where the colour space begins, of two bits; a pattern's sampling stands there.
      package static let spaceShift: UInt64 = 50
      /// Stops have hints.
      package static let hints: UInt64 = 1 << 52
    }

    /// Flags of an image; its sampling stands in the two bits from 16.
    package enum Image {
      package static let source: UInt64 = 1 << 18
      package static let tint: UInt64 = 1 << 19
    }

    /// Flags of a layer, from bit 16.
    package enum Layer {
      package static let transform: UInt64 = 1 << 16
      package static let clip: UInt64 = 1 << 17
      package static let evenOddClip: UInt64 = 1 << 18
      package static let maskPath: UInt64 = 1 << 19
      package static let mask: UInt64 = 1 << 20
      /// The mask's luminance counts, not its alpha alone.
      package static let luminance: UInt64 = 1 << 21
      package static let blur: UInt64 = 1 << 22
      /// Where the blend mode begins, of five bits; the count of shadows begins at bit 32.
      package static let blendShift: UInt64 = 24
    }

    /// The flag of a placement with a container.
    package static let container: UInt64 = 1 << 16
  }

  /// Reads the operations of the list one after the other.
  package struct Reader {
    let list: DisplayList
    /// The position of the word that is read next.
    package internal(set) var index: Int
    /// Where the operation that was read last names an image; the position of a word of the list.
    package private(set) var imagePosition: Int?
    /// Where the operation that was read last names a face.
    package private(set) var facePosition: Int?

    package init(_ list: DisplayList) {
      self.list = list
      index = list.words.startIndex
    }

    /// The next operation, or nil at the end.
    package mutating func next() -> Operation? {
      guard index < list.words.endIndex else { return nil }
      imagePosition = nil
      facePosition = nil
      let word = readWord()
      switch word & 0xFFFF {
      case Code.fill:
        let rule: FillRule = word >> 16 & 1 == 1 ? .evenOdd : .winding
        return .fill(readShape(), readPaint(), rule)
      case Code.stroke: return .stroke(readShape(), readPaint(), readStrokeStyle(word >> 16))
      case Code.layer: return .layer(readLayer(flags: word))
      case Code.image: return .image(readImage(flags: word))
      case Code.stretch: return .stretch(readStretch())
      case Code.glyphs: return .glyphs(readGlyphs(count: Int(word >> 32)))
      case Code.place: return .place(readPlace(hasContainer: word & Code.container != 0))
      case Code.end: return .end
      default: preconditionFailure("a display list holds an unknown operation")
      }
    }

    mutating func readWord() -> UInt64 {
      defer { index += 1 }
      return list.words[index]
    }

    mutating func readInt() -> Int { Int(truncatingIfNeeded: readWord()) }

    mutating func readImageIndex() -> Int {
      imagePosition = index
      return readInt()
    }

    mutating func readFaceIndex() -> Int {
      facePosition = index
      return readInt()
    }

    mutating func readDouble() -> Double { Double(bitPattern: readWord()) }

    mutating func readPoint() -> Point { Point(readDouble(), readDouble()) }

    mutating func readRect() -> Rect {
      Rect(x: readDouble(), y: readDouble(), width: readDouble(), height: readDouble())
    }

    mutating func readPixelRect() -> PixelRect {
      PixelRect(x: readInt(), y: readInt(), width: readInt(), height: readInt())
    }

    mutating func readShape() -> Path.Shape {
      let word = readWord()
      switch word & 0xFF {
      case Code.Shape.rect: return .rect(readRect())
      case Code.Shape.roundedRect:
        return .roundedRect(
          readRect(),
          Corners(
            topLeft: readDouble(),
            topRight: readDouble(),
            bottomRight: readDouble(),
            bottomLeft: readDouble()
          )
        )
      case Code.Shape.ellipse: return .ellipse(readRect())
      case Code.Shape.outline: return .outline(readOutline(verbCount: Int(word >> 8)))
      default: return .empty
      }
    }

    /// Verbs come first, eight a word, then their points.
    mutating func readOutline(verbCount: Int) -> Path.Outline {
      var outline = Path.Outline()
      outline.verbs.reserveCapacity(verbCount)
      var pointCount = 0
      var packed: UInt64 = 0
      for verb in 0..<verbCount {
        if verb & 7 == 0 { packed = readWord() }
        let verb = Path.Verb(rawValue: UInt8(truncatingIfNeeded: packed)) ?? .close
        packed >>= 8
        outline.verbs.append(verb)
        pointCount += verb.pointCount
      }
      outline.points.reserveCapacity(pointCount)
      for _ in 0..<pointCount { outline.points.append(readPoint()) }
      return outline
    }

    mutating func readStrokeStyle(_ flags: UInt64) -> StrokeStyle {
      var style = StrokeStyle(
        width: readDouble(),
        cap: LineCap(rawValue: UInt8(flags & 3)) ?? .butt,
        join: LineJoin(rawValue: UInt8(flags >> 2 & 3)) ?? .miter,
        miterLimit: readDouble(),
        phase: readDouble(),
        align: StrokeAlignment(rawValue: UInt8(flags >> 4 & 3)) ?? .center
      )
      style.dash = (0..<readInt()).map { _ in readDouble() }
      return style
    }

    private mutating func readCaps() -> PixelCaps {
      let flags = readWord()
      func mode(_ bit: UInt64) -> StretchMode { flags >> bit & 1 == 1 ? .tile : .stretch }
      var axes: [PixelCaps.Axis?] = [nil, nil]
      for axis in 0..<2 where flags >> UInt64(axis) & 1 == 1 {
        axes[axis] = PixelCaps.Axis(
          leading: readInt(),
          trailing: readInt(),
          mode: mode(UInt64(axis) + 2)
        )
      }
      return PixelCaps(horizontal: axes[0], vertical: axes[1])
    }

    mutating func readStretch() -> RecordedStretch {
      RecordedStretch(
        index: readImageIndex(),
        caps: readCaps(),
        imageScale: readDouble(),
        destination: readPixelRect(),
        container: readPixelRect()
      )
    }

    mutating func readPlace(hasContainer: Bool) -> RecordedPlace {
      let destination = readPixelRect()
      let container = hasContainer ? readPixelRect() : nil
      let (width, height) = (readInt(), readInt())
      let caps = readCaps()
      let count = readInt()
      // Image indices are the parent's, so the parent's images come along.
      let child = DisplayList(
        width: width,
        height: height,
        scale: list.scale,
        caps: caps,
        words: list.words[index..<index + count],
        images: list.images,
        faces: list.faces,
        notes: []
      )
      index += count
      return RecordedPlace(destination: destination, container: container, list: child)
    }
  }
}
