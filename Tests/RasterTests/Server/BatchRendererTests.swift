// Images of a batch: each look is drawn once, in order, within a limit.

import Raster
import TestSupport
import Testing

@Suite struct BatchRendererTests {
  @Test func `an image equals the file of a cache, with a renderer's tag`() throws {
    let batch = BatchRenderer(format: .png(.fast))
    let request = try RasterRequest(HotelRow(radius: 4), environment: Environment(scale: 2))
    let picture = try batch.image(for: request)
    let cache = RasterCache(byteLimit: 1 << 20)
    #expect(try picture.file == cache.png(for: request, level: .fast))
    #expect(picture.digest == ContentDigest(of: picture.file))
    #expect(try Renderer().etag(for: request, level: .fast) == "\"\(picture.lookDigest)\"")
    #expect(picture.width == request.width && picture.height == request.height)
  }

  @Test func `files of another format are separate images`() async throws {
    let options = JPEGOptions(quality: 60)
    let request = try RasterRequest(HotelRow(radius: 4))
    let batches = [
      BatchRenderer(), BatchRenderer(format: .jpeg(options)), BatchRenderer(format: .jpeg()),
    ]
    let pictures = try batches.map { try $0.image(for: request) }
    #expect(Set(pictures.map(\.lookDigest)).count == 3)
    #expect(pictures.map(\.isFilled) == [false, true, true])
    let bitmap = try RasterCache(byteLimit: 0).bitmap(of: HotelRow(radius: 4))
    #expect(pictures[1].file == bitmap.jpeg(options))
    let renderer = Renderer()
    #expect(try await renderer.file(for: request, format: .jpeg(options)) == pictures[1].file)
    #expect(try await renderer.png(for: request) == pictures[0].file)
    #expect(
      try renderer.etag(for: request, format: .jpeg(options)) == "\"\(pictures[1].lookDigest)\""
    )
    // A file cached in one format is not returned for another.
    #expect(try await renderer.file(for: request, format: .jpeg()) == pictures[2].file)
    let (fine, best) = (
      JPEGOptions(quality: 60, subsampling: .chroma444), JPEGOptions(quality: 95)
    )
    for options in [fine, best] {
      #expect(try await renderer.file(for: request, format: .jpeg(options)) == bitmap.jpeg(options))
    }
    // The key has the subsampling that is used, however it was chosen.
    let named = JPEGOptions(quality: 95, subsampling: .chroma444)
    #expect(
      try renderer.etag(for: request, format: .jpeg(best))
        == renderer.etag(for: request, format: .jpeg(named))
    )
    let other = JPEGOptions(quality: 60, background: Color(red: 1, green: 0, blue: 0, alpha: 1))
    let red = try await renderer.file(for: request, format: .jpeg(other))
    #expect(red == bitmap.jpeg(other) && red != pictures[1].file)
  }

  @Test func `equal looks are drawn once, also by several threads`() async throws {
    let batch = BatchRenderer(format: .png(.fast))
    var files: [[UInt8]] = []
    try await batch.forEach(0..<400, jobs: 4) { row in
      try RasterRequest(HotelRow(radius: Double(row % 5)))
    } receive: { number, picture in
      #expect(number == files.count)
      files.append(try picture.get().file)
    }
    #expect(files.count == 400 && Set(files).count == 5)
    #expect(batch.statistics.requests == 400 && batch.statistics.drawn == 5)
  }

  @Test func `an error in a row is reported at its position`() async throws {
    struct Wrong: Error {}
    let batch = BatchRenderer()
    var failed: [Int] = []
    try await batch.forEach(0..<20, jobs: 3) { row in
      if row % 7 == 3 { throw Wrong() }
      return try RasterRequest(HotelRow(), size: row == 5 ? Size(1e9, 1e9) : nil)
    } receive: { number, picture in
      if case .failure(let error) = picture {
        #expect(number == 5 ? error is RasterError : error is Wrong)
        failed.append(number)
      }
    }
    #expect(failed == [3, 5, 10, 17])
  }

  @Test func `rows are read as they are needed`() async throws {
    struct Enough: Error {}
    let batch = BatchRenderer()
    var received = 0
    let rows = sequence(first: 0) { $0 + 1 }
    await #expect(throws: Enough.self) {
      try await batch.forEach(rows, jobs: 2) { row in
        try RasterRequest(HotelRow(radius: Double(row % 3)))
      } receive: { number, _ in
        received += 1
        if number == 50 { throw Enough() }
      }
    }
    #expect(received == 51 && batch.statistics.requests <= 60)
  }

  @Test func `images are evicted at the limit, and are correct when drawn again`() throws {
    let batch = BatchRenderer(format: .png(.fast), cacheByteLimit: 20_000)
    let first = try (0..<40).map {
      try batch.image(for: RasterRequest(HotelRow(radius: Double($0))))
    }
    for radius in (0..<40).reversed() {
      let picture = try batch.image(for: RasterRequest(HotelRow(radius: Double(radius))))
      #expect(picture == first[radius])
    }
    #expect(batch.statistics.drawn > 40)
  }

  @Test func `an exceeded limit is an error of the image`() throws {
    let batch = BatchRenderer(limits: RasterLimits(bitmapArea: 10))
    #expect(throws: RasterError.self) { try batch.image(for: RasterRequest(HotelRow())) }
    #expect(batch.statistics.drawn == 0)
  }
}
