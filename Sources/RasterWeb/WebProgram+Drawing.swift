// Draws a component of a program as requested by a page.

import RasterDrawing
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterValues

/// A drawing request of a page, parsed from JSON.
///
///     {"component": "Toggle", "state": "on", "values": {"title": "Go"}, "appearance": "dark"}
///
/// Only the component is required. The other members are:
///
/// - `size`: an array of width and height in points
/// - `direction`: `rtl` or `ltr`
/// - `contrast`: `increased` or `standard`
/// - `textScale`: a factor
/// - `locale`: a language tag
/// - `modes`: an object with the modes' values
/// - `crop`: `bounds` or `drawing`
package struct DrawingRequest {
  fileprivate let json: JSONValue

  /// Returns nil if the bytes are not a JSON object.
  package init?(_ bytes: [UInt8]) {
    let tree = parse(SourceFile(id: FileID(0), path: "request.json", bytes: bytes))
    guard let json = tree.json, json.object != nil else { return nil }
    self.json = json
  }
}

/// A drawn bitmap with its component's size.
package struct DrawnPicture {
  package let bitmap: Bitmap
  /// The component's size, in points.
  package let size: Size
}

/// An error message that explains why nothing was drawn.
package struct DrawingFailure: Error {
  package let message: String
}

extension WebProgram {
  /// Draws the requested component, in the same way as `rasterc render`.
  ///
  /// Without a size, the component has its natural size, and the bitmap includes drawing outside
  /// its bounds. With a size, the bitmap is clipped to the bounds.
  package func picture(_ request: DrawingRequest) throws(DrawingFailure) -> DrawnPicture {
    guard let prepared else { throw DrawingFailure(message: "the source has errors") }
    let name = request.json["component"]?.string ?? ""
    guard var component = prepared.component(named: name) else {
      throw DrawingFailure(message: "there is no component '\(name)'")
    }
    var environment = Environment()
    if let locale = request.json["locale"]?.string { environment.locale = locale }
    var size: Size?
    if let name = request.json["state"]?.string {
      let states = component.namedStates(in: environment)
      guard let state = states.first(where: { $0.name == name }) else {
        throw DrawingFailure(message: "there is no state '\(name)'")
      }
      (component, environment, size) = (state.component, state.environment, state.size)
    }
    for member in request.json["values"]?.object?.members ?? [] {
      do throws(TemplateError) {
        component = try component.setting(member.name, to: PropertyValue(member.value))
      } catch { throw DrawingFailure(message: error.description) }
    }
    request.surround(&environment, &size, checked.program)
    let crop = request.json["crop"]?.string.map { $0 == "bounds" } ?? (size != nil)
    do throws(RasterError) {
      return try draw(component, size: size, environment, isCropped: crop)
    } catch { throw DrawingFailure(message: error.message) }
  }

  private func draw(
    _ component: InterpretedComponent,
    size: Size?,
    _ environment: Environment,
    isCropped: Bool
  ) throws(RasterError) -> DrawnPicture {
    let meter = WorkMeter(Workspace.limits)
    let environment = environment.metered(by: meter)
    let size = size ?? component.naturalSize(in: environment)
    let width = pixelLength(size.width * environment.scale)
    let height = pixelLength(size.height * environment.scale)
    let list = component.displayList(size: size, environment: environment)
    if let error = meter.error { throw error }
    guard let list else { throw .invalidSize }
    var bitmap = try list.bitmap(background: nil, nested: DrawnRasters(meter: meter))
    if !list.caps.isNone, bitmap.bounds.width != width || bitmap.bounds.height != height {
      // A component with caps was drawn at its minimum frame.
      let notes = bitmap.notes
      bitmap = try bitmap.stretched(caps: list.caps, width: width, height: height, meter: meter)
      bitmap.notes = notes
    }
    if isCropped { bitmap = bitmap.cut(to: bitmap.innerBox) }
    return DrawnPicture(bitmap: bitmap, size: size)
  }
}

extension DrawingRequest {
  /// Applies the request's environment and size, which override those of a state.
  fileprivate func surround(
    _ environment: inout Environment,
    _ size: inout Size?,
    _ program: Program
  ) {
    switch json["appearance"]?.string {
    case "light": environment.appearance = .light
    case "dark": environment.appearance = .dark
    default: break
    }
    switch json["direction"]?.string {
    case "ltr": environment.layoutDirection = .leftToRight
    case "rtl": environment.layoutDirection = .rightToLeft
    default: break
    }
    switch json["contrast"]?.string {
    case "standard": environment.contrast = .standard
    case "increased": environment.contrast = .increased
    default: break
    }
    if let space = json["colorSpace"]?.string.flatMap({ OutputColorSpace(cssName: $0) }) {
      environment.colorSpace = space
    }
    if let scale = json["scale"]?.number { environment.scale = min(max(scale, 0.25), 8) }
    if let scale = json["textScale"]?.number { environment.textScale = min(max(scale, 0.25), 8) }
    if let sides = json["size"]?.array?.compactMap({ $0.number }), sides.count == 2 {
      size = Size(sides[0], sides[1])
    }
    for mode in program.modes {
      guard let value = json["modes"]?[mode.head.name]?.string,
        let index = program.values(of: mode).firstIndex(of: value)
      else { continue }
      environment.modes.set(mode.head.name, to: index, standard: mode.standard)
    }
  }
}

extension Program {
  /// Returns the names of a mode's values.
  func values(of mode: ModeDeclaration) -> [String] {
    guard case .enumeration(let index) = mode.member.type else { return ["false", "true"] }
    return enums[index].cases
  }
}

extension PropertyValue {
  /// Converts a JSON value: enum cases and colours are strings, and structs are objects.
  fileprivate init(_ json: JSONValue) {
    switch json.content {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .number(let value):
      self = Int(exactly: value).map { PropertyValue.int($0) } ?? .double(value)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .list(elements.map { PropertyValue($0) })
    case .object(let object):
      var fields: [String: PropertyValue] = [:]
      for member in object.members { fields[member.name] = PropertyValue(member.value) }
      self = .record(fields)
    }
  }
}

extension Bitmap {
  /// The pixels as R, G, B and A bytes, not premultiplied, as a canvas element requires them.
  package var straightBytes: [UInt8] {
    var bytes = self.bytes
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = UInt32(bytes[index + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for channel in index..<index + 3 {
        let value = (UInt32(bytes[channel]) * 510 + alpha) / (2 * alpha)
        bytes[channel] = UInt8(min(value, 255))
      }
    }
    return bytes
  }
}
