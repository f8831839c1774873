// A row of data: what one picture of a template is to be.

import RasterDrawing
import RasterValues

/// What one picture of a template is to be: a component, its properties, and what surrounds it.
///
///     let row = TemplateRow("Card", ["title": .string("Go"), "stars": .int(4)], scale: 2)
///     let card = try template.state(for: row)
///
/// What a row leaves out is as the named state says, and otherwise as the component declares it.
public struct TemplateRow: Hashable, Sendable {
  /// A value of a property.
  public struct Property: Hashable, Sendable {
    /// The property's name.
    public var name: String
    /// Its value.
    public var value: PropertyValue

    /// A value of a property by its name.
    public init(_ name: String, _ value: PropertyValue) { (self.name, self.value) = (name, value) }
  }

  /// A mode of the program with a value.
  public struct Mode: Hashable, Sendable {
    /// The mode's name.
    public var name: String
    /// The name of the value; `true` or `false` of a mode that is on or off.
    public var value: String

    /// A mode with a value by their names.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The component's name.
  public var component: String
  /// The named state to begin with; nil is the component's defaults.
  public var state: String?
  /// The values of properties; where one is given twice, the last stands.
  public var properties: [Property]
  /// The size in points; nil is the state's, or the natural one.
  public var size: Size?
  /// Device pixels a point.
  public var scale: Double?
  /// Light or dark.
  public var appearance: Appearance?
  /// The direction in which text and rows run.
  public var layoutDirection: LayoutDirection?
  /// The language and region, such as `de-AT`.
  public var locale: String?
  /// The modes of the program that have another value than their own.
  public var modes: [Mode] = []

  /// A row; properties are set in the order of their names.
  public init(
    _ component: String,
    _ properties: [String: PropertyValue] = [:],
    state: String? = nil,
    size: Size? = nil,
    scale: Double? = nil,
    appearance: Appearance? = nil,
    layoutDirection: LayoutDirection? = nil,
    locale: String? = nil,
    modes: [Mode] = []
  ) {
    self.component = component
    self.properties = properties.map { Property($0.key, $0.value) }.sorted { $0.name < $1.name }
    self.state = state
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.modes = modes
  }
}

/// Why a row gives no picture: all that is wrong with it.
public struct TemplateRowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of the row; never empty.
  public let errors: [TemplateError]

  init(_ errors: [TemplateError]) { self.errors = errors }

  /// Each error in words, on lines of their own.
  public var description: String {
    errors.map { $0.description }.joined(separator: "\n")
  }
}
