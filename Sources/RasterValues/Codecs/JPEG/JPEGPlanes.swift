// Converts planes of samples to pixels: chroma is scaled to full size, then colours are converted.
//
// Half-resolution components are interpolated with a triangle filter: three parts of the near
// sample and one part of the far one, rounded up and down alternately, as in libjpeg. Beyond an
// edge, the sample of the edge is repeated.
//
// Unsafe pointers: planes within the rows and columns of their components, and rows slightly longer
// than the frame's width. Only samples within the component's `width` and `height` are read.

enum JPEGPlanes {
  /// Computes the samples of all coefficients.
  ///
  /// `nonzeros` contains the set of coefficients of each block that may differ from 0, except the
  /// first one.
  static func transformed(
    _ coefficients: [Int16],
    nonzeros: [UInt64],
    _ frame: JPEGFrame
  ) -> [UInt8] {
    var block = [Int32](repeating: 0, count: 64)
    return [UInt8](unsafeUninitializedCapacity: frame.sampleCount) { samples, count in
      coefficients.withUnsafeBufferPointer { coefficients in
        block.withUnsafeMutableBufferPointer { block in
          guard let coefficients = coefficients.baseAddress, let block = block.baseAddress,
            let samples = samples.baseAddress
          else { return }
          for component in frame.components {
            transform(component, coefficients, nonzeros, block: block, into: samples)
          }
        }
      }
      count = frame.sampleCount
    }
  }

  private static func transform(
    _ component: JPEGComponent,
    _ coefficients: UnsafePointer<Int16>,
    _ nonzeros: [UInt64],
    block: UnsafeMutablePointer<Int32>,
    into samples: UnsafeMutablePointer<UInt8>
  ) {
    var table = [Int32](repeating: 0, count: 64)
    for index in 0..<64 { table[Int(jpegZigzag[index])] = component.table[index] }
    let (sides, stride) = (component.sides, component.stride)
    let isMean = sides.across &+ sides.down == 2
    var source = coefficients + component.coefficientOffset
    var number = component.coefficientOffset / 64
    table.withUnsafeBufferPointer { table in
      for row in 0..<component.rows {
        var target = samples + (component.sampleOffset &+ row &* sides.down &* stride)
        for _ in 0..<component.columns {
          let extent = isMean ? .flat : JPEGTransform.Extent(nonzeros: nonzeros[number])
          let count = extent == .flat ? 1 : 64
          for index in 0..<count { block[index] = Int32(source[index]) &* table[index] }
          JPEGTransform.inverse(block, extent, to: sides, into: target, stride: stride)
          (source, number, target) = (source + 64, number &+ 1, target + sides.across)
        }
      }
    }
  }

  /// Computes the pixels of all samples.
  static func pixels(_ samples: [UInt8], _ frame: JPEGFrame, _ model: JPEGColorModel) -> [UInt32] {
    let kind = model.kind
    let rowLength = frame.width &+ 16
    var rows = [UInt8](repeating: 0, count: rowLength &* frame.components.count)
    let area = frame.width &* frame.height
    return [UInt32](unsafeUninitializedCapacity: area) { pixels, count in
      samples.withUnsafeBufferPointer { samples in
        rows.withUnsafeMutableBufferPointer { rows in
          guard let samples = samples.baseAddress, let rows = rows.baseAddress,
            let pixels = pixels.baseAddress
          else { return }
          for y in 0..<frame.height {
            /// Returns a component's row at full width; a missing component uses the first one's.
            func row(_ index: Int) -> UnsafePointer<UInt8> {
              guard index < frame.components.count else { return UnsafePointer(rows) }
              let plane = JPEGPlane(frame.components[index], samples, frame)
              return plane.row(y, scratch: rows + rowLength &* index)
            }
            kind.convert(
              (row(0), row(1), row(2), row(3)),
              into: pixels + y &* frame.width,
              count: frame.width
            )
          }
        }
      }
      count = area
    }
  }
}

/// The samples of a component, read at the size of the frame.
private struct JPEGPlane {
  private let samples: UnsafePointer<UInt8>
  private let component: JPEGComponent
  private let frame: JPEGFrame

  init(_ component: JPEGComponent, _ samples: UnsafePointer<UInt8>, _ frame: JPEGFrame) {
    self.samples = samples + component.sampleOffset
    self.component = component
    self.frame = frame
  }

  private func line(_ y: Int) -> UnsafePointer<UInt8> {
    samples + min(max(y, 0), component.height &- 1) &* component.stride
  }

  /// Returns the row `y` of the frame, either in place or written to `scratch`.
  func row(_ y: Int, scratch: UnsafeMutablePointer<UInt8>) -> UnsafePointer<UInt8> {
    let rate = component.rate
    let isFull = (x: rate.across == frame.across, y: rate.down == frame.down)
    let isHalf = (
      x: rate.across &* 2 == frame.across && component.width > 2,
      y: rate.down &* 2 == frame.down
    )
    let near = line(y / 2)
    let far = line(y / 2 &+ (y & 1 == 0 ? -1 : 1))
    switch (isFull.x, isHalf.x, isFull.y, isHalf.y) {
    case (true, _, true, _): return line(y)
    case (_, true, true, _): widen(line(y), into: scratch)
    case (true, _, _, true): mix(near, far, bias: y & 1 == 0 ? 1 : 2, into: scratch)
    case (_, true, _, true): widen(near, far, into: scratch)
    default: `repeat`(line(y &* rate.down / frame.down), into: scratch)
    }
    return UnsafePointer(scratch)
  }

  private func `repeat`(
    _ line: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<frame.width {
      target[x] = line[min(x &* component.rate.across / frame.across, component.width &- 1)]
    }
  }

  private func mix(
    _ near: UnsafePointer<UInt8>,
    _ far: UnsafePointer<UInt8>,
    bias: UInt16,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<component.width {
      let sum = UInt16(near[x]) &* 3 &+ UInt16(far[x]) &+ bias
      target[x] = UInt8(truncatingIfNeeded: sum &>> 2)
    }
  }

  /// Doubles the width of a row with more than two samples.
  private func widen(
    _ line: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let last = component.width &- 1
    target[0] = line[0]
    for x in 0..<last {
      let (left, right) = (UInt16(line[x]), UInt16(line[x &+ 1]))
      target[2 &* x &+ 1] = UInt8(truncatingIfNeeded: (left &* 3 &+ right &+ 2) &>> 2)
      target[2 &* x &+ 2] = UInt8(truncatingIfNeeded: (right &* 3 &+ left &+ 1) &>> 2)
    }
    target[2 &* last &+ 1] = line[last]
  }

  /// Doubles the width of a row interpolated from two rows, each with more than two samples.
  private func widen(
    _ near: UnsafePointer<UInt8>,
    _ far: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let last = component.width &- 1
    @inline(__always)
    func sum(_ x: Int) -> UInt16 { UInt16(near[x]) &* 3 &+ UInt16(far[x]) }
    target[0] = UInt8(truncatingIfNeeded: (sum(0) &* 4 &+ 8) &>> 4)
    for x in 0..<last {
      let (left, right) = (sum(x), sum(x &+ 1))
      target[2 &* x &+ 1] = UInt8(truncatingIfNeeded: (left &* 3 &+ right &+ 7) &>> 4)
      target[2 &* x &+ 2] = UInt8(truncatingIfNeeded: (right &* 3 &+ left &+ 8) &>> 4)
    }
    target[2 &* last &+ 1] = UInt8(truncatingIfNeeded: (sum(last) &* 4 &+ 7) &>> 4)
  }
}
