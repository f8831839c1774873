// Facts about components for hover and code lenses: looks, caps, inputs and a preview image.

import Raster
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterValues

/// Facts about a component that was checked without errors.
struct ComponentFacts {
  let analysis: Analysis
  let prepared: PreparedProgram
  let place: Int

  /// Creates the facts, or `nil` if there are errors or no component is declared at `name`.
  init?(_ analysis: Analysis, named name: SourceRange) {
    guard let prepared = analysis.prepared,
      let place = prepared.program.components.firstIndex(where: { $0.head.nameRange == name })
    else { return nil }
    (self.analysis, self.prepared, self.place) = (analysis, prepared, place)
  }

  var declaration: ComponentDeclaration { prepared.program.components[place] }

  /// `5 states · 8 looks · caps proved`.
  var summary: String {
    let states = declaration.states.count
    var parts = ["\(states) \(states == 1 ? "state" : "states")"]
    if let finite = FiniteLooks(declaration, in: prepared.program), finite.stateCount <= 1_000,
      let looks = prepared.component(place)?.lookCount(units: 1 << 24)
    {
      parts.append("\(looks.phrase) of \(finite.stateCount) combinations")
    }
    switch declaration.caps?.verdict {
    case nil: break
    case .proved?: parts.append("caps proved")
    case .unproved?: parts.append("caps not proved; drawn at full size")
    case .unchecked?: parts.append("caps unchecked")
    }
    return parts.joined(separator: " · ")
  }

  /// The members of the environment that the component reads.
  var environment: [String] {
    prepared.program.environmentMembers.filter { declaration.reads.contains($0.reads) }
      .map { $0.name }
  }

  /// The source ranges where a property affects the drawing.
  func reads(ofProperty index: Int) -> [SourceRange] {
    declaration.key.places.filter { place in
      switch place.subject {
      case .property(let property), .progress(let property): property == index
      case .environment: false
      }
    }.map { $0.range }
  }

  /// A PNG image with default values, at most `length` pixels a side.
  ///
  /// Returns `nil` if drawing exceeds the work limit or the natural size is empty or too large.
  func picture(length: Double) -> [UInt8]? {
    let limited = PreparedProgram(prepared.program, limits: RasterLimits(work: 1 << 26))
    guard let component = limited.component(place) else { return nil }
    let size = component.naturalSize(in: Environment())
    guard size.width > 0, size.height > 0, size.width <= 4_000, size.height <= 4_000 else {
      return nil
    }
    let scale = min(2, length / max(size.width, size.height))
    let cache = RasterCache(byteLimit: 8 << 20)
    return try? component.png(scale: scale, level: .fast, cache: cache)
  }
}

extension Hover {
  func component(_ definition: Definition) -> String {
    guard let facts = ComponentFacts(subject.analysis, named: definition.nameRange) else {
      return ""
    }
    var parts = [facts.summary]
    if !facts.environment.isEmpty {
      parts.append("Reads from the environment: " + facts.environment.joined(separator: ", ") + ".")
    }
    if let png = facts.picture(length: 240) {
      parts.append(Self.picture(png, title: definition.name))
    }
    return parts.joined(separator: "\n\n")
  }

  func property(_ definition: Definition) -> String {
    let analysis = subject.analysis
    guard let prepared = analysis.prepared else { return "" }
    let components = prepared.program.components
    let owner = components.first { component in
      component.head.range.file == definition.range.file
        && component.head.range.lower <= definition.range.lower
        && definition.range.upper <= component.head.range.upper
    }
    guard let owner, let facts = ComponentFacts(analysis, named: owner.head.nameRange),
      let index = owner.properties.firstIndex(where: { $0.name == definition.name })
    else { return "" }
    let property = owner.properties[index]
    guard property.isRead || property.isProgressRead else {
      return property.isDescribed
        ? "Only the accessibility description depends on this property."
        : "No drawing depends on this property: all its values share one image."
    }
    let lines = facts.reads(ofProperty: index).compactMap { range in
      analysis.source(of: range.file).map { $0.location(of: Int(range.lower)).line }
    }
    let places = Set(lines).sorted().map { String($0) }.joined(separator: ", ")
    return places.isEmpty ? "Affects the drawing." : "Affects the drawing in line \(places)."
  }
}
