// Components from untrusted queries and JSON: their values, and all of their errors.

import Raster
import RasterInterpreter
import Testing

@Suite struct RequestTests {
  private let card: InterpretedComponent

  init() throws {
    card = try RasterTemplate(
      source: """
        enum Kind { case plain, loud }
        struct Line {
          let name: String = ""
          let price: Double = 0
        }

        component Card {
          state title: String = "Card"
          state stars: Int = 3, in: 0...5
          state share: Fraction = 0.5
          state kind: Kind = .plain
          state ink: Color = #000000
          state isNew: Bool = false
          state lines: [Line] = []
          size 120, 40
          draw {
            text title, at: (4, 4), with: isNew ? #D70015 : ink
            fill rect(Rect(x: 0, y: 30, width: stars * 10 * share, height: kind == .loud ? 8 : 4)), with: ink
            for line in lines { text "\\(line.name) \\(line.price)", at: (4, 16), with: ink }
          }
          states { new isNew: true, environment: Environment(appearance: .dark) }
        }
        """
    ).component("Card")
  }

  private func reports(_ read: () throws(TemplateRowError) -> Void) -> [String] {
    do throws(TemplateRowError) {
      try read()
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test func `a query and equivalent JSON give the same component`() throws {
    let query =
      "title=Go%20there&stars=4&share=40%25&kind=loud&ink=%230A84FF&isNew=true"
      + "&lines=%5B%7B%22name%22%3A%22Tea%22%2C%22price%22%3A3.5%7D%5D"
      + "&@scale=2&@size=200x50&@appearance=dark&@direction=rtl&@locale=de"
    let json = """
      {"title": "Go there", "stars": 4, "share": "40%", "kind": "loud", "ink": "#0A84FF", "isNew": true,
       "lines": [{"name": "Tea", "price": 3.5}], "@scale": 2, "@size": "200x50", "@appearance": "dark",
       "@direction": "rtl", "@locale": "de"}
      """
    let (first, second) = try (card.state(query: query), card.state(json: Array(json.utf8)))
    #expect(first.component == second.component && first.component != card)
    #expect(first.environment == second.environment && first.size == Size(200, 50))
    #expect(first.environment.scale == 2 && first.environment.locale == "de")
    #expect(try card.state(query: "").component == card)
    #expect(try card.state(query: "@state=new").environment.appearance == .dark)
    #expect(try card.state(query: "stars=9").component == card.setting("stars", to: .int(5)))
  }

  @Test func `all errors are reported, each property by its name`() {
    #expect(
      reports { () throws(TemplateRowError) in
        _ = try card.state(
          query: "titel=a&stars=x&kind=soft&isNew=1&lines=[&@scale=9&@size=5x&@siez=1"
        )
      } == [
        "'lines': JSON in '[': column 2: expected a value, found the end of the file",
        "'@scale' expects a number from 0.5 to 4.0",
        "'@size' expects a width and a height up to 4096.0, such as 320x44",
        "'the request' has no setting '@siez'; did you mean '@size'?",
        "'Card' has no property 'titel'; did you mean 'title'?", "'stars' expects Int",
        "'kind' has no case 'soft'", "'isNew' expects Bool",
      ]
    )
  }

  @Test(arguments: [
    ("[1]", "expected an object with a value for each property, found an array"),
    ("{", "JSON, column 2: expected"), ("{\"stars\": 1.5}", "'stars' expects Int"),
    ("{\"title\": null}", "'title' expects String"),
    ("{\"@scale\": [2]}", "'@scale' expects a number"),
    ("{\"lines\": [{\"nam\": \"a\"}]}", "has no field 'nam'"),
    (
      "{\"lines\": [{\"name\": \"123456789012345678901\"}]}",
      "'lines' expects at most 20 bytes of text"
    ),
    (String(repeating: "[", count: 100), "JSON, column"),
    ("{\"a\": 1, \"b\": 1, \"c\": 1}", "the JSON has more than 2 fields"),
    (String(repeating: " ", count: 301), "the JSON has more than 300 bytes"),
  ])
  func `malformed JSON is rejected`(json: String, message: String) {
    let limits = QueryLimits(bytes: 300, fields: 2, textBytes: 20)
    let reports = reports { () throws(TemplateRowError) in
      _ = try card.state(json: Array(json.utf8), limits: limits)
    }
    #expect(reports.contains { $0.contains(message) }, "\(reports)")
  }

  @Test func `arbitrary bytes do not trap`() {
    let alphabet = Array("{}[]\",:%&=@scale12.eé".utf8)
    var number: UInt64 = 1
    for _ in 0..<2000 {
      let bytes = (0..<40).map { _ in
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(number >> 33) % alphabet.count]
      }
      _ = try? card.state(json: bytes)
      _ = try? card.state(query: String(decoding: bytes, as: UTF8.self))
    }
  }
}
