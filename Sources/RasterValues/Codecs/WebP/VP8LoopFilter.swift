// Filters the edges of VP8 macroblocks and their subblocks.
//
// Vertical edges are filtered in transposed blocks of 16 rows and eight columns. A transposed block
// of chroma holds eight rows of U, followed by eight rows of V.
//
// Unsafe pointers: the samples of a macroblock in `VP8Planes`. The first column and row have no
// filter across their outer edges, so that no sample beyond the frame is used.
//
// Source: RFC 6386, section 15.1.

/// Filters macroblocks, in the order in which they are stored.
struct VP8LoopFilter {
  let luma: VP8Place
  let u: VP8Place
  let v: VP8Place

  init(_ planes: borrowing VP8Planes, column: Int, row: Int) {
    let (lumaStride, chromaStride) = (planes.lumaStride, planes.chromaStride)
    let chroma = row &* 8 &* chromaStride &+ column &* 8
    luma = VP8Place(
      samples: planes.luma + (row &* 16 &* lumaStride &+ column &* 16),
      stride: lumaStride
    )
    u = VP8Place(samples: planes.u + chroma, stride: chromaStride)
    v = VP8Place(samples: planes.v + chroma, stride: chromaStride)
  }

  /// The edges of a macroblock that are filtered.
  struct Edges {
    let isFirstColumn: Bool
    let isFirstRow: Bool
    /// Whether edges between subblocks are filtered.
    let hasInner: Bool
  }

  /// Applies the simple filter, which does not change chroma.
  func filterSimply(_ limits: VP8FilterLimits, _ edges: Edges) {
    let outer = VP8EdgeLimits(limits, isOuter: true)
    let inner = VP8EdgeLimits(limits, isOuter: false)
    filterColumns(edges, outer, inner, isSimple: true)
    if !edges.isFirstRow { filterRow(luma.samples, outer, kind: .simple) }
    if edges.hasInner {
      for y in [4, 8, 12] { filterRow(luma.row(y), inner, kind: .simple) }
    }
  }

  func filter(_ limits: VP8FilterLimits, _ edges: Edges) {
    let outer = VP8EdgeLimits(limits, isOuter: true)
    let inner = VP8EdgeLimits(limits, isOuter: false)
    filterColumns(edges, outer, inner, isSimple: false)
    filterChromaColumns(edges, outer, inner)
    if !edges.isFirstRow {
      filterRow(luma.samples, outer, kind: .outer)
      filterChromaRow(0, outer, kind: .outer)
    }
    if edges.hasInner {
      filterRow(luma.row(4), inner, kind: .inner)
      filterRow(luma.row(8), inner, kind: .inner)
      filterRow(luma.row(12), inner, kind: .inner)
      filterChromaRow(4, inner, kind: .inner)
    }
  }

  private enum Kind { case outer, inner, simple }
}

extension VP8LoopFilter {
  @inline(__always)
  private func load(_ samples: UnsafeMutablePointer<UInt8>) -> SampleLanes {
    UnsafeRawPointer(samples).loadUnaligned(as: SampleLanes.self)
  }

  @inline(__always)
  private func store(_ lanes: SampleLanes, _ samples: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(samples).storeBytes(of: lanes, as: SampleLanes.self)
  }

  @inline(__always)
  private func filter(
    _ samples: inout VP8Samples,
    _ limits: VP8EdgeLimits,
    _ kind: Kind
  ) -> Bool {
    switch kind {
    case .outer: samples.filterOuter(limits)
    case .inner: samples.filterInner(limits)
    case .simple: samples.filterSimply(limits)
    }
  }

  /// Filters the edge above a row of luma samples.
  @inline(__always)
  private func filterRow(
    _ row: UnsafeMutablePointer<UInt8>,
    _ limits: VP8EdgeLimits,
    kind: Kind
  ) {
    let s = luma.stride
    var samples = VP8Samples(
      p3: load(row - 4 &* s),
      p2: load(row - 3 &* s),
      p1: load(row - 2 &* s),
      p0: load(row - s),
      q0: load(row),
      q1: load(row + s),
      q2: load(row + 2 &* s),
      q3: load(row + 3 &* s)
    )
    guard filter(&samples, limits, kind) else { return }
    if kind == .outer {
      store(samples.p2, row - 3 &* s)
      store(samples.q2, row + 2 &* s)
    }
    if kind != .simple {
      store(samples.p1, row - 2 &* s)
      store(samples.q1, row + s)
    }
    store(samples.p0, row - s)
    store(samples.q0, row)
  }

