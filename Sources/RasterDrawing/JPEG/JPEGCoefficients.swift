// The quantized blocks of an image, from which scans are written.
//
// Unsafe pointers: strips and blocks are accessed at positions that the image's size determines.

import RasterValues

/// The positions of a component's blocks, in rows.
struct JPEGPlane {
  /// The size in blocks, in complete groups, as in scans of all components.
  let columns, rows: Int
  /// The size in blocks that contain pixels, as in scans of this component only.
  let usedColumns, usedRows: Int
  /// The number of blocks in a group, in each direction.
  let sampling: Int
  /// The index of the first value.
  let first: Int

  init(
    width: Int,
    height: Int,
    groups: (across: Int, down: Int),
    sampling: Int,
    after previous: JPEGPlane? = nil
  ) {
    (columns, rows) = (groups.across &* sampling, groups.down &* sampling)
    (usedColumns, usedRows) = ((width &+ 7) / 8, (height &+ 7) / 8)
    self.sampling = sampling
    first = previous?.end ?? 0
  }

  /// The index after the last value.
  var end: Int { first &+ columns &* rows &* 64 }

  /// Returns the index of a block's first value.
  @inline(__always)
  func start(column: Int, row: Int) -> Int { first &+ (row &* columns &+ column) &* 64 }
}

/// An image's luminance and two chrominance components as blocks.
struct JPEGCoefficients {
  let groups: (across: Int, down: Int)
  let planes: [JPEGPlane]
  /// The values, 64 per block with columns first; planes are consecutive.
  private(set) var numbers: [Int16]
  /// For each block, a bit for each value that is not 0, in zigzag order.
  private(set) var used: [UInt64]

  /// The units of work per pixel.
  private static let pixelWork = 12

  /// Transforms a bitmap with pixels, until the meter stops it.
  init(_ bitmap: Bitmap, _ options: JPEGOptions, steps: [[Int]], meter: WorkMeter?) {
    let isShared = options.chosenSubsampling == .chroma420
    let (width, height) = (bitmap.width, bitmap.height)
    let ground = options.background.components(in: bitmap.colorSpace)
    var strip = JPEGStrip(width: width, isShared: isShared, background: ground)
    let (groupSide, down) = (strip.height, (height &+ strip.height &- 1) / strip.height)
    let groups = (across: strip.stride / groupSide, down: down)
    self.groups = groups
    let half = isShared ? ((width &+ 1) / 2, (height &+ 1) / 2) : (width, height)
    let luma = JPEGPlane(
      width: width,
      height: height,
      groups: groups,
      sampling: isShared ? 2 : 1
    )
    func chroma(after previous: JPEGPlane) -> JPEGPlane {
      JPEGPlane(width: half.0, height: half.1, groups: groups, sampling: 1, after: previous)
    }
    let blue = chroma(after: luma)
    let red = chroma(after: blue)
    planes = [luma, blue, red]
    numbers = Array(repeating: 0, count: red.end)
    used = Array(repeating: 0, count: red.end / 64)
    let places = ForwardTransform.places()
    let transforms = steps.map { ForwardTransform(steps: $0, places: places) }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<down {
        guard meter?.use(strip.stride &* groupSide &* Self.pixelWork) == nil else { return }
        strip.fill(pixels, width: width, height: height, y: row &* groupSide)
        if isShared { strip.share() }
        strip.transformColumns()
        add(strip.luma, strip.stride, to: luma, group: row, transforms[0])
        add(strip.blue, strip.stride, to: blue, group: row, transforms[1])
        add(strip.red, strip.stride, to: red, group: row, transforms[1])
      }
    }
  }

  /// Adds the blocks of a row of groups, whose columns are transformed.
  private mutating func add(
    _ samples: [Float],
    _ stride: Int,
    to plane: JPEGPlane,
    group: Int,
    _ transform: ForwardTransform
  ) {
    samples.withUnsafeBufferPointer { samples in
      numbers.withUnsafeMutableBufferPointer { numbers in
        used.withUnsafeMutableBufferPointer { used in
          guard let samples = samples.baseAddress, let numbers = numbers.baseAddress else { return }
          for row in 0..<plane.sampling {
            let block = plane.start(column: 0, row: group &* plane.sampling &+ row)
            for column in 0..<plane.columns {
              used[block / 64 &+ column] = transform.write(
                samples + (row &* 8 &* stride &+ column &* 8),
                stride: stride,
                to: numbers + (block &+ column &* 64)
              )
            }
          }
        }
      }
    }
  }
}
