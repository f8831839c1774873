// The requests that a renderer answers, queues and rejects.
import Raster
import Synchronization
import TestSupport
import Testing

@Suite struct RendererTests {
  private let limits = Renderer.Limits(
    maximumConcurrentDraws: 1,
    maximumQueuedRequests: 3,
    inFlightByteLimit: 1 << 20
  )

  @Test func `an image equals the component's bitmap`() async throws {
    let renderer = Renderer(limits: limits)
    let cache = RasterCache(byteLimit: 1 << 20)
    let row = HotelRow(radius: 4)
    let bitmap = try await renderer.bitmap(of: row, scale: 2, background: .white)
    #expect(try bitmap == row.bitmap(scale: 2, background: .white, cache: cache))
    let file = try await renderer.png(of: row, scale: 2, background: .white)
    #expect(try file == row.png(scale: 2, background: .white, cache: cache))
    #expect(renderer.cache.statistics.looksDrawn == 1)
    #expect(renderer.statistics.answered == 2)
  }

  @Test func `a tag distinguishes different requests, and draws nothing`() throws {
    let renderer = Renderer(limits: limits)
    let row = HotelRow()
    let tags = try [
      renderer.etag(of: row), renderer.etag(of: HotelRow(radius: 4)),
      renderer.etag(of: row, scale: 2),
      renderer.etag(of: row, level: .fast), renderer.etag(of: row, level: .small),
      renderer.etag(of: row, background: .white), renderer.etag(of: row, size: Size(300, 32)),
    ]
    #expect(Set(tags).count == 7)
    #expect(try renderer.etag(of: row) == tags[0])
    #expect(try renderer.etag(of: row, appearance: .dark) == tags[0])
    let digits = tags[0].dropFirst().dropLast()
    #expect(tags[0] == "\"\(digits)\"" && digits.count == 64 && digits.allSatisfy(\.isHexDigit))
    #expect(renderer.cache.statistics.looksDrawn == 0)
  }

  @Test func `a file is encoded once, and stored within its own limit`() async throws {
    let renderer = Renderer(limits: Renderer.Limits(cacheByteLimit: 0, encodedByteLimit: 1 << 20))
    let file = try await renderer.png(of: HotelRow())
    #expect(try await renderer.png(of: HotelRow()) == file)
    #expect(renderer.cache.statistics.looksDrawn == 1)
    #expect(renderer.cache.statistics.bytes == 0 && renderer.cache.statistics.encodedBytes > 0)
  }

