// Accessibility and hit testing of components, which are in no key, and draw nothing.

import GeneratedSamples
import Raster
import RasterInterpreter
import Testing

@Suite struct AccessibilityTests {
  @Test func `a component has its declared name, role, value, hint and traits`() {
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

  @Test func `a component without a label reads its text and placed components in drawing order`() {
    let accessibility = Saying().accessibility
    #expect(accessibility.label == "Settings, Bass, 40% calm, Volume, 40% calm, Volume, 0% calm")
    #expect(accessibility.role == .header)
    #expect(HotelRow().accessibility.label == nil)
  }

  @Test func `accessibility is in no key`() {
    func key(_ component: some Rasterizable) -> [UInt8] {
      var key = KeyEncoder()
      component.encodeKey(into: &key, environment: Environment())
      return key.bytes
    }
    #expect(key(Volume()) == key(Volume(name: "Bass", mood: .loud, isEnabled: false, isOn: true)))
    #expect(key(Volume()) != key(Volume(level: 0)))
  }

  @Test func `a component is hit in its path, which is mirrored with it`() {
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

  @Test func `a server receives the alternative text of an image`() throws {
    let renderer = Renderer()
    let request = try RasterRequest(Volume(name: "Bass"))
    #expect(try renderer.alternativeText(for: request) == "Bass, 40% calm")
    #expect(try renderer.alternativeText(for: RasterRequest(Badge(count: 3))) == "3")
  }

  @Test func `another label does not change the definition`() throws {
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
