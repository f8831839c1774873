// The request key of an interpreted component: what is read is in it, and nothing else.

import Raster
import RasterInterpreter
import Testing

@Suite struct KeyTests {
  private let dot: InterpretedComponent

  init() throws {
    dot = try RasterTemplate(
      source: """
        struct Ring {
          let width: Double = 1
          let colors: [Color] = [#000]
        }

        component Dot {
          state ring: Ring = Ring()
          state label: String? = nil
          state isHovered: Bool = false
          size 20, 20
          draw {
            if let text = label { fill rect(Rect(x: 0, y: 0, width: text.count, height: 1)), with: .black }
            stroke circle(bounds), with: ring.colors[0] ?? .black, width: ring.width
            if environment.appearance == .dark { fill rect(bounds), with: .white }
          }
        }
        """
    ).component("Dot")
  }

  private func key(_ component: InterpretedComponent, _ environment: Environment = Environment())
    -> [UInt8]
  {
    var key = KeyEncoder()
    component.encodeKey(into: &key, environment: environment)
    return key.bytes
  }

  @Test func `a key holds the definition, the values that are read, and the environment`() {
    var expected = KeyEncoder()
    expected.component("Dot", definition: dot.declaration.definition.description)
    expected.append(structure: 2)
    expected.append(1.0)
    expected.append(list: 1)
    expected.append(Color.black)
    expected.append(String?.none) { $0.append($1) }
    expected.append(enumeration: 1)
    #expect(key(dot, Environment(appearance: .dark)) == expected.bytes)
  }

  @Test func `what is not read is not in the key`() throws {
    #expect(try key(dot.setting("isHovered", to: .bool(true))) == key(dot))
    #expect(key(dot, Environment(textScale: 2, scale: 3)) == key(dot))
  }

  @Test func `nil differs from an empty string`() throws {
    #expect(try key(dot.setting("label", to: .string(""))) != key(dot))
  }

  @Test func `zero has one key`() throws {
    let positive = try dot.setting("ring", to: .record(["width": .double(0)]))
    let negative = try dot.setting("ring", to: .record(["width": .double(-0.0)]))
    #expect(key(positive) == key(negative))
  }
}
