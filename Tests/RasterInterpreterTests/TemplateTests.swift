// A template's components by name: properties, states, looks, and rejected values.

import Raster
import RasterInterpreter
import TestSupport
import Testing

private let source = """
  enum Style { case plain, danger }

  struct Rating {
    let stars: Int
    let outOf: Int = 5
  }

  component Row {
    state title: String = "Grand Hotel"
    state style: Style = .plain
    state rating: Rating = Rating(stars: 3)
    state progress: Fraction = 0%, in: 0%...100%, step: 25%
    state isOn: Bool = false
    state tint: Color? = nil

    size title.count * 10, rating.outOf * 4

    draw {
      let base = style == .danger ? #D70015 : #1B1B1F
      if isOn {
        fill rect(bounds), with: tint ?? base
      } else {
        fill rect(Rect(x: 0, y: 0, width: bounds.width * progress, height: rating.stars)), with: base
      }
    }

    states {
      on isOn: true
      danger style: .danger, title: "Cancel"
    }
  }
  """

@Suite struct TemplateTests {
  private let row: InterpretedComponent

  init() throws { row = try RasterTemplate(source: source).component("Row") }

  private func size(_ component: InterpretedComponent) -> Size {
    component.naturalSize(in: Environment())
  }

  private func list(_ component: InterpretedComponent) -> DisplayList? {
    component.displayList(size: Size(40, 20), environment: Environment())
  }

  @Test func `a component has its defaults`() {
    #expect(size(row) == Size(110, 20))
    #expect(row.propertyNames == ["title", "style", "rating", "progress", "isOn", "tint"])
  }

  @Test func `a date is a string of year, month and day`() throws {
    let source = """
      component Due {
        state date: Date = Date(year: 2026, month: 11, day: 29)
        state last: Date? = nil
        size date.day, (last ?? date).month
        draw { fill rect(bounds), with: #000000 }
      }
      """
    let due = try RasterTemplate(source: source).component("Due")
    #expect(size(due) == Size(29, 11))
    let set = try due.setting("date", to: .string("2024-02-03")).setting(
      "last",
      to: .string("1999-12-31")
    )
    #expect(size(set) == Size(3, 12))
    for wrong in ["2024-02-30", "3.2.2024", ""] {
      #expect(throws: TemplateError.self) { try due.setting("date", to: .string(wrong)) }
    }
  }

  @Test func `a property is set by its name`() throws {
    #expect(size(try row.setting("title", to: .string("Go"))) == Size(20, 20))
    let rating = PropertyValue.record(["stars": .int(2), "outOf": .int(10)])
    #expect(size(try row.setting("rating", to: rating)).height == 40)
  }

  @Test func `an omitted field has its default`() throws {
    let rating = PropertyValue.record(["stars": .int(2)])
    #expect(size(try row.setting("rating", to: rating)).height == 20)
  }

  @Test func `a state sets some properties and leaves the others`() throws {
    #expect(row.stateNames == ["plain", "on", "danger"])
    let danger = try row.state("danger")
    #expect(size(danger).width == 60)
    #expect(try danger.setting("title", to: .string("Grand Hotel")).state("plain") != row)
  }

  @Test func `a value outside its domain is clamped and snapped`() throws {
    let almostFull = try row.setting("progress", to: .double(0.9))
    #expect(try almostFull == row.setting("progress", to: .int(7)))
    #expect(try almostFull != row.setting("progress", to: .double(0.8)))
    #expect(try almostFull == row.setting("progress", to: .string("90%")))
    #expect(throws: TemplateError.self) { try row.setting("progress", to: .string("most")) }
  }

  @Test func `an optional takes a value or nil`() throws {
    let on = try row.state("on")
    let tinted = try on.setting("tint", to: .string("#0A84FF"))
    #expect(list(tinted) != list(on))
    #expect(list(try tinted.setting("tint", to: .none)) == list(on))
  }

