// The cards: addresses that only this server can sign, and the response for each.

import Foundation
import Raster

struct Cards: Sendable {
  let signer: URLSigner
  let renderer = Renderer(
    limits: .init(
      maximumConcurrentDraws: max(1, ProcessInfo.processInfo.activeProcessorCount - 1),
      maximumQueuedRequests: 64,
      deadline: .seconds(5)
    )
  )

  /// The first secret signs; addresses signed with the others are still accepted.
  init(secrets: [String]) { signer = URLSigner(secrets: secrets.map { Array($0.utf8) }) }

  /// Returns the signed path of a card, for the `og:image` of a page.
  func address(title: String, author: String, minutes: Int) -> String? {
    let fields = ["title": title, "author": author, "minutes": "\(minutes)"] as KeyValuePairs
    return signer.signed("/cards/1?" + QueryFields.query(fields))
  }

  /// Answers a request for a signed path: the image, 304, or an error with its status.
  func response(for path: String, accept: String?, ifNoneMatch: String?) async -> RasterResponse {
    do {
      let now = Int(Date().timeIntervalSince1970)
      let address = try signer.verifiedAddress(path, now: now)
      let query = try QueryFields(address.query)
      try query.expect(["title", "author", "minutes"])
      let card = ArticleCard(
        title: query.text("title") ?? "",
        author: query.text("author") ?? "",
        minutes: try query.int("minutes", in: 1...90) ?? 1
      )
      return await renderer.response(
        for: try RasterRequest(card),
        format: accept?.contains("image/webp") == true ? .webp : .png(.fast),
        ifNoneMatch: ifNoneMatch,
        freshness: address.freshness
      )
    } catch {
      return .failure(error)
    }
  }
}
