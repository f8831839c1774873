// What a limit drops of a property's value is a note of the drawing, of both back ends.

import GeneratedSamples
import Raster
import RasterInterpreter
import TestSupport
import Testing

@Suite struct LimitNoteTests {
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

  @Test func `values from outside are noted with what was given and what was kept`() throws {
    let short = try interpreted("Short")
      .setting("words", to: .string("Grand Hotel"))
      .setting("counts", to: .list([.int(1), .int(2), .int(3), .int(4)]))
    let generated = Short(words: "Grand Hotel", counts: [1, 2, 3, 4])
    let notes: [Note] = [
      .limited(property: "counts", given: 4, kept: 3, .elements),
      .limited(property: "words", given: 11, kept: 6, .characters),
    ]
    #expect(list(generated)?.notes == notes)
    #expect(list(short) == list(generated))
    #expect(generated.words == "Grand…" && generated.counts == [1, 2, 3])
  }

  @Test func `a value that is set later replaces the note`() {
    var short = Short()
    #expect(list(short)?.notes == [])
    short.words = "Grand Hotel Europa"
    #expect(list(short)?.notes == [.limited(property: "words", given: 18, kept: 6, .characters)])
    short.words = "Lake"
    #expect(list(short)?.notes == [] && short == Short())
  }

  @Test func `values that fit exactly are not noted`() throws {
    let generated = Short(words: "Garden", counts: [1, 2, 3])
    #expect(list(generated)?.notes == [])
    let flags = Short(words: "🇨🇭🇦🇹🇩🇪🇫🇷🇮🇹👩‍🚀")
    #expect(list(flags)?.notes.contains { if case .limited = $0 { true } else { false } } == false)
  }

  @Test func `components in components are noted too`() throws {
    let notes: [Note] = [
      .limited(property: "counts", given: 9, kept: 3, .elements),
      .limited(property: "words", given: 11, kept: 6, .characters),
    ]
    #expect(list(Shortened())?.notes == notes)
    #expect(list(try interpreted("Shortened")) == list(Shortened()))
  }

  @Test func `a cache gives each component its own notes`() throws {
    let cache = RasterCache()
    let (fitting, longer) = (Short(counts: [1, 2, 3]), Short(counts: [1, 2, 3, 4]))
    for component in [fitting, longer, fitting, longer] {
      let image = try cache.image(of: component, size: Size(60, 20))
      #expect(image.raster.notes.isEmpty == (component == fitting))
    }
  }
}
