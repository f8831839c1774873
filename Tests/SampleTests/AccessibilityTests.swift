// What components say of themselves, and where they are hit: it is in no key, and draws nothing.

import GeneratedSamples
import Raster
import RasterInterpreter
import Testing

@Suite struct AccessibilityTests {
  @Test func `a component says its own name, role, value, hint and traits`() {
    #expect(
      Volume().accessibility
        == Accessibility(label: "Volume", role: .slider, value: "40% calm", hint: "Drag it")
    )
    let loud = Volume(name: "Bass", mood: .loud, isEnabled: false, isOn: true)
    #expect(loud.accessibility.text == "Bass, 40% LOUD")
    #expect(loud.accessibility.role == .toggle)
    #expect(loud.accessibility.traits == [.disabled, .selected])
    #expect(loud.accessibility(in: Environment(appearance: .dark)).label == "Bass!")
  }

  @Test func `without a label it says its words and what it places, in the order of drawing`() {
    let said = Saying().accessibility
    #expect(said.label == "Settings, Bass, 40% calm, Volume, 40% calm, Volume, 0% calm")
    #expect(said.role == .header)
    #expect(HotelRow().accessibility.label == nil)
  }

  @Test func `what is said is in no key`() {
    func key(_ component: some Rasterizable) -> [UInt8] {
      var key = KeyEncoder()
      component.encodeKey(into: &key, environment: Environment())
      return key.bytes
    }
    #expect(key(Volume()) == key(Volume(name: "Bass", mood: .loud, isEnabled: false, isOn: true)))
    #expect(key(Volume()) != key(Volume(level: 0)))
  }

  @Test func `a component is hit in its path, which turns over with it`() {
    let box = Rect(x: 0, y: 0, width: 60, height: 20)
    func isHit(_ x: Double, _ direction: LayoutDirection) -> Bool {
      Volume().isHit(
        at: Point(x, 10),
        in: box,
        environment: Environment(layoutDirection: direction)
      )
    }
    #expect(isHit(3, .leftToRight) && isHit(49, .leftToRight) && !isHit(51, .leftToRight))
    #expect(isHit(57, .rightToLeft) && isHit(11, .rightToLeft) && !isHit(9, .rightToLeft))
    #expect(!isHit(1, .leftToRight) && !isHit(59, .rightToLeft))
    let row = HotelRow()
    #expect(row.isHit(at: Point(0, 0), in: box, environment: Environment()))
    #expect(!row.isHit(at: Point(60, 0), in: box, environment: Environment()))
  }

  @Test func `a server is told the words that stand for a picture`() throws {
    let renderer = Renderer()
    let request = try RasterRequest(Volume(name: "Bass"))
    #expect(try renderer.alternativeText(for: request) == "Bass, 40% calm")
    #expect(try renderer.alternativeText(for: RasterRequest(Badge(count: 3))) == "3")
  }

  @Test func `another name leaves the definition as it is`() throws {
    func key(_ label: String) throws -> [UInt8] {
      let source = """
        component Dot {
          size 4, 4
          \(label)
          draw { fill rect(bounds), with: #000 }
        }
        """
      var key = KeyEncoder()
      let dot = try RasterTemplate(source: source).component("Dot")
      dot.encodeKey(into: &key, environment: Environment())
      return key.bytes
    }
    let plain = try key("")
    #expect(try key("accessibility { label \"Dot\" }") == plain)
    #expect(try key("accessibility { label \"Point\"\n hitArea circle(bounds) }") == plain)
    #expect(try key("mirrors") != plain)
  }
}
