// A page of visual changes: before, after and the difference, grouped by cause.

/// A page of visual changes.
package struct ChangesPage: Sendable {
  /// An image file beside the page.
  package struct Picture: Sendable {
    /// The path of its file, relative to the page.
    package let file: String
    /// The size in pixels, which is also the maximum display size.
    package let width, height: Int

    package init(file: String, width: Int, height: Int) {
      (self.file, self.width, self.height) = (file, width, height)
    }
  }

  /// A look in one or more environments.
  package struct Look: Sendable {
    package let title: String
    /// Appearances and scales.
    package let surroundings: String
    /// Whether the look is shown on a dark background.
    package let isDark: Bool
    package var before, after, difference: Picture?
    /// A summary of the difference: `120 pixels differ`.
    package var amount = ""

    package init(title: String, surroundings: String, isDark: Bool) {
      (self.title, self.surroundings, self.isDark) = (title, surroundings, isDark)
    }
  }

  /// Looks that change for the same reason.
  package struct Cause: Sendable {
    package let title: String
    package let count: String
    /// The changed operations with their descriptions; empty if the former drawing is unknown.
    package let changes: [(operation: String, words: [String])]
    package let looks: [Look]

    package init(
      title: String,
      count: String,
      changes: [(operation: String, words: [String])],
      looks: [Look]
    ) {
      (self.title, self.count, self.changes, self.looks) = (title, count, changes, looks)
    }
  }

  /// `4 of 128 looks change`.
  package var title = ""
  /// The baseline of the comparison: `main`.
  package var baseline = ""
  /// The source of former images, or `nil` if it follows from the baseline.
  package var sources: String?
  /// The reason why former images are missing, or `nil` if none are.
  package var gaps: String?
  /// Counts of looks, each with a noun and a kind: `changed`, `new`, `gone` or `same`.
  package var counts: [(count: Int, noun: String, kind: String)] = []
  package var causes: [Cause] = []
  package var new: [Look] = []
  package var gone: [String] = []
  package var moved: [String] = []

  /// The number of looks of one cause above which they are collapsed.
  private static let shownLooks = 8

  package init() {}

  package var page: Page {
    let sections =
      causes.map(section(of:))
      + [
        pictures("New", new), names("Removed", gone), names("Moved", moved),
      ].compactMap(\.self)
    return Page(title: title, body: [header, .block("main", sections)])
  }

  private var header: Markup {
    let counts = self.counts.filter { $0.count > 0 }.map { entry in
      Markup.element(
        "div",
        class: entry.kind,
        .element("dt", text: entry.noun) + .element("dd", text: "\(entry.count)")
      )
    }
    let compared = Markup("compared with ") + .element("code", text: baseline)
    let origin = sources.map { Markup("; \($0)") } ?? Markup()
    return .block(
      "header",
      [.element("h1", text: title), .element("p", compared + origin)]
        + (gaps.map { [.element("p", class: "note", text: $0)] } ?? [])
        + [.block("dl", class: "counts", counts)]
    )
  }

  private func section(of cause: Cause) -> Markup {
    let heading = Markup.element(
      "h2",
      Markup(cause.title) + .element("small", text: cause.count)
    )
    let changes = cause.changes.map { change in
      let texts = change.words.map(ColorWords.markup)
      let body = Markup(
        texts.enumerated().map { $0.offset == 0 ? $0.element : Markup(", ") + $0.element }
      )
      return Markup.element("li", .element("b", text: change.operation) + Markup(" ") + body)
    }
    let list = changes.isEmpty ? [] : [Markup.block("ul", class: "changes", changes)]
    let looks = cause.looks.map(comparison(of:))
    let (shown, folded) = (looks.prefix(Self.shownLooks), looks.dropFirst(Self.shownLooks))
    let rest =
      folded.isEmpty
      ? []
      : [
        Markup.block(
          "details",
          [.element("summary", text: "\(folded.count) more with the same change")] + folded
        )
      ]
    return .block("section", [heading] + list + shown + rest)
  }

  /// The images before and after, and their difference, side by side.
  private func comparison(of look: Look) -> Markup {
    let ground = look.isDark ? "ground dark" : "ground"
    let figures = [
      figure(look.before, "Before", on: ground, of: look.title),
      figure(look.after, "After", on: ground, of: look.title),
      figure(
        look.difference,
        look.amount.isEmpty ? "Difference" : look.amount,
        on: "ground plain",
        of: look.title,
        isWide: true
      ),
    ].compactMap(\.self)
    return .block(
      "div",
      class: "look",
      [heading(look), .block("div", class: "pictures", figures)]
    )
  }

  private func heading(_ look: Look) -> Markup {
    .element("h3", Markup(look.title) + .element("small", text: look.surroundings))
  }

  private func figure(
    _ picture: Picture?,
    _ caption: String,
    on ground: String,
    of title: String,
    isWide: Bool = false
  ) -> Markup? {
    guard let picture else { return nil }
    return .element(
      "figure",
      class: isWide ? "wide" : nil,
      image(picture, ground, "\(title): \(caption)") + .element("figcaption", text: caption)
    )
  }

  private func image(_ picture: Picture, _ ground: String, _ alternative: String) -> Markup {
    let image = Markup.void(
      "img",
      [
        ("src", picture.file), ("alt", alternative), ("width", "\(picture.width)"),
        ("height", "\(picture.height)"), ("loading", "lazy"),
      ]
    )
    return .element(
      "div",
      class: ground,
      .element("a", attributes: [("href", picture.file)], image)
    )
  }

  private func pictures(_ title: String, _ looks: [Look]) -> Markup? {
    guard !looks.isEmpty else { return nil }
    let figures = looks.compactMap { look in
      look.after.map { picture in
        Markup.element(
          "figure",
          image(picture, look.isDark ? "ground dark" : "ground", look.title) + heading(look)
        )
      }
    }
    return .block(
      "section",
      [.element("h2", text: title), .block("div", class: "grid", figures)]
    )
  }

  private func names(_ title: String, _ names: [String]) -> Markup? {
    guard !names.isEmpty else { return nil }
    let items = names.map { Markup.element("li", text: $0) }
    return .block(
      "section",
      [.element("h2", text: title), .block("ul", class: "names", items)]
    )
  }
}
