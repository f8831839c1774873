// Builds the gallery of a program: its components and its tokens.

import Raster
import RasterCodegen
import RasterCommands
import RasterInterpreter
import RasterPages
import RasterSemantics
import RasterSyntax

/// Builds the gallery of a program.
struct GalleryBuilder {
  private let compilation: Compilation
  private let options: GalleryOptions
  private let recorder: LookRecorder
  private let drawer: GalleryLooks
  private let snippets: StateSnippets
  /// The folder to which displayed paths are relative.
  private let root: String
  /// The page names in lower case, because some file systems are case-insensitive.
  private var slugs: Set<String> = []

  init(
    _ compilation: Compilation,
    _ options: GalleryOptions,
    root: String
  ) throws(Failure) {
    (self.compilation, self.options, self.root) = (compilation, options, root)
    recorder = LookRecorder(compilation, scales: options.scales)
    drawer = GalleryLooks(options)
    snippets = StateSnippets(compilation.program)
  }

  /// Builds the gallery, and adds its images to the files.
  mutating func gallery(into files: inout GalleryFiles) throws(Failure) -> Gallery {
    var components: [Gallery.Component] = []
    var (states, looks) = (0, 0)
    for component in try recorder.components(options.components) {
      let shown = try self.component(component, into: &files)
      states += component.declaration.states.count
      looks += shown.looks.count + shown.values.count
      components.append(shown)
    }
    let summary = [
      Self.count(components.count, "component"), Self.count(states, "state"),
      Self.count(looks, "look"),
    ]
    return Gallery(
      title: options.title,
      summary: summary.joined(separator: ", "),
      components: components,
      tokens: try GalleryTokenSets(compilation, options).sets(into: &files),
      hasPlayground: options.hasPlayground
    )
  }

  private mutating func component(
    _ component: InterpretedComponent,
    into files: inout GalleryFiles
  ) throws(Failure) -> Gallery.Component {
    let declaration = component.declaration
    let path = compilation.sources[declaration.head.range.file]?.path ?? ""
    let facts = GalleryFacts(component, recorder, fonts: options.fonts)
    let looks = try drawer.looks(states(of: component), into: &files)
    let values = try values(of: component, besides: looks, into: &files)
    return Gallery.Component(
      name: component.name,
      slug: slug(of: component.name),
      file: Paths.relative(path, to: root.isEmpty ? "." : root) ?? Paths.name(of: path),
      documentation: declaration.head.documentation ?? "",
      facts: facts.facts(
        file: Paths.relative(path, to: root.isEmpty ? "." : root) ?? Paths.name(of: path)
      ),
      count: Self.count(declaration.states.count, "state") + ", "
        + Self.count(looks.count, "look"),
      looks: looks,
      values: values,
      properties: facts.properties
    )
  }

  private func states(of component: InterpretedComponent) -> [GalleryLook] {
    let looks = LookPlan.statesInAppearances(
      of: component,
      fonts: options.fonts,
      scales: options.scales
    )
    let states = zip(component.declaration.states, snippets.snippets(of: component.declaration))
    return zip(states, looks).filter { !$1.isEmpty }.map { state, looks in
      GalleryLook(
        name: state.0.name,
        documentation: compilation.sources.documentation(of: state.0),
        snippet: state.1,
        looks: wanted(looks)
      )
    }
  }

  /// The looks of all combinations that no state covers; empty if they are not finite.
  private func values(
    of component: InterpretedComponent,
    besides states: [Gallery.Look],
    into files: inout GalleryFiles
  ) throws(Failure) -> (title: String?, looks: [Gallery.Look]) {
    let finite = FiniteLooks(component.declaration, in: compilation.program)
    guard let finite, finite.stateCount > 1 else { return (nil, []) }
    guard let count = component.lookCount() else { return (nil, []) }
    let title = Self.count(finite.stateCount, "combination") + ", " + count.phrase
    let planned = LookPlan.valuesInAppearances(
      of: component,
      fonts: options.fonts,
      scales: options.scales
    )
    guard let planned else { return (title + ": too many to show", []) }
    let known = Set(states.map { $0.views.map(\.pictures) })
    let looks = try drawer.looks(
      planned.compactMap { looks in
        looks.first.map { GalleryLook(name: $0.name.state, looks: wanted(looks)) }
      },
      into: &files
    ).filter { !known.contains($0.views.map(\.pictures)) }
    if looks.isEmpty { return (title + ", all shown above", []) }
    return (title + "; looks without a named state", looks)
  }

  /// The looks in the requested appearances, or all looks if there is only one appearance.
  private func wanted(_ looks: [TestedLook]) -> [TestedLook] {
    let requested = looks.filter { options.appearances.contains($0.name.appearance) }
    return requested.isEmpty ? looks : requested
  }

  /// A unique name that consists of characters allowed in addresses.
  private mutating func slug(of name: String) -> String {
    let base = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? String(scalar) : scalar == "_" ? "_" : "-" + String(scalar.value, radix: 16)
    }.joined()
    var (slug, number) = (base, 2)
    while Self.reserved.contains(slug.lowercased())
      || !slugs.insert(slug.lowercased()).inserted
    {
      slug = "\(base)-\(number)"
      number += 1
    }
    return slug
  }

  /// Identifiers that pages use for other elements.
  private static let reserved: Set = [
    "components", "found", "index", "main", "name", "search", "tokens",
  ]

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension SourceFiles {
  /// The `///` comment directly above a state; empty for states of a matrix.
  fileprivate func documentation(of state: ComponentDeclaration.NamedState) -> String {
    guard let range = state.range, !state.isFromMatrix, let file = self[range.file] else {
      return ""
    }
    var lines: [String] = []
    let before = String(decoding: file.bytes.prefix(Int(range.lower)), as: UTF8.self)
    for line in before.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reversed()
    {
      let comment = line.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard comment.hasPrefix("///") else { break }
      let text = comment.dropFirst(3)
      lines.append(String(text.hasPrefix(" ") ? text.dropFirst() : text).filter { $0 != "\r" })
    }
    return lines.reversed().joined(separator: "\n")
  }
}
