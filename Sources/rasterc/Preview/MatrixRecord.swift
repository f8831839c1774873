// A matrix of looks by the values of one or two properties.

import Raster
import RasterCommands
import RasterInterpreter
import RasterPreview
import RasterSemantics

/// The looks of a component by the values of one or two properties, with the page's other settings.
struct MatrixRecord: Encodable {
  let version = 1
  let number: Int
  /// The names of the properties, and the texts of their values.
  let rows, columns: Axis
  /// The cells of each row.
  let cells: [[Cell]]

  struct Axis: Encodable {
    /// The property, or `nil` if there is a single row or column.
    let name: String?
    let values: [String]
  }

  struct Cell: Encodable {
    let picture: PictureRecord?
    let failure: String?
    /// The settings for enlarging the look.
    let values: [String: String]
  }

  /// The maximum number of values of a property.
  static let limit = 24

  /// Creates a matrix, or `nil` if the component does not exist or no property is specified.
  init?(_ request: PreviewRequest, _ snapshot: PreviewSnapshot, _ shelf: PreviewPictures) {
    guard let shown = snapshot.shown,
      let subject = PreviewSubject(request, of: shown, snapshot.fonts)
    else { return nil }
    let component = subject.component
    let down = component.matrixAxis(request["rows"])
    let across = component.matrixAxis(request["columns"])
    guard down.name != nil || across.name != nil, down.name != across.name else { return nil }
    let places = down.values.flatMap { row in across.values.map { (row, $0) } }
    let drawn = Threads.map(places.count, jobs: .max) { index in
      let (row, column) = places[index]
      let state = component.setting(down.name, to: row).setting(across.name, to: column)
      return Cell(subject, state, values: [down.name: row, across.name: column], shelf)
    }
    number = snapshot.number
    (rows, columns) = (down, across)
    cells = down.values.indices.map { row in
      Array(drawn[row * across.values.count..<(row + 1) * across.values.count])
    }
  }
}

extension MatrixRecord.Cell {
  fileprivate init(
    _ subject: PreviewSubject,
    _ component: InterpretedComponent,
    values: [String?: String],
    _ shelf: PreviewPictures
  ) {
    self.values = values.reduce(into: [:]) { result, entry in
      if let name = entry.key { result[name] = entry.value }
    }
    do throws(RasterError) {
      let request = try RasterRequest(
        component,
        size: subject.size,
        environment: subject.environment,
        background: subject.background,
        crop: .drawing
      )
      let (picture, isDrawn) = try shelf.picture(for: request)
      let scale = subject.environment.scale
      self.picture = PictureRecord(picture, scale: scale, isNew: isDrawn)
      failure = nil
    } catch {
      (picture, failure) = (nil, error.message)
    }
  }
}

extension InterpretedComponent {
  /// The possible values of a property as text, or none if there are too many.
  func finiteTexts(of index: Int) -> [String] {
    let property = declaration.properties[index]
    let values: [Value]
    switch (property.type, property.domain) {
    case (.bool, _): values = [.bool(false), .bool(true)]
    case (.enumeration(let type), _):
      values = prepared.program.enums[type].cases.indices.map { .enumeration(type, $0) }
    case (.builtin(let type), _): values = type.cases.indices.map { .builtin(type, $0) }
    case (_, .int(let range, let step)):
      let count = Functions.step(of: range.upperBound, in: range, step: step)
      guard count < MatrixRecord.limit else { return [] }
      values = (0...count).map { .int(Functions.value(at: $0, in: range, step: step)) }
    case (_, .double(let range, let step?)):
      let count = Functions.step(of: range.upperBound, in: range, step: step)
      guard count < MatrixRecord.limit else { return [] }
      values = (0...count).map { .double(Functions.value(at: $0, in: range, step: step)) }
    default: return []
    }
    return values.prefix(MatrixRecord.limit).compactMap { controlText(of: $0, as: property.type) }
  }

  /// Whether a property has values for an axis.
  func isFinite(_ name: String) -> Bool { matrixAxis(name).name != nil }

  /// An axis with the values of a property, or with a single empty value if there is none.
  fileprivate func matrixAxis(_ name: String?) -> MatrixRecord.Axis {
    guard let name, let index = declaration.properties.firstIndex(where: { $0.name == name })
    else { return MatrixRecord.Axis(name: nil, values: [""]) }
    let values = finiteTexts(of: index)
    return values.isEmpty
      ? MatrixRecord.Axis(name: nil, values: [""]) : MatrixRecord.Axis(name: name, values: values)
  }

  /// The component with another value of a property, or unchanged without a property name.
  fileprivate func setting(_ name: String?, to text: String) -> InterpretedComponent {
    guard let name, let index = declaration.properties.firstIndex(where: { $0.name == name }),
      let value = controlValue(text, as: declaration.properties[index].type)
    else { return self }
    return (try? setting(name, to: value)) ?? self
  }
}
