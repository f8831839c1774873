// Reports names that the reader does not read, and finds what elements inherit where they stand.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// Reports the attributes of an element that are not read, each unknown name once.
  mutating func review(_ node: Int) {
    guard reviewed.insert(node).inserted else { return }
    let element = document.nodes[node]
    let features = SVGFeatureIndex.shared
    for attribute in document.attributes[element.attributes] where attribute.namespace == .svg {
      let name = attribute.name
      if name.utf8.starts(with: "on".utf8) {
        lose("'\(name)' is a script and is left out", at: attribute.range)
        continue
      }
      if let feature = features.attribute(name, of: element.name) {
        guard case .reported(let reason) = feature.treatment,
          !feature.neutral.contains(lowercased(trimmed(attribute.value)))
        else { continue }
        // Text reports its own attributes where it is drawn.
        if element.name != "text", element.name != "tspan" {
          lose("'\(name)' \(reason)", at: attribute.range)
        }
        continue
      }
      guard !features.isPresentation(name), !Self.isForeign(name),
        unknownNames.insert(name).inserted
      else { continue }
      let isProperty = features.property(name) != nil
      lose(
        isProperty
          ? "'\(shortened(name))' has no effect as an attribute; write it in 'style'"
          : "'\(shortened(name))' is not a known attribute",
        at: attribute.range
      )
    }
  }

  /// Whether a name belongs to other tools by convention.
  private static func isForeign(_ name: String) -> Bool {
    ["data-", "aria-", "ng-", "v-", "_ng", "xmlns"].contains { name.utf8.starts(with: $0.utf8) }
  }

  /// Reports the unit `ch`, the width of a font's zero, in the value of an attribute or a property.
  mutating func reviewUnits(of property: SVGProperty) {
    guard SVGLength.usesCharacterWidth(property.value) else { return }
    lose("'ch' is half of the font's size here, whatever the font", at: property.range)
  }

  /// Whether a property can change the drawing.
  ///
  /// Properties of fonts can only if the drawing has text, or lengths in units of the font.
  ///
  /// Drawing tools write `font-size:12` for every shape, which is not valid in a style.
  mutating func matters(_ name: String) -> Bool {
    guard name.utf8.starts(with: "font".utf8) || name == "letter-spacing" else { return true }
    if let usesFonts { return usesFonts }
    let hasText = document.nodes.indices.contains { isElement($0, "text") }
    let result = hasText || SVGLength.mayUseFontUnits(file.bytes)
    usesFonts = result
    return result
  }

  /// A value for a report.
  func shortened(_ text: String) -> String {
    text.utf8.count <= 40 ? text : String(text.prefix(37)) + "…"
  }

  // MARK: Referenced elements

  /// The context of an element at its position in the document, which it inherits from.
  mutating func placed(_ node: Int, viewport: Size) -> SVGContext {
    var path: [Int] = []
    var next = document.nodes[node].parent
    while let parent = next, placements[parent] == nil {
      path.append(parent)
      next = document.nodes[parent].parent
    }
    var context = next.flatMap { placements[$0] } ?? SVGContext(viewport: viewport)
    for parent in path.reversed() {
      context.style = style(of: parent, in: context)
      context = context.forChildren
      placements[parent] = context
    }
    context.viewport = viewport
    return context
  }

  /// The context of a referenced element in the coordinates of the element that refers to it.
  mutating func referenced(_ node: Int, from context: SVGContext) -> SVGContext {
    var result = placed(node, viewport: context.viewport)
    result.transform = context.transform
    result.depth = context.depth + 1
    result.contextPaints = context.contextPaints
    result.style = style(of: node, in: result)
    return result
  }
}
