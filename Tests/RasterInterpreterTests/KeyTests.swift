// The request key of an interpreted component holds the values that are read, and nothing else.

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
    expected.append(1.0)
    expected.append(Optional(Color.black)) { $0.append($1) }
    expected.append(String?.none) { $0.append($1) }
    expected.append(enumeration: 1)
    #expect(key(dot, Environment(appearance: .dark)) == expected.bytes)
  }

  @Test func `the key excludes values that are not read`() throws {
    #expect(try key(dot.setting("isHovered", to: .bool(true))) == key(dot))
    #expect(key(dot, Environment(textScale: 2, scale: 3)) == key(dot))
  }

  @Test func `nil differs from an empty string`() throws {
    #expect(try key(dot.setting("label", to: .string(""))) != key(dot))
  }

  @Test func `positive and negative zero have the same key`() throws {
    let positive = try dot.setting("ring", to: .record(["width": .double(0)]))
    let negative = try dot.setting("ring", to: .record(["width": .double(-0.0)]))
    #expect(key(positive) == key(negative))
  }

  // MARK: Exact keys

  /// A component with these properties and this drawing.
  private func component(_ properties: String, drawing: String) throws -> InterpretedComponent {
    let source = """
      enum Kind { case calm, loud, wild }
      struct Rating {
        let stars: Int = 0
        let isFull: Bool = false
        let name: String = ""
      }
      func isBig(_ count: Int) -> Bool { count > 9 }
      component Bar {
        size 40, 20
      \(properties)
        draw {
      \(drawing)
        }
      }
      """
    return try RasterTemplate(source: source).component("Bar")
  }

  /// The number of distinct keys for these values of a property of the component.
  private func keyCount(
    _ component: InterpretedComponent,
    _ property: String,
    _ values: [PropertyValue]
  ) throws -> Int {
    try Set(values.map { key(try component.setting(property, to: $0)) }).count
  }

  @Test func `the key holds the values that a branch reads only if the branch is taken`() throws {
    let bar = try component(
      "state hue: Int = 0, in: 0...99\nstate isOn: Bool = false",
      drawing: "fill rect(bounds), with: isOn ? hsl(1deg * hue, 50%, 50%) : .black"
    )
    #expect(bar.looks?.count == 101)
  }

  @Test(arguments: [
    "count > 9", "9 < count", "!(count <= 9)", "isBig(count)", "limit && count > 9",
  ])
  func `a value that is only compared is keyed by the result`(condition: String) throws {
    let bar = try component(
      "state count: Int = 0, in: 0...99\nlet limit = true",
      drawing: "if \(condition) { fill rect(bounds), with: .black }"
    )
    #expect(bar.looks?.count == 2)
  }

  @Test func `the key excludes properties that another property hides`() throws {
    let bar = try component(
      "state isDisabled: Bool = false\nstate isPressed: Bool = false\nstate isHovered: Bool = false",
      drawing: """
        let ink = isDisabled ? #111 : isPressed ? #222 : isHovered ? #333 : #444
        fill rect(bounds), with: ink
        """
    )
    #expect(bar.looks?.count == 4)
  }

  @Test func `the key excludes the fallback of an optional with a value`() throws {
    let source = """
      component Inner {
        state tint: Color? = nil
        state fallback: Color = #E5004B
        size 12, 12
        draw {
          if tint == nil { fill rect(bounds), with: #000 }
          if (tint ?? fallback) == #1D3557 { fill rect(bounds.inset(3)), with: #457B9D }
        }
      }
      component Outer {
        state tint: Color = #1D3557
        size 24, 12
        draw {
          place Inner(tint: tint), in: Rect(x: 0, y: 0, width: 12, height: 12)
          place Inner(fallback: tint), in: Rect(x: 12, y: 0, width: 12, height: 12)
        }
      }
      """
    let outer = try RasterTemplate(source: source).component("Outer")
    var expected = KeyEncoder()
    expected.component("Outer", definition: outer.declaration.definition.description)
    expected.append(true)
    #expect(key(outer) == expected.bytes)
  }

  @Test func `the key holds only the fields of a struct that are read`() throws {
    let bar = try component(
      "state rating: Rating = Rating()",
      drawing: "fill rect(bounds), with: rating.isFull ? .black : .white"
    )
    let ratings: [PropertyValue] = (0..<10).flatMap { stars in
      ["", "a"].flatMap { name in
        [false, true].map { isFull in
          .record(["stars": .int(stars), "name": .string(name), "isFull": .bool(isFull)])
        }
      }
    }
    #expect(try keyCount(bar, "rating", ratings) == 2)
  }

  @Test(arguments: [
    ("fill rect(Rect(x: 0, y: 0, width: names.count, height: 1)), with: .black", 3),
    ("if names.isEmpty { fill rect(bounds), with: .black }", 2),
    ("for name in names { fill rect(bounds), with: .black }", 3),
    ("for name in names { fill rect(bounds), with: name == \"a\" ? .black : .white }", 5),
    ("if let name = names.first { text name, in: bounds, with: .black }", 3),
    ("fill rect(Rect(x: 0, y: 0, width: (names.last ?? \"\").count, height: 1)), with: .black", 3),
    ("if let name = names[1] { text name, in: bounds, with: .black }", 3),
    ("if names.first == nil { fill rect(bounds), with: .black }", 2),
    ("for name in names.prefix(1) { text name, in: bounds, with: .black }", 3),
    ("for name in names.suffix(1) { text name, in: bounds, with: .black }", 3),
    ("for name in names.prefix(1) { fill rect(bounds), with: .black }", 2),
    ("text (names.reversed.first ?? \"\"), in: bounds, with: .black", 3),
  ])
  func `the key holds only the parts of a list that are read`(drawing: String, count: Int) throws {
    let bar = try component("state names: [String] = []", drawing: drawing)
    let lists = [[], ["a"], ["b"], ["a", "b"], ["b", "a"]].map { names in
      PropertyValue.list(names.map { .string($0) })
    }
    #expect(try keyCount(bar, "names", lists) == count)
  }

  @Test(arguments: [
    ("numbers.max ?? 0", 3), ("numbers.min ?? 0", 3), ("numbers.sum", 4), ("numbers[0] ?? 0", 3),
    ("numbers.prefix(1).sum", 3), ("max(numbers.sum, 2)", 2),
  ])
  func `the key holds the result that is computed from numbers`(width: String, count: Int) throws {
    let bar = try component(
      "state numbers: [Double] = []",
      drawing: "fill rect(Rect(x: 0, y: 0, width: \(width), height: 1)), with: .black"
    )
    let lists = [[], [1.0], [2], [1, 2], [2, 1]].map { numbers in
      PropertyValue.list(numbers.map { .double($0) })
    }
    #expect(try keyCount(bar, "numbers", lists) == count, "\(width)")
  }

  /// Each with the number of its results for the numbers below.
  @Test(arguments: [
    ("min(x, 0)", 3), ("max(x, 0)", 3), ("clamp(x, min: 0, max: 1)", 2), ("abs(x)", 3),
    ("sign(x)", 3), ("floor(x)", 4), ("ceil(x)", 4), ("round(x)", 5),
  ])
  func `the key holds the result of a function that has one result for many numbers`(
    width: String,
    count: Int
  ) throws {
    let bar = try component(
      "state x: Double = 0",
      drawing: "fill rect(Rect(x: 0, y: 0, width: \(width), height: 1)), with: .black"
    )
    let numbers = [-2.5, -2, 0, 2, 2.5].map { PropertyValue.double($0) }
    #expect(try keyCount(bar, "x", numbers) == count, "\(width)")
  }

  @Test func `the key holds only the field of the first element that is read`() throws {
    let bar = try component(
      "state ratings: [Rating] = []",
      drawing:
        "if let rating = ratings.first { fill rect(Rect(x: 0, y: 0, width: rating.stars, height: 1)), with: .black }"
    )
    let one = PropertyValue.record(["stars": .int(1), "name": .string("a")])
    let other = PropertyValue.record(["stars": .int(1), "name": .string("b")])
    let two = PropertyValue.record(["stars": .int(2)])
    let lists: [PropertyValue] = [
      .list([]), .list([one]), .list([other, two]), .list([two]), .list([two, one]),
    ]
    #expect(try keyCount(bar, "ratings", lists) == 3)
  }

  /// Each with the number of keys of the passwords below.
  @Test(arguments: [
    "let answer = !password.isEmpty", "let answer = password.trimmed.isEmpty",
    "let answer = password.lowercased == password",
    "let answer = [for letter in password.characters: if letter == \"!\": letter].count > 0",
    "let strength: Kind = password.count > 3 ? .wild : .calm\nlet answer = strength == .wild",
    "let strength = min(password.trimmed.count, 1)\nlet answer = strength > 0",
    "let answer = isStrong(password)", "let kind = kindOf(password)\nlet answer = kind == .loud",
    "let part = share(password)\nlet answer = part > 50%",
  ])
  func `the key holds the result of a question about a text, not the text`(lets: String) throws {
    let source = """
      enum Kind { case calm, loud, wild }
      func isStrong(_ text: String) -> Bool {
        let signs = [for letter in text.characters: if letter == "!" || letter == "?": letter]
        signs.count > 1
      }
      func kindOf(_ text: String) -> Kind {
        [for letter in text.characters: if letter == "!": letter].isEmpty ? .calm : .loud
      }
      func share(_ text: String) -> Fraction {
        [for letter in text.characters: if letter == "!": letter].isEmpty ? 0% : 100%
      }
      component Field {
        state password: String = ""
        size 40, 20
        \(lets)
        draw { fill rect(bounds), with: answer ? .black : .white }
      }
      """
    let field = try RasterTemplate(source: source).component("Field")
    let passwords = ["", " ", "ab", "Ab", "open!", "o?en!", "very long, and secret"]
    let keys = try passwords.map { key(try field.setting("password", to: .string($0))) }
    #expect(Set(keys).count <= 2)
    let secret = Array("secret".utf8)
    #expect(
      !keys.contains { key in
        key.indices.contains { key[$0...].starts(with: secret) }
      }
    )
  }

  @Test func `a placed component's key treats a text like that of a separate component`() throws {
    let source = """
      component Button {
        state isOn: Bool = false
        size 40, 20
        draw { fill rect(bounds), with: isOn ? .black : .white }
      }
      component Form {
        state password: String = ""
        size 40, 20
        draw { place Button(isOn: password.trimmed.count > 2), in: bounds }
      }
      """
    let form = try RasterTemplate(source: source).component("Form")
    let passwords = ["", " ", "ab", "abc", "abcd"].map { PropertyValue.string($0) }
    #expect(try keyCount(form, "password", passwords) == 2)
  }

  @Test func `cases that are drawn identically have one key`() throws {
    let bar = try component(
      "state kind: Kind = .calm",
      drawing: """
        switch kind {
        case .calm, .wild: fill rect(bounds), with: .black
        case .loud: fill rect(bounds), with: .white
        }
        """
    )
    #expect(bar.looks?.count == 2)
  }

  /// Comparing each with all others takes minutes.
  @Test func `hundreds of enumerations are distinguished in one pass`() throws {
    let numbers = 0..<1_000
    let bar = try component(
      numbers.map { "state kind\($0): Kind = .calm" }.joined(separator: "\n"),
      drawing: numbers.map { "if kind\($0) == .loud { fill rect(bounds), with: .black }" }
        .joined(separator: "\n")
    )
    #expect(try key(bar.setting("kind999", to: .enumeration("loud"))) != key(bar))
  }

  @Test(arguments: [
    #"switch "a" + "" { case "a": 1 else: hue }"#, #"("ab" + "c").count > 2 ? 1 : hue"#,
    #""a".uppercased == "A" ? 1 : hue"#, #"("a" + "b").contains("ab") ? 1 : hue"#,
  ])
  func `the key excludes properties in branches that constants rule out`(width: String) throws {
    let bar = try component(
      "state hue: Int = 1, in: 1...99",
      drawing: "fill rect(Rect(x: 0, y: 0, width: \(width), height: 1)), with: .black"
    )
    #expect(bar.looks?.count == 1)
  }

  @Test func `a choice that is written inline is keyed by its result`() throws {
    let bar = try RasterTemplate(
      source: """
        struct Pack {
          let words: String = "a"
          let slot: Content = .empty
        }

        component Bar {
          state hue: Int = 1, in: 1...99
          size 20, 20
          draw {
            if "b".contains((true ? Pack() : Pack(words: "b")).words) {
              fill rect(bounds), with: hsl(1deg * hue, 50%, 50%)
            }
          }
        }
        """
    ).component("Bar")
    #expect(bar.looks?.count == 1)
  }

  @Test func `the key excludes properties that draw nothing`() throws {
    let bar = try component(
      "state isOn: Bool = false",
      drawing: "if isOn { let width = 3 }\nfill rect(bounds), with: .black"
    )
    #expect(bar.looks?.count == 1)
  }

  @Test func `functions that each call another twice do not slow down keys`() throws {
    var source = "func f0(_ n: Int) -> Int { n + 1 }\n"
    for place in 1...12 {
      source += "func f\(place)(_ n: Int) -> Int { f\(place - 1)(n) + f\(place - 1)(n) }\n"
    }
    let bar = try RasterTemplate(
      source: source + """
        component Bar {
          state count: Int = 0
          size 40, 20
          draw { if f12(count) > 3 { fill rect(bounds), with: .black } }
        }
        """
    ).component("Bar")
    #expect(try keyCount(bar, "count", [.int(1), .int(2)]) == 2)
  }
}
