// Lights images whose alpha is a height.

import RasterValues

/// The light and the surface of a step.
///
/// The numbers of a step are whether the reflection is specular, the surface's scale, the constant,
/// the exponent, the colour's three components, the kind of light (0 distant, 1 point, 2 spot), its
/// position (or the azimuth and elevation of a distant light in degrees), and for a spot the point
/// it is aimed at, its exponent and the angle of its cone, which is negative if there is none.
/// Source: Filter Effects Module Level 1, sections 9.12,
/// 9.19 and 11.
private struct LightingModel {
  typealias Vector = SIMD3<Double>

  let isSpecular: Bool
  let scale, constant, exponent: Double
  let color: Vector
  let kind: Int
  /// The direction of a distant light, or the position of another.
  let position: Vector
  private let aim: Vector
  private let coneExponent, cone: Double

  init(_ step: DrawingFilterStep, _ device: DeviceFilter) {
    func vector(_ index: Int) -> Vector {
      Vector(step.value(index), step.value(index + 1), step.value(index + 2))
    }
    isSpecular = step.value(0) == 1
    (scale, constant, exponent) = (step.value(1) / 255, step.value(2), step.value(3))
    let color = vector(4)
    func component(_ value: Double) -> Double { step.isLinear ? Color.decoded(value) : value }
    self.color = Vector(component(color.x), component(color.y), component(color.z))
    kind = Int(min(max(step.value(7), 0), 2))
    let height = device.matrix.determinant.magnitude.squareRoot()
    func placed(_ point: Vector) -> Vector {
      let moved = device.matrix.point(point.x, point.y)
      return Vector(moved.x, moved.y, point.z * height)
    }
    if kind == 0 {
      let (azimuth, elevation) = (Angle(degrees: step.value(8)), Angle(degrees: step.value(9)))
      let flat = Functions.cos(elevation)
      position = Vector(
        Functions.cos(azimuth) * flat,
        Functions.sin(azimuth) * flat,
        Functions.sin(elevation)
      )
    } else {
      position = placed(vector(8))
    }
    aim = Self.unit(placed(vector(11)) - position)
    let angle = step.value(15, or: -1)
    coneExponent = step.value(14, or: 1)
    cone = angle < 0 ? 2 : Functions.cos(Angle(degrees: min(angle, 90)))
  }

  static func dot(_ one: Vector, _ two: Vector) -> Double { (one * two).sum() }

  static func unit(_ vector: Vector) -> Vector {
    let length = dot(vector, vector).squareRoot()
    return length > 0 ? vector / length : vector
  }

  /// The brightness of the light from a direction, and 0 outside of its cone.
  private func brightness(_ direction: Vector) -> Double {
    guard kind == 2 else { return 1 }
    let along = -Self.dot(direction, aim)
    if along <= 0 { return 0 }
    let power = Powers.power(along, coneExponent)
    guard cone <= 1 else { return power }
    return along < cone ? 0 : power
  }

  /// The pixel at a position whose surface has a normal and a height.
  func pixel(_ x: Double, _ y: Double, _ height: Double, normal: Vector) -> UInt32 {
    let direction = kind == 0 ? position : Self.unit(position - Vector(x, y, height))
    var factor: Double
    if isSpecular {
      let half = Self.unit(direction + Vector(0, 0, 1))
      let reflected = Self.dot(normal, half)
      factor = reflected > 0 ? constant * Powers.power(reflected, exponent) : 0
    } else {
      factor = constant * Self.dot(normal, direction)
    }
    factor *= brightness(direction)
    func level(_ value: Double) -> UInt32 {
      UInt32(min(max(bounded(value * factor * 255 + 0.5), 0), 255))
    }
    let (red, green, blue) = (level(color.x), level(color.y), level(color.z))
    let alpha = isSpecular ? max(red, green, blue) : 255
    return red | green &<< 8 | blue &<< 16 | alpha &<< 24
  }
}

extension Rasterizer {
  mutating func light(
    _ step: DrawingFilterStep,
    _ input: Surface,
    _ device: DeviceFilter,
    into target: Surface
  ) {
    let model = LightingModel(step, device)
    let frame = device.pixels(step.region)
    guard frame.width > 0, frame.height > 0 else { return }
    for y in frame.rows {
      guard gauge.use(frame.width &* 200) else { return }
      let row = target.pixels(x: frame.x, y: y)
      for x in frame.columns {
        let normal = normal(x, y, in: frame, input, scale: model.scale)
        let height = Double(input.pixels(x: x, y: y).pointee &>> 24) * model.scale
        row[x &- frame.x] = model.pixel(Double(x), Double(y), height, normal: normal)
      }
    }
  }

  /// The normal of the surface, by Sobel's operator; at edges only with neighbours inside.
  private func normal(
    _ x: Int,
    _ y: Int,
    in frame: PixelRect,
    _ input: Surface,
    scale: Double
  ) -> SIMD3<Double> {
    let (left, right) = (max(x &- 1, frame.x), min(x &+ 1, frame.x &+ frame.width &- 1))
    let (top, bottom) = (max(y &- 1, frame.y), min(y &+ 1, frame.y &+ frame.height &- 1))
    func alpha(_ x: Int, _ y: Int) -> Double {
      Double(input.pixels(x: x, y: y).pointee &>> 24)
    }
    var (across, down, rowWeights, columnWeights) = (0.0, 0.0, 0.0, 0.0)
    for row in top...bottom {
      let weight = row == y ? 2.0 : 1
      across += weight * (alpha(right, row) - alpha(left, row))
      rowWeights += weight
    }
    for column in left...right {
      let weight = column == x ? 2.0 : 1
      down += weight * (alpha(column, bottom) - alpha(column, top))
      columnWeights += weight
    }
    func slope(_ sum: Double, _ weights: Double, _ distance: Int) -> Double {
      distance == 0 ? 0 : -2 * scale * sum / (weights * Double(distance))
    }
    return LightingModel.unit(
      SIMD3(
        slope(across, rowWeights, right &- left),
        slope(down, columnWeights, bottom &- top),
        1
      )
    )
  }
}
