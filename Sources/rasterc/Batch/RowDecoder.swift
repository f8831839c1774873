// From a row as it was read to a request for its picture, and the name of its file.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics

/// A row whose picture can be asked for.
struct DecodedRow {
  let request: RasterRequest<InterpretedComponent>
  let name: NamePattern.Name
}

/// A row that was read, but for the images that it names.
struct ReadRow {
  let raw: RawRow
  /// The row, with images of one pixel; or all that is wrong with it.
  fileprivate(set) var decoded: Result<DecodedRow, RowProblem>
  /// The images that it names.
  fileprivate(set) var imagePaths: Set<String>

  /// Gives the row an error in place of what it asks for.
  mutating func refuse(_ problem: RowProblem) { (decoded, imagePaths) = (.failure(problem), []) }
}

/// Makes requests of rows.
struct RowDecoder: Sendable {
  private let components: [String: InterpretedComponent]
  private let names: [String]
  private let settings: RowSettings
  private let environment: Environment
  private let pattern: NamePattern
  /// The fields that are no properties, and are passed over.
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
    if names.isEmpty { throw .usage("there is no component in the input") }
    if !fixed.isEmpty, components[fixed] == nil {
      throw .usage("there is no component '\(fixed)'" + suggestion(for: fixed, in: names))
    }
    try checkRenamed()
    guard let columns else { return }
    try check(columns.names)
    let known = columns.names + renamed.pairs.map(\.property)
    for name in pattern.fields where !known.contains(name) {
      throw .usage("--name needs a column '\(name)'" + suggestion(for: name, in: known))
    }
  }

  /// Refuses a `--map` that no row could follow.
  private func checkRenamed() throws(Failure) {
    let known = names.flatMap { components[$0]?.propertyNames ?? [] }
    for (column, property) in renamed.pairs {
      if let columns, !columns.names.contains(column) {
        throw .usage(
          "--map: there is no column '\(column)'" + suggestion(for: column, in: columns.names)
        )
      }
      guard !property.hasPrefix("@"), !known.contains(property) else { continue }
      throw .usage(
        "--map: there is no property '\(property)'" + suggestion(for: property, in: known)
      )
    }
  }

  /// Refuses a header that no row could follow.
  private func check(_ columns: [String]) throws(Failure) {
    if let clash = renamed.clash(in: columns) {
      throw .usage(
        "the header: '\(clash.first)' and '\(clash.second)' both give '\(clash.property)'"
      )
    }
    let columns = columns.map { renamed[$0] }
    for name in columns where name.hasPrefix("@") {
      let option = String(name.dropFirst())
      guard RowSettings.names.contains(option) else {
        throw .usage(
          "the header: there is no '\(name)'"
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
          + "; --map '\(name)=PROPERTY' reads the column as a property, --ignore-fields skips it"
      )
    }
  }

  /// The component of a name, of the option, or the only one.
  private func component(named name: String?) -> InterpretedComponent? {
    if let name { return components[name] }
    let fixed = settings.row.component
    if !fixed.isEmpty { return components[fixed] }
    return names.count == 1 ? components[names[0]] : nil
  }

  /// A row without its images, which takes no memory for them.
  func read(_ row: RawRow) -> ReadRow {
    var images = FieldImages()
    let decoded = Result { () throws(RowProblem) in try decode(row, &images) }
    return ReadRow(raw: row, decoded: decoded, imagePaths: images.paths)
  }

  /// Calls `body` with a row and its images, which are released when it returns, or with all that is wrong.
  func withImages<Output>(
    of row: ReadRow,
    _ body: (Result<DecodedRow, RowProblem>) -> Output
  ) -> Output {
    if row.imagePaths.isEmpty { return body(row.decoded) }
    do throws(RowProblem) {
      return try images.withImages(row.imagePaths) { images in
        var images = FieldImages(images)
        return body(Result { () throws(RowProblem) in try decode(row.raw, &images) })
      }
    } catch {
      return body(.failure(error))
    }
  }

  /// The request of a row, and the name of its file; throws with all that is wrong.
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
      throw RowProblem(error.words)
    }
  }

  private func component(of fields: RowFields) throws(RowProblem) -> InterpretedComponent {
    guard let cell = fields["@component"] else {
      if let component = component(named: nil) { return component }
      throw RowProblem(
        "there are \(names.count) components: a row names one by '@component', --component one for all"
      )
    }
    guard let name = fields.text(cell) else { throw RowProblem("'@component' expects a name") }
    if let component = components[name] { return component }
    throw RowProblem("there is no component '\(name)'" + suggestion(for: name, in: names))
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
      // An empty field of CSV says nothing.
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
      // The component says which names there are.
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
