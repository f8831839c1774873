// Tokens in a gallery: their values, with swatches of colours and paints.

/// The part of a page that shows tokens.
struct GalleryTokens {
  private let sets: [Gallery.TokenSet]
  private let form: GalleryPages.Form

  init(_ sets: [Gallery.TokenSet], _ form: GalleryPages.Form) {
    (self.sets, self.form) = (sets, form)
  }

  var markup: Markup {
    let (title, part) = form == .tokens ? ("h1", "h2") : ("h2", "h3")
    let sections = sets.map { set in
      Markup.block(
        "section",
        [
          .element(part, Markup(set.name) + .element("small", text: "\(set.tokens.count)")),
          Prose.paragraphs(set.documentation),
          .block("ul", class: "tokens", set.tokens.map(item(of:))),
        ].filter { !$0.html.isEmpty }
      )
    }
    return .block(
      "article",
      attributes: [("id", "tokens"), ("aria-labelledby", "tokens-name")],
      [.element(title, attributes: [("id", "tokens-name")], text: "Tokens")] + sections
    )
  }

  private func item(of token: Gallery.Token) -> Markup {
    let values = token.values.map { value in
      let text = Markup.element("code", text: value.text)
      let place = value.surroundings.isEmpty ? Markup() : Markup(" \(value.surroundings)")
      let line = Markup.element(
        "div",
        class: "value",
        swatch(of: value) + .element("span", text + place)
      )
      return specimen(of: value) + line
    }
    return .block(
      "li",
      [.element("b", text: token.name), Prose.paragraphs(token.documentation)]
        .filter { !$0.html.isEmpty } + values
    )
  }

  /// Sample text in a font at its size, clipped if it does not fit.
  private func specimen(of value: Gallery.TokenValue) -> Markup {
    guard let picture = value.specimen else { return Markup() }
    let image = Markup.void(
      "img",
      [("src", picture.address), ("alt", ""), ("width", "\(picture.width / Int(picture.scale))")]
    )
    return .element("div", class: value.isDark ? "ground specimen dark" : "ground specimen", image)
  }

  private func swatch(of value: Gallery.TokenValue) -> Markup {
    if let color = value.color {
      let style = "background-color:\(color)"
      return .element(
        "span",
        class: "chip",
        .element("i", attributes: [("style", style)], Markup())
      )
    }
    guard let picture = value.picture else { return Markup() }
    return .element(
      "span",
      class: "chip",
      .void("img", [("src", picture.address), ("alt", "")])
    )
  }
}
