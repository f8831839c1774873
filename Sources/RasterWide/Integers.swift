// Arithmetic on eight integers at a time.

typealias Ints = SIMD8<Int32>

/// Returns the last of eight numbers, followed by the first seven of eight others.
@inline(__always)
func shifted(_ last: Ints, _ first: Ints) -> Ints {
  Ints(last[7], first[0], first[1], first[2], first[3], first[4], first[5], first[6])
}

@inline(__always)
func repeating(_ value: Int) -> Ints { Ints(repeating: Int32(truncatingIfNeeded: value)) }

@inline(__always)
func lesser(_ one: Ints, _ other: Ints) -> Ints {
  one.replacing(with: other, where: other .< one)
}

@inline(__always)
func greater(_ one: Ints, _ other: Ints) -> Ints {
  one.replacing(with: other, where: other .> one)
}

/// Replaces negative numbers by 0.
@inline(__always)
func positive(_ value: Ints) -> Ints { value & ~(value &>> 31) }

@inline(__always)
func select(_ mask: Ints, _ one: Ints, _ other: Ints) -> Ints {
  (one & mask) | (other & ~mask)
}

@inline(__always)
func wide(_ value: Ints) -> SIMD8<UInt64> {
  var pairs = SIMD16<Int32>()
  pairs.evenHalf = value
  return unsafeBitCast(pairs, to: SIMD8<UInt64>.self)
}

@inline(__always)
func doubles(_ value: Ints) -> SIMD8<Double> {
  func one(_ lane: Int) -> Double { Double(value[lane]) }
  return SIMD8(one(0), one(1), one(2), one(3), one(4), one(5), one(6), one(7))
}

@inline(__always)
func floats(_ value: Ints) -> SIMD8<Float> {
  func one(_ lane: Int) -> Float { Float(value[lane]) }
  return SIMD8(one(0), one(1), one(2), one(3), one(4), one(5), one(6), one(7))
}

/// Rounds to the nearest integers, like the `RasterDrawing` functions of the same name.
@inline(__always)
func nearest(_ value: SIMD8<Double>) -> Ints {
  unsafeBitCast(value + 6_755_399_441_055_744, to: SIMD16<Int32>.self).evenHalf
}

@inline(__always)
func nearest(_ value: Double) -> Int {
  Int(Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern))
}

@inline(__always)
func nearest(_ value: SIMD8<Float>) -> Ints {
  unsafeBitCast(value + 12_582_912, to: Ints.self) &- 0x4B40_0000
}
