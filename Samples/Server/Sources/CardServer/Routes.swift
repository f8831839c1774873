// The addresses of the server, and the answer for each.

import Foundation
import NIOHTTP1
import Raster
import RasterInterpreter

/// Answers requests as a function from request values to answer values.
struct Routes: Sendable {
  let template: RasterTemplate
  let signer: URLSigner
  let renderer: Renderer

  func answer(_ request: HTTPRequestHead) async -> RasterResponse {
    switch request.uri {
    case "/health": return text("fine\n")
    case "/metrics":
      return text(renderer.metrics.prometheus(), type: "text/plain; version=0.0.4")
    case let target where target.hasPrefix("/cards/"): return await card(request)
    default: return RasterResponse(status: 404, message: "there is nothing at this address")
    }
  }

  /// A card, as in `/cards/Ticket?name=Ada&signature=…`.
  private func card(_ request: HTTPRequestHead) async -> RasterResponse {
    do {
      let now = Int(Date().timeIntervalSince1970)
      let address = try signer.verifiedAddress(request.uri, now: now)
      let parts = address.path.dropFirst("/cards/".count).split(separator: "?", maxSplits: 1)
      let component = try template.component(parts.first.map(String.init) ?? "")
      let state = try component.state(query: parts.count > 1 ? parts[1] : "")
      let tags = request.headers["if-none-match"]
      return await renderer.response(
        for: try RasterRequest(state),
        format: .png(.fast),
        ifNoneMatch: tags.isEmpty ? nil : tags.joined(separator: ", "),
        freshness: address.freshness,
        hasBody: request.method == .GET
      )
    } catch let error as TemplateRowError {
      return RasterResponse(status: 400, message: error.description)
    } catch let error as TemplateError {
      return RasterResponse(status: 404, message: error.description)
    } catch {
      return .failure(error)
    }
  }

  private func text(_ text: String, type: String = "text/plain; charset=utf-8") -> RasterResponse {
    let body = Array(text.utf8)
    return RasterResponse(
      status: 200,
      headers: [
        .init("content-type", type), .init("content-length", "\(body.count)"),
        .init("cache-control", "no-store"),
      ],
      body: body
    )
  }
}
