// Cascades the properties of an element: attributes, then rules, then its `style` attribute.

import RasterValues

/// Finds the specified properties of elements.
struct Cascade {
  let document: XMLDocument
  private(set) var sheet = Stylesheet()
  /// The remaining number of rule comparisons, which limits the cost of hostile files.
  private var budget = 4_000_000

  /// The places of elements among their siblings, if a selector needs them.
  private var places: [Place] = []

  init(_ document: XMLDocument) { self.document = document }

  mutating func add(_ text: String) {
    sheet.add(text)
    if sheet.needsSiblings, places.isEmpty { findPlaces() }
  }

  var isExhausted: Bool { budget <= 0 }

  /// The values that an element specifies for its properties, by name, in ascending precedence.
  ///
  /// An invalid value is ignored in favour of the one before it.
  mutating func properties(of node: Int) -> [String: [SVGProperty]] {
    var result: [String: [SVGProperty]] = [:]
    let element = document.nodes[node]
    var own: XMLDocument.Attribute?
    let features = SVGFeatureIndex.shared
    for attribute in document.attributes[element.attributes] where attribute.namespace == .svg {
      if attribute.name == "style" {
        own = attribute
      } else if features.isPresentation(attribute.name) {
        let value = trimmed(attribute.value)
        result[attribute.name] = [
          SVGProperty(value: value, range: attribute.range, isAttribute: true)
        ]
      }
    }
    var important: [(CSSDeclaration, Range<Int>)] = []
    func add(_ declaration: CSSDeclaration, _ range: Range<Int>) {
      guard !declaration.isImportant else { return important.append((declaration, range)) }
      result[declaration.name, default: []].append(
        SVGProperty(value: declaration.value, range: range)
      )
    }
    if !sheet.rules.isEmpty {
      for rule in matching(node) {
        for declaration in sheet.rules[rule].declarations { add(declaration, element.range) }
      }
    }
    if let own { for declaration in parseDeclarations(own.value) { add(declaration, own.range) } }
    for (declaration, range) in important {
      result[declaration.name, default: []].append(
        SVGProperty(value: declaration.value, range: range)
      )
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
    var current = node
    for (index, part) in selector.compounds.enumerated() {
      if index == 0 {
        guard holds(part.compound, node) else { return false }
        continue
      }
      let combinator = selector.compounds[index - 1].combinator
      let isChain = combinator == .descendant || combinator == .following
      var next = step(from: current, combinator)
      while let other = next, isChain, !holds(part.compound, other) {
        budget -= 1
        guard budget > 0 else { return false }
        next = step(from: other, combinator)
      }
      guard let found = next, holds(part.compound, found) else { return false }
      current = found
    }
    return true
  }

  /// The parent or the previous sibling of an element.
  private mutating func step(from node: Int, _ combinator: CSSSelector.Combinator) -> Int? {
    switch combinator {
    case .descendant, .child: return document.nodes[node].parent
    case .next, .following:
      let previous = places[node].previous
      return previous < 0 ? nil : previous
    }
  }

  /// An element's previous sibling, or -1, its place among its siblings, and whether it is the last.
  private struct Place {
    var previous = -1
    var number = 1
    var isLast = true
  }

  /// Counts the siblings of all elements.
  private mutating func findPlaces() {
    places = Array(repeating: Place(), count: document.nodes.count)
    var last = Array(repeating: -1, count: document.nodes.count)
    for (index, node) in document.nodes.enumerated() where node.kind == .element {
      guard let parent = node.parent else { continue }
      let previous = last[parent]
      if previous >= 0 {
        places[index].previous = previous
        places[index].number = places[previous].number + 1
        places[previous].isLast = false
      }
      last[parent] = index
    }
  }

  private func holds(_ position: CSSSelector.Position, _ node: Int) -> Bool {
    // The root is the first and the last child of the document.
    switch position {
    case .root: return document.nodes[node].parent == nil
    case .firstChild: return places[node].number == 1
    case .lastChild: return places[node].isLast
    case .onlyChild: return places[node].number == 1 && places[node].isLast
    case .nthChild(let step, let first):
      return CSSSelector.Position.isNth(places[node].number, step: step, first: first)
    }
  }

  private mutating func holds(_ compound: CSSSelector.Compound, _ node: Int) -> Bool {
    if let type = compound.type, type != document.nodes[node].name { return false }
    for position in compound.positions { guard holds(position, node) else { return false } }
    for test in compound.attributes {
      guard let own = document.attribute(test.name, of: node) else { return false }
      // A long value takes as long as many rules.
      budget -= own.value.utf8.count / 16
      guard budget > 0, test.matches(own.value) else { return false }
    }
    if let id = compound.id, document.attribute("id", of: node)?.value != id { return false }
    guard !compound.classes.isEmpty else { return true }
    let own = classes(of: node)
    return compound.classes.allSatisfy { own.contains($0) }
  }
}
