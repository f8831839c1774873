// What a component drawn as boxes is made of: ink, and the words on it.

import RasterSyntax
import RasterValues

/// Something that was drawn: a box, and the colour in it where that is one.
struct BoxedInk {
  let box: Box
  /// How far in from the corners of the box nothing may be drawn.
  private let corners: SIMD2<Double>
  /// The colour of what is filled with one alone, in the levels that pixels have; nil where something
  /// else is seen.
  var color: SIMD3<Double>?
  /// The place that says where it is; nil where the box is not known.
  var range: SourceRange?

  private init(_ box: Box, corners: SIMD2<Double> = .zero) {
    self.box = box
    self.corners = corners
  }

  /// Something whose place is not known.
  static var everywhere: BoxedInk {
    BoxedInk(Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity))
  }

  /// A shape, of which only the box is known.
  init(_ shape: Path.Shape, _ transform: Transform) {
    self.init(shape.box(Matrix(transform, scale: 1)))
  }

  /// A shape that is filled; without a paint its colour does not count.
  init(filling shape: Path.Shape, transform: Transform, with paint: Paint?) {
    let box = shape.box(Matrix(transform, scale: 1))
    let corners: SIMD2<Double>?
    switch shape {
    case .rect: corners = .zero
    case .roundedRect(_, let radii):
      let largest = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
      corners = SIMD2(abs(transform.a), abs(transform.d)) * largest
    case .ellipse: corners = SIMD2(box.maxX - box.minX, box.maxY - box.minY) / 2
    case .empty, .outline: corners = nil
    }
    self.init(box, corners: corners ?? .zero)
    guard corners != nil, transform.isUpright, case .color(let color)? = paint, color.alpha >= 1
    else { return }
    self.color = color.levels
  }

  var hasArea: Bool { box.maxX > box.minX && box.maxY > box.minY }

  /// Whether a point is inside, also where the corners of the box are cut.
  func covers(_ point: SIMD2<Double>) -> Bool {
    let (low, high) = (SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.maxY))
    guard all(point .>= low), all(point .<= high) else { return false }
    let corner = corners.clamped(lowerBound: .zero, upperBound: (high - low) / 2)
    let distance = SIMD2(
      max(low.x + corner.x - point.x, point.x - (high.x - corner.x), 0),
      max(low.y + corner.y - point.y, point.y - (high.y - corner.y), 0)
    )
    guard all(distance .> 0) else { return true }
    let part = distance / corner
    return part.x * part.x + part.y * part.y <= 1
  }
}

/// Words in one colour, in a rectangle that holds them.
struct BoxedWords {
  let box: Box
  let color: SIMD3<Double>
  /// Where there are words for certain, more or less.
  private let places: [SIMD2<Double>]

  /// Nil where it is not certain what is seen of them.
  init?(_ line: DrawArguments.Text, _ values: LineValues, _ transform: Transform) {
    guard let rect = values[line.place.rect], transform.isUpright,
      case .color(let color) = line.style(values).paint, color.alpha > 0
    else { return nil }
    let font = line.style(values).font ?? Font()
    guard font.hasNoColors, case .string(let words) = values[line.words], words.hasNoPictures
    else { return nil }
    box = Path.Shape.rect(rect).box(Matrix(transform, scale: 1))
    self.color = color.levels
    let letter = SIMD2(abs(transform.a), abs(transform.d)) * font.size
    let size = SIMD2(box.maxX - box.minX, box.maxY - box.minY)
    // Words leave what is too small for them.
    guard box.isFinite, size.x >= letter.x / 2, size.y >= letter.y * 0.8 else { return nil }
    let middle = SIMD2(box.minX, box.minY) + size / 2
    // From the edges, half a letter, which is half as wide as high.
    let (across, down) = (min(letter.x / 4, size.x / 2), min(letter.y * 0.6, size.y / 2))
    let columns =
      line.style(values).alignment == .center ? [middle.x] : [box.minX + across, box.maxX - across]
    let row =
      switch values[line.verticalAlign] ?? .center {
      case .top: box.minY + down
      case .center: middle.y
      case .bottom: box.maxY - down
      }
    places = columns.map { SIMD2($0, row) }
  }

  /// Whether the words are on an ink for certain.
  func lie(in ink: BoxedInk) -> Bool {
    box.minX >= ink.box.minX && box.minY >= ink.box.minY && box.maxX <= ink.box.maxX
      && box.maxY <= ink.box.maxY && places.allSatisfy { ink.covers($0) }
  }
}

extension Box {
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// Whether it lies farther from another box than it is large: what is near, such as the tip of a
  /// balloon, is meant to stand out.
  func isFar(from other: Box) -> Bool {
    let across = max(other.minX - maxX, minX - other.maxX)
    let down = max(other.minY - maxY, minY - other.maxY)
    return across > maxX - minX || down > maxY - minY
  }
}

extension Transform {
  /// Whether rectangles stay rectangles whose sides keep their directions.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}

extension Font {
  /// Whether none of its faces has colours of its own, as far as they are known.
  fileprivate var hasNoColors: Bool {
    let known = [""] + embeddedFonts.families
    return !embeddedFonts.haveColors && known.contains(family)
      && fallback.allSatisfy { known.contains($0) }
  }
}

extension String {
  /// Whether something is written, and all of it with letters and signs that are no emoji.
  fileprivate var hasNoPictures: Bool {
    var hasInk = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0...0x20, 0xA0: break
      case ..<0x2000, 0x3400..<0xD800: hasInk = true
      default: return false
      }
    }
    return hasInk
  }
}

extension Color {
  /// The colour without its alpha, in the levels that pixels have.
  fileprivate var levels: SIMD3<Double> {
    (SIMD3(red, green, blue).clamped(lowerBound: .zero, upperBound: .one) * 255)
      .rounded(.toNearestOrAwayFromZero)
  }
}
