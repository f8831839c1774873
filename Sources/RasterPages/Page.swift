// A page that stands by itself: no script, no font and no file but its pictures.

/// A page of HTML that needs nothing but the pictures beside it.
///
/// It is light or dark as the reader's system is, and fits the width of a phone. Equal contents give
/// equal bytes.
package struct Page: Sendable {
  package let title: String
  package let body: [Markup]

  package init(title: String, body: [Markup]) { (self.title, self.body) = (title, body) }

  /// The whole file.
  package var html: String {
    let head = Markup.block(
      "head",
      [
        .void("meta", [("charset", "utf-8")]),
        .void("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
        .void("meta", [("name", "color-scheme"), ("content", "light dark")]),
        .element("title", text: title), .style(PageStyle.text),
      ]
    )
    let page = Markup.block("body", body)
    return "<!doctype html>\n<html lang=\"en\">\n\(head.html)\n\(page.html)\n</html>\n"
  }
}
