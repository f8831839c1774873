// What a gallery shows: components with their looks, their properties, and tokens.

/// The components of a project, as pages show them.
package struct Gallery: Sendable {
  package let title: String
  /// Such as `3 components, 12 states, 9 looks`.
  package let summary: String
  package let components: [Component]
  package let tokens: [TokenSet]
  /// Whether a playground that holds the sources lies beside the index.
  package let hasPlayground: Bool

  package init(
    title: String,
    summary: String,
    components: [Component],
    tokens: [TokenSet],
    hasPlayground: Bool = false
  ) {
    (self.title, self.summary, self.components, self.tokens) = (title, summary, components, tokens)
    self.hasPlayground = hasPlayground
  }
}

extension Gallery {
  /// A file of pixels at a scale.
  package struct Picture: Hashable, Sendable {
    /// The address of the file from the gallery's root, or the picture itself as a data URI.
    package let address: String
    /// Device pixels a point.
    package let scale: Double
    /// As text: `2`.
    package let scaleWords: String
    /// The size in pixels.
    package let width, height: Int

    package init(address: String, scale: Double, scaleWords: String, width: Int, height: Int) {
      (self.address, self.scale, self.scaleWords) = (address, scale, scaleWords)
      (self.width, self.height) = (width, height)
    }

    var isInline: Bool { address.hasPrefix("data:") }
  }

  /// A look in an appearance, at one or several scales in ascending order.
  package struct View: Hashable, Sendable {
    /// `light`, `dark`, or `light and dark` where both are alike.
    package let title: String
    package let isDark: Bool
    package let pictures: [Picture]
    /// The words for those who do not see it.
    package let words: String

    package init(title: String, isDark: Bool, pictures: [Picture], words: String) {
      (self.title, self.isDark, self.pictures, self.words) = (title, isDark, pictures, words)
    }
  }

  /// States that look alike, and how they look.
  package struct Look: Sendable {
    package var names: [String]
    /// What their author says of them.
    package var documentation: [String] = []
    /// What the states say of their surroundings: `locale=de-AT`.
    package var surroundings: [String] = []
    /// What the component says of itself: `slider "Volume", value "40%"`.
    package var said: String?
    /// What the drawings have to say: `words are cut, since there is no room for them`.
    package var notes: [String] = []
    /// Swift that draws the states, a statement for each.
    package var snippets: [String] = []
    package var views: [View]

    package init(names: [String], views: [View]) { (self.names, self.views) = (names, views) }
  }

  /// A property of a component.
  package struct Property: Sendable {
    package let name, type: String
    /// The values that it can have, where that says more than the type.
    package let domain: String
    /// As the author wrote it.
    package let standard: String
    package let documentation: String
    /// What depends on it.
    package let use: String

    package init(
      name: String,
      type: String,
      domain: String,
      standard: String,
      documentation: String,
      use: String
    ) {
      (self.name, self.type, self.domain, self.standard) = (name, type, domain, standard)
      (self.documentation, self.use) = (documentation, use)
    }
  }

  package struct Component: Sendable {
    package let name: String
    /// The name of its page and its part of one, in letters that addresses have.
    package let slug: String
    package let file: String
    package let documentation: String
    /// A fact's name and its words.
    package let facts: [(name: String, words: String)]
    /// `6 states, 4 looks`.
    package let count: String
    package let looks: [Look]
    /// What is said above the looks of all values; nil where those are not listed.
    package let valuesTitle: String?
    /// Looks of values that no state has.
    package let values: [Look]
    package let properties: [Property]

    package init(
      name: String,
      slug: String,
      file: String,
      documentation: String,
      facts: [(name: String, words: String)],
      count: String,
      looks: [Look],
      values: (title: String?, looks: [Look]),
      properties: [Property]
    ) {
      (self.name, self.slug, self.file) = (name, slug, file)
      (self.documentation, self.facts, self.count) = (documentation, facts, count)
      (self.looks, self.properties) = (looks, properties)
      (self.valuesTitle, self.values) = values
    }

    /// The words that a search finds it by, those that it says of itself among them.
    var searched: String {
      let words = [name, file, documentation] + looks.flatMap { $0.names + $0.documentation }
      let said = looks.first?.views.first?.words ?? ""
      let all = (words + properties.map(\.name) + [said]).joined(separator: " ")
      return all.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// A value of a token in surroundings.
  package struct TokenValue: Hashable, Sendable {
    /// `light`, `dark`, `company globex, dark`; empty where it is the same in all.
    package let surroundings: String
    package let words: String
    /// A colour as `#RRGGBBAA`.
    package let color: String?
    /// A picture of a paint.
    package let picture: Picture?
    /// Text that is set in a font, and whether it stands on a dark ground.
    package let specimen: Picture?
    package let isDark: Bool

    package init(
      surroundings: String,
      words: String,
      color: String?,
      picture: Picture?,
      specimen: Picture? = nil,
      isDark: Bool = false
    ) {
      (self.surroundings, self.words) = (surroundings, words)
      (self.color, self.picture) = (color, picture)
      (self.specimen, self.isDark) = (specimen, isDark)
    }
  }

  package struct Token: Sendable {
    /// With the groups around it: `gap.small`.
    package let name: String
    package let documentation: String
    package let values: [TokenValue]

    package init(name: String, documentation: String, values: [TokenValue]) {
      (self.name, self.documentation, self.values) = (name, documentation, values)
    }
  }

  /// What a `tokens` declares.
  package struct TokenSet: Sendable {
    package let name: String
    package let documentation: String
    package let tokens: [Token]

    package init(name: String, documentation: String, tokens: [Token]) {
      (self.name, self.documentation, self.tokens) = (name, documentation, tokens)
    }
  }
}
