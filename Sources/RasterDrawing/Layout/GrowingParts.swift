// How parts that grow share what a row or a column has left.

import RasterValues

/// The one length that each growing part of a row or a column has so many times as its weight says.
///
/// A part is as long as its weight times that unit, between its least and its greatest length. The sum of
/// these grows with the unit, in straight pieces between the places where a part leaves its least length
/// or reaches its greatest; so the unit that fills the room is found in one pass over those places.
enum GrowingParts {
  /// The unit that gives each part what it has by itself.
  static func natural(_ parts: [MeasuredContent], along axis: Content.Axis) -> Double {
    parts.reduce(0) { unit, part in
      let weight = part.content.grow
      return weight > 0 ? max(unit, part.size.length(along: axis) / weight) : unit
    }
  }

  /// The unit with which the growing parts fill so much room; 0 where there is none left.
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
      if case .box(let layout) = part.content.kind {
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
    // Where the sum's slope changes: from there on the sum is `constant` more than `slope` units.
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
  /// The least and the greatest length along an axis.
  fileprivate func limits(along axis: Axis) -> BoxLayout.Limits {
    if case .box(let layout) = kind { return layout.limits(along: axis) }
    return BoxLayout.Limits(0, .infinity)
  }

  /// The length of a part that grows, for such a unit.
  func length(unit: Double, along axis: Axis) -> Double {
    guard case .box(let layout) = kind else { return unit * grow }
    return layout.limits(along: axis).clamped(unit * grow)
  }
}
