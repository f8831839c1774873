// Writes the outlines of a skeleton and its parts, in font units.

import RasterValues

extension Skeleton {
  /// Returns the width of the outline.
  func outlineWidth(_ face: TypefacePen) -> Double {
    if width == 0 { return face.width * pen }
    return Swift.max(width * wide + growth * (face.width - TypefacePen.regularWidth), 1)
  }

  /// Returns the distance from the origin to the outline.
  func leftBearing(_ face: TypefacePen) -> Double {
    if bearings.left == .figure { return (advance(face) - outlineWidth(face)) / 2 }
    // A mark that is not attached is centred over or under the preceding letter.
    if markPlace != nil { return Skeleton.loneMarkX - outlineWidth(face) / 2 }
    return bearings.left.width(face)
  }

  /// Returns the distance to the next glyph's origin.
  func advance(_ face: TypefacePen) -> Double {
    if bearings.left == .figure {
      return 592 + 0.3 * (face.width - TypefacePen.regularWidth)
    }
    if markPlace != nil { return 0 }
    return bearings.left.width(face) + outlineWidth(face) + bearings.right.width(face)
  }

  /// The centre of a mark that is not attached.
  static let loneMarkX = -280.0

  /// Returns the point at which marks of a kind are attached, relative to the outline.
  func anchor(_ place: MarkPlace, _ face: TypefacePen) -> Point {
    let node = place == .above ? top : bottom
    guard let node else { return Point(outlineWidth(face) / 2, place == .above ? height : 0) }
    let placement = placement(face)
    let point = placement.place(node)
    return Point(point.x, point.y * placement.pen.contrast)
  }

  /// Returns the point at which a mark's centre is placed, relative to the outline.
  func anchor(of mark: Skeleton, _ face: TypefacePen) -> Point {
    guard let place = mark.markPlace else { return .zero }
    var point = anchor(place, face)
    if mark.bearings.right == .trailing {
      point.x = outlineWidth(face) - mark.outlineWidth(face) / 2
    }
    return point
  }

  /// Returns the vertical offset of the next mark if the skeleton already has one at that side.
  func stacking(_ place: MarkPlace) -> Double {
    let table = TypefaceTable.shared
    let has = parts.contains { $0.isMark && table.measures[$0.glyph].markPlace == place }
    guard has || markPlace == place else { return 0 }
    return place == .above ? 190 : -190
  }

  /// Returns the placement of nodes for a pen.
  func placement(_ face: TypefacePen, penFactor: Double = 1) -> SkeletonPlacement {
    let stretch = width == 0 ? 1 : outlineWidth(face) / width
    return SkeletonPlacement(pen: face.scaled(by: pen * penFactor), stretch: stretch)
  }
}

/// Writes an outline.
struct GlyphWriter {
  private(set) var outline = Path.Outline()
  private let slant: Double

  init(slant: Double) { self.slant = slant }

  /// The position of a skeleton's outline: scaled, mirrored and moved.
  struct Place {
    var scaleX = 1.0
    var scaleY = 1.0
    var x = 0.0
    var y = 0.0

    var flips: Bool { scaleX * scaleY < 0 }
  }

  /// Adds a skeleton whose outline starts at `x`, and whose baseline is at `y`.
  mutating func add(_ skeleton: Skeleton, pen: TypefacePen, x: Double, y: Double) {
    add(skeleton, pen: pen, at: Place(x: x, y: y), penFactor: 1)
  }

  mutating func add(
    _ skeleton: Skeleton,
    pen face: TypefacePen,
    at place: Place,
    penFactor: Double
  ) {
    let placement = skeleton.placement(face, penFactor: penFactor)
    var offset = StrokeOffset()
    for stroke in skeleton.strokes { add(stroke, placement, to: &offset) }
    write(offset, contrast: placement.pen.contrast, place)
    for part in skeleton.parts {
      add(part, of: skeleton, placement, pen: face, at: place, penFactor: penFactor)
    }
  }

  /// Adds a part at its position in the containing skeleton.
  private mutating func add(
    _ part: SkeletonPart,
    of whole: Skeleton,
    _ placement: SkeletonPlacement,
    pen face: TypefacePen,
    at place: Place,
    penFactor: Double
  ) {
    let skeleton = TypefaceTable.shared.skeleton(at: part.glyph)
    var offset = placement.place(part.offset)
    if part.isMark {
      let anchor = whole.anchor(of: skeleton, face)
      let middle = skeleton.outlineWidth(face) / 2
      offset += SIMD2(anchor.x - middle, anchor.y / placement.pen.contrast)
    }
    var inner = Place(
      scaleX: place.scaleX * part.scale,
      scaleY: place.scaleY * part.scale,
      x: place.x + place.scaleX * offset.x,
      y: place.y + place.scaleY * offset.y * placement.pen.contrast
    )
    if part.isMirrored {
      inner.x += inner.scaleX * skeleton.outlineWidth(face)
      inner.scaleX = -inner.scaleX
    }
    if part.isUpsideDown { inner.scaleY = -inner.scaleY }
    // The strokes of a small part are scaled less than the part.
    let factor = part.scale == 1 ? penFactor : penFactor * (0.88 - 0.24 * face.taper) / part.scale
    add(skeleton, pen: face, at: inner, penFactor: factor)
  }

  private func add(
    _ stroke: SkeletonStroke,
    _ placement: SkeletonPlacement,
    to offset: inout StrokeOffset
  ) {
    switch stroke.form {
    case .open, .closed: offset.add(placement.segments(of: stroke), of: stroke)
    case .filled: offset.fill(placement.segments(of: stroke))
    case .dot:
      let (side, contrast) = (placement.pen.width * 1.04 + 16, placement.pen.contrast)
      let base = placement.place(stroke.start)
      let (width, height) = (SIMD2(side / 2, 0), SIMD2(0, side * 0.97 / contrast))
      offset.fill(square: base - width, base + width + height)
    }
  }

  private mutating func write(_ offset: StrokeOffset, contrast: Double, _ place: Place) {
    func point(_ point: SIMD2<Double>) -> Point {
      let x = place.x + place.scaleX * point.x
      let y = place.y + place.scaleY * point.y * contrast
      return Point(x + slant * y, y)
    }
    let contours = place.flips ? offset.reversed : offset.contours
    for contour in contours {
      guard let first = contour.first else { continue }
      outline.verbs.append(.move)
      outline.points.append(point(first.p0))
      var end = first.p0
      for curve in contour {
        if (curve.p0 - end).length > 1e-9 {
          outline.verbs.append(.line)
          outline.points.append(point(curve.p0))
        }
        outline.verbs.append(curve.isLine ? .line : .cubic)
        if !curve.isLine { outline.points += [point(curve.c1), point(curve.c2)] }
        outline.points.append(point(curve.p3))
        end = curve.p3
      }
      outline.verbs.append(.close)
    }
  }
}
