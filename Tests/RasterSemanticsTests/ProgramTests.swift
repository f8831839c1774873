// The content of a checked program: read sets, domains, colours and the identity of definitions.

import Raster
import RasterSemantics
import RasterSyntax
import Testing

@Suite struct ProgramTests {
  private func program(_ text: String) -> Program {
    let project = Project(text: text)
    #expect(project.checked.diagnostics.map(\.message) == [])
    return project.checked.program
  }

  private func component(_ members: String, draw: String) -> String {
    "component Dot {\n\(members)\nsize 20, 20\ndraw {\n\(draw)\n}\n}\n"
  }

  @Test func `the environment that a drawing reads is found through everything it uses`() {
    let program = program(
      """
      tokens Brand {
        ink light: #000, dark: #FFF
        paper #FFF
      }
      let width = environment.scale
      func tint(_ t: Fraction) -> Color { mix(Brand.ink, Brand.paper, t) }

      """ + component("", draw: "stroke rect(bounds), with: tint(40%), width: width")
        + "component Plain {\nsize 4, 4\ndraw { fill rect(bounds), with: Brand.paper } }\n"
        + "component Outer {\nsize 4, 4\ndraw { place Dot(), in: bounds } }\n"
    )
    #expect(program.functions[0].reads == .appearance)
    #expect(program.constants.map(\.reads) == [.appearance, [], .scale])
    #expect(program.components[0].reads == [.appearance, .scale])
    #expect(program.components[1].reads == [])
    #expect(program.components[2].reads == [.appearance, .scale])
  }

  @Test func `text is checked with a font and a width that are not finite`() {
    let width = #"measure("ab", font: Font(size: 1 / w), width: 1 / w).width"#
    let program = program(
      component("state w: Double = 0", draw: "fill rect((0, 0, \(width), 4)), with: #FFF")
    )
    #expect(program.components.count == 1)
  }

  @Test func `a property is read if size, caps or drawing depend on it`() {
    let text = """
      component Dot {
        state wide: Double = 4
        state cap: Double = 4
        state through: Bool = true
        state count: Int = 3
        state choice: Int? = nil
        let color = through ? #000 : #FFF
        size wide, 20
        caps cap, unchecked: true
        draw {
          for i in 0..<count { fill circle(center: (i, 4), radius: 4), with: color }
          if let inset = choice { fill rect(bounds.inset(inset)), with: #000 }
        }
      }
      """
    #expect(
      program(text).components[0].properties.map(\.isRead) == Array(repeating: true, count: 5)
    )
  }

  @Test func `a token may use another token`() {
    let program = program(
      "tokens Brand { ink Base.ink.opacity(50%) }\ntokens Base { ink light: #000, dark: #FFF }\n"
    )
    for (appearance, rgba) in [(Appearance.light, 0x0000_00FF as UInt32), (.dark, 0xFFFF_FFFF)] {
      var evaluator = Evaluator(
        program: program,
        environment: Environment(appearance: appearance)
      )
      let color = evaluator.evaluate(program.constants[0].value)
      #expect(color == .color(Color(rgba: rgba).opacity(0.5)))
    }
  }

  @Test func `a domain is evaluated`() {
    let text =
      "let most = 2 * 5\n"
      + component(
        "state n: Int = 3, in: 0...most\nstate x: Fraction = 0%, in: -100%...100%, step: 25%",
        draw: "fill circle(center: (n, n), radius: x * 4), with: #000"
      )
    let properties = program(text).components[0].properties
    #expect(properties[0].domain == .int(0...10, step: 1))
    #expect(properties[1].domain == .double(-1...1, step: 0.25))
  }

  @Test func `a definition excludes comments and spaces, and includes tokens`() {
    func definition(_ text: String) -> ContentDigest { program(text).components[0].definition }
    let base =
      "let r = 4.0\n" + component("", draw: "fill circle(center: (1, 1), radius: r), with: #000")
    let same =
      "// Words.\n\nlet r   = 4.0\n"
      + component("/* more */", draw: "\n\nfill circle(center: (1, 1), radius: r), with: #000")
    let used =
      "let r = 5.0\n" + component("", draw: "fill circle(center: (1, 1), radius: r), with: #000")
    let other = base + "let unrelated = 3\n"
    #expect(definition(base) == definition(same))
    #expect(definition(base) != definition(used))
    #expect(definition(base) == definition(other))
  }

  @Test func `a definition does not depend on the order of declarations`() {
    let first = "let a = 1\nlet b = 2\n"
    let second = "let b = 2\nlet a = 1\n"
    let dot = component("", draw: "fill circle(center: (b, a), radius: 4), with: #000")
    #expect(
      program(first + dot).components[0].definition
        == program(dot + second).components[0].definition
    )
  }

  @Test func `a quotient of whole numbers is a Double`() {
    let values = program("let a: Double = 1 / 2\nlet b = 1 / 2\nlet c = 1 / 2.0\n").constants.map(
      \.value
    )
    #expect(values.map(\.type) == [.double, .double, .double])
    let program = program("")
    #expect(Evaluator.constant(values[0], program: program)?.doubleValue == 0.5)
    #expect(Evaluator.constant(values[1], program: program)?.doubleValue == 0.5)
    #expect(Evaluator.constant(values[2], program: program)?.doubleValue == 0.5)
  }

  @Test func `the order of constants does not matter`() {
    let types = program("let a = b + c\nlet b = c * 2\nlet c = 1.5\n").constants.map(\.value.type)
    #expect(types == [.double, .double, .double])
  }

  @Test func `an omitted argument is marked as the default`() {
    let program = program(
      "func f(_ x: Double, by y: Double = 3) -> Double { x * y }\nlet a = f(2)\n"
    )
    guard case .call(_, let arguments) = program.constants[0].value.kind else {
      Issue.record("not a call")
      return
    }
    #expect(arguments.map(\.isImplicit) == [false, true])
  }

  @Test func `the checker's reports include the parser's, once and in order`() {
    let checked = Project(text: "let a = #12345\nlet b = missing\nlet c = #1\n").checked
    #expect(checked.hasErrors)
    #expect(checked.diagnostics.map(\.code) == [.malformedColor, .unknownName, .malformedColor])
  }

  @Test(arguments: [300, 1_000])
  func `the verdict of caps does not depend on other components`(iterations: Int) {
    func unproved(_ count: Int) -> Int {
      let components = (0..<count).map { number in
        """
        component Dots\(number) {
          size 40, 20
          caps 4
          draw { for i in 0..<\(iterations) { fill rect((1, 1, 2, 2)), with: #000 } }
        }

        """
      }
      return Project(text: components.joined()).checked.diagnostics
        .count { $0.code == .capsUnproved }
    }
    #expect(unproved(30) == 30 * unproved(1))
  }
}
