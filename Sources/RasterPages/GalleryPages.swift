// The pages of a gallery: an index, one page per component, and one for tokens, or a single page.

/// The pages of a gallery.
package struct GalleryPages: Sendable {
  /// Whether the gallery is a single page, or which of its separate files a page is.
  enum Form { case single, index, component, tokens }

  private let gallery: Gallery

  package init(_ gallery: Gallery) { self.gallery = gallery }

  /// The names of the files beside the index.
  package static let styleFile = "gallery.css"
  package static let scriptFile = "gallery.js"
  package static let tokensFile = "tokens.html"
  package static let playgroundFile = "playground.html"

  /// The style sheet of all pages.
  package static let style = Page.style + WebText.galleryStyle
  package static let script = WebText.galleryScript

  /// The path of a component's page relative to the index.
  package static func path(of component: Gallery.Component) -> String {
    "components/\(component.slug).html"
  }

  /// A single page with the entire gallery.
  package var single: Page {
    let parts = gallery.components.map { GalleryComponent($0, form: .single).markup }
    let tokens = gallery.tokens.isEmpty ? [] : [GalleryTokens(gallery.tokens, .single).markup]
    return Page(
      title: gallery.title,
      body: [
        skip, header(.single), .block("main", attributes: main, [index(.single)] + parts + tokens),
      ],
      resources: .inline(style: Self.style, script: Self.script)
    )
  }

  /// The index page, which links to the other pages.
  package var index: Page {
    page(
      gallery.title,
      .index,
      [skip, header(.index), .block("main", attributes: main, [index(.index)])]
    )
  }

  /// The page of the component at an index.
  package func component(at place: Int) -> Page {
    let component = gallery.components[place]
    let playground = gallery.hasPlayground ? "../" + Self.playgroundFile : nil
    let part = GalleryComponent(component, form: .component, playground: playground)
    return page(
      "\(component.name) – \(gallery.title)",
      .component,
      [skip, navigation(around: place), .block("main", attributes: main, [part.markup])]
    )
  }

  /// The page of all tokens, or `nil` if there are none.
  package var tokens: Page? {
    guard !gallery.tokens.isEmpty else { return nil }
    let back = Markup.element("a", attributes: [("href", "index.html")], text: gallery.title)
    return page(
      "Tokens – \(gallery.title)",
      .tokens,
      [
        skip, .block("nav", class: "trail", attributes: [("aria-label", "Gallery")], [back]),
        .block("main", attributes: main, [GalleryTokens(gallery.tokens, .tokens).markup]),
      ]
    )
  }

  private let main: Markup.Attributes = [("id", "main"), ("tabindex", "-1")]

  private func page(_ title: String, _ form: Form, _ body: [Markup]) -> Page {
    let root = form == .component ? "../" : ""
    let files = (style: root + Self.styleFile, script: root + Self.scriptFile)
    return Page(
      title: title,
      body: body,
      resources: .files(style: files.style, script: files.script)
    )
  }

  private var skip: Markup {
    .element("a", class: "skip", attributes: [("href", "#main")], text: "Skip to content")
  }

  private func header(_ form: Form) -> Markup {
    var parts: [Markup] = [
      .element("h1", text: gallery.title), .element("p", text: gallery.summary),
    ]
    if !gallery.tokens.isEmpty {
      let address = form == .single ? "#tokens" : Self.tokensFile
      let count = gallery.tokens.map(\.tokens.count).reduce(0, +)
      let title = "\(count) token\(count == 1 ? "" : "s")"
      parts.append(.element("p", .element("a", attributes: [("href", address)], text: title)))
    }
    // The script reveals elements that depend on it.
    let field = Markup.void(
      "input",
      [
        ("id", "search"), ("type", "search"), ("autocomplete", "off"), ("spellcheck", "false"),
        ("aria-describedby", "found"), ("placeholder", "Name, state, property or text"),
      ]
    )
    parts.append(
      .block(
        "form",
        class: "search",
        attributes: [("role", "search"), ("hidden", "")],
        [
          .element("label", attributes: [("for", "search")], text: "Search components"), field,
          .element("p", attributes: [("id", "found"), ("role", "status")], Markup()),
        ]
      )
    )
    return .block("header", parts)
  }

  private func index(_ form: Form) -> Markup {
    let entries = gallery.components.map { entry($0, form) }
    let list = Markup.block(
      "ul",
      class: form == .single ? "cards plain" : "cards",
      attributes: [("id", "components")],
      entries
    )
    let heading = Markup.element(
      "h2",
      attributes: [("id", "index")],
      text: "Components"
    )
    return .block(
      "section",
      class: "index",
      attributes: [("aria-labelledby", "index")],
      [heading, list]
    )
  }

  private func entry(_ component: Gallery.Component, _ form: Form) -> Markup {
    let address = form == .single ? "#\(component.slug)" : Self.path(of: component)
    var parts: [Markup] = []
    if form == .index, let look = component.looks.first { parts.append(thumbnail(look)) }
    parts.append(.element("strong", text: component.name))
    parts.append(.element("span", class: "soft", text: component.count))
    let line = component.documentation.firstSentence
    if !line.isEmpty { parts.append(.element("span", class: "line", Prose.line(line))) }
    return .element(
      "li",
      attributes: [("data-words", component.searched)],
      .block("a", attributes: [("href", address)], parts)
    )
  }

  /// An image of the first look in the page's appearance.
  private func thumbnail(_ look: Gallery.Look) -> Markup {
    let light = look.views.first { !$0.isDark } ?? look.views.first
    let dark = look.views.first { $0.isDark }
    guard let light else { return Markup() }
    var sources: [Markup] = []
    if let dark, dark != light {
      let query = "(prefers-color-scheme: dark)"
      sources.append(.void("source", [("media", query), ("srcset", dark.sources(from: ""))]))
    }
    // The image needs no text alternative, because the link's text describes it.
    let image = Markup.void(
      "img",
      light.image(from: "") + [("alt", ""), ("loading", "lazy"), ("decoding", "async")]
    )
    let ground = dark == nil && !light.isDark ? "thumb light" : "thumb"
    return .element("span", class: ground, .element("picture", Markup(sources) + image))
  }

  /// Links to the index and to the adjacent components.
  private func navigation(around place: Int) -> Markup {
    var parts = [
      Markup.element("a", attributes: [("href", "../index.html")], text: gallery.title)
    ]
    for (neighbour, relation, sign) in [(place - 1, "prev", "← "), (place + 1, "next", "")]
    where gallery.components.indices.contains(neighbour) {
      let other = gallery.components[neighbour]
      parts.append(
        .element(
          "a",
          class: relation,
          attributes: [("rel", relation), ("href", "\(other.slug).html")],
          text: sign + other.name + (relation == "next" ? " →" : "")
        )
      )
    }
    return .block("nav", class: "trail", attributes: [("aria-label", "Gallery")], parts)
  }
}

extension Gallery.View {
  /// The images with their scales, as a `srcset`.
  func sources(from root: String) -> String { Self.sources(pictures[...], root) }

  /// The attributes of an image: the smallest scale as `src`, larger ones as `srcset`.
  ///
  /// Each address occurs once, because it may be a data URI that contains the image.
  func image(from root: String) -> Markup.Attributes {
    guard let first = pictures.first else { return [] }
    var attributes = [(name: "src", value: root + first.address)]
    if pictures.count > 1 {
      attributes.append(("srcset", Self.sources(pictures.dropFirst(), root)))
    }
    // Without a width, browsers assume one pixel per point for the first image.
    if first.scale != 1 { attributes.append(("width", first.pointWidth)) }
    return attributes
  }

  private static func sources(_ pictures: ArraySlice<Gallery.Picture>, _ root: String) -> String {
    pictures.map { "\(root)\($0.address) \($0.scaleWords)x" }.joined(separator: ", ")
  }
}

extension Gallery.Picture {
  /// The width in points, with at most two decimal places.
  fileprivate var pointWidth: String {
    let hundredths = Int((Double(width) / scale * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100)" + (rest == 0 ? "" : rest < 10 ? ".0\(rest)" : ".\(rest)")
  }
}
