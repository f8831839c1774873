// A server for cards over HTTP: `CardServer TEMPLATE [PORT]`; port 0 chooses a free port.

import Foundation
import NIOCore
import Raster
import RasterInterpreter

let arguments = CommandLine.arguments.dropFirst()
let environment = ProcessInfo.processInfo.environment
guard let path = arguments.first else {
  print("usage: CARD_SECRETS=SECRET[,FORMER…] CardServer TEMPLATE [PORT]")
  exit(2)
}
signal(SIGPIPE, SIG_IGN)
// All threads inherit the mask, so that only `sigwait` below receives these signals.
var signals = sigset_t()
sigemptyset(&signals)
for signal in [SIGTERM, SIGINT] { sigaddset(&signals, signal) }
pthread_sigmask(SIG_BLOCK, &signals, nil)

let drawings = max(1, System.coreCount - 1)
let secrets = (environment["CARD_SECRETS"] ?? "").split(separator: ",")
let routes = Routes(
  template: try RasterTemplate(
    source: String(contentsOfFile: path, encoding: .utf8),
    limits: .untrusted
  ),
  signer: URLSigner(secrets: secrets.map { Array($0.utf8) }),
  renderer: Renderer(
    limits: .init(
      maximumConcurrentDraws: drawings,
      maximumQueuedRequests: 64,
      inFlightByteLimit: 64 << 20,
      cacheByteLimit: 8 << 20,
      encodedByteLimit: 32 << 20,
      maximumImageArea: 4 << 20,
      drawing: .untrusted,
      deadline: .seconds(2)
    ),
    executor: DrawingExecutor(threads: drawings)
  )
)
let server = try HTTPServer(
  port: arguments.dropFirst().first.flatMap { Int($0) } ?? 8080,
  routes: routes,
  limits: ServerLimits(environment: environment)
)
print("http://127.0.0.1:\(server.port)")
fflush(nil)

var received: Int32 = 0
sigwait(&signals, &received)
try server.stop()
exit(0)
