// Paints of vector drawables: colours, gradients and lists of colours for states.

import RasterSyntax
import RasterValues

extension VectorDrawableReader {
  /// The paint of a path's `fill` or `stroke`, or `nil` if there is none.
  mutating func paint(_ use: String, of node: Int) -> VectorPaint? {
    let opacity = opacity(use + "Alpha", of: node)
    var paint = attribute(use + "Color", of: node).flatMap { color($0) }.map {
      VectorPaint.color($0)
    }
    for child in document.children(of: node) where document.nodes[child].kind == .element {
      let name = document.attribute("name", of: child)?.value
      guard isElement(child, "attr", .aapt),
        name == "android:fillColor" || name == "android:strokeColor"
      else {
        // Report it once, though both paints look at it.
        if use == "fill" {
          lose("'\(document.nodes[child].name)' in a path is left out", at: range(of: child))
        }
        continue
      }
      if name == "android:\(use)Color" { paint = self.paint(in: child) }
    }
    return opacity > 0 ? paint?.faded(opacity) : nil
  }

  /// The paint that an `aapt:attr` contains.
  private mutating func paint(in node: Int) -> VectorPaint? {
    let child = document.children(of: node).first { document.nodes[$0].kind == .element }
    guard let child else { return nil }
    if isElement(child, "gradient") { return gradient(child) }
    if isElement(child, "selector") { return stateColor(child) }
    lose("'\(document.nodes[child].name)' is left out", at: range(of: child))
    return nil
  }

  /// The colour that a list of colours has in no state.
  private mutating func stateColor(_ node: Int) -> VectorPaint? {
    lose("a list of colours is drawn in the colour without a state", at: range(of: node))
    for item in document.children(of: node) where isElement(item, "item") {
      let attributes = document.attributes[document.nodes[item].attributes]
      if attributes.contains(where: { $0.name.utf8.starts(with: "state_".utf8) }) { continue }
      let plain = attribute("color", of: item).flatMap { color($0) }
      let opacity = opacity("alpha", of: item)
      return plain.map { .color($0.faded(opacity)) }
    }
    return nil
  }

  // MARK: Gradients

  private mutating func gradient(_ node: Int) -> VectorPaint? {
    checkAttributes(
      of: node,
      known: [
        "type", "startX", "startY", "endX", "endY", "centerX", "centerY", "gradientRadius",
        "startColor", "centerColor", "endColor", "tileMode",
      ]
    )
    let stops = stops(of: node)
    guard let first = stops.first, let last = stops.last else {
      lose("a gradient without colours is left out", at: range(of: node))
      return nil
    }
    guard stops.count > 1 else { return .color(first.color) }
    guard let kind = kind(of: node) else { return nil }
    if case .linear(let from, let to) = kind, from == to { return .color(last.color) }
    var gradient = VectorGradient(
      kind: kind,
      stops: stops,
      spread: spread(of: node),
      transform: .identity
    )
    gradient.isPremultiplied = true
    return .gradient(gradient)
  }

  private mutating func kind(of node: Int) -> VectorGradient.Kind? {
    func value(_ name: String, _ reader: inout Self) -> Double {
      reader.number(name, of: node, insteadUsing: 0)
    }
    let center = Point(value("centerX", &self), value("centerY", &self))
    switch attribute("type", of: node)?.value ?? "linear" {
    case "radial":
      let radius = value("gradientRadius", &self)
      guard radius > 0 else {
        lose("a radial gradient without 'gradientRadius' is left out", at: range(of: node))
        return nil
      }
      return .radial(focus: center, focusRadius: 0, center: center, radius: radius)
    case "sweep": return .sweep(center: center)
    case let type:
      if type != "linear" {
        lose(
          "'\(shortened(type))' is not a type of gradient; 'linear' is used instead",
          at: range(of: node)
        )
      }
      return .linear(
        from: Point(value("startX", &self), value("startY", &self)),
        to: Point(value("endX", &self), value("endY", &self))
      )
    }
  }

  private mutating func spread(of node: Int) -> Spread {
    guard let attribute = attribute("tileMode", of: node) else { return .pad }
    switch attribute.value {
    case "clamp", "disabled": return .pad
    case "repeat": return .repeat
    case "mirror": return .reflect
    default:
      loseValue(attribute, isUsing: "'clamp'")
      return .pad
    }
  }

  /// The stops in ascending order: from `item` elements if there are any, else from attributes.
  private mutating func stops(of node: Int) -> [VectorGradient.Stop] {
    var result: [VectorGradient.Stop] = []
    for child in document.children(of: node) where document.nodes[child].kind == .element {
      guard isElement(child, "item") else {
        lose("'\(document.nodes[child].name)' in a gradient is left out", at: range(of: child))
        continue
      }
      checkAttributes(of: child, known: ["offset", "color"])
      guard result.count < 1_000, let color = attribute("color", of: child) else {
        lose("a stop without a colour, or after 1,000 others, is left out", at: range(of: child))
        continue
      }
      let offset = min(max(number("offset", of: child, insteadUsing: 0), 0), 1)
      result.append(
        .init(
          offset: max(offset, result.last?.offset ?? 0),
          color: self.color(color) ?? .color(.clear)
        )
      )
    }
    guard result.isEmpty else { return result }
    let names = ["startColor", "centerColor", "endColor"]
    let given = names.map { attribute($0, of: node) }
    guard given.contains(where: { $0 != nil }) else { return [] }
    for (index, attribute) in given.enumerated() where index != 1 || attribute != nil {
      let plain = attribute.flatMap { color($0) } ?? .color(.clear)
      result.append(.init(offset: Double(index) / 2, color: plain))
    }
    return result
  }
}
