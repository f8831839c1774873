// A server in a debug build answers from the current sources.

import GeneratedSamples
import Raster
import RasterInterpreter
import RasterLive
import TestSupport
import Testing

@Suite struct LiveHandlerTests {
  private let folder: LiveFolder
  private let handler: LiveHandler

  init() throws {
    folder = try LiveFolder(["Toggle.raster", "Brand.raster"])
    handler = LiveHandler(folder.sources())
  }

  @Test func `an answer has the program's file and tag`() async throws {
    let answer = try await handler.answer(Toggle(isOn: true), scale: 2, appearance: .dark)
    #expect(answer.status == 200)
    #expect(answer["content-type"] == "image/png")
    let built = Renderer()
    #expect(
      answer["etag"] == (try built.etag(of: Toggle(isOn: true), scale: 2, appearance: .dark))
    )
    #expect(
      answer.body == (try await built.png(of: Toggle(isOn: true), scale: 2, appearance: .dark))
    )
    #expect(answer["raster-problems"] == nil)
  }

  @Test func `a tag is valid until the source changes`() async throws {
    let first = try await handler.answer(Toggle(), size: Size(80, 40))
    let tag = first["etag"]
    let same = try await handler.answer(Toggle(), size: Size(80, 40), ifNoneMatch: tag)
    #expect(same.status == 304 && same.body.isEmpty && same["etag"] == tag)
    try folder.replace("32.0 : 28.0", with: "24.0 : 30.0", in: "Toggle.raster")
    handler.sources.refresh()
    let next = try await handler.answer(Toggle(), size: Size(80, 40), ifNoneMatch: tag)
    #expect(next.status == 200 && next["etag"] != tag)
    let expected = try await Renderer().png(
      of: folder.template("Toggle", in: "Toggle.raster"),
      size: Size(80, 40)
    )
    #expect(next.body == expected)
  }

  @Test func `a page is notified of changes, and problems are a header of one line`() async throws {
    var events = handler.events.makeAsyncIterator()
    try folder.replace("32.0 : 28.0", with: "24.0 : 30.0", in: "Toggle.raster")
    handler.sources.refresh()
    let event = try #require(await events.next())
    #expect(event.hasPrefix("data: ") && event.hasSuffix("\n\n"))
    try folder.replace("24.0 : 30.0", with: "24.0 : größe", in: "Toggle.raster")
    handler.sources.refresh()
    let answer = try await handler.answer(Toggle())
    let problem = try #require(answer["raster-problems"])
    #expect(problem.contains("Toggle.raster:") && problem.contains("error:"))
    #expect(problem.utf8.allSatisfy { (32..<127).contains($0) })
    #expect(answer.status == 200)
  }
}
