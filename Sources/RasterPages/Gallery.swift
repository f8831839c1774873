// The contents of a gallery: components with their looks and properties, and tokens.

/// The components of a project, for the gallery's pages.
package struct Gallery: Sendable {
  package let title: String
  /// A summary such as `3 components, 12 states, 9 looks`.
  package let summary: String
  package let components: [Component]
  package let tokens: [TokenSet]
  /// Whether a playground with the sources lies beside the index.
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
  /// An image file at a scale.
  package struct Picture: Hashable, Sendable {
    /// The address of the file relative to the gallery's root, or the image as a data URI.
    package let address: String
    /// Device pixels per point.
    package let scale: Double
    /// The scale as text: `2`.
    package let scaleWords: String
    /// The size in pixels.
    package let width, height: Int

    package init(address: String, scale: Double, scaleWords: String, width: Int, height: Int) {
      (self.address, self.scale, self.scaleWords) = (address, scale, scaleWords)
      (self.width, self.height) = (width, height)
    }

    var isInline: Bool { address.hasPrefix("data:") }
  }

  /// A look in one appearance, at one or more scales in ascending order.
  package struct View: Hashable, Sendable {
    /// `light`, `dark`, or `light and dark` if the two are identical.
    package let title: String
    package let isDark: Bool
    package let pictures: [Picture]
    /// The text alternative of the image.
    package let textAlternative: String

    package init(title: String, isDark: Bool, pictures: [Picture], textAlternative: String) {
      (self.title, self.isDark, self.pictures, self.textAlternative) = (
        title, isDark, pictures, textAlternative
      )
    }
  }

  /// States with identical looks, and their images.
  package struct Look: Sendable {
    package var names: [String]
    /// The documentation comments of the states.
    package var documentation: [String] = []
    /// The environment set by the states: `locale=de-AT`.
    package var surroundings: [String] = []
    /// The accessibility description of the component: `slider "Volume", value "40%"`.
    package var accessibility: String?
    /// The notes recorded while drawing, such as one about truncated text.
    package var notes: [String] = []
    /// Swift code that draws the states, one statement for each.
    package var snippets: [String] = []
    package var views: [View]

    package init(names: [String], views: [View]) { (self.names, self.views) = (names, views) }
  }

  /// A property of a component.
  package struct Property: Sendable {
    package let name, type: String
    /// The possible values, if more specific than the type.
    package let domain: String
    /// The default value, as written in the source.
    package let standard: String
    package let documentation: String
    /// The parts of the component that depend on the property.
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
    /// The component's name in the form used in file names and fragments.
    package let slug: String
    package let file: String
    package let documentation: String
    /// The name and text of each fact.
    package let facts: [(name: String, words: String)]
    /// `6 states, 4 looks`.
    package let count: String
    package let looks: [Look]
    /// The heading above the looks of all values, or `nil` if they are not listed.
    package let valuesTitle: String?
    /// The looks of values that occur in no state.
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

    /// The text that the search covers, including the text alternative of the first look.
    var searched: String {
      let texts = [name, file, documentation] + looks.flatMap { $0.names + $0.documentation }
      let alternative = looks.first?.views.first?.textAlternative ?? ""
      let all = (texts + properties.map(\.name) + [alternative]).joined(separator: " ")
      return all.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// The value of a token in one or more environments.
  package struct TokenValue: Hashable, Sendable {
    /// `light`, `dark`, or `company globex, dark`; empty if the value is the same in all.
    package let surroundings: String
    package let text: String
    /// The colour as `#RRGGBBAA`, for colour tokens.
    package let color: String?
    /// An image of a paint.
    package let picture: Picture?
    /// Sample text in a font; `isDark` states whether its background is dark.
    package let specimen: Picture?
    package let isDark: Bool

    package init(
      surroundings: String,
      text: String,
      color: String?,
      picture: Picture?,
      specimen: Picture? = nil,
      isDark: Bool = false
    ) {
      (self.surroundings, self.text) = (surroundings, text)
      (self.color, self.picture) = (color, picture)
      (self.specimen, self.isDark) = (specimen, isDark)
    }
  }

  package struct Token: Sendable {
    /// The name including enclosing groups: `gap.small`.
    package let name: String
    package let documentation: String
    package let values: [TokenValue]

    package init(name: String, documentation: String, values: [TokenValue]) {
      (self.name, self.documentation, self.values) = (name, documentation, values)
    }
  }

  /// The contents of a `tokens` declaration.
  package struct TokenSet: Sendable {
    package let name: String
    package let documentation: String
    package let tokens: [Token]

    package init(name: String, documentation: String, tokens: [Token]) {
      (self.name, self.documentation, self.tokens) = (name, documentation, tokens)
    }
  }
}
