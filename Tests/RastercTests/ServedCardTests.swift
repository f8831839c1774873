// A card with images of several formats is the same from the command and from a server.

import Foundation
import Raster
import RasterInterpreter
import TestSupport
import Testing

@Suite struct ServedCardTests {
  private static let samples = repositoryRoot.appending(path: "Samples/Components")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: samples.appending(path: name), encoding: .utf8)
  }

  private static func template() throws -> RasterTemplate {
    var images: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(
      atPath: samples.appending(path: "images").path(percentEncoded: false)
    ) where name.contains(".") {
      images["images/\(name)"] = Array(
        try Data(contentsOf: samples.appending(path: "images/\(name)"))
      )
    }
    return try RasterTemplate(
      source: try text("Photos.raster"),
      imports: ["Brand.raster": try text("Brand.raster")],
      images: images,
      limits: .untrusted
    )
  }

  // Samples/Server answers with this response; web.sh compares the playground with the command.
  @Test(arguments: [OutputColorSpace.srgb, .displayP3])
  func `a postcard from a server equals that of the command`(space: OutputColorSpace) async throws {
    let place = try Workplace()
    let run = try place.run(
      "render",
      Self.samples.appending(path: "Photos.raster").path(percentEncoded: false),
      "--component",
      "Postcard",
      "--scale",
      "2",
      "--color-space",
      space == .srgb ? "srgb" : "display-p3",
      "-o",
      "card.png"
    )
    #expect(run.code == 0, "\(run.errors)")
    let renderer = Renderer(
      limits: .init(maximumConcurrentDraws: 1, maximumQueuedRequests: 1, drawing: .untrusted)
    )
    let state = try Self.template().component("Postcard").state(query: "@scale=2")
    let environment = Environment(scale: 2, colorSpace: space)
    let response = await renderer.response(
      for: try RasterRequest(state.component, environment: environment)
    )
    #expect(response.status == 200)
    let (served, drawn) = (
      try Bitmap.decode(response.body, in: space).bitmap,
      try Bitmap.decode(try #require(place.bytes("card.png")), in: space).bitmap
    )
    #expect(served == drawn)
  }
}
