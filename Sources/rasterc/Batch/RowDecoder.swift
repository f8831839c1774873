// Converts a row to a request for its image, and the name of its file.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics

/// A row with a valid request.
struct DecodedRow {
  let request: RasterRequest<InterpretedComponent>
  let name: NamePattern.Name
}

/// A parsed row whose images are not loaded yet.
struct ReadRow {
  let raw: RawRow
  /// The row with substitutes for its images, or all its errors.
  fileprivate(set) var decoded: Result<DecodedRow, RowProblem>
  /// The paths of the row's images.
  fileprivate(set) var imagePaths: Set<String>

  /// Replaces the row's request with an error.
  mutating func refuse(_ problem: RowProblem) { (decoded, imagePaths) = (.failure(problem), []) }
}

/// Creates requests from rows.
struct RowDecoder: Sendable {
  private let components: [String: InterpretedComponent]
  private let names: [String]
  private let settings: RowSettings
  private let environment: Environment
  private let pattern: NamePattern
  /// The fields that are not properties and are ignored.
  private let ignored: Set<String>
  private let columns: RowColumns?
  private let renamed: RowNames
  private let images: RowImages

  init(
    _ compilation: Compilation,
    _ options: BatchOptions,
    columns: RowColumns?
  ) throws(Failure) {
    let prepared = PreparedProgram(compilation.program)
    let declared = compilation.program.components.enumerated()
      .filter { compilation.isInput($0.element.head.range) }
      .compactMap { prepared.component($0.offset) }
    names = declared.map(\.name).sorted(by: areInByteOrder)
    components = Dictionary(declared.map { ($0.name, $0) }) { first, _ in first }
    settings = options.settings
    environment = Environment(fonts: options.fonts)
    pattern = options.pattern
    ignored = Set(options.ignored + options.pattern.fields)
    self.columns = columns
    renamed = options.renamed
    images = RowImages(folder: options.imageFolder, memoryLimit: options.memoryLimit)
    let fixed = settings.row.component
    if names.isEmpty { throw .usage("the input declares no component") }
    if !fixed.isEmpty, components[fixed] == nil {
      throw .usage("unknown component '\(fixed)'" + suggestion(for: fixed, in: names))
    }
    try checkRenamed()
    guard let columns else { return }
    try check(columns.names)
    let known = columns.names + renamed.pairs.map(\.property)
    for name in pattern.fields where !known.contains(name) {
      throw .usage("--name requires a column '\(name)'" + suggestion(for: name, in: known))
    }
  }

  /// Throws if no row can satisfy a `--map` option.
  private func checkRenamed() throws(Failure) {
    let known = names.flatMap { components[$0]?.propertyNames ?? [] }
    for (column, property) in renamed.pairs {
      if let columns, !columns.names.contains(column) {
        throw .usage(
          "--map: unknown column '\(column)'" + suggestion(for: column, in: columns.names)
        )
      }
      guard !property.hasPrefix("@"), !known.contains(property) else { continue }
      throw .usage(
        "--map: unknown property '\(property)'" + suggestion(for: property, in: known)
      )
    }
  }

  /// Throws if no row can satisfy the header.
  private func check(_ columns: [String]) throws(Failure) {
    if let clash = renamed.clash(in: columns) {
      throw .usage(
        "the header: '\(clash.first)' and '\(clash.second)' both set '\(clash.property)'"
      )
    }
    let columns = columns.map { renamed[$0] }
    for name in columns where name.hasPrefix("@") {
      let option = String(name.dropFirst())
      guard RowSettings.names.contains(option) else {
        throw .usage(
          "the header: unknown field '\(name)'"
            + suggestion(for: option, in: RowSettings.names, prefix: "@")
        )
      }
    }
    guard !columns.contains("@component"), let component = self.component(named: nil) else {
      return
    }
    let known = component.propertyNames
    for name in columns where !name.hasPrefix("@") && !known.contains(name) {
      guard !ignored.contains(name) else { continue }
      throw .usage(
        "the header: '\(component.name)' has no property '\(name)'"
          + suggestion(for: name, in: known)
          + "; pass --map '\(name)=PROPERTY' to read it as a property, or --ignore-fields to skip it"
      )
    }
  }

  /// The component with the given name, that of the option, or the only one.
  private func component(named name: String?) -> InterpretedComponent? {
    if let name { return components[name] }
    let fixed = settings.row.component
    if !fixed.isEmpty { return components[fixed] }
    return names.count == 1 ? components[names[0]] : nil
  }

  /// Parses a row without loading its images.
  func read(_ row: RawRow) -> ReadRow {
    var images = FieldImages()
    let decoded = Result { () throws(RowProblem) in try decode(row, &images) }
    return ReadRow(raw: row, decoded: decoded, imagePaths: images.paths)
  }

