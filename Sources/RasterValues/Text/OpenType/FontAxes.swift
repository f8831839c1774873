// The axes of a variable font: the fvar and avar tables.
//
// Source: OpenType 1.9, "fvar", "avar" (version 1).

/// An axis along which a font varies.
package struct FontAxis: Hashable, Sendable {
  /// The tag: "wght", "wdth", "slnt", "opsz", "ital", or one defined by the font.
  package let tag: FontTag
  /// The range and the default in the axis's own unit: 100…900 for weights.
  package let minimum, defaultValue, maximum: Double
  /// Whether user interfaces should hide the axis.
  package let isHidden: Bool
  /// The number of the axis's display name in the name table.
  package let nameID: Int
}

/// The axes, and the conversion of their values to coordinates.
struct FontAxes: Sendable {
  let axes: [FontAxis]
  /// For each axis, pairs of a coordinate and its mapped value in ascending order, or an empty
  /// list.
  private let maps: [[(from: Double, to: Double)]]

  /// The maximum number of axes; the largest fonts have 15.
  static let limit = 64

  /// Reads the tables; a font without an fvar table has no axes.
  init(_ directory: FontDirectory) throws(FontError) {
    guard let table = directory.table("fvar") else {
      axes = []
      maps = []
      return
    }
    guard let offset = table.uint16(at: 4), let count = table.uint16(at: 8),
      let size = table.uint16(at: 10)
    else { throw .truncated("fvar", expected: 16, in: table) }
    guard count <= Self.limit else {
      throw .unexpected("fvar", "axisCount", expected: "0…\(Self.limit)", found: count)
    }
    guard size >= 20 else {
      throw .unexpected("fvar", "axisSize", expected: "20 or more", found: size)
    }
    var axes: [FontAxis] = []
    for index in 0..<count {
      guard let record = table.part(at: offset + index * size, count: 20),
        let axis = Self.axis(record)
      else { throw .truncated("fvar", expected: offset + count * size, in: table) }
      axes.append(axis)
    }
    self.axes = axes
    maps = try Self.maps(directory.table("avar"), count: count)
  }

  private static func axis(_ record: FontData) -> FontAxis? {
    guard let tag = record.tag(at: 0), let minimum = record.fixed(at: 4),
      let value = record.fixed(at: 8), let maximum = record.fixed(at: 12),
      let flags = record.uint16(at: 16), let name = record.uint16(at: 18)
    else { return nil }
    return FontAxis(
      tag: tag,
      minimum: min(minimum, value),
      defaultValue: value,
      maximum: max(maximum, value),
      isHidden: flags & 1 != 0,
      nameID: name
    )
  }

  private static func maps(
    _ table: FontData?,
    count: Int
  ) throws(FontError) -> [[(from: Double, to: Double)]] {
    guard let table else { return [] }
    guard let found = table.uint16(at: 6) else {
      throw .truncated("avar", expected: 8, in: table)
    }
    guard found == count else {
      throw .unexpected("avar", "axisCount", expected: "\(count)", found: found)
    }
    var offset = 8
    var maps: [[(from: Double, to: Double)]] = []
    for _ in 0..<count {
      let pairs = table.uint16(at: offset) ?? 0
      guard let records = table.records(at: offset + 2, count: pairs, stride: 4) else {
        throw .truncated("avar", expected: offset + 2 + 4 * pairs, in: table)
      }
      maps.append(
        (0..<pairs).map { index in
          let from = records.data.fraction(at: 4 * index) ?? 0
          return (from, records.data.fraction(at: 4 * index + 2) ?? 0)
        }
      )
      offset += 2 + 4 * pairs
    }
    return maps
  }

  /// The coordinates at which the axes in `values` have these values in their own units, and other
  /// axes their defaults.
  ///
  /// Values are clamped to the range of their axis. Non-finite values and unknown axes are ignored.
  /// If an axis occurs several times, the last value applies.
  func coordinates(_ values: [(tag: FontTag, value: Double)]) -> FontCoordinates {
    FontCoordinates(
      axes.indices.map { index in
        let axis = axes[index]
        let value = values.last { $0.tag == axis.tag && $0.value.isFinite }?.value
        let normal = normalized(value ?? axis.defaultValue, on: axis)
        let mapped = index < maps.count ? Self.mapped(normal, by: maps[index]) : normal
        return Int16(min(max((mapped * 16384).rounded(), -16384), 16384))
      }
    )
  }

  private func normalized(_ value: Double, on axis: FontAxis) -> Double {
    let value = min(max(value, axis.minimum), axis.maximum)
    if value < axis.defaultValue {
      return (value - axis.defaultValue) / (axis.defaultValue - axis.minimum)
    }
    if value > axis.defaultValue {
      return (value - axis.defaultValue) / (axis.maximum - axis.defaultValue)
    }
    return 0
  }

  /// Interpolates linearly between the pairs.
  private static func mapped(_ value: Double, by pairs: [(from: Double, to: Double)]) -> Double {
    guard let first = pairs.first, let last = pairs.last else { return value }
    if value <= first.from { return value - first.from + first.to }
    guard let end = pairs.firstIndex(where: { $0.from >= value }) else {
      return value - last.from + last.to
    }
    let (low, high) = (pairs[end - 1], pairs[end])
    if high.from == value { return high.to }
    let part: Double = (value - low.from) / (high.from - low.from)
    return low.to + (high.to - low.to) * part
  }
}
