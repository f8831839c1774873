// The handler for Vapor that the page about servers shows.

// begin page
import Raster
import RasterInterpreter
import Vapor

func addCards(to app: Application, _ cards: Cards) {
  app.get("cards", "**") { request in
    let answer = await cards.answer(
      target: request.url.string,
      ifNoneMatch: request.headers.first(name: .ifNoneMatch)
    )
    return Response(
      status: .init(statusCode: answer.status),
      headers: .init(answer.headers.map { ($0.name, $0.value) }),
      body: .init(buffer: ByteBuffer(bytes: answer.body))
    )
  }
}
// end page
