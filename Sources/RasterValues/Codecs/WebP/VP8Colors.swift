// Converts the samples of VP8 frames to pixels.
//
// Chroma is interpolated between the four nearest samples: nine parts of the nearest one, three of
// its neighbours, and one of the farthest one. Beyond an edge, the sample of the edge is repeated.
// Colours are those of ITU-R BT.601 in the range of 16…235. Factors have 14 fractional bits, and
// products are truncated to six of them, which gives the same pixels as libwebp.
//
// Unsafe pointers: rows of samples, which `VP8Planes` and the scratch memory provide with at least
// 16 samples more than the width of the frame.
//
// Source: RFC 6386, section 9.2; Recommendation ITU-R BT.601.

enum VP8Colors {
  /// Computes the opaque pixels of a frame.
  static func pixels(_ planes: borrowing VP8Planes, width: Int, height: Int) -> [UInt32] {
    let chromaWidth = (width + 1) / 2
    let chromaHeight = (height + 1) / 2
    let rowLength = width + 32
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength * 2)
    memory.initialize(repeating: 0, count: rowLength * 2)
    defer { memory.deallocate() }
    let sums = UnsafeMutablePointer<UInt16>.allocate(capacity: chromaWidth + 18)
    sums.initialize(repeating: 0, count: chromaWidth + 18)
    defer { sums.deallocate() }
    let (luma, lumaStride) = (planes.luma, planes.lumaStride)
    let chromaStride = planes.chromaStride
    let chroma = [planes.u, planes.v]
    return [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      guard let pixels = pixels.baseAddress else { return }
      for y in 0..<height {
        let near = y / 2
        let far = min(max(near &+ (y & 1 == 0 ? -1 : 1), 0), chromaHeight &- 1)
        for index in 0..<2 {
          let plane = chroma[index]
          interpolate(
            (plane + near &* chromaStride, plane + far &* chromaStride),
            count: chromaWidth,
            sums: sums + 1,
            into: memory + index &* rowLength
          )
        }
        let rows = (luma + y &* lumaStride, memory, memory + rowLength)
        convert(rows, into: pixels + y &* width, count: width)
      }
      count = width * height
    }
  }

  /// Interpolates a row of chroma between two rows of `count` samples.
  ///
  /// `sums` has a place before its first one.
  private static func interpolate(
    _ rows: (near: UnsafeMutablePointer<UInt8>, far: UnsafeMutablePointer<UInt8>),
    count: Int,
    sums: UnsafeMutablePointer<UInt16>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<count {
      sums[x] = UInt16(rows.near[x]) &* 3 &+ UInt16(rows.far[x])
    }
    sums[-1] = sums[0]
    sums[count] = sums[count &- 1]
    typealias Lanes = SIMD8<UInt16>
    var x = 0
    while x < count {
      let place = UnsafeRawPointer(sums + x)
      let near = place.loadUnaligned(as: Lanes.self) &* 3 &+ 8
      let before = place.loadUnaligned(fromByteOffset: -2, as: Lanes.self)
      let after = place.loadUnaligned(fromByteOffset: 2, as: Lanes.self)
      let even = (near &+ before) &>> 4
      let odd = (near &+ after) &>> 4
      UnsafeMutableRawPointer(target + 2 &* x).storeBytes(of: even | odd &<< 8, as: Lanes.self)
      x &+= 8
    }
  }

  /// Converts a row of samples at full width.
  private static func convert(
    _ rows: (
      y: UnsafeMutablePointer<UInt8>, u: UnsafeMutablePointer<UInt8>, v: UnsafeMutablePointer<UInt8>
    ),
    into pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var x = 0
    while x &+ 16 <= count {
      convert(rows.y + x, rows.u + x, rows.v + x, into: UnsafeMutableRawPointer(pixels + x))
      x &+= 16
    }
    guard x < count else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { last in
      guard let last = last.baseAddress else { return }
      convert(rows.y + x, rows.u + x, rows.v + x, into: UnsafeMutableRawPointer(last))
      (pixels + x).update(from: last, count: count &- x)
    }
  }

  private typealias Lanes = SIMD8<UInt16>

  /// Converts 16 samples.
  @inline(__always)
  private static func convert(
    _ y: UnsafeMutablePointer<UInt8>,
    _ u: UnsafeMutablePointer<UInt8>,
    _ v: UnsafeMutablePointer<UInt8>,
    into pixels: UnsafeMutableRawPointer
  ) {
    let y = UnsafeRawPointer(y).loadUnaligned(as: Lanes.self)
    let u = UnsafeRawPointer(u).loadUnaligned(as: Lanes.self)
    let v = UnsafeRawPointer(v).loadUnaligned(as: Lanes.self)
    let even = channels(y &<< 8, u &<< 8, v &<< 8)
    let odd = channels(y & 0xFF00, u & 0xFF00, v & 0xFF00)
    @inline(__always)
    func joined(_ even: Lanes, _ odd: Lanes) -> SampleLanes {
      unsafeBitCast(even | odd &<< 8, to: SampleLanes.self)
    }
    let red = joined(even.red, odd.red)
    let green = joined(even.green, odd.green)
    let blue = joined(even.blue, odd.blue)
    let alpha = SampleLanes(repeating: 255)
    @inline(__always)
    func store(_ redGreen: SampleLanes, _ blueAlpha: SampleLanes, at index: Int) {
      let low = unsafeBitCast(redGreen, to: SignedLanes.self)
      let high = unsafeBitCast(blueAlpha, to: SignedLanes.self)
      let place = pixels + index &* 4
      place.storeBytes(of: WebPLanes.lowZip(low, high), as: SignedLanes.self)
      (place + 16).storeBytes(of: WebPLanes.highZip(low, high), as: SignedLanes.self)
    }
    store(WebPLanes.lowZip(red, green), WebPLanes.lowZip(blue, alpha), at: 0)
    store(WebPLanes.highZip(red, green), WebPLanes.highZip(blue, alpha), at: 8)
  }

  /// Computes channels from samples, multiplied by 256, in unsigned lanes.
  @inline(__always)
  private static func channels(
    _ y: Lanes,
    _ u: Lanes,
    _ v: Lanes
  ) -> (red: Lanes, green: Lanes, blue: Lanes) {
    @inline(__always)
    func limited(_ lanes: Lanes, _ fraction: Int16) -> Lanes {
      let lanes = unsafeBitCast(lanes, to: SignedLanes.self) &>> fraction
      return unsafeBitCast(WebPLanes.limited(lanes, 0, 255), to: Lanes.self)
    }
    // The factors are 1.164, 1.596, 0.392, 0.813 and 2.017, multiplied by 2¹⁴.
    let light = WebPLanes.upper(y, times: 19077)
    let red = light &+ WebPLanes.upper(v, times: 26149) &- 14234
    let green =
      light &+ 8708 &- WebPLanes.upper(u, times: 6419) &- WebPLanes.upper(v, times: 13320)
    // Blue exceeds the range of signed lanes, so half of it is computed. Rounding the half up gives
    // the same value, because the number that is subtracted is odd.
    let blue = (light &+ WebPLanes.upper(u, times: 33050) &+ 1) &>> 1 &- 8843
    return (limited(red, 6), limited(green, 6), limited(blue, 5))
  }
}
