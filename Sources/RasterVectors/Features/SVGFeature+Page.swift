// The documentation page about the support of SVG, which is made from the table.

extension SVGFeature {
  /// The page in Markdown.
  package static var markdown: String {
    """
    # Support of SVG

    Find out which elements, attributes and properties of SVG 2 the compiler reads.

    ## Overview

    `rasterc import` and `image "drawing.svg"` treat every name in one of three ways:

    - **read**: the drawing looks as the file says. A value that is not supported is reported, and the property keeps its inherited or initial value. Values of font properties are reported only in files with text, or with lengths in units of fonts.
    - **reported**: the feature is left out, and a diagnostic says so.
    - **harmless**: the feature changes no pixel of a still image, for the reason in the table.

    A name that is in none of the tables is reported as unknown. Names that begin with `data-` or `aria-`, and names with the prefix of another tool, such as `inkscape:label`, are ignored. With `--strict`, every report is an error, so an exit code of 0 means that nothing was left out.

    Properties have the same meaning as attributes, in `style` and in style sheets. `inherit`, `initial`, `unset` and `var()` are read everywhere, except that the attribute `transform` does not inherit. The conditions `systemLanguage` and `requiredExtensions` are met for English and for no extensions.

    `ex` and `ch` are half of the font's size. `ch` is reported, because its width differs between fonts.

    ### Elements

    | elements | treatment |
    |---|---|
    \(elements.map { "| \($0.nameList) | \($0.treatment.text) |" }.joined())

    ### Attributes

    | attributes | elements | treatment |
    |---|---|---|
    \(attributes.map { $0.attributeRow }.joined())

    ### Properties

    | properties | treatment |
    |---|---|
    \(properties.map { "| \($0.nameList) | \($0.treatment.text)\($0.exceptions) |" }.joined())

    These properties are not attributes: \(sheetOnlyList).

    ### Selectors

    Style sheets can use types, ids, classes, `*`, attributes (`[width]`, `[id="a"]`, `~=`, `|=`, `^=`, `$=` and `*=`), `:root`, `:first-child`, `:last-child`, `:only-child` and `:nth-child()`, and all four combinators. Rules with other selectors are reported. `@media all` and `@media screen` are read; other rules that begin with `@` are reported.

    """
  }

  private var nameList: String { Self.code(names) }

  private static func code(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(by: ", ")
  }

  private var attributeRow: String {
    let place = elements.isEmpty ? "all" : Self.code(elements)
    return "| \(nameList) | \(place) | \(treatment.text)\(exceptions) |"
  }

  private var exceptions: String {
    let values = neutral.filter { $0 != "inherit" && $0 != "initial" && $0 != "unset" }
    guard case .reported = treatment, !values.isEmpty else { return "" }
    return "; not for \(Self.code(values))"
  }

  private static var sheetOnlyList: String {
    code(
      sheetOnly.filter { name in properties.contains { $0.names.contains(name) } }.sorted()
    )
  }
}

extension SVGTreatment {
  fileprivate var text: String {
    switch self {
    case .read: "read"
    case .reported("of text is left out"): "reported where text is drawn, and left out"
    case .reported(let reason): "reported: \(reason)"
    case .harmless(let reason): "harmless: \(reason)"
    }
  }
}

extension [String] {
  fileprivate func joined(by separator: String = "\n") -> String {
    var result = ""
    for (index, text) in enumerated() { result += index == 0 ? text : separator + text }
    return result
  }

  fileprivate func joined() -> String { joined(by: "\n") }
}
