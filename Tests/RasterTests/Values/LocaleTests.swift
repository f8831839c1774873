// Numbers and plurals by locale, equal to the results of ICU with CLDR 48.

import Raster
import Testing

@Suite struct LocaleTests {
  // Source: Intl.NumberFormat of Node.js 22 with ICU 78.2, two decimals, grouped.
  @Test(arguments: [
    ("en", "-1,234,567.50"), ("de", "-1.234.567,50"), ("de-AT", "-1\u{A0}234\u{A0}567,50"),
    ("de-CH", "-1'234'567.50"), ("fr", "-1\u{202F}234\u{202F}567,50"),
    ("en-IN", "-12,34,567.50"), ("hi", "-12,34,567.50"), ("sv", "−1\u{A0}234\u{A0}567,50"),
    ("ar-EG", "\u{61C}-١٬٢٣٤٬٥٦٧٫٥٠"), ("fa", "\u{200E}−۱٬۲۳۴٬۵۶۷٫۵۰"), ("bn", "-১২,৩৪,৫৬৭.৫০"),
    ("es-MX", "-1,234,567.50"), ("es-AR", "-1.234.567,50"), ("es-VE", "-1.234.567,50"),
    ("", "-1,234,567.50"), ("ja", "-1,234,567.50"), ("tlh", "-1,234,567.50"),
  ])
  func `numbers are formatted for a locale`(tag: String, expected: String) {
    let text = Functions.format(-1_234_567.5, decimals: 2, grouping: true, locale: tag)
    #expect(text == expected)
  }

  @Test func `four digits are grouped if the locale does so`() {
    func text(_ number: Double, _ tag: String) -> String {
      Functions.format(number, decimals: 0, grouping: true, locale: tag)
    }
    #expect(text(1234, "es") == "1234" && text(12345, "es") == "12.345")
    #expect(text(1234, "es-419") == "1,234" && text(1234, "pl") == "1234")
    #expect(text(99_999, "hi") == "99,999" && text(100_000, "hi") == "1,00,000")
  }

  @Test(arguments: [
    ("en", "40%"), ("de", "40\u{A0}%"), ("fr", "40\u{A0}%"), ("tr", "%40"), ("eu", "%\u{A0}40"),
    ("ar-EG", "٤٠٪\u{61C}"), ("", "40%"),
  ])
  func `the percent sign has the locale's position`(tag: String, expected: String) {
    #expect(Functions.formatPercent(0.4, locale: tag) == expected)
  }

  @Test func `tags are read in any case, with scripts, extensions and old names`() {
    func text(_ tag: String) -> String { Functions.format(0.5, decimals: 1, locale: tag) }
    #expect(text("DE_at") == "0,5" && text("sr-Latn-RS") == "0,5" && text("de-u-nu-latn") == "0,5")
    #expect(text("no") == "0,5" && text("pt-BR") == "0,5" && text("zh-Hant-TW") == "0.5")
    #expect(text("-") == "0.5" && text(String(repeating: "x-", count: 1000)) == "0.5")
  }

  @Test(arguments: [
    ("en", "other one other other other other"), ("fr", "one one other other other one"),
    ("pl", "many one few many many other"), ("ru", "many one few many one other"),
    ("ar", "zero one two few many other"), ("cs", "other one few other other many"),
    ("ja", "other other other other other other"), ("lv", "zero one other other one one"),
    ("xx", "other other other other other other"), ("pt-PT", "other one other other other other"),
    ("uk-UA", "many one few many one other"),
  ])
  func `plural forms follow the language's rules`(tag: String, expected: String) {
    let environment = Environment(locale: tag)
    let found = [0, 1, 2, 5, 21, 1.1].map { number in
      environment.plural(
        number,
        zero: "zero",
        one: "one",
        two: "two",
        few: "few",
        many: "many",
        other: "other"
      )
    }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test func `an omitted plural form is replaced by other`() {
    let polish = Environment(locale: "pl")
    #expect(polish.plural(3, one: "1", other: "n") == "n")
    #expect(polish.plural(.nan, one: "1", other: "n") == "n")
    #expect(Environment().plural(-1, one: "1", other: "n") == "1")
    #expect(Environment(locale: "fr").plural(1e-9, one: "1", other: "n") == "1")
  }
}
