// Writes the body of one Swift function: its expressions and statements.

import RasterSemantics

/// Writes the body of one Swift function.
///
/// Swift accepts `switch` as a value only in a few positions. In other positions, the value is
/// hoisted into a `let` before the statement; `hoisted` contains these until the statement is
/// written.
struct BodyEmitter {
  /// The kind of function that is written.
  enum Place {
    /// `draw(in canvas:)`.
    case drawing
    /// A function that has a parameter `environment` or does not need one.
    case function
    /// A single expression, such as a default value, which cannot be preceded by statements.
    case expression
  }

  let naming: Naming
  private(set) var place: Place
  /// The names of the component's properties.
  let properties: [String]
  /// The names of progress variables, by property index.
  let progresses: [Int: String]
  /// Whether the function has a parameter `bounds`.
  var hasBounds = false
  /// Whether the drawing is mirrored for right-to-left layouts, so that "left" means leading.
  var isMirrored = false
  var scope: Scope
  var hoisted: [Document] = []
  /// The names of the hoisted constants, which belong to the block of the statement.
  var hoistedNames: [String] = []
  /// Whether the code precedes a statement's `{`, so that Swift would misparse another brace.
  private(set) var isInHead = false
  /// The members of the component that stand for slots.
  var members: [Int: Code] = [:]
  /// The lists being filled, innermost last; a list in braces has an empty name.
  var lists: [String] = []

  init(
    _ naming: Naming,
    place: Place,
    properties: [String] = [],
    progresses: [Int: String] = [:]
  ) {
    self.naming = naming
    self.place = place
    self.properties = properties
    self.progresses = progresses
    scope = Scope(outer: naming.taken, inner: properties + progresses.values)
  }

  var program: Program { naming.program }

  /// The Swift expression for the environment in the current scope.
  var environment: String {
    switch place {
    case .drawing: "canvas.environment"
    case .function: isMirrored ? "environment.mirrored" : "environment"
    case .expression: "Raster.Environment()"
    }
  }

  /// The Swift expression for the component's bounds in the current scope.
  var bounds: String {
    place == .drawing ? "canvas.bounds" : hasBounds ? "bounds" : "Raster.Rect.zero"
  }

  /// Hoists `value` into a local constant before the statement, and returns its name.
  mutating func hoist(_ name: String, _ type: Type, _ value: Code) -> Code {
    let name = scope.uniqueName(name)
    hoistedNames.append(name)
    let identifier = Spelling.identifier(name)
    hoisted.append(assignment("let \(identifier): \(typeName(type)) =", value))
    return Code(identifier)
  }

  /// Writes code that precedes a statement's block.
  mutating func head<Result>(_ write: (inout BodyEmitter) -> Result) -> Result {
    within(true, write)
  }

  /// Writes code within a block.
  mutating func body<Result>(_ write: (inout BodyEmitter) -> Result) -> Result {
    within(false, write)
  }

  /// Writes code that is executed on a canvas of its own.
  mutating func onCanvas<Result>(_ write: (inout BodyEmitter) -> Result) -> Result {
    let outer = (place, isMirrored, hoisted, lists)
    (place, isMirrored, hoisted, lists) = (.drawing, false, [], [])
    defer { (place, isMirrored, hoisted, lists) = outer }
    return body(write)
  }

  private mutating func within<Result>(
    _ isInHead: Bool,
    _ write: (inout BodyEmitter) -> Result
  ) -> Result {
    let outer = self.isInHead
    self.isInHead = isInHead
    defer { self.isInHead = outer }
    return write(&self)
  }

  /// Writes a call whose last argument is a closure, as a trailing closure if possible.
  func call(_ name: String, _ arguments: [Document], in head: String, _ lines: [Document]) -> Code {
    let closure: Document = [
      .text("{ \(head) in"), .indent([.hardLine, .lines(lines)]), .hardLine, "}",
    ]
    if isInHead { return Code(.list(name + "(", arguments + [closure], ")")) }
    let call = arguments.isEmpty ? Document.text(name) : .list(name + "(", arguments, ")")
    return Code([call, " ", closure])
  }

  /// The Swift spelling of a type.
  func typeName(_ type: Type) -> String { naming.typeName(type) }
}

extension Naming {
  /// The Swift spelling of a type.
  func typeName(_ type: Type) -> String {
    switch type {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .fraction: "Raster.Fraction"
    case .duration: "Double"
    case .easing: "Raster.Easing"
    case .date: "Raster.CalendarDate"
    case .string: "String"
    case .color: "Raster.Color"
    case .point: "Raster.Point"
    case .size: "Raster.Size"
    case .rect: "Raster.Rect"
    case .insets: "Raster.Insets"
    case .cornerRadii: "Raster.CornerRadii"
    case .angle: "Raster.Angle"
    case .transform: "Raster.Transform"
    case .anchor: "Raster.Anchor"
    case .path: "Raster.Path"
    case .paint: "Raster.Paint"
    case .gradientStop: "Raster.GradientStop"
    case .shadow: "Raster.Shadow"
    case .colorFilter: "Raster.ColorFilter"
    case .ellipticalCornerRadii: "Raster.EllipticalCornerRadii"
    case .image: "Raster.Image"
    case .font: "Raster.Font"
    case .text(let type): "Raster.\(type.rawValue)"
    case .content: "Raster.Content"
    case .gridColumn: "Raster.GridColumn"
    case .range: "Range<Int>"
    case .pairs(let types): "[(\(types.map { typeName($0) }.joined(separator: ", ")))]"
    case .builtin(let builtin): "Raster.\(builtin.rawValue)"
    case .enumeration(let index): reference(to: program.enums[index].head)
    case .structure(let index): reference(to: program.structs[index].head)
    case .list(let element): "[\(typeName(element))]"
    case .optional(let wrapped): "\(typeName(wrapped))?"
    case .error: "Never"
    }
  }
}
