// Shapes and text of a component whose drawing is approximated by rectangles.

import RasterSyntax
import RasterValues

/// A drawn shape: its bounds, and its colour if it has a single one.
struct BoxedDrawing {
  let box: Box
  /// The size of the corners of the bounds that may be unpainted.
  private let cornerRadii: SIMD2<Double>
  /// The colour of a shape that is filled with a single one, quantised like pixels.
  ///
  /// Nil if something else may be visible.
  var color: SIMD3<Double>?
  /// The range of the argument that determines the position, or nil if the bounds are unknown.
  var range: SourceRange?

  private init(_ box: Box, corners: SIMD2<Double> = .zero) {
    self.box = box
    self.cornerRadii = corners
  }

  /// A shape at an unknown position.
  static var everywhere: BoxedDrawing {
    BoxedDrawing(Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity))
  }

  /// Creates a shape of which only the bounds are known.
  init(_ shape: Path.Shape, _ transform: Transform) {
    self.init(shape.box(Matrix(transform, scale: 1)))
  }

  /// Creates a filled shape; without a paint, its colour is ignored.
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

  /// Returns whether a point is inside the bounds, but not in a corner that may be unpainted.
  func covers(_ point: SIMD2<Double>) -> Bool {
    let (low, high) = (SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.maxY))
    guard all(point .>= low), all(point .<= high) else { return false }
    let corner = cornerRadii.clamped(lowerBound: .zero, upperBound: (high - low) / 2)
    let distance = SIMD2(
      max(low.x + corner.x - point.x, point.x - (high.x - corner.x), 0),
      max(low.y + corner.y - point.y, point.y - (high.y - corner.y), 0)
    )
    guard all(distance .> 0) else { return true }
    let part = distance / corner
    return part.x * part.x + part.y * part.y <= 1
  }
}

/// Text in one colour, in a rectangle that contains it.
struct BoxedWords {
  let box: Box
  let color: SIMD3<Double>
  /// Points that are approximately certain to be covered by glyphs.
  private let places: [SIMD2<Double>]

  /// Returns nil if the visible part of the text is uncertain.
  init?(_ line: DrawArguments.Text, _ values: LineValues, _ transform: Transform) {
    guard let rect = values[line.place.rect], transform.isUpright,
      case .color(let color) = line.style(values).paint, color.alpha > 0
    else { return nil }
    let font = line.style(values).font ?? Font()
    guard font.hasNoColors, case .string(let text) = values[line.content], text.hasNoPictures
    else { return nil }
    box = Path.Shape.rect(rect).box(Matrix(transform, scale: 1))
    self.color = color.levels
    let glyph = SIMD2(abs(transform.a), abs(transform.d)) * font.size
    let size = SIMD2(box.maxX - box.minX, box.maxY - box.minY)
    // Text may leave a rectangle that is too small for it.
    guard box.isFinite, size.x >= glyph.x / 2, size.y >= glyph.y * 0.8 else { return nil }
    let middle = SIMD2(box.minX, box.minY) + size / 2
    // Half a glyph from the edges; a glyph is half as wide as it is high.
    let (across, down) = (min(glyph.x / 4, size.x / 2), min(glyph.y * 0.6, size.y / 2))
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

  /// Returns whether the text is certain to lie on a shape.
  func lie(in shape: BoxedDrawing) -> Bool {
    box.minX >= shape.box.minX && box.minY >= shape.box.minY && box.maxX <= shape.box.maxX
      && box.maxY <= shape.box.maxY && places.allSatisfy { shape.covers($0) }
  }
}

extension Box {
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// Whether its distance from another rectangle is greater than its size.
  ///
  /// A nearby shape, such as the tip of a speech balloon, is meant to extend outside.
  func isFar(from other: Box) -> Bool {
    let across = max(other.minX - maxX, minX - other.maxX)
    let down = max(other.minY - maxY, minY - other.maxY)
    return across > maxX - minX || down > maxY - minY
  }
}

extension Transform {
  /// Whether rectangles stay upright rectangles, without rotation or shear.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}

extension Font {
  /// Whether none of its declared fonts has coloured glyphs, as far as they are known.
  fileprivate var hasNoColors: Bool {
    let known = [""] + embeddedFonts.families
    return !embeddedFonts.haveColors && known.contains(family)
      && fallback.allSatisfy { known.contains($0) }
  }
}

extension String {
  /// Whether the text has visible characters, and none of them is an emoji.
  fileprivate var hasNoPictures: Bool {
    var hasGlyphs = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0...0x20, 0xA0: break
      case ..<0x2000, 0x3400..<0xD800: hasGlyphs = true
      default: return false
      }
    }
    return hasGlyphs
  }
}

extension Color {
  /// The colour without its alpha, quantised like pixels.
  fileprivate var levels: SIMD3<Double> {
    (SIMD3(red, green, blue).clamped(lowerBound: .zero, upperBound: .one) * 255)
      .rounded(.toNearestOrAwayFromZero)
  }
}