  /// Filters the edge above a row of U and V.
  @inline(__always)
  private func filterChromaRow(_ y: Int, _ limits: VP8EdgeLimits, kind: Kind) {
    @inline(__always)
    func load(_ row: Int) -> SampleLanes {
      let low = UnsafeRawPointer(u.row(y &+ row)).loadUnaligned(as: UInt64.self)
      let high = UnsafeRawPointer(v.row(y &+ row)).loadUnaligned(as: UInt64.self)
      return unsafeBitCast(SIMD2(low, high), to: SampleLanes.self)
    }
    @inline(__always)
    func store(_ lanes: SampleLanes, _ row: Int) {
      let words = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
      UnsafeMutableRawPointer(u.row(y &+ row)).storeBytes(of: words[0], as: UInt64.self)
      UnsafeMutableRawPointer(v.row(y &+ row)).storeBytes(of: words[1], as: UInt64.self)
    }
    var samples = VP8Samples(
      p3: load(-4),
      p2: load(-3),
      p1: load(-2),
      p0: load(-1),
      q0: load(0),
      q1: load(1),
      q2: load(2),
      q3: load(3)
    )
    guard filter(&samples, limits, kind) else { return }
    if kind == .outer {
      store(samples.p2, -3)
      store(samples.q2, 2)
    }
    store(samples.p1, -2)
    store(samples.p0, -1)
    store(samples.q0, 0)
    store(samples.q1, 1)
  }
}

extension VP8LoopFilter {
  /// Filters the vertical edges of luma.
  @inline(__always)
  private func filterColumns(
    _ edges: Edges,
    _ outer: VP8EdgeLimits,
    _ inner: VP8EdgeLimits,
    isSimple: Bool
  ) {
    let place = luma
    guard edges.hasInner || !edges.isFirstColumn else { return }
    let lower = VP8Place(samples: place.row(8), stride: place.stride)
    var first = VP8Columns(place, lower, x: 0)
    if !edges.isFirstColumn {
      var before = VP8Columns(place, lower, x: -8)
      var samples = VP8Samples(before, first)
      if filter(&samples, outer, isSimple ? .simple : .outer) {
        before.setLast(samples)
        first.setFirst(samples)
        before.store(place, lower, x: -8)
        if !edges.hasInner { first.store(place, lower, x: 0) }
      }
    }
    guard edges.hasInner else { return }
    let kind = isSimple ? Kind.simple : .inner
    var second = VP8Columns(place, lower, x: 8)
    var samples = VP8Samples(within: first)
    if filter(&samples, inner, kind) { first.setMiddle(samples) }
    samples = VP8Samples(first, second)
    if filter(&samples, inner, kind) {
      first.setLast(samples)
      second.setFirst(samples)
    }
    samples = VP8Samples(within: second)
    if filter(&samples, inner, kind) { second.setMiddle(samples) }
    first.store(place, lower, x: 0)
    second.store(place, lower, x: 8)
  }

  /// Filters the vertical edges of U and V.
  @inline(__always)
  private func filterChromaColumns(
    _ edges: Edges,
    _ outer: VP8EdgeLimits,
    _ inner: VP8EdgeLimits
  ) {
    guard edges.hasInner || !edges.isFirstColumn else { return }
    var block = VP8Columns(u, v, x: 0)
    if !edges.isFirstColumn {
      var before = VP8Columns(u, v, x: -8)
      var samples = VP8Samples(before, block)
      if samples.filterOuter(outer) {
        before.setLast(samples)
        block.setFirst(samples)
        before.store(u, v, x: -8)
      }
    }
    if edges.hasInner {
      var samples = VP8Samples(within: block)
      if samples.filterInner(inner) { block.setMiddle(samples) }
    }
    block.store(u, v, x: 0)
  }
}
