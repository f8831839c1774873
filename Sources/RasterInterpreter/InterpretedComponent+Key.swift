// The request key of an interpreted component: byte for byte that of the generated type.

import Raster
import RasterSemantics

extension InterpretedComponent {
  /// Writes the request key, as the generated type does.
  ///
  /// 1. `component(name, definition:)` with the declared name and the 64 hexadecimal digits of the
  ///    definition's digest.
  /// 2. The value of each property that is read (`Property.isRead`), in the order of declaration,
  ///    brought into its domain:
  ///    - `Bool`, `Int`, `Double`, `String`, `Color`: `append(_:)`.
  ///    - enums, those of the runtime too: `append(enumeration:)` with the case's position.
  ///    - structs: `append(structure:)` with the number of fields, then each field.
  ///    - `Point` (x, y), `Size` (width, height), `Rect` (x, y, width, height), `Insets` (top, left,
  ///      bottom, right), `Corners` (topLeft, topRight, bottomRight, bottomLeft), `Angle` (degrees)
  ///      and `Transform` (a, b, c, d, tx, ty): as a struct of these numbers.
  ///    - `Anchor`: a struct of the case's position, as an enum's, and its two numbers.
  ///    - `GradientStop` and `Shadow`: a struct of the colour and the optional position or offset.
  ///    - `Paint`: a struct that begins with the case's position, as an enum's, then what it holds.
  ///    - `Image`: `append(_:)` of the digest's digits.
  ///    - lists: `append(list:)` with the count, then each element.
  ///    - optionals: `append(_:_:)`.
  /// 3. Each member of the environment that the component reads (`reads`), in the order appearance,
  ///    contrast, layoutDirection (`append(enumeration:)` with the raw value), textScale, scale
  ///    (`append(_:)`).
  public func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    let declaration = declaration
    key.component(declaration.head.name, definition: declaration.definition.description)
    for (property, value) in zip(declaration.properties, values) where property.isRead {
      key.encode(value)
    }
    key.encode(environment, reads: declaration.reads)
  }
}

extension KeyEncoder {
  fileprivate mutating func encode(_ environment: Environment, reads: Environment.Reads) {
    if reads.contains(.appearance) { append(enumeration: Int(environment.appearance.rawValue)) }
    if reads.contains(.contrast) { append(enumeration: Int(environment.contrast.rawValue)) }
    if reads.contains(.layoutDirection) {
      append(enumeration: Int(environment.layoutDirection.rawValue))
    }
    if reads.contains(.textScale) { append(environment.textScale) }
    if reads.contains(.scale) { append(environment.scale) }
  }

  fileprivate mutating func encode(_ value: Value) {
    switch value {
    case .bool(let value): append(value)
    case .int(let value): append(value)
    case .double(let value): append(value)
    case .string(let value): append(value)
    case .color(let value): append(value)
    case .point(let value): encode([value.x, value.y])
    case .size(let value): encode([value.width, value.height])
    case .rect(let value): encode([value.x, value.y, value.width, value.height])
    case .insets(let value): encode([value.top, value.left, value.bottom, value.right])
    case .corners(let value):
      encode([value.topLeft, value.topRight, value.bottomRight, value.bottomLeft])
    case .angle(let value): encode([value.degrees])
    case .transform(let value): encode([value.a, value.b, value.c, value.d, value.tx, value.ty])
    case .anchor(let value): encode(value)
    case .paint(let value): encode(value)
    case .gradientStop(let value): encode(value)
    case .shadow(let value):
      append(structure: 2)
      append(value.color)
      encode([value.offset.x, value.offset.y])
    case .image(let value): append(value.digest.description)
    case .path(let value): encode(value)
    case .range(let lower, let upper):
      append(structure: 2)
      append(lower)
      append(upper)
    case .builtin(_, let index), .enumeration(_, let index): append(enumeration: index)
    case .structure(_, let fields), .component(_, let fields):
      append(structure: fields.count)
      for field in fields { encode(field) }
    case .list(let elements):
      append(list: elements.count)
      for element in elements { encode(element) }
    case .nothing: append(Value?.none) { $0.encode($1) }
    case .some(let value): append(Optional(value)) { $0.encode($1) }
    }
  }

  private mutating func encode(_ numbers: [Double]) {
    append(structure: numbers.count)
    for number in numbers { append(number) }
  }

  private mutating func encode(_ anchor: Anchor) {
    append(structure: 3)
    switch anchor {
    case .unit(let x, let y):
      append(enumeration: 0)
      append(x)
      append(y)
    case .point(let point):
      append(enumeration: 1)
      append(point.x)
      append(point.y)
    }
  }

  private mutating func encode(_ stop: GradientStop) {
    append(structure: 2)
    append(stop.color)
    append(stop.position) { $0.append($1) }
  }

  private mutating func encode(_ stops: [GradientStop]) {
    append(list: stops.count)
    for stop in stops { encode(stop) }
  }

  private mutating func encode(_ paint: Paint) {
    switch paint {
    case .color(let color):
      append(structure: 2)
      append(enumeration: 0)
      append(color)
    case .linear(let from, let to, let stops):
      append(structure: 4)
      append(enumeration: 1)
      encode(from)
      encode(to)
      encode(stops)
    case .radial(let center, let radius, let stops):
      append(structure: 4)
      append(enumeration: 2)
      encode(center)
      append(radius)
      encode(stops)
    }
  }

  /// A path as it is recorded.
  ///
  /// No property has this type, since generated Swift could not do so.
  private mutating func encode(_ path: Path) {
    var recorder = Recorder()
    recorder.write(path.shape)
    append(list: recorder.words.count)
    for word in recorder.words { append(Int(truncatingIfNeeded: word)) }
  }
}
