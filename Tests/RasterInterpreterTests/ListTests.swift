// Lists, their members and loops over them give the same results as values that are written out.

import Raster
import RasterInterpreter
import Testing

/// The display list of a component that draws one circle for each number of a list.
private func drawn(_ list: String, _ declarations: String = "") throws -> DisplayList? {
  let source = """
    enum Kind { case a, b, c }
    struct Bar { let name: String  let value: Double = 0 }
    let bars = [Bar(name: "x", value: 3), Bar(name: "y", value: 1), Bar(name: "z", value: 2)]
    let none: [Double] = []
    \(declarations)
    component Subject {
      let subject: [Double] = \(list)
      size 40, 20
      draw { for value in subject { fill circle(center: (value, 5), radius: 2), with: #000 } }
    }
    """
  return try RasterTemplate(source: source).component("Subject")
    .displayList(size: Size(40, 20), environment: Environment())
}

@Suite struct ListTests {
  @Test(arguments: [
    ("[for bar in bars: bar.value]", "[3, 1, 2]"),
    ("[for bar in bars: if bar.value > 1: bar.value]", "[3, 2]"),
    ("[for bar in bars: if bar.value > 1: bar.value else: 9]", "[3, 9, 2]"),
    (
      "[0, for i in 1...2: for j in 0..<2: i * 10.0 + j, if bars.isEmpty: 5, 7]",
      "[0, 10, 11, 20, 21, 7]"
    ),
    ("[for i in 3..<1: Double(i)]", "none"),
    ("[for (i, bar) in bars.enumerated: i * 10 + bar.value]", "[3, 11, 22]"),
    ("[for (_, x, y) in zip([1, 2], [3.0, 4, 5], [6.0, 7]): x + y]", "[9, 11]"),
    ("[for bar in bars: if let first = bars.first: bar.value - first.value]", "[0, -2, -1]"),
    ("[for list in [[1.0, 2], [3.0]]: for x in list: x]", "[1, 2, 3]"),
    ("[for kind in Kind.allCases: if kind >= .b: Double(kind.index)]", "[1, 2]"),
    ("[for i in [1.0, 2, 3].indices: Double(i)]", "[0, 1, 2]"),
  ])
  func `loops and conditions produce elements`(list: String, expected: String) throws {
    let made = try drawn(list)
    #expect(made != nil)
    #expect(try made == drawn(expected))
  }

  @Test(arguments: [
    ("[1, 2, 3].sum", "6"), ("none.sum", "0"), ("none.max ?? 4", "4"),
    ("[2.0, 5, 3].max ?? 0", "5"), ("[2.0, 5, 3].min ?? 0", "2"),
    ("[2.0, 5].first ?? 0", "2"), ("[2.0, 5].last ?? 0", "5"), ("none.first ?? 8", "8"),
    ("[2, 5].contains(5) ? 1 : 0", "1"), ("[\"é\"].contains(\"e\\u{301}\") ? 1 : 0", "0"),
    (
      "[for s in [\"b\", \"Z\", \"a\"].sorted: s].joined(separator: \"-\") == \"Z-a-b\" ? 1 : 0",
      "1"
    ),
    ("[\"a\", \"b\"].joined() == \"ab\" ? 1 : 0", "1"),
    ("[Kind.a, .c].contains(.b) ? 1 : 0", "0"), ("Kind.a < Kind.b ? 1 : 0", "1"),
  ])
  func `members return a value`(member: String, expected: String) throws {
    #expect(try drawn("[\(member)]") == drawn("[\(expected)]"))
  }

  @Test(arguments: [
    ("[1.0, 2, 3].partialSums", "[0, 1, 3, 6]"), ("none.partialSums", "[0]"),
    ("[3.0, 1, 2].sorted", "[1, 2, 3]"), ("[3.0, 1, 2].reversed", "[2, 1, 3]"),
    ("[3.0, 1, 2].prefix(2)", "[3, 1]"), ("[3.0, 1, 2].prefix(-1)", "none"),
    ("[3.0, 1, 2].suffix(2)", "[1, 2]"), ("[3.0, 1, 2].suffix(9)", "[3, 1, 2]"),
    ("[for b in bars.sorted(by: [for b in bars: -b.value]): b.value]", "[3, 2, 1]"),
    ("[for b in bars.sorted(by: [for b in bars: b.name]).reversed: b.value]", "[2, 1, 3]"),
    ("[1.0, 2, 3, 4].sorted(by: [1, 0, 0])", "[2, 3, 1, 4]"),
    ("[5.0, 1].sorted(by: [0.0 / 0, 1])", "[1, 5]"),
  ])
  func `members return a list`(member: String, expected: String) throws {
    let source = "let typed: [Double] = \(member)"
    #expect(try drawn("typed", source) == drawn(expected))
  }

