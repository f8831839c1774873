// A server for pictures over a plain socket: `CardServer TEMPLATE [PORT]`; 0 takes any port that is free.

import Foundation
import Raster
import RasterInterpreter

let words = CommandLine.arguments.dropFirst()
guard let path = words.first else {
  print("usage: CARD_SECRETS=SECRET[,FORMER…] CardServer TEMPLATE [PORT]")
  exit(2)
}
signal(SIGPIPE, SIG_IGN)

let template = try RasterTemplate(
  source: String(contentsOfFile: path, encoding: .utf8),
  limits: .untrusted
)
let secrets = (ProcessInfo.processInfo.environment["CARD_SECRETS"] ?? "").split(separator: ",")
let routes = Routes(
  template: template,
  signer: AddressSigner(secrets: secrets.map { Array($0.utf8) }),
  renderer: Renderer(
    limits: .init(
      draws: max(1, ProcessInfo.processInfo.activeProcessorCount - 1),
      waiters: 64,
      bytesInFlight: 64 << 20,
      cacheBytes: 8 << 20,
      encodedBytes: 32 << 20,
      largestPicture: 4 << 20,
      drawing: .untrusted,
      deadline: .seconds(2)
    )
  )
)
let listener = try Listener(port: words.dropFirst().first.flatMap { UInt16($0) } ?? 8080)
print("http://127.0.0.1:\(listener.port)")
fflush(nil)
listener.serve(routes, connections: 64)
