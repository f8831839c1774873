// Steps of a finite domain, counted from its lower bound.

extension Functions {
  /// The value at a step of a range, of at most a million steps; the nearest value if there is no
  /// such step.
  public static func value(
    at step: Int,
    in range: ClosedRange<Double>,
    step width: Double
  ) -> Double {
    clamp(range.lowerBound + Double(clamp(step, in: 0...999_999)) * width, in: range, step: width)
  }

  /// The value at a step of a range, of at most a million steps; the nearest value if there is no
  /// such step.
  public static func value(at step: Int, in range: ClosedRange<Int>, step width: Int = 1) -> Int {
    let offset = clamp(step, in: 0...999_999).multipliedReportingOverflow(by: Swift.max(width, 1))
    let value = range.lowerBound.addingReportingOverflow(offset.partialValue)
    let isBeyond = offset.overflow || value.overflow
    return clamp(isBeyond ? range.upperBound : value.partialValue, in: range, step: width)
  }

  /// The step of a range nearest to a value, of at most a million steps.
  public static func step(
    of value: Double,
    in range: ClosedRange<Double>,
    step width: Double
  ) -> Int {
    let index = ((clamp(value, in: range, step: width) - range.lowerBound) / width).rounded()
    return index > 0 ? Int(Swift.min(index, 999_999)) : 0
  }

  /// The step of a range nearest to a value, of at most a million steps.
  public static func step(of value: Int, in range: ClosedRange<Int>, step width: Int = 1) -> Int {
    let offset = UInt(bitPattern: clamp(value, in: range, step: width) &- range.lowerBound)
    return Int(Swift.min(offset / UInt(Swift.max(width, 1)), 999_999))
  }
}
