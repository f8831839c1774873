// The elements, attributes and properties of SVG 2, each with its treatment by the reader.

/// How the reader treats a name of SVG.
package enum SVGTreatment: Hashable, Sendable {
  /// The reader draws what it asks for, and reports values that it does not support.
  case read
  /// It is left out, with a report for this reason.
  case reported(String)
  /// It changes no pixel of a still image, for this reason.
  case harmless(String)
}

/// The kinds of names in an SVG file.
package enum SVGFeatureKind: Hashable, Sendable { case element, attribute, property }

/// Names of one kind with the same treatment.
package struct SVGFeature: Sendable {
  package let kind: SVGFeatureKind
  package let names: [String]
  /// The elements that an attribute belongs to; empty for all.
  package let elements: [String]
  package let treatment: SVGTreatment
  /// The values of a reported name that change nothing, in lower case.
  package let neutral: [String]

  init(
    _ kind: SVGFeatureKind,
    _ names: String,
    on elements: String = "",
    _ treatment: SVGTreatment,
    unless neutral: String = ""
  ) {
    self.kind = kind
    self.names = words(names)
    self.elements = words(elements)
    self.treatment = treatment
    self.neutral = words(neutral)
  }

  /// All rows of the table.
  package static let all = elements + attributes + properties
}

/// The words of a text, which are separated by spaces or line breaks.
private func words(_ text: String) -> [String] {
  text.utf8.split(whereSeparator: { $0 <= 0x20 }).map { String(decoding: Array($0), as: UTF8.self) }
}

/// Finds the treatment of names.
struct SVGFeatureIndex: Sendable {
  static let shared = SVGFeatureIndex()

  private var elements: [String: SVGFeature] = [:]
  private var attributes: [String: [SVGFeature]] = [:]
  private var properties: [String: SVGFeature] = [:]

  private init() {
    for feature in SVGFeature.all {
      for name in feature.names {
        switch feature.kind {
        case .element: elements[name] = feature
        case .attribute: attributes[name, default: []].append(feature)
        case .property: properties[name] = feature
        }
      }
    }
  }

  func element(_ name: String) -> SVGFeature? { elements[name] }

  func property(_ name: String) -> SVGFeature? { properties[name] }

  /// The row of an attribute: for its element, for all elements, or for other elements.
  func attribute(_ name: String, of element: String) -> SVGFeature? {
    guard let rows = attributes[name] else { return nil }
    return rows.first { $0.elements.contains(element) } ?? rows.first { $0.elements.isEmpty }
      ?? SVGFeature(.attribute, name, .harmless("it has no effect on this element"))
  }

  /// Whether a property can also be written as an attribute with its name.
  func isPresentation(_ name: String) -> Bool {
    properties[name] != nil && !SVGFeature.sheetOnly.contains(name)
  }
}
