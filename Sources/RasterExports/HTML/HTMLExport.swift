// A self-contained HTML page that shows looks as SVG.

import RasterPages

/// A self-contained HTML page that shows looks as SVG.
package struct HTMLExport: Sendable {
  /// A look on the page.
  package struct Look: Sendable {
    package let component: String
    /// The caption below the drawing.
    package let caption: String
    package let isDark: Bool
    /// An SVG document, whose ids are unique on the page.
    package let svg: String

    package init(component: String, caption: String, isDark: Bool, svg: String) {
      (self.component, self.caption) = (component, caption)
      (self.isDark, self.svg) = (isDark, svg)
    }
  }

  package let text: String

  /// Creates a page with looks in order, grouping consecutive looks of a component.
  package init(title: String, _ looks: [Look]) {
    var page = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup.escaped(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(Markup.escaped(title))</h1>

      """
    var last: String?
    for look in looks {
      if last != look.component {
        page += last == nil ? "" : "</section>\n"
        page += "<section>\n<h2>\(Markup.escaped(look.component))</h2>\n"
        last = look.component
      }
      page += "<figure\(look.isDark ? " class=\"dark\"" : "")>\n\(look.svg)"
      page += "<figcaption>\(Markup.escaped(look.caption))</figcaption>\n</figure>\n"
    }
    page += last == nil ? "" : "</section>\n"
    text = page + "</body>\n</html>\n"
  }

  private static let style = """

    body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; color: #1b1b1f; background: #fff; }
    section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
    h2 { flex-basis: 100%; margin: 1rem 0 0; font-size: 1.1rem; }
    figure { margin: 0; padding: 1rem; border-radius: 8px; background: #f2f2f7; max-width: 100%; box-sizing: border-box; overflow: auto; }
    figure.dark { color: #f2f2f7; background: #1c1c1e; }
    figcaption { margin-top: .5rem; font-size: .8rem; }
    svg { display: block; }

    """
}
