// What the server has at which address.

import Foundation
import Raster
import RasterInterpreter

/// Answers requests; each is a value in and a value out.
struct Routes: Sendable {
  let template: RasterTemplate
  let signer: AddressSigner
  let renderer: Renderer

  func answer(_ request: HTTPRequest) async -> PictureAnswer {
    switch request.target {
    case "/health": return text("fine\n")
    case "/metrics":
      return text(renderer.metrics.prometheus(), type: "text/plain; version=0.0.4")
    case let target where target.hasPrefix("/cards/"): return await card(request)
    default: return .failure(404, "there is nothing at this address")
    }
  }

  /// A card, as in `/cards/Ticket?name=Ada&signature=…`.
  private func card(_ request: HTTPRequest) async -> PictureAnswer {
    do {
      let target = try signer.verified(request.target, now: Int(Date().timeIntervalSince1970))
      let parts = target.dropFirst("/cards/".count).split(separator: "?", maxSplits: 1)
      let component = try template.component(parts.first.map(String.init) ?? "")
      let state = try component.state(query: parts.count > 1 ? parts[1] : "")
      return await renderer.answer(
        for: try RasterRequest(state),
        format: .png(.fast),
        ifNoneMatch: request["if-none-match"],
        freshness: .immutable,
        hasBody: request.method == "GET"
      )
    } catch let error as TemplateRowError {
      return .failure(400, error.description)
    } catch let error as TemplateError {
      return .failure(404, error.description)
    } catch {
      return .failure(error)
    }
  }

  private func text(_ words: String, type: String = "text/plain; charset=utf-8") -> PictureAnswer {
    let body = Array(words.utf8)
    return PictureAnswer(
      status: 200,
      fields: [
        .init("content-type", type), .init("content-length", "\(body.count)"),
        .init("cache-control", "no-store"),
      ],
      body: body
    )
  }
}