  @Test func `a full queue rejects requests at once, and each is answered once`() async throws {
    let renderer = Renderer(limits: limits)
    try await renderer.admission.enter(bytes: 0)
    let waiting = (0..<3).map { row in
      Task { try await renderer.bitmap(of: HotelRow(radius: Double(row))) }
    }
    try await wait { renderer.statistics.waiting == 3 }
    for row in 0..<30 {
      await #expect(throws: RasterError.overloaded(.queuedRequests, value: 3)) {
        try await renderer.png(of: HotelRow(radius: Double(row)))
      }
    }
    renderer.admission.leave(bytes: 0)
    for task in waiting { _ = try await task.value }
    let statistics = renderer.statistics
    #expect(statistics.answered == 3 && statistics.overloaded == 30)
    #expect(statistics.drawing == 0 && statistics.waiting == 0 && statistics.bytesInFlight == 0)
  }

  @Test func `a cancelled request frees its place in the queue`() async throws {
    let renderer = Renderer(limits: limits)
    try await renderer.admission.enter(bytes: 0)
    let tasks = (0..<3).map { row in
      Task { try await renderer.bitmap(of: HotelRow(radius: Double(row))) }
    }
    try await wait { renderer.statistics.waiting == 3 }
    tasks[1].cancel()
    await #expect(throws: RasterError.cancelled) { try await tasks[1].value }
    let late = Task { try await renderer.bitmap(of: HotelRow(radius: 4)) }
    try await wait { renderer.statistics.waiting == 3 }
    renderer.admission.leave(bytes: 0)
    for task in [tasks[0], tasks[2], late] { _ = try await task.value }
    #expect(renderer.statistics.answered == 3 && renderer.statistics.cancelled == 1)
    #expect(renderer.cache.statistics.looksDrawn == 3)
  }

  @Test func `a cached image takes no slot`() async throws {
    let renderer = Renderer(limits: limits)
    let square = Keyed { $0.append(1) }
    let bitmap = try await renderer.bitmap(of: square)
    let file = try await renderer.png(of: HotelRow())
    try await renderer.admission.enter(bytes: 0)
    #expect(try await renderer.bitmap(of: square) == bitmap)
    #expect(try await renderer.png(of: HotelRow()) == file)
    #expect(renderer.statistics.drawing == 1 && renderer.statistics.answered == 4)
    #expect(renderer.cache.statistics.looksDrawn == 2)
  }

  @Test func `requests are served in order`() async throws {
    let admission = Admission(limits)
    let served = Served()
    try await admission.enter(bytes: 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<3 {
        group.addTask {
          try? await admission.enter(bytes: 0)
          served.append(index)
        }
        try await wait { admission.counts.waiting == index + 1 }
      }
      for count in 1...3 {
        admission.leave(bytes: 0)
        try await wait { served.indices.count == count }
      }
    }
    #expect(served.indices == [0, 1, 2])
  }

  @Test func `a small image does not overtake a large one that waits for bytes`() async throws {
    let admission = Admission(
      Renderer.Limits(maximumConcurrentDraws: 9, maximumQueuedRequests: 9, inFlightByteLimit: 100)
    )
    try await admission.enter(bytes: 60)
    let large = Task { try await admission.enter(bytes: 80) }
    try await wait { admission.counts.waiting == 1 }
    let small = Task { try await admission.enter(bytes: 10) }
    try await wait { admission.counts.waiting == 2 }
    #expect(admission.counts.bytes == 60)
    admission.leave(bytes: 60)
    try await large.value
    try await small.value
    #expect(admission.counts == (2, 0, 90))
  }

  @Test func `a request that waits for bytes behind a cancelled one is served`() async throws {
    let admission = Admission(
      Renderer.Limits(maximumConcurrentDraws: 9, maximumQueuedRequests: 9, inFlightByteLimit: 100)
    )
    try await admission.enter(bytes: 60)
    let large = Task { try await admission.enter(bytes: 80) }
    try await wait { admission.counts.waiting == 1 }
    let small = Task { try await admission.enter(bytes: 10) }
    try await wait { admission.counts.waiting == 2 }
    large.cancel()
    try await small.value
    #expect(admission.counts == (2, 0, 70))
  }

  @Test func `an image that exceeds the byte limit alone is rejected`() async throws {
    let renderer = Renderer(limits: Renderer.Limits(inFlightByteLimit: 1000))
    await #expect(throws: RasterError.overloaded(.inFlightBytes, value: 1000)) {
      try await renderer.png(of: HotelRow())
    }
    #expect(renderer.statistics.overloaded == 1)
  }

  @Test func `an image larger than the maximum is too large`() async throws {
    let renderer = Renderer(limits: Renderer.Limits(maximumImageArea: 100))
    let error = RasterError.tooLarge(width: 308, height: 32, limit: 100)
    await #expect(throws: error) { try await renderer.png(of: HotelRow()) }
    #expect(throws: error) { try renderer.etag(of: HotelRow()) }
    #expect(renderer.statistics.failed == 1)
  }
}

/// The served requests, in order.
private final class Served: Sendable {
  private let served = Mutex<[Int]>([])

  var indices: [Int] { served.withLock { $0 } }

  func append(_ index: Int) { served.withLock { $0.append(index) } }
}
