// Matrices of three rows and columns, computed in the same order on every machine.

/// A linear map of three colour components.
struct ColorMatrix: Hashable {
  private let x, y, z: SIMD3<Double>

  init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  init(columns a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    self.init(
      rows: SIMD3(a.x, b.x, c.x),
      SIMD3(a.y, b.y, c.y),
      SIMD3(a.z, b.z, c.z)
    )
  }

  init(diagonal: SIMD3<Double>) {
    self.init(
      rows: SIMD3(diagonal.x, 0, 0),
      SIMD3(0, diagonal.y, 0),
      SIMD3(0, 0, diagonal.z)
    )
  }

  static let identity = ColorMatrix(diagonal: SIMD3(1, 1, 1))

  /// The white of ICC profiles (ICC.1:2022, 7.2.16).
  static let d50 = SIMD3(0.9642, 1, 0.8249)

  /// Converts XYZ to the cone responses of Bradford's chromatic adaptation.
  ///
  /// Source: ICC.1:2022, annex E.3.
  static let bradford = ColorMatrix(
    rows: SIMD3(0.8951, 0.2664, -0.1614),
    SIMD3(-0.7502, 1.7135, 0.0367),
    SIMD3(0.0389, -0.0685, 1.0296)
  )

  /// The first, second and third column.
  var columns: [SIMD3<Double>] {
    [SIMD3(x.x, y.x, z.x), SIMD3(x.y, y.y, z.y), SIMD3(x.z, y.z, z.z)]
  }

  func times(_ value: SIMD3<Double>) -> SIMD3<Double> {
    func sum(_ row: SIMD3<Double>) -> Double {
      row.x * value.x + row.y * value.y + row.z * value.z
    }
    return SIMD3(sum(x), sum(y), sum(z))
  }

  /// Returns the map that applies `other` first.
  func times(_ other: ColorMatrix) -> ColorMatrix {
    let columns = other.columns
    return ColorMatrix(columns: times(columns[0]), times(columns[1]), times(columns[2]))
  }

  /// The inverse, or `nil` if the determinant is almost 0.
  var inverse: ColorMatrix? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (a, b, c) = (cross(y, z), cross(z, x), cross(x, y))
    let determinant = x.x * a.x + x.y * a.y + x.z * a.z
    guard determinant.isFinite, determinant.magnitude > 0.000_01 else { return nil }
    return ColorMatrix(columns: a / determinant, b / determinant, c / determinant)
  }
}
