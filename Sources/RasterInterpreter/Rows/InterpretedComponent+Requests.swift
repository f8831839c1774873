// Creates a component state from the query of a URL, or from JSON in a request.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

extension InterpretedComponent {
  /// Returns the component described by the query of a URL, such as `title=Go&stars=4&@scale=2`.
  ///
  /// A field's name is that of a property, and its value is parsed as the property's type: strings
  /// are not quoted, lists and structs are JSON. `@state`, `@size` (`320x44`), `@scale`,
  /// `@appearance` (`light`, `dark`), `@direction` (`ltr`, `rtl`), `@locale` and
  /// `@color-space` (`srgb`, `display-p3`) set the environment; `environment` supplies everything else. Properties that are images cannot be set.
  ///
  /// Throws `TemplateRowError` with all errors, each naming its property; respond with status 400.
  public func state(
    query: some StringProtocol,
    limits: QueryLimits = QueryLimits(),
    in environment: Environment = Environment()
  ) throws(TemplateRowError) -> NamedState<InterpretedComponent> {
    let fields: QueryFields
    do throws(QueryError) { fields = try QueryFields(query, limits: limits) } catch {
      throw TemplateRowError([TemplateError(.unreadable(error.description))])
    }
    var reader = RequestReader(self, limits)
    for field in fields.fields {
      reader.read(field.name, text: field.value) { type throws(TemplateError) in
        try PropertyValue(text: field.value, as: type)
      }
    }
    return try reader.state(in: environment)
  }

  /// Returns the component described by JSON: an object with members for the properties to set.
  ///
  /// Enums and colours are strings, and structs are objects. The environment is set as in a query:
  /// `"@scale": 2`. Throws `TemplateRowError` with all errors, each naming its property; respond
  /// with status 400.
  public func state(
    json: [UInt8],
    limits: QueryLimits = QueryLimits(),
    in environment: Environment = Environment()
  ) throws(TemplateRowError) -> NamedState<InterpretedComponent> {
    guard json.count <= limits.bytes else {
      throw Self.unreadable("the JSON has more than \(limits.bytes) bytes")
    }
    let text = JSONText(json)
    guard text.problems.isEmpty, let value = text.value else {
      throw TemplateRowError(text.problems.map { TemplateError(.unreadable("JSON, \($0)")) })
    }
    guard let object = value.object else {
      throw Self.unreadable(
        "expected an object with a value for each property, found \(value.noun)"
      )
    }
    guard object.members.count <= limits.fields else {
      throw Self.unreadable("the JSON has more than \(limits.fields) fields")
    }
    var reader = RequestReader(self, limits)
    for member in object.members {
      reader.read(member.name, text: text.plainText(of: member.value)) { _ throws(TemplateError) in
        PropertyValue(member.value, in: text)
      }
    }
    return try reader.state(in: environment)
  }

  private static func unreadable(_ message: String) -> TemplateRowError {
    TemplateRowError([TemplateError(.unreadable(message))])
  }
}

/// Builds a row from fields, and collects all errors.
private struct RequestReader {
  private let component: InterpretedComponent
  private let limits: QueryLimits
  private var row: TemplateRow
  private var errors: [TemplateError] = []

  private static let settings = [
    "@appearance", "@color-space", "@direction", "@locale", "@scale", "@size", "@state",
  ]

  init(_ component: InterpretedComponent, _ limits: QueryLimits) {
    (self.component, self.limits) = (component, limits)
    row = TemplateRow(component.name)
  }

  /// Reads a field: a setting from its text, or a property from its value.
  mutating func read(
    _ name: String,
    text: String?,
    value: (Type?) throws(TemplateError) -> PropertyValue
  ) {
    do throws(TemplateError) {
      if name.utf8.first == UInt8(ascii: "@") { return try set(name, to: text ?? "") }
      let type = component.declaration.properties.first { $0.name == name }?.type
      // For an unknown property, the component later reports the valid names.
      var given = PropertyValue.none
      if type != nil { given = try value(type) }
      guard given.longestText <= limits.textBytes else {
        let expected = "at most \(limits.textBytes) bytes of text"
        throw TemplateError(.wrongType(property: name, expected: expected))
      }
      row.properties.append(TemplateRow.Property(name, given))
    } catch {
      if case .unreadable(let message) = error.kind {
        errors.append(TemplateError(.unreadable("'\(name)': \(message)")))
      } else {
        errors.append(error)
      }
    }
  }

  func state(in environment: Environment) throws(TemplateRowError) -> NamedState<
    InterpretedComponent
  > {
    do throws(TemplateRowError) {
      let state = try component.state(for: row, in: environment)
      guard errors.isEmpty else { throw TemplateRowError(errors) }
      return state
    } catch {
      throw errors.isEmpty
        ? error : TemplateRowError(errors + error.errors.filter { !errors.contains($0) })
    }
  }

  private mutating func set(_ name: String, to text: String) throws(TemplateError) {
    switch name {
    case "@state": row.state = text
    case "@locale": row.locale = text
    case "@appearance":
      row.appearance = try choice(name, text, [("light", .light), ("dark", .dark)])
    case "@color-space":
      row.colorSpace = try choice(name, text, [("srgb", .srgb), ("display-p3", .displayP3)])
    case "@direction":
      row.layoutDirection = try choice(name, text, [("ltr", .leftToRight), ("rtl", .rightToLeft)])
    case "@scale":
      guard let scale = QueryFields.number(text), limits.scales.contains(scale) else {
        let (least, most) = (limits.scales.lowerBound, limits.scales.upperBound)
        throw TemplateError(
          .wrongType(property: name, expected: "a number from \(least) to \(most)")
        )
      }
      row.scale = scale
    case "@size":
      let sides = text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        .map { String($0).flatMap(QueryFields.number) ?? 0 }
      guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= limits.side }) else {
        let expected = "a width and a height up to \(limits.side), such as 320x44"
        throw TemplateError(.wrongType(property: name, expected: expected))
      }
      row.size = Size(width: sides[0], height: sides[1])
    default:
      throw TemplateError(
        .unknownName(name, kind: "setting", of: "the request", among: Self.settings)
      )
    }
  }

  private func choice<Value>(
    _ name: String,
    _ text: String,
    _ values: [(name: String, value: Value)]
  ) throws(TemplateError) -> Value {
    if let found = values.first(where: { $0.name == text }) { return found.value }
    let names = values.map { $0.name }.joined(separator: " or ")
    throw TemplateError(.wrongType(property: name, expected: names))
  }
}

extension PropertyValue {
  /// The length of the longest string in the value, in bytes.
  fileprivate var longestText: Int {
    switch self {
    case .string(let text), .enumeration(let text): text.utf8.count
    case .list(let elements): elements.map { $0.longestText }.max() ?? 0
    case .record(let fields): fields.map { max($0.key.utf8.count, $0.value.longestText) }.max() ?? 0
    case .bool, .int, .double, .color, .point, .size, .rect, .insets, .cornerRadii, .angle,
      .transform,
      .font, .textStyle, .shadow, .image, .none:
      0
    }
  }
}
