// Line break opportunities, rule by rule.
//
// All of Unicode's LineBreakTest.txt passes, too: run `Benchmarks unicode /usr/share/unicode`.

import Raster
import Testing

@Suite struct LineBreakerTests {
  /// Text with marked breaks: `|` where a line may break, `‖` where it must.
  struct Case: CustomTestStringConvertible {
    let rule: String
    let text: String
    var testDescription: String { rule + ": " + text }
  }

  // Source: UAX #14 for Unicode 15.0; the rules that each case names.
  static let cases = [
    Case(rule: "LB4", text: "a\n‖b\u{2028}‖c\u{0B}‖d"),
    Case(rule: "LB5", text: "a\r\n‖b\r‖c\u{85}‖\n‖\n‖d"),
    Case(rule: "LB6", text: "a  \n‖b"),
    Case(rule: "LB8", text: "a\u{200B}|b\u{200B} |c"),
    Case(rule: "LB8a", text: "中\u{200D}文|字"),
    Case(rule: "LB9", text: "a\u{301}b |c\u{301}(d"),
    Case(rule: "LB10", text: "a |\u{301}b"),
    Case(rule: "LB11", text: "中\u{2060}文 \u{2060}字"),
    Case(rule: "LB12", text: "10\u{A0}km |a-|\u{A0}b"),
    Case(rule: "LB13", text: "wait !  ) ] , / |x"),
    Case(rule: "LB14", text: "( a |[  b"),
    Case(rule: "LB15", text: "say |“ (x)"),
    Case(rule: "LB16", text: "中」  々|中"),
    Case(rule: "LB17", text: "a|—  —|b"),
    Case(rule: "LB18", text: "two |words  |here"),
    Case(rule: "LB19", text: "中”中“中|中"),
    Case(rule: "LB20", text: "a|\u{FFFC}|b"),
    Case(rule: "LB21", text: "well-|known, |tab\t|stop |´x |ー|中々"),
    Case(rule: "LB21a", text: "א-ב |א–ב"),
    Case(rule: "LB21b", text: "a/א |a/|b"),
    Case(rule: "LB22", text: "中…|中 |9…"),
    Case(rule: "LB23", text: "a1b2 |中|1"),
    Case(rule: "LB23a", text: "$中 |中%"),
    Case(rule: "LB24", text: "$a |a% |$א"),
    Case(rule: "LB25", text: "$(12.35)% |-1,5€ |1/2 |2-1 |$-5 |£(5) |€|(a)"),
    Case(rule: "LB26", text: "각\u{11A8}\u{11A8} |\u{1100}\u{1161}\u{11A8}|\u{1100}가|가"),
    Case(rule: "LB27", text: "가% |$가"),
    Case(rule: "LB28", text: "wordאבג |ελληνικά"),
    Case(rule: "LB29", text: "e.g |a:b"),
    Case(rule: "LB30", text: "f(x)y |a|「b」|c"),
    Case(rule: "LB30a", text: "🇩🇪|🇫🇷|🇮🇹|a"),
    Case(rule: "LB30b", text: "👍🏽|👍 |\u{1F8FF}\u{1F3FD}"),
    Case(rule: "LB31", text: "中|文|字 |a|中"),
  ]

  @Test(arguments: cases) func `lines break according to the rules`(example: Case) {
    var (scalars, expected): ([UInt32], [LineBreak]) = ([], [.none])
    for scalar in example.text.unicodeScalars {
      switch scalar {
      case "|": expected[scalars.count] = .allowed
      case "‖": expected[scalars.count] = .mandatory
      default:
        scalars.append(scalar.value)
        expected.append(.none)
      }
    }
    expected[scalars.count] = .mandatory
    let breaks = LineBreaker.breaks(in: scalars)
    #expect(breaks == expected, "\(shown(scalars, breaks))")
  }

  private func shown(_ scalars: [UInt32], _ breaks: [LineBreak]) -> String {
    var text = ""
    for (scalar, mark) in zip(scalars, breaks) {
      text += mark == .allowed ? "|" : mark == .mandatory ? "‖" : ""
      text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "?")
    }
    return text
  }

  @Test func `empty text has no break`() {
    #expect(LineBreaker.breaks(in: []) == [.none])
  }

  @Test func `numbers that are not scalars break like letters`() {
    let scalars: [UInt32] = [0x61, 0xD800, 0x110000, .max, 0x20, .max]
    #expect(
      LineBreaker.breaks(in: scalars) == [.none, .none, .none, .none, .none, .allowed, .mandatory]
    )
  }
}
