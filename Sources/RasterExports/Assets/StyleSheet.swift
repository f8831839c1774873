// A style sheet of looks: a class per component, with its states, drawn with `border-image`.

import RasterDrawing
import RasterValues

extension AssetFiles {
  /// The looks of a component, with the default look first.
  package struct StyledComponent: Sendable {
    package let name: String
    package let states: [(name: String, look: AssetLook)]

    package init(_ name: String, _ states: [(name: String, look: AssetLook)]) {
      (self.name, self.states) = (name, states)
    }
  }

  /// Returns a style sheet and its images.
  ///
  /// The images of all scales have the same proportions, so that slices are given in percent. A
  /// state is a class combined with the component's class, and also a pseudo-class or attribute if
  /// CSS or ARIA has that state. Dark images and tokens apply to `prefers-color-scheme: dark`.
  package static func styleSheet(
    _ components: [StyledComponent],
    _ tokens: [TokenValue]
  ) -> AssetFiles {
    var (result, rules, dark) = (AssetFiles(), "", "")
    for component in components {
      let name = className(component.name)
      for (index, state) in component.states.enumerated() {
        let selectors = index == 0 ? [".\(name)"] : selectors(of: state.name, name)
        let selector = selectors.joined(separator: ", ")
        rules += rule(selector, state.look.light.declarations(isComplete: true))
        result.add(state.look.light, isDark: false)
        guard let set = state.look.dark else { continue }
        let lines = set.declarations(isComplete: false, isDark: true)
        dark += rule(selector, lines, indent: "  ")
        result.add(set, isDark: true)
      }
    }
    let own = dark.isEmpty ? rules : rules + "@media (prefers-color-scheme: dark) {\n\(dark)}\n"
    result.files.append(AssetFile("components.css", text: customProperties(tokens) + own))
    return result
  }

  private mutating func add(_ set: PictureSet, isDark: Bool) {
    for (scale, bitmap) in set.pictures {
      files.append(AssetFile(set.fileName(scale, isDark: isDark), bitmap.png()))
    }
  }

  private static func rule(_ selector: String, _ lines: [String], indent: String = "") -> String {
    "\(indent)\(selector) {\n" + lines.map { "\(indent)  \($0);\n" }.joined() + "\(indent)}\n"
  }

  private static func selectors(of state: String, _ component: String) -> [String] {
    let own = ".\(component).\(className(state))"
    let known: [String: String] = [
      "hovered": ":hover", "hover": ":hover", "pressed": ":active", "active": ":active",
      "focused": ":focus-visible", "disabled": ":disabled", "on": "[aria-checked=\"true\"]",
      "checked": "[aria-checked=\"true\"]", "selected": "[aria-selected=\"true\"]",
    ]
    return known[state].map { [own, ".\(component)\($0)"] } ?? [own]
  }

  /// Converts a name to a class name: `push-button`.
  package static func className(_ name: String) -> String {
    androidName(name).replacing("_", with: "-")
  }
}

extension PictureSet {
  /// Returns the declarations of a look, or only those that change in dark appearance.
  fileprivate func declarations(isComplete: Bool, isDark: Bool = false) -> [String] {
    let images = pictures.map { scale, _ in
      "url(\"\(fileName(scale, isDark: isDark))\") \(text(scale))x"
    }
    let (all, insets) = (
      (width: margins.left + width + margins.right, height: margins.top + height + margins.bottom),
      edgeInsets
    )
    func percent(_ length: Int, _ total: Int) -> String {
      let percentage = (Double(length) * 1e8 / Double(total)).rounded() / 1e6
      return length == 0 ? "0" : Functions.string(percentage) + "%"
    }
    let slices = [
      percent(insets.top, all.height), percent(insets.right, all.width),
      percent(insets.bottom, all.height), percent(insets.left, all.width),
    ]
    var lines: [String] = []
    if isComplete {
      // Overrides the default background of a `button`, which would show through transparent
      // pixels.
      lines += ["box-sizing: border-box", "border: 0 solid transparent", "background: none"]
      if horizontal == nil { lines.append("width: \(width)px") }
      if vertical == nil { lines.append("height: \(height)px") }
    }
    lines += [
      "border-image-source: image-set(\(images.joined(separator: ", ")))",
      "border-image-slice: \(slices.joined(separator: " ")) fill",
      "border-image-width: \(Self.lengths(insets))",
      "border-image-outset: \(Self.lengths(margins))",
    ]
    if isComplete {
      let across = horizontal?.isTiled == true ? "repeat" : "stretch"
      let down = vertical?.isTiled == true ? "repeat" : "stretch"
      lines.append("border-image-repeat: \(across == down ? across : "\(across) \(down)")")
    }
    return lines
  }

  /// The fixed edges: margins and caps, or only the margins on an axis without caps.
  private var edgeInsets: Edges {
    var insets = margins
    insets.left += horizontal?.leading ?? 0
    insets.right += horizontal?.trailing ?? 0
    insets.top += vertical?.leading ?? 0
    insets.bottom += vertical?.trailing ?? 0
    return insets
  }

  private static func lengths(_ edges: Edges) -> String {
    let values = [edges.top, edges.right, edges.bottom, edges.left].map {
      $0 == 0 ? "0" : "\($0)px"
    }
    return values.joined(separator: " ")
  }
}
