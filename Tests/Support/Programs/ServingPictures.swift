// The program of the page for servers: a tag without a drawing, a file, and a limit.

// begin page
import Raster

struct ScoreCard: Rasterizable {
  var score: Int

  func naturalSize(in environment: Environment) -> Size { Size(1200, 630) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.score)
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0x1C1C_1EFF))
    for star in 0..<score {
      let center = Point(120 + Double(star) * 100, 315)
      canvas.fill(.circle(center: center, radius: 40), with: Color(rgba: 0xFFCC_00FF))
    }
  }
}
// end page

func servingPictures(_ print: Output) async throws {
  // begin page
  let renderer = Renderer(limits: .init(maximumConcurrentDraws: 2, maximumQueuedRequests: 100))
  let card = ScoreCard(score: 7)

  // The client's file may be current: the tag needs a recording, but no drawing.
  let tag = try renderer.etag(of: card)
  print("looks drawn for the tag:", renderer.cache.statistics.looksDrawn)

  let file = try await renderer.png(of: card)
  print(file.count < 4096 ? "a file of less than 4 kB" : "a larger file")
  print(try renderer.etag(of: card) == tag ? "the same tag" : "another tag")

  // A second request finds the cached file.
  let again = try await renderer.png(of: card)
  print(again == file ? "the same file" : "another file")
  print("looks drawn:", renderer.cache.statistics.looksDrawn)

  do {
    _ = try await renderer.png(of: card, size: Size(8000, 8000))
  } catch RasterError.tooLarge(_, _, let limit) {
    print("at most", limit, "pixels")
  }
  // end page
}