  @Test func `an unknown name is rejected with a suggestion`() {
    #expect(throws: TemplateError.self) { try row.setting("titel", to: .string("Go")) }
    let error = #expect(throws: TemplateError.self) { try row.state("dagner") }
    #expect(error?.description == "'Row' has no state 'dagner'; did you mean 'danger'?")
  }

  @Test func `a value of another type is rejected`() {
    let error = #expect(throws: TemplateError.self) { try row.setting("title", to: .int(3)) }
    #expect(error?.description == "'title' expects String")
    let field = #expect(throws: TemplateError.self) {
      try row.setting("rating", to: .record(["stars": .bool(true)]))
    }
    #expect(field?.description == "'rating.stars' expects Int")
  }

  @Test func `a text style is a record with the labels of its function`() throws {
    let words = try RasterTemplate(
      source: """
        struct Look {
          let style: TextStyle = TextStyle()
          let shadows: [Shadow] = []
        }
        component Words {
          state style: TextStyle = TextStyle(font: Font(size: 15), paint: #E5004B)
          state look: Look = Look()
          state turn: Transform = .identity
          size measure("Go", style: style)
          draw {
            layer shadows: look.shadows, transform: turn {
              text "Go", in: bounds, style: style
              text "Go", in: bounds, style: look.style
            }
          }
        }
        """
    ).component("Words")
    let font = PropertyValue.record(["size": .int(30), "weight": .string("bold")])
    let style = PropertyValue.record([
      "font": font, "paint": .string("#0A84FF"), "lineHeight": .string("140%"),
      "tabs": .list([.record(["position": .int(40), "align": .string("center")])]),
    ])
    let typed = TextStyle(
      font: Font(size: 30, weight: .bold),
      paint: .color(Color(rgba: 0x0A84FFFF)),
      lineHeight: .fraction(1.4),
      tabs: [TabStop(40, align: .center)]
    )
    let set = try words.setting("style", to: style)
    #expect(try set == words.setting("style", to: .textStyle(typed)))
    #expect(size(set).height == 42)
    let shadow = PropertyValue.record(["color": .string("#000000"), "blur": .int(2)])
    let look = PropertyValue.record(["shadows": .list([shadow])])
    #expect(try words.setting("look", to: look) != words)
    let error = #expect(throws: TemplateError.self) {
      try words.setting("style", to: .record(["font": .record(["size": .string("big")])]))
    }
    #expect(error?.description == "'style.font.size' expects Double")
    let other = #expect(throws: TemplateError.self) {
      try words.setting("turn", to: .record(["a": .int(1)]))
    }
    #expect(other?.description == "'turn.b' expects Double")
  }

  /// A component that reads the values in the expression `size`.
  private func component(reading size: String) throws -> InterpretedComponent {
    try RasterTemplate(
      source: """
        component Bar {
          state isOn: Bool = false
          state progress: Double = 0, in: 0...1, step: 0.25
          state volume: Double = 0, in: 0...1
          state count: Int = 0, in: 0...9999
          state title: String = ""
          size \(size), 4
          draw { fill rect(bounds), with: .black }
        }
        """
    ).component("Bar")
  }

  @Test func `looks are all combinations of the values that are read`() throws {
    let bar = try component(reading: "isOn ? progress : -progress")
    let looks = try #require(bar.looks)
    #expect(looks.count == 2 * 5)
    #expect(looks.first == bar)
    #expect(try looks[1] == bar.setting("progress", to: .double(0.25)))
    #expect(Set(looks).count == 10)
    // If it is off, the progress is not read.
    #expect(try component(reading: "isOn ? progress : 1").looks?.count == 1 + 5)
    #expect(try component(reading: "count").looks?.count == 10_000)
    #expect(try component(reading: "1").looks?.count == 1)
  }

  @Test(arguments: ["title.count", "isOn ? volume : 1", "isOn ? count : 1"])
  func `unbounded looks, and looks beyond the limit, are not listed`(size: String) throws {
    #expect(try component(reading: size).looks == nil)
  }

  @Test func `a source with errors throws its reports`() {
    let error = #expect(throws: TemplateError.self) {
      try RasterTemplate(source: "component Dot {\n  size 20,\n}\n", name: "Dot.raster")
    }
    #expect(error?.description.hasPrefix("Dot.raster:") == true)
    #expect(error?.description.contains("error: ") == true)
  }

  @Test func `imports and images are found by their paths`() throws {
    let picture = try RasterTemplate(
      source: "component Dot {\n  size 4, 4\n  draw { fill circle(bounds), with: #F00 }\n}\n"
    ).component("Dot").png()
    let template = try RasterTemplate(
      source: """
        import "Brand.raster"
        component Logo {
          let logo: Image = "logo.png"
          size logo.size
          draw {
            fill rect(bounds), with: Brand.ink
            image logo, at: (0, 0)
          }
        }
        """,
      imports: ["Brand.raster": "tokens Brand {\n  ink light: #000, dark: #FFF\n}\n"],
      images: ["logo.png": picture]
    )
    #expect(template.componentNames == ["Logo"])
    #expect(size(try template.component("Logo")) == Size(4, 4))
  }

  @Test func `an image is a property like others, and is part of the key`() throws {
    let template = try RasterTemplate(
      source: """
        component Frame {
          state photo: Image = "dot.png"
          size photo.size
          draw { image photo, in: bounds }
        }
        """,
      images: ["dot.png": try dot(radius: 2)]
    )
    let frame = try template.component("Frame")
    let other = try frame.setting("photo", to: .image(try Image(decoding: try dot(radius: 3))))
    #expect(size(frame) == Size(4, 4))
    #expect(size(other) == Size(6, 6))
    #expect(key(frame) != key(other))
    #expect(
      key(try other.setting("photo", to: .image(try Image(decoding: dot(radius: 2))))) == key(frame)
    )
    #expect(throws: TemplateError.self) { try frame.setting("photo", to: .string("dot.png")) }
  }

  @Test func `a comment selects the edition of a template`() throws {
    let font = try bytes(ofFileAt: "Samples/Components/fonts/Naskh.ttf")
    func recorded(_ head: String, _ arguments: String) throws -> DisplayList? {
      let template = try RasterTemplate(
        source: """
          \(head)
          font "Naskh", file: "naskh.ttf"

          component Chips {
            size 80, 20

            draw {
              text [TextRun("بب", padding: 2\(arguments)), "بب"], in: bounds,
                font: Font(family: "Naskh"), with: #000
            }
          }
          """,
        fonts: ["naskh.ttf": font]
      )
      return try template.component("Chips")
        .displayList(size: Size(80, 20), environment: Environment())
    }
    let separate = try recorded("", ", joins: false")
    #expect(try recorded("// raster edition 2027", "") == separate)
    #expect(try recorded("", "") != separate)
    #expect(try recorded("// raster edition 2026", "") != separate)
  }

  @Test func `proofs of caps that take too many steps together are an error`() throws {
    let components = (0..<3).map { number in
      """
      component Dots\(number) {
        size 40, 20
        caps 4
        draw { for i in 0..<1000 { fill rect((1, 1, 2, 2)), with: #000 } }
      }

      """
    }
    let limits = RasterLimits(work: 1 << 26)
    _ = try RasterTemplate(source: components[0], limits: limits)
    let error = #expect(throws: TemplateError.self) {
      try RasterTemplate(source: components.joined(), limits: limits)
    }
    let message = "error: proving all caps takes more than 65536 steps; simplify components"
    #expect("\(error.map { "\($0)" } ?? "")".contains(message))
  }

  /// The PNG file of a dot.
  private func dot(radius: Int) throws -> [UInt8] {
    try RasterTemplate(
      source: """
        component Dot {
          size \(2 * radius), \(2 * radius)
          draw { fill circle(bounds), with: #F00 }
        }
        """
    ).component("Dot").png()
  }

  private func key(_ component: InterpretedComponent) -> [UInt8] {
    var key = KeyEncoder()
    component.encodeKey(into: &key, environment: Environment())
    return key.bytes
  }
}
