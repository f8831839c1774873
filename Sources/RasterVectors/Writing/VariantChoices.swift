// Properties of variants: their names, values and conditions.

import RasterValues

/// The properties of a component whose drawing depends on their values.
struct VariantChoices {
  struct Property {
    /// The name in the component.
    let name: String
    let type: String
    /// The names of the cases, or `false` and `true` for a Bool.
    let cases: [String]
    let isBool: Bool

    var declaration: String {
      "\(name): \(type) = \(isBool ? cases[0] : "." + cases[0])"
    }

    /// A condition that is true for some of the cases.
    func condition(_ indices: [Int]) -> String {
      if isBool { return cases[indices[0]] == "true" ? name : "!" + name }
      if indices.count > 1, indices.count == cases.count - 1,
        let other = cases.indices.first(where: { !indices.contains($0) })
      {
        return "\(name) != .\(cases[other])"
      }
      let parts = indices.map { "\(name) == .\(cases[$0])" }
      return parts.count == 1 ? parts[0] : "(" + joined(parts, by: " || ") + ")"
    }
  }

  private(set) var properties: [Property] = []
  /// The case indices of each variant, one for each property.
  private var tuples: [[Int]] = []
  private let source: ComponentSource

  init(_ source: ComponentSource) {
    self.source = source
    tuples = source.variants.map { _ in [] }
    var taken: Set<String> = ["bounds", "environment", "proposed"]
    for (place, title) in source.properties.enumerated() {
      var values: [String] = []
      for variant in source.variants where !values.contains(variant.values[place]) {
        values.append(variant.values[place])
      }
      let truths = values.map { Self.truth($0) }
      let isBool =
        values.count <= 2 && truths.allSatisfy { $0 != nil }
        && Set(truths.map { $0 == true }).count == values.count
      var name = Identifier.lower(title)
      var cases: [String] = []
      if isBool {
        // A `State=On` property does not name its subject, so call it `isOn`.
        if name == "state" {
          name = "isOn"
        } else if !name.utf8.starts(with: "is".utf8) && !name.utf8.starts(with: "has".utf8) {
          name = "is" + Identifier.upper(title)
        }
        cases = truths.map { $0 == true ? "true" : "false" }
      } else {
        var used: Set<String> = []
        cases = values.map { free(Identifier.lower($0), &used) }
      }
      let own = free(name, &taken)
      let type = isBool ? "Bool" : source.name + Identifier.upper(title)
      properties.append(Property(name: own, type: type, cases: cases, isBool: isBool))
      for (index, variant) in source.variants.enumerated() {
        tuples[index].append(values.firstIndex(of: variant.values[place]) ?? 0)
      }
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch lowercased(text) {
    case "true", "on", "yes": true
    case "false", "off", "no": false
    default: nil
    }
  }

  // MARK: Text

  /// The enum declarations of the properties.
  var enumerations: String {
    var text = ""
    for property in properties where !property.isBool {
      text += "enum \(property.type) { case \(joined(property.cases, by: ", ")) }\n"
    }
    return text.isEmpty ? "" : text + "\n"
  }

  /// The states: all variants except the first, whose values are the defaults.
  var states: String {
    guard tuples.count > 1 else { return "" }
    var text = "\n  states {\n"
    var taken: Set<String> = ["plain"]
    for (index, tuple) in tuples.enumerated().dropFirst()
    where tuples.firstIndex(of: tuple) == index {
      var name = ""
      var values: [String] = []
      for (place, value) in tuple.enumerated() where value != tuples[0][place] {
        let property = properties[place]
        let word =
          property.isBool
          ? property.cases[value] == "true"
            ? Self.plain(property.name) : "not" + Identifier.upper(Self.plain(property.name))
          : property.cases[value]
        name += name.isEmpty ? word : Identifier.upper(word)
        values.append(
          property.name + (property.isBool ? ": " : ": .") + property.cases[value]
        )
      }
      guard !values.isEmpty else { continue }
      text += "    \(free(name, &taken)) \(joined(values, by: ", "))\n"
    }
    return text + "  }\n"
  }

  /// The name of a Bool without `is`.
  private static func plain(_ name: String) -> String {
    name.utf8.starts(with: "is".utf8) && name.utf8.count > 2
      ? Identifier.lower(String(name.dropFirst(2))) : name
  }

  // MARK: Choices

  /// The text common to all variants, or a conditional expression if they differ.
  func chosen(_ texts: [String]) -> String { chosen(texts, for: Array(texts.indices)) }

  /// The text common to some variants, or a conditional expression if they differ.
  func chosen(_ texts: [String], for variants: [Int]) -> String {
    guard let last = texts.last, texts.contains(where: { $0 != last }) else {
      return texts.first ?? "0"
    }
    var result = ""
    var seen: Set<String> = [last]
    for text in texts where seen.insert(text).inserted {
      let own = texts.indices.filter { texts[$0] == text }.map { variants[$0] }
      result += "\(condition(own)) ? \(text) : "
    }
    return result + last
  }

  /// A condition that is true for exactly these variants.
  func condition(_ variants: [Int]) -> String {
    let chosen = Set(variants)
    var sets: [[Int]] = properties.indices.map { place in
      var values: [Int] = []
      for variant in variants where !values.contains(tuples[variant][place]) {
        values.append(tuples[variant][place])
      }
      return values
    }
    // Use the property values if no other variant has the same combination.
    func fits(_ sets: [[Int]]) -> Bool {
      tuples.indices.allSatisfy { index in
        chosen.contains(index)
          || !tuples[index].enumerated().allSatisfy { sets[$0.offset].contains($0.element) }
      }
    }
    if fits(sets) {
      // Leave out properties that are not needed.
      for place in properties.indices {
        var wider = sets
        wider[place] = Array(properties[place].cases.indices)
        if fits(wider) { sets = wider }
      }
      let parts = properties.indices.filter { sets[$0].count < properties[$0].cases.count }
        .map { properties[$0].condition(sets[$0].sorted()) }
      return parts.isEmpty ? "true" : joined(parts, by: " && ")
    }
    let alternatives = variants.map { variant in
      let parts = properties.indices.map { properties[$0].condition([tuples[variant][$0]]) }
      return "(" + joined(parts, by: " && ") + ")"
    }
    return joined(alternatives, by: " || ")
  }
}
