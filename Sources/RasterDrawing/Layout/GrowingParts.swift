// Distributes the remaining room of a row or a column to its growing parts.

import RasterValues

/// The unit length that sizes the growing parts of a row or a column.
///
/// A part's length is its weight times the unit, between the part's minimum and maximum lengths.
/// The sum of the lengths is a piecewise linear, non-decreasing function of the unit. Its slope
/// changes where a part leaves its minimum or reaches its maximum, so one pass over these values
/// finds the unit that fills the room.
enum GrowingParts {
  /// Returns the smallest unit that gives each part at least its natural length.
  static func natural(_ parts: [MeasuredContent], along axis: Content.Axis) -> Double {
    parts.reduce(0) { unit, part in
      let weight = part.content.grow
      return weight > 0 ? max(unit, part.size.length(along: axis) / weight) : unit
    }
  }

  /// Returns the unit with which the growing parts fill the room; 0 if there is no room.
  static func unit(
    _ parts: [MeasuredContent],
    along axis: Content.Axis,
    filling room: Double
  ) -> Double {
    let room = max(room, 0)
    var weights = 0.0
    var hasLimits = false
    for part in parts where part.content.isFlexible {
      weights += part.content.grow
      if let layout = part.content.box {
        let limits = layout.limits(along: axis)
        hasLimits = hasLimits || limits.least > 0 || limits.greatest < .infinity
      }
    }
    guard weights > 0 else { return 0 }
    guard hasLimits, room < .infinity else { return room / weights }
    return limited(parts, along: axis, filling: room)
  }

  private static func limited(
    _ parts: [MeasuredContent],
    along axis: Content.Axis,
    filling room: Double
  ) -> Double {
    // The slope changes at `unit`; beyond it, the sum grows by `slope` per unit plus `constant`.
    var corners: [(unit: Double, slope: Double, constant: Double)] = []
    var (slope, constant) = (0.0, 0.0)
    for part in parts where part.content.isFlexible {
      let weight = part.content.grow
      let limits = part.content.limits(along: axis)
      constant += limits.least
      corners.append((limits.least / weight, weight, -limits.least))
      if limits.greatest < .infinity {
        corners.append((limits.greatest / weight, -weight, limits.greatest))
      }
    }
    corners.sort { $0.unit < $1.unit }
    var unit = 0.0
    for corner in corners {
      if constant + slope * corner.unit >= room { break }
      unit = corner.unit
      slope += corner.slope
      constant += corner.constant
    }
    return slope > 0 ? max((room - constant) / slope, unit) : unit
  }
}

extension Content {
  /// Returns the minimum and the maximum length along an axis.
  fileprivate func limits(along axis: Axis) -> BoxLayout.Limits {
    box?.limits(along: axis) ?? BoxLayout.Limits(0, .infinity)
  }

  /// Returns the length of a growing part for a unit.
  func length(unit: Double, along axis: Axis) -> Double {
    limits(along: axis).clamped(unit * grow)
  }
}
