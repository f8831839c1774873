// A page that stands by itself, or with a style sheet and a script beside it.

/// A page of HTML that needs nothing but what is beside it.
///
/// It is light or dark as the reader's system is, and fits the width of a phone. Equal contents give
/// equal bytes.
package struct Page: Sendable {
  /// Where the page has its style and its script from.
  package enum Resources: Sendable {
    /// The page holds the texts.
    case inline(style: String, script: String)
    /// They are files, at paths from the page.
    case files(style: String, script: String)
  }

  /// The style sheet of all pages.
  package static let style = WebText.pageStyle

  package let title: String
  package let body: [Markup]
  package let resources: Resources
  /// What the page may load and run, as a browser's policy; nil for what browsers allow by themselves.
  package let policy: String?

  package init(
    title: String,
    body: [Markup],
    resources: Resources = .inline(style: Page.style, script: ""),
    policy: String? = nil
  ) {
    (self.title, self.body, self.resources) = (title, body, resources)
    self.policy = policy
  }

  /// The whole file.
  package var html: String {
    let head = Markup.block(
      "head",
      [
        .void("meta", [("charset", "utf-8")])
      ] + policies + [
        .void("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
        .void("meta", [("name", "color-scheme"), ("content", "light dark")]),
        .element("title", text: title),
      ] + links
    )
    let page = Markup.block("body", body + scripts)
    return "<!doctype html>\n<html lang=\"en\">\n\(head.html)\n\(page.html)\n</html>\n"
  }

  private var policies: [Markup] {
    guard let policy else { return [] }
    return [.void("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)])]
  }

  private var links: [Markup] {
    switch resources {
    case .inline(let style, _): [.style(style)]
    case .files(let style, let script):
      [
        .void("link", [("rel", "stylesheet"), ("href", style)]),
        .element("script", attributes: [("src", script), ("defer", "")], Markup()),
      ]
    }
  }

  /// A script in the page, which stands behind what it looks for.
  private var scripts: [Markup] {
    if case .inline(_, let script) = resources, !script.isEmpty { [.script(script)] } else { [] }
  }
}
