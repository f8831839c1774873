// All blocks of a picture, in steps: what scans are written from.
//
// Unsafe pointers: strips and blocks are read and written at places that the picture's size gives.

import RasterValues

/// The places of the blocks of one component, in rows.
struct JPEGPlane {
  /// Blocks a row and rows as scans of all components have them: whole groups.
  let columns, rows: Int
  /// Those that hold pixels: what a scan of the component alone has.
  let usedColumns, usedRows: Int
  /// Blocks of a group, across and down.
  let sampling: Int
  /// The place of its first number.
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

  /// The place behind its last number.
  var end: Int { first &+ columns &* rows &* 64 }

  /// The first number of a block.
  @inline(__always)
  func start(column: Int, row: Int) -> Int { first &+ (row &* columns &+ column) &* 64 }
}

/// A picture's brightness, blueness and redness as blocks.
struct JPEGCoefficients {
  let groups: (across: Int, down: Int)
  let planes: [JPEGPlane]
  /// 64 numbers a block, columns first; plane behind plane.
  private(set) var numbers: [Int16]

  /// The units of work of a pixel.
  private static let pixelWork = 12

  /// Transforms a bitmap with pixels, until the meter says that it is not wanted any more.
  init(_ bitmap: Bitmap, _ options: JPEGOptions, steps: [[Int]], meter: WorkMeter?) {
    let isShared = options.subsampling == .chroma420
    let (width, height) = (bitmap.width, bitmap.height)
    var strip = JPEGStrip(width: width, isShared: isShared, background: options.background)
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
    let transforms = steps.map { ForwardTransform(steps: $0) }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<down {
        guard meter?.use(strip.stride &* groupSide &* Self.pixelWork) == nil else { return }
        strip.fill(pixels, width: width, height: height, y: row &* groupSide)
        if isShared { strip.share() }
        add(strip.luma, strip.stride, to: luma, group: row, transforms[0])
        add(strip.blue, strip.stride, to: blue, group: row, transforms[1])
        add(strip.red, strip.stride, to: red, group: row, transforms[1])
      }
    }
  }

  /// Transforms the blocks of a row of groups.
  private mutating func add(
    _ samples: [Float],
    _ stride: Int,
    to plane: JPEGPlane,
    group: Int,
    _ transform: ForwardTransform
  ) {
    samples.withUnsafeBufferPointer { samples in
      numbers.withUnsafeMutableBufferPointer { numbers in
        guard let samples = samples.baseAddress, let numbers = numbers.baseAddress else { return }
        for row in 0..<plane.sampling {
          for column in 0..<plane.columns {
            let place = row &* 8 &* stride &+ column &* 8
            let block = plane.start(column: column, row: group &* plane.sampling &+ row)
            transform.write(samples + place, stride: stride, to: numbers + block)
          }
        }
      }
    }
  }
}
