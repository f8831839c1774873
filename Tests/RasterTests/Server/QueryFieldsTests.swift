// The query of a URL: its fields, and rejected input.

import Raster
import Testing

@Suite struct QueryFieldsTests {
  private func words(_ query: String, _ read: (QueryFields) throws(QueryError) -> Void = { _ in })
    -> String
  {
    do throws(QueryError) {
      try read(QueryFields(query, limits: QueryLimits(bytes: 60, fields: 3, textBytes: 20)))
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `fields are decoded`() throws {
    let query = try QueryFields("title=Gr%C3%BC%c3%9fe+%26+so%2B&empty=&flag&a=b=c")
    #expect(query.fields.map(\.name) == ["title", "empty", "flag", "a"])
    #expect(query.fields.map(\.value) == ["Grüße & so+", "", "", "b=c"])
    #expect(try QueryFields("").fields.isEmpty && QueryFields("&&").fields.isEmpty)
  }

  @Test(arguments: [
    "", "Go home", "C++ & Swift = 100 %", "Grüße aus Köln", "a?b#c/d;e,f", "~-._\u{0}",
  ])
  func `a query of fields is parsed to the same fields`(text: String) throws {
    let query = QueryFields.query(["title": text, "a+b": "1"])
    #expect(query.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "#") })
    let fields = try QueryFields(query).fields
    #expect(fields.map(\.name) == ["title", "a+b"] && fields.map(\.value) == [text, "1"])
  }

  @Test func `plain characters of a query are not escaped`() {
    #expect(QueryFields.query(["a": "Az09-._~", "b": "ü +"]) == "a=Az09-._~&b=%C3%BC%20%2B")
    #expect(QueryFields.query([:]) == "")
  }

  @Test func `fields are parsed as the requested types`() throws {
    let query = try QueryFields("stars=4&share=0.5&isOn=true&kind=loud")
    #expect(try query.int("stars", in: 0...5) == 4 && query.int("none") == nil)
    #expect(try query.double("share") == 0.5 && query.bool("isOn") == true)
    #expect(try query.choice("kind", among: ["calm", "loud"]) == "loud")
    try query.expect(["stars", "share", "isOn", "kind"])
  }

  @Test(arguments: [
    ("a=%", "the query has a '%' without two hexadecimal digits"),
    ("a=%4", "the query has a '%' without two hexadecimal digits"),
    ("%zz=1", "the query has a '%' without two hexadecimal digits"),
    ("a=%FF", "the query is not valid UTF-8"),
    ("a=%ED%A0%80", "the query is not valid UTF-8"),
    ("=1", "the query has a field without a name"),
    ("a=1&b=2&a=3", "duplicate field 'a'"),
    ("a=1&b=2&c=3&d=4", "the query has more than 3 fields"),
    ("a=123456789012345678901", "'a' expects at most 20 bytes of text"),
    (String(repeating: "a", count: 61), "the query has more than 60 bytes"),
  ])
  func `malformed queries are reported`(query: String, message: String) {
    #expect(words(query) == message)
  }

  @Test func `a value of the wrong type is reported with its field`() {
    #expect(
      words("a=x") { query throws(QueryError) in _ = try query.int("a") }
        == "'a' expects a whole number"
    )
    #expect(
      words("a=6") { query throws(QueryError) in _ = try query.int("a", in: 0...5) }
        == "'a' expects a whole number from 0 to 5"
    )
    for text in ["nan", "inf", "0x1", "", "1e999"] {
      #expect(
        words("a=\(text)") { query throws(QueryError) in _ = try query.double("a") }
          == "'a' expects a number"
      )
    }
    #expect(
      words("a=1") { query throws(QueryError) in _ = try query.bool("a") }
        == "'a' expects true or false"
    )
    #expect(
      words("a=1") { query throws(QueryError) in try query.expect(["b"]) } == "unknown field 'a'"
    )
    #expect(
      words("a=1") { query throws(QueryError) in _ = try query.choice("a", among: ["b", "c"]) }
        == "'a' expects one of b, c"
    )
  }
}
