// Components of a running program are drawn from their current sources, or fall back to the build.

import Foundation
import GeneratedSamples
import Raster
import RasterInterpreter
import RasterLive
import TestSupport
import Testing

@Suite struct LiveSourcesTests {
  private func toggles() throws -> LiveFolder { try LiveFolder(["Toggle.raster", "Brand.raster"]) }

  @Test func `a component from unchanged sources has the pixels of the program`()
    throws
  {
    let sources = try toggles().sources()
    for state in Toggle.states {
      let live = sources.liveComponent(state.component)
      #expect(live.isLive)
      for appearance in [Appearance.light, .dark] {
        #expect(try live.pixels(appearance) == state.component.pixels(appearance), "\(state.name)")
      }
    }
    #expect(sources.problems.isEmpty)
  }

  @Test func `live keys equal the program's, so that a cache holds each look once`() throws {
    let sources = try toggles().sources()
    let environment = Environment(appearance: .dark, scale: 2)
    let live = try RasterRequest(
      sources.liveComponent(Toggle(isOn: true)),
      environment: environment
    )
    let built = try RasterRequest(Toggle(isOn: true), environment: environment)
    #expect(live.key == built.key)
  }

  @Test func `a change is drawn, and the state stays`() throws {
    let folder = try toggles()
    let sources = folder.sources()
    let before = sources.revision
    try folder.replace(
      "isPressed ? 32.0 : 28.0",
      with: "isPressed ? 24.0 : 30.0",
      in: "Toggle.raster"
    )
    sources.refresh()
    #expect(sources.revision == before + 1)
    for state in Toggle.states {
      let expected = try folder.template("Toggle", in: "Toggle.raster").state(state.name)
      let live = sources.liveComponent(state.component)
      #expect(try live.pixels() == expected.pixels(), "\(state.name)")
      #expect(try live.pixels() != state.component.pixels(), "\(state.name)")
    }
    #expect(folder.said.all.isEmpty)
  }

  @Test func `a change of an imported file is drawn`() throws {
    let folder = try toggles()
    let sources = folder.sources()
    try folder.replace("#0A8A4A", with: "#0050FF", in: "Brand.raster")
    sources.refresh()
    let expected = try folder.template("Toggle", in: "Toggle.raster").setting(
      "isOn",
      to: .bool(true)
    )
    #expect(try sources.liveComponent(Toggle(isOn: true)).pixels() == expected.pixels())
  }

  @Test func `values of all types equal those of the program`() throws {
    let folder = try LiveFolder()
    let sources = folder.sources()
    let rating = RatingRow(rating: Rating(stars: 2))
    #expect(sources.liveComponent(rating).isLive)
    #expect(try sources.liveComponent(rating).pixels() == rating.pixels())
    let badge = Badge(count: 12, urgency: .urgent)
    #expect(try sources.liveComponent(badge).pixels() == badge.pixels())
    let hours = [WeatherHour(time: "9", sky: .snow, degrees: -3)]
    let weather = WeatherCard(town: "Ulm", sky: .rain, hours: hours, isNight: true)
    #expect(sources.liveComponent(weather).isLive)
    #expect(try sources.liveComponent(weather).pixels(.dark) == weather.pixels(.dark))
    #expect(sources.problems.isEmpty, "\(sources.problems)")
  }

  @Test func `a property in transition stays in transition`() throws {
    let folder = try LiveFolder()
    let sources = folder.sources()
    let transition = try #require(Switch.transitions.first)
    for step in 0...8 {
      let moving = Switch().component(atStep: step, of: transition)
      #expect(sources.liveComponent(moving).isLive)
      #expect(try sources.liveComponent(moving).pixels() == moving.pixels(), "\(step)")
    }
  }

  @Test func `errors preserve the last good image and are reported with a line`() async throws {
    let folder = try toggles()
    let sources = folder.sources()
    try folder.replace("32.0 : 28.0", with: "24.0 : 30.0", in: "Toggle.raster")
    sources.refresh()
    let good = try sources.liveComponent(Toggle()).pixels()
    try folder.replace("? 24.0", with: "? widht", in: "Toggle.raster")
    sources.refresh()
    #expect(try sources.liveComponent(Toggle()).pixels() == good)
    #expect(sources.problems.contains("error: no value named 'widht' in scope [unknown-name]"))
    // The file watch may see the change first; its message arrives after the new state.
    try await wait { folder.said.all.count == 1 }
    try folder.replace("? widht", with: "? 24.0", in: "Toggle.raster")
    sources.refresh()
    #expect(sources.problems.isEmpty)
    try await wait { folder.said.all.last == "The sources have no errors now." }
    #expect(try sources.liveComponent(Toggle()).pixels() == good)
  }

