// Checking and generating take linear time, or give a report, also for programs that double.

import Raster
import RasterCodegen
import RasterInterpreter
import RasterSyntax
import TestSupport
import Testing

@Suite struct GrowthTests {
  /// Programs of one kind, each a little larger than the previous one.
  struct Family: Sendable, CustomTestStringConvertible {
    let name: String
    /// A size without errors, whose double has no errors either.
    let size: Int
    /// A size that must give a report; nil if no size is too large.
    let tooLarge: Int?
    let text: @Sendable (Int) -> String

    var testDescription: String { name }
  }

  /// A component that uses `expression`, an `Int`.
  private static func component(using expression: String, _ state: String = "") -> String {
    """
    component User {
    \(state)
      size 10, 10
      draw { fill circle(center: (\(expression), 1), radius: 1), with: #000 }
    }

    """
  }

  /// `first`, then the result of `next` for each number up to `count` and the previous number.
  private static func chain(
    _ first: String,
    _ count: Int,
    _ next: (_ level: Int, _ before: Int) -> String
  ) -> String {
    first + "\n" + (1...count).map { next($0, $0 - 1) + "\n" }.joined()
  }

  /// Structs that each contain the previous one twice; `field` writes a field of that type.
  private static func structs(
    _ count: Int,
    field: (_ name: String, _ type: String) -> String
  ) -> String {
    chain("struct A0 { let a: Int = 0 }", count) { level, before in
      "struct A\(level) {\n\(field("x", "A\(before)"))\n\(field("y", "A\(before)"))\n}"
    }
  }

  private static let families: [Family] = [
    Family(name: "structs with defaults", size: 6, tooLarge: 400) { count in
      structs(count) { "let \($0): \($1) = \($1)()" }
        + component(using: "s.x.y == s.y.x ? 1 : 2", "state s: A\(count) = A\(count)()")
    },
    Family(name: "optional structs", size: 6, tooLarge: 400) { count in
      structs(count) { "let \($0): \($1)? = \($1)()" }
        + component(using: "s == nil ? 1 : 2", "state s: A\(count)? = A\(count)()")
    },
    Family(name: "lists of structs", size: 6, tooLarge: 60) { count in
      structs(count) { "let \($0): [\($1)] = [\($1)()]" }
        + component(using: "s.x.count", "state s: A\(count) = A\(count)()")
    },
    Family(name: "structs without defaults", size: 6, tooLarge: 400) { count in
      chain("struct A0 { let a: Int }", count) { level, before in
        "struct A\(level) {\n  let x: A\(before)\n  let y: A\(before)\n}"
      } + component(using: "f == nil ? 1 : 2", "state f: A\(count)? = nil")
    },
    Family(name: "functions that call others twice", size: 7, tooLarge: 90) { count in
      chain("func f0(_ x: Int) -> Int { x + 1 }", count) { level, before in
        "func f\(level)(_ x: Int) -> Int { f\(before)(x) + f\(before)(x) }"
      } + component(using: "f\(count)(1)")
    },
    Family(name: "defaults of parameters", size: 5, tooLarge: 90) { count in
      chain("func f0(x: Int = 1) -> Int { x + 1 }", count) { level, before in
        "func f\(level)(x: Int = f\(before)() + f\(before)()) -> Int { x }"
      } + component(using: "f\(count)()")
    },
    Family(name: "numbers that double", size: 40, tooLarge: nil) { count in
      chain("let n0 = 1", count) { "let n\($0) = n\($1) + n\($1)" }
        + component(using: "n\(count)")
    },
    Family(name: "strings that double", size: 6, tooLarge: 90) { count in
      chain("let s0 = \"a\"", count) { "let s\($0) = s\($1) + s\($1)" }
        + component(using: "s\(count).count")
    },
    Family(name: "strings in strings", size: 6, tooLarge: 90) { count in
      chain("let s0 = \"a\"", count) { "let s\($0) = \"\\(s\($1))\\(s\($1))\"" }
        + component(using: "s\(count).count")
    },
    Family(name: "`let`s of a function that double", size: 6, tooLarge: 90) { count in
      "func f(_ s0: String) -> String {\n"
        + chain("", count) { "let s\($0) = s\($1) + s\($1)" }
        + "s\(count)\n}\n" + component(using: "f(\"a\").count")
    },
    Family(name: "lists that double", size: 6, tooLarge: 90) { count in
      chain("let s0 = [1]", count) { "let s\($0) = [s\($1)[0] ?? 0, s\($1)[0] ?? 0]" }
        + component(using: "s\(count).count")
    },
    Family(name: "paths that double", size: 4, tooLarge: 90) { count in
      chain("let p0 = circle(center: (5, 5), radius: 3)", count) {
        "let p\($0) = p\($1).union(p\($1))"
      } + component(using: "p\(count).bounds.width")
    },
    Family(name: "tokens of tokens", size: 40, tooLarge: nil) { count in
      chain("tokens P0 { ink #000 }", count) {
        "tokens P\($0) { ink mix(P\($1).ink, P\($1).ink, 0.5) }"
      }
        + component(using: "P\(count).ink == #000 ? 1 : 2")
    },
    Family(name: "tokens of tokens that differ in the dark", size: 8, tooLarge: 40) { count in
      chain("tokens P0 { ink light: #000, dark: #FFF }", count) {
        "tokens P\($0) { ink mix(P\($1).ink, P\($1).ink, 0.5) }"
      }
        + component(using: "P\(count).ink == #000 ? 1 : 2")
    },
    Family(name: "contents in contents", size: 8, tooLarge: 90) { count in
      chain("component C0 {\nsize 1, 1\ndraw { fill rect(bounds), with: #000 }\n}", count) {
        level,
        before in
        """
        component C\(level) {
          let parts = row {
            C\(before)
            C\(before)
          }
          size 10, 10
          draw { place parts, in: bounds }
        }
        """
      }
    },
    Family(name: "properties added up", size: 40, tooLarge: nil) { count in
      let states = (0...count).map { "  state p\($0): Int = 0\n" }.joined()
      let lets = chain("let a0 = p0", count) { "let a\($0) = a\($1) + p\($0)" }
      return component(using: "a\(count)", states + lets)
    },
    Family(name: "properties of one struct", size: 30, tooLarge: 300) { count in
      let fields = (0..<count).map { "let f\($0): Int = 0\n" }.joined()
      let states = (0..<count).map { "state s\($0): Fields = Fields()\n" }.joined()
      let uses = (0..<count).map { "s\($0).f\($0)" }.joined(separator: ", ")
      return "struct Fields {\n\(fields)}\n" + component(using: "[\(uses)].count", states)
    },
    Family(name: "defaults that are costly together", size: 4, tooLarge: 100) { count in
      let states = (0..<count).map { "state s\($0): Int = f16(\($0))\n" }.joined()
      let uses = (0..<count).map { "s\($0)" }.joined(separator: ", ")
      return chain("func f0(_ x: Int) -> Int { x + 1 }", 16) { level, before in
        "func f\(level)(_ x: Int) -> Int { f\(before)(x) + f\(before)(x) }"
      } + component(using: "[\(uses)].count", states)
    },
  ]

