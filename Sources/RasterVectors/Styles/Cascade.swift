// Cascades the properties of an element: attributes, then rules, then its `style` attribute.

import RasterValues

/// Finds the specified properties of elements.
struct Cascade {
  let document: XMLDocument
  private(set) var sheet = Stylesheet()
  /// The remaining number of rule comparisons, which limits the cost of hostile files.
  private var budget = 4_000_000

  init(_ document: XMLDocument) { self.document = document }

  mutating func add(_ text: String) { sheet.add(text) }

  var isExhausted: Bool { budget <= 0 }

  /// The properties of an element by name.
  mutating func properties(of node: Int) -> [String: SVGProperty] {
    var result: [String: SVGProperty] = [:]
    let element = document.nodes[node]
    var own: XMLDocument.Attribute?
    for attribute in document.attributes[element.attributes] where attribute.namespace == .svg {
      if attribute.name == "style" {
        own = attribute
      } else if Self.presentation.contains(attribute.name) {
        result[attribute.name] = SVGProperty(
          value: trimmed(attribute.value),
          range: attribute.range
        )
      }
    }
    var important: [(CSSDeclaration, Range<Int>)] = []
    if !sheet.rules.isEmpty {
      for rule in matching(node) {
        for declaration in sheet.rules[rule].declarations {
          if declaration.isImportant {
            important.append((declaration, element.range))
          } else {
            result[declaration.name] = SVGProperty(value: declaration.value, range: element.range)
          }
        }
      }
    }
    if let own {
      for declaration in parseDeclarations(own.value) {
        result[declaration.name] = SVGProperty(value: declaration.value, range: own.range)
      }
    }
    for (declaration, range) in important {
      result[declaration.name] = SVGProperty(value: declaration.value, range: range)
    }
    return result
  }

  /// The rules that match an element, in ascending order of precedence.
  private mutating func matching(_ node: Int) -> [Int] {
    var candidates = (sheet.index["*"] ?? []) + (sheet.index[document.nodes[node].name] ?? [])
    if let id = document.attribute("id", of: node)?.value {
      candidates += sheet.index["#" + id] ?? []
    }
    for name in classes(of: node) { candidates += sheet.index["." + name] ?? [] }
    budget -= candidates.count
    guard budget > 0 else { return [] }
    return candidates.filter { holds(sheet.rules[$0].selector, for: node) }.sorted { left, right in
      let (first, second) = (
        sheet.rules[left].selector.specificity, sheet.rules[right].selector.specificity
      )
      return first == second ? left < right : first < second
    }
  }

  private func classes(of node: Int) -> [String] {
    guard let text = document.attribute("class", of: node)?.value else { return [] }
    return text.utf8.split(whereSeparator: { $0 <= 0x20 }).map {
      String(decoding: Array($0), as: UTF8.self)
    }
  }

  private mutating func holds(_ selector: CSSSelector, for node: Int) -> Bool {
    var current: Int? = node
    for (index, part) in selector.compounds.enumerated() {
      if index == 0 {
        guard holds(part.compound, node) else { return false }
        continue
      }
      let isChild = selector.compounds[index - 1].isChild
      current = current.flatMap { document.nodes[$0].parent }
      while let next = current, !isChild, !holds(part.compound, next) {
        budget -= 1
        current = document.nodes[next].parent
      }
      guard let found = current, holds(part.compound, found) else { return false }
    }
    return true
  }

  private func holds(_ compound: CSSSelector.Compound, _ node: Int) -> Bool {
    if let type = compound.type, type != document.nodes[node].name { return false }
    if compound.isRoot, document.nodes[node].parent != nil { return false }
    if let id = compound.id, document.attribute("id", of: node)?.value != id { return false }
    guard !compound.classes.isEmpty else { return true }
    let own = classes(of: node)
    return compound.classes.allSatisfy { own.contains($0) }
  }

  /// The presentation attributes, which are also properties.
  private static let presentation: Set<String> = [
    "clip-path", "clip-rule", "color", "color-interpolation-filters", "display", "fill",
    "fill-opacity", "fill-rule", "filter", "flood-color", "flood-opacity", "font-family",
    "font-size", "font-style", "font-weight",
    "image-rendering", "letter-spacing", "mask",
    "mask-type", "mix-blend-mode", "opacity", "overflow", "paint-order", "stop-color",
    "stop-opacity",
    "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor", "transform",
    "vector-effect",
    "visibility",
  ]
}
