// An HTML page with inline resources, or with a style sheet and a script in separate files.

/// A self-contained HTML page, apart from a style sheet and a script beside it.
///
/// It follows the reader's light or dark appearance and fits the width of a phone. Equal contents
/// give equal bytes.
package struct Page: Sendable {
  /// The location of the page's style sheet and script.
  package enum Resources: Sendable {
    /// The page contains them.
    case inline(style: String, script: String)
    /// They are files, at paths relative to the page.
    case files(style: String, script: String)
  }

  /// The style sheet of all pages.
  package static let style = WebText.pageStyle

  package let title: String
  package let body: [Markup]
  package let resources: Resources
  /// The content security policy, or `nil` for the browser's defaults.
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

  /// The complete file.
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

  /// An inline script, which follows the elements that it looks up.
  private var scripts: [Markup] {
    if case .inline(_, let script) = resources, !script.isEmpty { [.script(script)] } else { [] }
  }
}