  /// The bytes of the Swift, and the number of reports.
  private func work(_ text: String) -> (bytes: Int, reports: Int) {
    let compiled = compile(text)
    guard compiled.errors.isEmpty else { return (0, compiled.diagnostics.count) }
    let files = generate(compiled.program, sources: compiled.sources)
    return (files.reduce(0) { $0 + $1.text.utf8.count }, compiled.diagnostics.count)
  }

  @Test(.timeLimit(.minutes(20)), arguments: families)
  func `programs that double give Swift in proportion to the source`(
    family: Family
  ) throws {
    let texts = [family.text(family.size), family.text(family.size * 2)]
    for text in texts { #expect(compile(text).errors == []) }
    let (one, two) = (work(texts[0]).bytes, work(texts[1]).bytes)
    #expect(one > 0 && two > 0)
    #expect(two * texts[0].utf8.count * 10 <= one * texts[1].utf8.count * 13, "\(one), \(two)")
  }

  @Test(.timeLimit(.minutes(20)), arguments: families)
  func `excessive doubling is reported once, where it begins`(family: Family) {
    guard let size = family.tooLarge else { return }
    // Both fields of a struct, if their defaults are too large.
    #expect((1...2).contains(work(family.text(size)).reports))
  }

  @Test(.timeLimit(.minutes(20)))
  func `a long chain of properties and lets does not take quadratic time`() {
    let family = Self.families.first { $0.name == "properties added up" }
    #expect(compile(family?.text(4_000) ?? "").errors == [])
  }

  @Test func `defaults of nested structs are one shared value`() throws {
    let family = Self.families[0]
    let program = PreparedProgram(compile(family.text(12)).program)
    let component = try #require(program.component(named: "User"))
    var key = KeyEncoder()
    component.encodeKey(into: &key, environment: Environment())
    // One of 4,096 fields is read, and the key holds no other.
    #expect(key.bytes.count < 128)
  }

  @Test func `imports of imports are read and written once`() {
    let sizes = [20, 40].map { count in
      let texts = (0..<count).map { file in
        let imports = (max(0, file - 2)..<file).map { "import \"F\($0).raster\"\n" }.joined()
        return (path: "F\(file).raster", bytes: Array("\(imports)let n\(file) = 1\n".utf8))
      }
      let compiled = compile(texts)
      #expect(compiled.errors == [])
      return generate(compiled.program, sources: compiled.sources)
        .reduce(0) { $0 + $1.text.utf8.count }
    }
    #expect(sizes[1] * 10 <= sizes[0] * 22)
  }

  /// Nested mistakes, as the text before the middle and the text after it.
  private static let nestedMistakes: [(String, String)] = [
    ("rect(x: ", ")"), ("rect(1, 2, 3, ", ")"), ("circle(1, 2, ", ")"), ("circle(bounds, ", ")"),
    ("circle(raduis: ", ", center: 1)"), ("min(a: ", ")"), ("max(1, 2, ", ")"),
    ("Point(1, 2, ", ")"),
    ("unknown(", ")"), ("one(label: ", ")"), ("one(1, ", ")"), ("one(", " 2)"), ("1.half(", ")"),
    ("[x: ", "]"), ("(1, 2, ", ")"), ("mix(", ", 0.5)"), ("rgb(255, 0, ", ")"),
    ("one(one: one: ", ")"),
    ("linearGradient([", "])"), ("true ? \"a\" : ", ""), ("Pair(left: ", ")"),
    ("Pair(right: 1, ", ")"),
    ("switch ", " { case 1: 2 }"), ("row([", "])"), ("bounds.inset(", ")"),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: nestedMistakes.indices)
  func `nested mistakes are checked once`(index: Int) {
    let (before, after) = Self.nestedMistakes[index]
    let reports = [20, 40].map { depth in
      let nested =
        String(repeating: before, count: depth) + "1" + String(repeating: after, count: depth)
      let text = """
        struct Pair {
          let left: Int
          let right: Int
        }
        func one(_ x: Int) -> Int { x }
        \(Self.component(using: nested))
        """
      return compile(text).diagnostics.count
    }
    #expect(reports[1] <= reports[0] * 2 + 10)
  }
}
