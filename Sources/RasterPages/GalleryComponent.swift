// A component in a gallery: its description, looks and properties.

/// The part of a page that shows one component.
struct GalleryComponent {
  private let component: Gallery.Component
  private let form: GalleryPages.Form
  /// The address of a playground with the source, or `nil` if there is none.
  private let playground: String?
  /// The number of looks of values above which they are collapsed.
  private static let shownLooks = 24

  init(_ component: Gallery.Component, form: GalleryPages.Form, playground: String? = nil) {
    (self.component, self.form, self.playground) = (component, form, playground)
  }

  /// The relative path from the page to the gallery's root.
  private var root: String { form == .component ? "../" : "" }

  var markup: Markup {
    let (slug, isAlone) = (component.slug, form == .component)
    let name = Markup.element(
      isAlone ? "h1" : "h2",
      attributes: [("id", isAlone ? "name" : slug + "-name")],
      text: component.name
    )
    var parts = [name, Prose.paragraphs(component.documentation), facts, link]
    parts.append(looks("Looks", component.count, component.looks))
    if let title = component.valuesTitle {
      parts.append(looks("All values", title, component.values))
    }
    if !component.properties.isEmpty { parts.append(properties) }
    return .block(
      "article",
      attributes: [("id", slug), ("aria-labelledby", isAlone ? "name" : slug + "-name")]
        + (isAlone ? [] : [("data-words", component.searched)]),
      parts.filter { !$0.html.isEmpty }
    )
  }

  private func heading(_ title: String, _ note: String) -> Markup {
    .element(
      form == .component ? "h2" : "h3",
      Markup(title) + (note.isEmpty ? Markup() : .element("small", text: note))
    )
  }

  /// A link to the playground with the component selected.
  private var link: Markup {
    guard let playground else { return Markup() }
    let choice =
      "#file=" + Self.escaped(component.file) + "&component=" + Self.escaped(component.name)
    let title = "Edit its properties and source in the playground"
    return .element("p", .element("a", attributes: [("href", playground + choice)], text: title))
  }

  /// Percent-encodes text for an address (RFC 3986, 2.1).
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "/"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        escaped += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }

  private var facts: Markup {
    .block(
      "dl",
      class: "facts",
      component.facts.map { fact in
        .element(
          "div",
          .element("dt", text: fact.name) + .element("dd", text: fact.words)
        )
      }
    )
  }

  private func looks(_ title: String, _ note: String, _ looks: [Gallery.Look]) -> Markup {
    let figures = looks.map(figure(of:))
    let (shown, folded) = (figures.prefix(Self.shownLooks), figures.dropFirst(Self.shownLooks))
    var parts = [heading(title, note), .block("div", class: "looks", Array(shown))]
    if looks.isEmpty { parts.removeLast() }
    if !folded.isEmpty {
      parts.append(
        .block(
          "details",
          [
            .element("summary", text: "\(folded.count) more"),
            .block("div", class: "looks", Array(folded)),
          ]
        )
      )
    }
    return .block("section", parts)
  }

  private func figure(of look: Gallery.Look) -> Markup {
    let views = look.views.map { view(of: $0) }
    let name = Markup.element(
      form == .component ? "h3" : "h4",
      class: "name",
      Markup.joined(look.names.map { Markup($0) }, by: ", ")
    )
    var caption: [Markup] = []
    for text in look.documentation { caption.append(Prose.paragraphs(text)) }
    if !look.surroundings.isEmpty {
      let text = look.surroundings.joined(separator: " ")
      caption.append(.element("p", .element("code", text: text)))
    }
    if let text = look.accessibility { caption.append(.element("p", class: "soft", text: text)) }
    for note in look.notes { caption.append(.element("p", class: "note", text: "Note: \(note)")) }
    caption += look.snippets.map(snippet)
    return .block(
      "figure",
      class: "look",
      [name, .block("div", class: "views", views)]
        + (caption.isEmpty ? [] : [.block("figcaption", caption)])
    )
  }

  /// Swift code with a copy button, which the script reveals.
  private func snippet(_ code: String) -> Markup {
    let button = Markup.element(
      "button",
      class: "copy",
      attributes: [("hidden", "")],
      text: "Copy"
    )
    return .element(
      "div",
      class: "snippet",
      .element("pre", .element("code", text: code)) + button
    )
  }

  /// An image on its background, with a link to the file of each scale.
  private func view(of view: Gallery.View) -> Markup {
    let attributes = view.image(from: root(of: view)) + [("alt", view.textAlternative)]
    let image = Markup.void("img", attributes)
    let ground = Markup.element("div", class: view.isDark ? "ground dark" : "ground", image)
    let links = view.pictures.map { picture in
      let title = "@\(picture.scaleWords)x"
      let size = "\(picture.width) × \(picture.height)"
      return picture.isInline
        ? Markup.element("span", attributes: [("title", size)], text: title)
        : Markup.element(
          "a",
          attributes: [("href", address(picture)), ("title", size)],
          text: title
        )
    }
    return .element(
      "div",
      class: "view",
      ground
        + .element(
          "div",
          class: "soft",
          Markup(view.title + " ") + Markup.joined(links, by: " ")
        )
    )
  }

  private func root(of view: Gallery.View) -> String {
    view.pictures.first?.isInline == true ? "" : root
  }

  private func address(_ picture: Gallery.Picture) -> String {
    picture.isInline ? picture.address : root + picture.address
  }

  private func meaning(of property: Gallery.Property) -> Markup {
    let text = Prose.paragraphs(property.documentation)
    return property.use.isEmpty ? text : text + .element("p", class: "soft", text: property.use)
  }

  private var properties: Markup {
    let rows = component.properties.map { property in
      let type = [property.type, property.domain].filter { !$0.isEmpty }.joined(separator: ", ")
      return Markup.block(
        "tr",
        [
          .element("th", attributes: [("scope", "row")], .element("code", text: property.name)),
          .element("td", .element("code", text: type)),
          .element("td", .element("code", ColorWords.markup(property.standard))),
          .element("td", meaning(of: property)),
        ]
      )
    }
    let titles = ["Name", "Type", "Default", "Description"].map {
      Markup.element("th", attributes: [("scope", "col")], text: $0)
    }
    let table = Markup.block(
      "table",
      [
        .element("caption", class: "unseen", text: "Properties of \(component.name)"),
        .element("thead", .element("tr", Markup(titles))), .block("tbody", rows),
      ]
    )
    let count = component.properties.count
    return .block(
      "section",
      [
        heading("Properties", "\(count)"),
        .block(
          "div",
          class: "wide-table",
          attributes: [
            ("role", "region"), ("tabindex", "0"),
            ("aria-label", "Properties of \(component.name)"),
          ],
          [table]
        ),
      ]
    )
  }
}