  /// Calls `body` with a row and its images, or with all its errors.
  ///
  /// The images are released when `body` returns. Large JPEG files are decoded to an eighth at
  /// first. If the row draws them larger, they are released, and decoded to the sizes drawn.
  func withImages<Output>(
    of row: ReadRow,
    _ body: (Result<DecodedRow, RowProblem>) -> Output
  ) -> Output {
    if row.imagePaths.isEmpty { return body(row.decoded) }
    let space = (try? row.decoded.get())?.request.environment.colorSpace ?? .srgb
    var uses = row.imagePaths.map { RowImageUse(path: $0, space: space, reductions: nil) }
    do throws(RowProblem) {
      // No image is in use while a row waits for memory, or rows could wait for each other.
      let output = try images.withImages(uses) { images -> Output? in
        var fields = FieldImages(images)
        let decoded = Result { () throws(RowProblem) in try decode(row.raw, &fields) }
        if let larger = (try? decoded.get()).flatMap({ self.uses(of: $0, images, uses) }) {
          uses = larger
          return nil
        }
        return body(decoded)
      }
      if let output { return output }
      return try images.withImages(uses) { images in
        var fields = FieldImages(images)
        return body(Result { () throws(RowProblem) in try decode(row.raw, &fields) })
      }
    } catch {
      return body(.failure(error))
    }
  }

  /// Returns the uses of a row's images, if large JPEG files are drawn at other sizes than an eighth.
  private func uses(
    of row: DecodedRow,
    _ images: [String: Result<Image, RowProblem>],
    _ uses: [RowImageUse]
  ) -> [RowImageUse]? {
    let large = images.compactMapValues { try? $0.get() }.filter { $0.value.large != nil }
    guard !large.isEmpty, let list = try? row.request.record().list else { return nil }
    let reductions = Dictionary(zip(list.images, list.reductions)) { $0.union($1) }
    var isLarger = false
    let result = uses.map { use in
      guard let image = large[use.path]?.converted(to: use.space) else { return use }
      let drawn = reductions[image] ?? []
      guard !drawn.isSubset(of: [.eighth]) else { return use }
      isLarger = true
      return RowImageUse(path: use.path, space: use.space, reductions: drawn)
    }
    return isLarger ? result : nil
  }

  /// The request of a row and the name of its file; throws with all errors.
  private func decode(
    _ row: RawRow,
    _ images: inout FieldImages
  ) throws(RowProblem) -> DecodedRow {
    let fields = try RowFields(try row.bytes.get(), columns: columns, names: renamed)
    let component = try component(of: fields)
    var settings = settings
    var reports: [String] = []
    for (name, cell) in fields.fields {
      do throws(RowProblem) {
        try add(cell, named: name, of: fields, component, &images, to: &settings)
      } catch {
        reports += error.reports
      }
    }
    var name: NamePattern.Name?
    do throws(RowProblem) { name = try pattern.name(of: fields, row: row.number) } catch {
      reports += error.reports
    }
    let state: NamedState<InterpretedComponent>
    do throws(TemplateRowError) {
      state = try component.state(for: settings.row, in: environment)
    } catch {
      throw RowProblem(reports + error.errors.map(\.description))
    }
    guard reports.isEmpty, let name else { throw RowProblem(reports) }
    do throws(RasterError) {
      return DecodedRow(
        request: try RasterRequest(state, background: settings.background, crop: settings.crop),
        name: name
      )
    } catch {
      throw RowProblem(error.message)
    }
  }

  private func component(of fields: RowFields) throws(RowProblem) -> InterpretedComponent {
    guard let cell = fields["@component"] else {
      if let component = component(named: nil) { return component }
      throw RowProblem(
        "there are \(names.count) components; name one with '@component' in each row, or --component for all"
      )
    }
    guard let name = fields.text(cell) else { throw RowProblem("'@component' expects a name") }
    if let component = components[name] { return component }
    throw RowProblem("unknown component '\(name)'" + suggestion(for: name, in: names))
  }

  private func add(
    _ cell: RowFields.Cell,
    named name: String,
    of fields: RowFields,
    _ component: InterpretedComponent,
    _ images: inout FieldImages,
    to settings: inout RowSettings
  ) throws(RowProblem) {
    if name.hasPrefix("@") {
      guard let text = fields.text(cell) else {
        throw RowProblem("'\(name)' expects text or a number")
      }
      // An empty CSV field sets nothing.
      if columns != nil, text.isEmpty { return }
      let option = String(name.dropFirst())
      do throws(RowProblem) { try settings.set(option, to: text) } catch {
        guard RowSettings.names.contains(option) else { throw error }
        throw RowProblem(error.reports.map { "'\(name)': \($0)" })
      }
      return
    }
    guard let type = component.declaration.type(ofProperty: name) else {
      if ignored.contains(name) { return }
      // Setting an unknown property makes the component report its property names.
      settings.row.properties.append(TemplateRow.Property(name, .none))
      return
    }
    let value: PropertyValue
    do throws(RowProblem) {
      value = try images.resolved(fields.value(cell, as: type), as: type)
    } catch {
      throw RowProblem(error.reports.map { "'\(name)': \($0)" })
    }
    settings.row.properties.append(TemplateRow.Property(name, value))
  }
}
