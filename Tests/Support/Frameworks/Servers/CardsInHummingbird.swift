// The handler for Hummingbird that the page about servers shows.

// begin page
import HTTPTypes
import Hummingbird
import Raster
import RasterInterpreter

func addCards(to router: Router<BasicRequestContext>, _ cards: Cards) {
  router.get("/cards/**") { request, _ in
    let answer = await cards.answer(
      target: request.uri.string,
      ifNoneMatch: request.headers[.ifNoneMatch]
    )
    var headers = HTTPFields()
    for field in answer.headers {
      if let name = HTTPField.Name(field.name) { headers[name] = field.value }
    }
    return Response(
      status: .init(code: answer.status),
      headers: headers,
      body: .init(byteBuffer: ByteBuffer(bytes: answer.body))
    )
  }
}
// end page