  @Test(arguments: [
    (
      "state isOn: Bool = false", "state isOn: Bool = false\n  state side: Int = 1",
      "the property 'side' is not in the program"
    ),
    (
      "state isOn: Bool = false", "state isOn: Int = 0",
      "'isOn' now has the type 'Int', but 'Bool' in the program"
    ),
    ("component Toggle ", "component Lever ", "the sources have no component 'Toggle'"),
    ("isOn", "isLit", "the property 'isLit' is not in the program"),
  ])
  func `incompatible properties are rejected, and the image stays`(
    old: String,
    new: String,
    reason: String
  ) throws {
    let folder = try LiveFolder([])
    let plain = """
      component Toggle {
        state isOn: Bool = false
        state isPressed: Bool = false
        size 20, 20
        draw { fill circle(bounds), with: isOn == isPressed ? #0050FF : #E5004B }
      }
      """
    try folder.write(plain, to: "Toggle.raster")
    let sources = folder.sources()
    let good = try sources.liveComponent(Toggle(isOn: true)).pixels()
    #expect(sources.liveComponent(Toggle()).isLive)
    var text = plain.replacing(old, with: new)
    if new.contains("Int = 0") { text = text.replacing("isOn == isPressed", with: "isPressed") }
    try folder.write(text.replacing("#E5004B", with: "#00FF00"), to: "Toggle.raster")
    sources.refresh()
    let live = sources.liveComponent(Toggle(isOn: true))
    #expect(live.isLive)
    #expect(try live.pixels() == good)
    #expect(sources.problems.contains(reason), "\(sources.problems)")
    #expect(folder.said.all == ["'Toggle' was not updated: \(reason). Build again."])
    // Asking again does not repeat the report; the component is drawn from the previous source.
    _ = sources.liveComponent(Toggle())
    #expect(folder.said.all.count == 1)
    try folder.write(plain.replacing("#E5004B", with: "#00FF00"), to: "Toggle.raster")
    sources.refresh()
    #expect(try sources.liveComponent(Toggle(isOn: true)).pixels() != good)
    #expect(sources.problems.isEmpty)
  }

  @Test func `a removed property is rejected`() throws {
    let folder = try toggles()
    let sources = folder.sources()
    let text = "component Toggle {\n  size 9, 9\n  draw { fill rect(bounds), with: #000000 }\n}\n"
    try folder.write(text, to: "Toggle.raster")
    sources.refresh()
    let live = sources.liveComponent(Toggle())
    // Nothing was drawn from the sources before.
    #expect(!live.isLive)
    #expect(try live.pixels() == Toggle().pixels())
    #expect(sources.problems.contains("the property 'isOn' is no longer in the source"))
  }

  @Test func `a removed case is rejected only if it is the value`() throws {
    let folder = try LiveFolder(["Badge.raster", "Brand.raster"])
    let sources = folder.sources()
    let calm = Badge(urgency: .calm)
    #expect(sources.liveComponent(calm).isLive)
    let text = try folder.text("Badge.raster")
    let kept = text.replacing("urgent", with: "pressing")
    try folder.write(kept, to: "Badge.raster")
    sources.refresh()
    #expect(try sources.liveComponent(calm).pixels() == calm.pixels())
    #expect(
      try sources.liveComponent(Badge(urgency: .urgent)).pixels()
        == Badge(urgency: .urgent).pixels()
    )
    #expect(sources.problems.contains("'.urgent', which is no longer a case of 'Urgency'"))
  }

  @Test func `a slot that holds one component is live, and so is the component`() throws {
    let folder = try LiveFolder()
    let sources = folder.sources()
    let pass = BoardingPass(to: "OSL")
    #expect(sources.liveComponent(pass).isLive, "\(sources.problems)")
    #expect(try sources.liveComponent(pass).pixels() == pass.pixels())
    let panel = Panel(header: Content(StayTag(title: "4/5")), actions: [Content(StayTag())])
    #expect(sources.liveComponent(panel).isLive, "\(sources.problems)")
    #expect(try sources.liveComponent(panel).pixels() == panel.pixels())
    try folder.replace(
      "component StayTag {",
      with: "component StayTag {\n  // Another.",
      in: "Arrangements.raster"
    )
    sources.refresh()
    #expect(try sources.liveComponent(panel).pixels() == panel.pixels())
    #expect(sources.problems.isEmpty)
  }

  @Test func `slot content from outside the sources is drawn as built`()
    throws
  {
    let folder = try LiveFolder()
    let sources = folder.sources()
    for content in [Content.text("Words"), Content(Plate()), Content.row { Content(StayTag()) }] {
      let panel = Panel(content: content)
      #expect(!sources.liveComponent(panel).isLive)
      #expect(try sources.liveComponent(panel).pixels() == panel.pixels())
    }
    #expect(
      sources.problems
        == "'Panel' was not updated: the program fills the slot 'content', which a source cannot do."
    )
  }
}

/// A component that no source declares.
private struct Plate: Rasterizable {
  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0x0050_FFFF))
  }
}
