// The server: routes, and the conversion of responses for Hummingbird.

import Foundation
import HTTPTypes
import Hummingbird
import Raster

@main
struct Server {
  static func main() async throws {
    let variables = ProcessInfo.processInfo.environment
    let secrets = (variables["CARD_SECRETS"] ?? "").split(separator: ",").map(String.init)
    guard !secrets.isEmpty else {
      print("usage: CARD_SECRETS=SECRET[,FORMER…] SocialCards [PORT]")
      exit(2)
    }
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
    let app = Application(
      router: router(Cards(secrets: secrets)),
      configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { print("listening on port", $0.localAddress?.port ?? port) }
    )
    // SIGTERM and SIGINT stop it: it closes idle connections, and finishes the responses in progress.
    try await app.runService()
  }

  static func router(_ cards: Cards) -> Router<BasicRequestContext> {
    // Link previews ask for the fields of a card first, with HEAD.
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.get("/") { _, _ in
      let card = cards.address(title: "C++ & Swift, side by side", author: "Ada King", minutes: 6)
      let address = (card ?? "").replacing("&", with: "&amp;")
      let page = #"<meta property="og:image" content="https://journal.example\#(address)">"#
      return Response(
        status: .ok,
        headers: [.contentType: "text/html; charset=utf-8"],
        body: .init(byteBuffer: ByteBuffer(string: page + "\n"))
      )
    }
    router.get("/cards/1") { request, _ in
      let response = await cards.response(
        for: request.uri.string,
        accept: request.headers[.accept],
        ifNoneMatch: request.headers[.ifNoneMatch]
      )
      return Response(response)
    }
    router.get("/metrics") { _, _ in cards.renderer.metrics.prometheus() }
    return router
  }
}

extension Response {
  init(_ response: RasterResponse) {
    var headers: HTTPFields = [.vary: "accept"]
    for field in response.headers {
      if let name = HTTPField.Name(field.name) { headers[name] = field.value }
    }
    let body = ResponseBody(byteBuffer: ByteBuffer(bytes: response.body))
    self.init(status: .init(code: response.status), headers: headers, body: body)
  }
}
