// The part of a property's value that a limit drops is noted by the drawings of both back ends.

import GeneratedSamples
import Raster
import RasterInterpreter
import TestSupport
import Testing

@Suite(.enabled(if: GeneratedSwift.isFresh, GeneratedSwift.stale)) struct LimitNoteTests {
  private func interpreted(_ name: String) throws -> InterpretedComponent {
    for program in CheckedInProgram.allCases {
      let prepared = PreparedProgram(try program.compiled().program)
      if let component = prepared.component(named: name) { return component }
    }
    return try #require(nil)
  }

  private func list(_ component: some Rasterizable, _ size: Size = Size(130, 20)) -> DisplayList? {
    component.displayList(size: size, environment: Environment())
  }

  private func key(_ component: some Rasterizable) -> [UInt8] {
    var key = KeyEncoder()
    component.encodeKey(into: &key, environment: Environment())
    return key.bytes
  }

  private let long = String(repeating: "ab", count: 40)

  @Test func `truncated values are noted with their given and their used length`() throws {
    let slider = try interpreted("Slider").setting("name", to: .string(long))
    let generated = Slider(name: long)
    let notes: [DrawingNote] = [.limited(property: "name", given: 80, kept: 60, .characters)]
    #expect(list(generated)?.notes == notes)
    #expect(list(slider) == list(generated))
    #expect(generated.name == String(long.prefix(59)) + "…")
    #expect(key(slider) == key(generated))
  }

  @Test func `a later value replaces the note`() {
    var slider = Slider()
    #expect(list(slider)?.notes == [])
    slider.name = long
    #expect(list(slider)?.notes == [.limited(property: "name", given: 80, kept: 60, .characters)])
    slider.name = Slider().name
    #expect(list(slider)?.notes == [] && slider == Slider())
  }

  @Test func `values that fit exactly are not noted`() {
    #expect(list(Slider(name: String(long.prefix(60))))?.notes == [])
    // Sixty characters with more bytes.
    #expect(list(Slider(name: String(repeating: "é", count: 60)))?.notes == [])
  }

  @Test func `placed components have notes, too`() throws {
    let notes: [DrawingNote] = [
      .limited(property: "counts", given: 9, kept: 3, .elements),
      .limited(property: "words", given: 11, kept: 6, .characters),
    ]
    #expect(list(try interpreted("Shortened"))?.notes == notes)
  }

  @Test(arguments: ["", "if !words.isEmpty { fill rect(bounds), with: #1B1B1F }"])
  func `a note on a placed component is in the key around it`(drawing: String) throws {
    let source = """
      component Inner {
        state words: String = "", limit: 6

        size 20, 20

        accessibility { label words }

        draw {
          fill rect(bounds), with: #E5004B
          \(drawing)
        }
      }

      component Outer {
        state parts: [String] = [], limit: 5

        size 40, 40

        draw { place Inner(words: parts.joined(separator: ", ")), in: bounds }
      }
      """
    let outer = try RasterTemplate(source: source).component("Outer")
    let long = try outer.setting("parts", to: .list([.string("Sea view"), .string("Terrace")]))
    #expect(list(outer)?.notes == [])
    #expect(
      list(long)?.notes == [.limited(property: "words", given: 17, kept: 6, .characters)]
    )
    #expect(key(outer) != key(long))
  }

  @Test func `a cache returns each component's own notes`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let (fitting, longer) = (Slider(name: String(long.prefix(59)) + "…"), Slider(name: long))
    for component in [fitting, longer, fitting, longer] {
      let image = try cache.image(of: component, size: Size(60, 20))
      #expect(
        image.raster.notes.contains { if case .limited = $0 { true } else { false } }
          == (component == longer)
      )
    }
  }
}
