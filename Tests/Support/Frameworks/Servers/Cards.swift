// The framework-independent handler for signed cards, as the page about servers shows it.

// begin page
import Foundation
import Raster
import RasterInterpreter

struct Cards: Sendable {
  let template: RasterTemplate
  let signer: URLSigner
  let renderer: Renderer

  /// Answers a signed URL such as `/cards/Ticket?name=Ada&signature=…`.
  func answer(target: String, ifNoneMatch: String?) async -> RasterResponse {
    do {
      let address = try signer.verifiedAddress(target, now: Int(Date().timeIntervalSince1970))
      let parts = address.path.dropFirst("/cards/".count).split(separator: "?", maxSplits: 1)
      let component = try template.component(parts.first.map(String.init) ?? "")
      let state = try component.state(query: parts.count > 1 ? parts[1] : "")
      return await renderer.response(
        for: try RasterRequest(state),
        ifNoneMatch: ifNoneMatch,
        freshness: address.freshness
      )
    } catch let error as TemplateRowError {
      return RasterResponse(status: 400, message: error.description)
    } catch let error as TemplateError {
      return RasterResponse(status: 404, message: error.description)
    } catch {
      return .failure(error)
    }
  }
}
// end page
