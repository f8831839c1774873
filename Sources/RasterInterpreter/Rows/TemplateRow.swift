// A row of data that describes one image of a template.

import RasterDrawing
import RasterValues

/// Describes one image of a template: a component, its properties, and its environment.
///
///     let row = TemplateRow("Card", ["title": .string("Go"), "stars": .int(4)], scale: 2)
///     let card = try template.state(for: row)
///
/// Values that a row omits come from its named state, and otherwise from the component's
/// declaration.
public struct TemplateRow: Hashable, Sendable {
  /// A value for a property.
  public struct Property: Hashable, Sendable {
    /// The property's name.
    public var name: String
    /// The property's value.
    public var value: PropertyValue

    /// Creates a value for the property with a name.
    public init(_ name: String, _ value: PropertyValue) { (self.name, self.value) = (name, value) }
  }

  /// A mode of the program with a value.
  public struct Mode: Hashable, Sendable {
    /// The mode's name.
    public var name: String
    /// The name of the value; `true` or `false` for a Boolean mode.
    public var value: String

    /// Creates a value for a mode, both given by name.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The component's name.
  public var component: String
  /// The initial named state, or nil for the component's defaults.
  public var state: String?
  /// The values of properties; if a property occurs twice, the last value is used.
  public var properties: [Property]
  /// The size in points, or nil for the state's size or the natural size.
  public var size: Size?
  /// The number of device pixels per point.
  public var scale: Double?
  /// The appearance, light or dark.
  public var appearance: Appearance?
  /// The layout direction of text and rows.
  public var layoutDirection: LayoutDirection?
  /// The language and region, such as `de-AT`.
  public var locale: String?
  /// The colour space of the image.
  public var colorSpace: OutputColorSpace?
  /// The modes of the program with values other than their defaults.
  public var modes: [Mode] = []

  /// Creates a row; properties are set in the order of their names.
  public init(
    _ component: String,
    _ properties: [String: PropertyValue] = [:],
    state: String? = nil,
    size: Size? = nil,
    scale: Double? = nil,
    appearance: Appearance? = nil,
    layoutDirection: LayoutDirection? = nil,
    locale: String? = nil,
    colorSpace: OutputColorSpace? = nil,
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
    self.colorSpace = colorSpace
    self.modes = modes
  }
}

/// The reasons why a row cannot be drawn.
public struct TemplateRowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, in the order of the row; never empty.
  public let errors: [TemplateError]

  init(_ errors: [TemplateError]) { self.errors = errors }

  /// The descriptions of all errors, one per line.
  public var description: String {
    errors.map { $0.description }.joined(separator: "\n")
  }
}
