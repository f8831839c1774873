// A playground: a page with an editor, the compiler and the renderer, without a server.

/// A self-contained page for writing, checking and drawing components.
///
/// It contains the compiler as WebAssembly, the initial sources, the style sheet and the script.
/// The file can be opened from disk or served by any web server. Its policy prevents it from
/// loading anything else.
package struct PlaygroundPage: Sendable {
  package let title: String
  /// The initial sources and the files that they reference, as JSON.
  ///
  /// The JSON object maps each path to an object with a `text` or `base64` member. The user can
  /// choose among paths that end in `.raster`.
  package let files: String
  /// The initial settings as JSON: `{"first": "Toggle.raster"}`.
  package let settings: String
  /// The module built by `Sources/RasterWeb/Module/build.sh`, packed by `Deflate.zlib`, in base64.
  package let module: String

  package init(title: String, files: String, settings: String, module: String) {
    (self.title, self.files, self.settings, self.module) = (title, files, settings, module)
  }

  /// The script; its parts are in order of dependency.
  private static let script =
    WebText.playgroundCoreScript + WebText.playgroundEditorScript
    + WebText.playgroundCompletionScript + WebText.playgroundLooksScript
    + WebText.playgroundStartScript

  /// The complete file.
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
        ), .element("p", attributes: [("id", "status"), ("role", "status")], text: "Loading…"),
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

  /// The list of completions at the caret.
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
      attributes: [("id", "controls"), ("onsubmit", "return false"), ("aria-label", "Controls")],
      [
        .element("div", attributes: [("id", "knobs")], Markup()),
        .element("div", attributes: [("id", "around")], Markup()), button("reset", "Reset"),
      ]
    )
    return .block(
      "section",
      class: "seen",
      attributes: [("aria-label", "Preview")],
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

  /// The script's data, as hidden text.
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

  private func button(_ id: String, _ title: String) -> Markup {
    .element("button", attributes: [("id", id), ("type", "button")], text: title)
  }

  private func field(_ id: String, _ title: String) -> Markup {
    .element(
      "label",
      class: "field",
      attributes: [("id", id + "Field")],
      .element("span", class: "unseen", text: title)
        + .element("select", attributes: [("id", id)], Markup())
    )
  }
}