  @Test func `a path follows the points of a list`() throws {
    let source = """
      component Subject {
        state points: [Point] = [(1, 2), (3, 4), (5, 6)]
        size 40, 20
        draw {
          fill path {
            for (i, p) in points.enumerated { if i == 0 { move p } else { line p } }
            for _ in 0..<2 { close }
          }, with: #000
        }
      }
      component Expected {
        size 40, 20
        draw { fill path { move (1, 2)  line (3, 4)  line (5, 6)  close  close }, with: #000 }
      }
      """.replacing("  line", with: "\n line").replacing("  close  close", with: "\n close\n close")
    let template = try RasterTemplate(source: source)
    let lists = try ["Subject", "Expected"].map {
      try template.component($0).displayList(size: Size(40, 20), environment: Environment())
    }
    #expect(lists[0] == lists[1])
  }

  @Test func `a default beyond its limit is limited without a note`() throws {
    let source = """
      component Sign {
        state words: String = "Sea view", limit: 3
        size 40, 20
        draw { if words == "Se…" { fill rect(bounds), with: #F00 } }
      }
      component Wall {
        size 40, 20
        draw { place Sign(), in: bounds }
      }
      """
    let template = try RasterTemplate(source: source)
    let sign = try template.component("Sign")
    func list(_ component: InterpretedComponent) throws -> DisplayList {
      try #require(component.displayList(size: Size(40, 20), environment: Environment()))
    }
    #expect(try list(sign).notes == [])
    #expect(try list(template.component("Wall")).notes == [])
    #expect(try sign.setting("words", to: .string("Se…")) == sign)
    let note = DrawingNote.limited(property: "words", given: 8, kept: 3, .characters)
    #expect(try list(sign.setting("words", to: .string("Sea view"))).notes == [note])
  }

  @Test func `a list property is truncated at its limit, and a nested list is rejected`() throws {
    let source = """
      struct Group { let values: [Double] }
      component Subject {
        state values: [Double] = [], limit: 3
        state groups: [Group] = []
        state name: String = "", limit: 2
        size 40, 20
        draw {
          for value in values { fill circle(center: (value, 5), radius: 2), with: #000 }
          for group in groups { for value in group.values { fill circle(center: (value, 9), radius: 2), with: #000 } }
          if name == "a\\u{301}b" { fill rect(bounds), with: #F00 }
        }
      }
      """
    let template = try RasterTemplate(source: source)
    func list(_ name: String, _ value: PropertyValue) throws -> DisplayList? {
      try template.component("Subject").setting(name, to: value)
        .displayList(size: Size(40, 20), environment: Environment())
    }
    let five = PropertyValue.list((0..<5).map { .double(Double($0)) })
    let three = PropertyValue.list((0..<3).map { .double(Double($0)) })
    let limited = try #require(try list("values", five))
    #expect(limited.notes == [.limited(property: "values", given: 5, kept: 3, .elements)])
    #expect(try LookKey(limited) == list("values", three).map { LookKey($0) })
    // An ellipsis marks a truncated string.
    #expect(
      try list("name", .string("a\u{301}bc")).map { LookKey($0) }
        == list("name", .string("a\u{301}…")).map { LookKey($0) }
    )
    #expect(try list("name", .string("abc")) != list("name", .string("a\u{301}b")))
    let long = PropertyValue.list((0..<1001).map { .double(Double($0)) })
    #expect(throws: TemplateError.self) {
      try list("groups", .list([.record(["values": long])]))
    }
  }

  @Test func `an unbounded loop ends after ten thousand iterations`() throws {
    let source = """
      component Subject {
        state n: Int = 0
        let all = [for i in 0..<n: i]
        let rest = [for i in n - 5...9223372036854775807: i]
        size 40, 20
        draw { fill circle(center: (all.count, rest.count), radius: 2), with: #000 }
      }
      component Expected {
        size 40, 20
        draw { fill circle(center: (10000, 10000), radius: 2), with: #000 }
      }
      """
    let template = try RasterTemplate(source: source)
    let (size, environment) = (Size(40, 20), Environment())
    let subject = try template.component("Subject").setting("n", to: .int(.max - 20_000))
    let expected = try template.component("Expected")
    #expect(
      subject.displayList(size: size, environment: environment)
        == expected.displayList(size: size, environment: environment)
    )
  }
}
