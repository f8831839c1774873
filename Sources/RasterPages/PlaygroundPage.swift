// A playground: a page with an editor, the compiler and drawing, and no server.

/// A page on which components are written, checked and drawn, by itself.
///
/// It holds the compiler as WebAssembly, the sources that it begins with, its style and its script: one file,
/// which a browser opens from the disk and any web server hands out. Its policy lets it load nothing else.
package struct PlaygroundPage: Sendable {
  package let title: String
  /// The sources that the page begins with, and what they read, as JSON.
  ///
  /// An object with a member for each path, which is an object with `text` or with `base64`. Those whose
  /// paths end in `.raster` can be chosen.
  package let files: String
  /// What the page begins with, as JSON: `{"first": "Toggle.raster"}`.
  package let settings: String
  /// The module that `Sources/RasterWeb/Module/build.sh` makes, as `Deflate.zlib` packs it, in base64.
  package let module: String

  package init(title: String, files: String, settings: String, module: String) {
    (self.title, self.files, self.settings, self.module) = (title, files, settings, module)
  }

  /// The script, in the order in which its parts build on each other.
  private static let script =
    WebText.playgroundCoreScript + WebText.playgroundEditorScript
    + WebText.playgroundCompletionScript + WebText.playgroundLooksScript
    + WebText.playgroundStartScript

  /// The whole file.
  package var html: String {
    Page(
      title: title,
      body: [header, .block("main", [code, pictures]), dialog, data],
      resources: .inline(
        style: GalleryPages.style + WebText.playgroundStyle,
        script: Self.script
      ),
      policy: [
        "default-src 'none'", "script-src 'unsafe-inline' 'wasm-unsafe-eval'", "worker-src blob:",
        "style-src 'unsafe-inline'", "img-src data: blob:", "base-uri 'none'", "form-action 'none'",
      ].joined(separator: "; ")
    ).html
  }

  private var header: Markup {
    .block(
      "header",
      [
        .element("h1", text: title),
        field("file", "File"),
        .block(
          "div",
          class: "actions",
          [
            button("format", "Format"), button("swift", "Swift"), button("png", "PNG"),
            button("link", "Copy link"),
          ]
        ), .element("p", attributes: [("id", "status"), ("role", "status")], text: "Loading"),
      ]
    )
  }

  private var code: Markup {
    let source = Markup.element(
      "textarea",
      attributes: [
        ("id", "source"), ("spellcheck", "false"), ("autocomplete", "off"),
        ("autocapitalize", "off"),
        ("wrap", "off"), ("aria-label", "Source"), ("aria-describedby", "status"),
        ("role", "combobox"), ("aria-multiline", "true"), ("aria-autocomplete", "list"),
        ("aria-controls", "offers"), ("aria-expanded", "false"),
      ],
      Markup()
    )
    let painted = Markup.element(
      "div",
      class: "behind",
      attributes: [("aria-hidden", "true")],
      .element("pre", attributes: [("id", "painted")], Markup())
    )
    let lines = Markup.element(
      "div",
      class: "gutter",
      attributes: [("aria-hidden", "true")],
      .element("pre", attributes: [("id", "lines")], text: "1")
    )
    return .block(
      "section",
      class: "code",
      attributes: [("aria-label", "Source")],
      [
        .block("div", class: "editor", [lines, painted, source, offers]),
        .block(
          "div",
          attributes: [("id", "reportsPart"), ("hidden", "")],
          [
            .element("h2", attributes: [("class", "unseen")], text: "Reports"),
            .element("ul", attributes: [("id", "reports"), ("aria-live", "polite")], Markup()),
          ]
        ),
      ]
    )
  }

  /// What could stand at the caret.
  private var offers: Markup {
    .element(
      "ul",
      attributes: [
        ("id", "offers"), ("role", "listbox"), ("aria-label", "Completions"), ("hidden", ""),
      ],
      Markup()
    )
  }

  private var pictures: Markup {
    let stage = Markup.element(
      "div",
      class: "ground light",
      attributes: [("id", "stage")],
      .element("canvas", Markup())
        + .element("p", class: "none", attributes: [("hidden", "")], Markup())
    )
    let knobs = Markup.block(
      "form",
      attributes: [("id", "controls"), ("onsubmit", "return false"), ("aria-label", "Knobs")],
      [
        .element("div", attributes: [("id", "knobs")], Markup()),
        .element("div", attributes: [("id", "around")], Markup()), button("reset", "Reset"),
      ]
    )
    return .block(
      "section",
      class: "seen",
      attributes: [("aria-label", "Pictures")],
      [
        .block(
          "div",
          class: "heading",
          [
            .element("h2", attributes: [("id", "name")], Markup()),
            field("component", "Component"),
            .element("span", class: "soft", attributes: [("id", "size")], Markup()),
          ]
        ), .element("p", class: "soft", attributes: [("id", "said")], Markup()), stage, knobs,
        .element("h2", text: "States"),
        .element("ul", class: "sheet", attributes: [("id", "looks")], Markup()),
      ]
    )
  }

  private var dialog: Markup {
    .block(
      "dialog",
      attributes: [("id", "swiftDialog"), ("aria-label", "Generated Swift")],
      [
        .block(
          "form",
          attributes: [("method", "dialog")],
          [
            .element("h2", text: "Generated Swift"), button("copySwift", "Copy"),
            .element("button", text: "Close"),
          ]
        ),
        .element(
          "pre",
          attributes: [("id", "generated"), ("tabindex", "0"), ("aria-label", "Generated Swift")],
          Markup()
        ),
      ]
    )
  }

  /// What the script reads, as text that no browser shows.
  private var data: Markup {
    let parts = [
      ("files", files), ("settings", settings), ("worker", WebText.playgroundWorkerScript),
      ("module", module),
    ]
    return .block(
      "div",
      attributes: [("hidden", "")],
      parts.map { .element("pre", attributes: [("id", $0.0)], text: $0.1) }
    )
  }

  private func button(_ id: String, _ words: String) -> Markup {
    .element("button", attributes: [("id", id), ("type", "button")], text: words)
  }

  private func field(_ id: String, _ words: String) -> Markup {
    .element(
      "label",
      class: "field",
      attributes: [("id", id + "Field")],
      .element("span", class: "unseen", text: words)
        + .element("select", attributes: [("id", id)], Markup())
    )
  }
}
