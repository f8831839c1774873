// The subject of a request: a component with property values and an environment.

import Raster
import RasterCommands
import RasterInterpreter
import RasterPreview
import RasterSemantics
import RasterSyntax

/// A component with the page's property values and environment.
struct PreviewSubject: Sendable {
  private(set) var component: InterpretedComponent
  /// The component with its defaults.
  let plain: InterpretedComponent
  let index: Int
  private(set) var environment: Environment
  private(set) var size: Size?
  private(set) var background: Color?
  /// Rejected values, by the name of their control.
  private(set) var problems: [String: String] = [:]

  /// Creates the subject, or `nil` if the component does not exist.
  init?(_ request: PreviewRequest, of shown: ShownProgram, _ fonts: FontCollection) {
    let components = shown.components
    let title = request["component"] ?? components.first?.title
    guard let found = components.first(where: { $0.title == title }) else { return nil }
    (component, plain, index) = (found.component, found.component, found.index)
    environment = Environment(fonts: fonts)
    if let name = request["state"] {
      let states = component.namedStates(in: environment)
      if let state = states.first(where: { $0.name == name }) {
        (component, environment, size) = (state.component, state.environment, state.size)
      } else {
        problems["state"] = "no state named '\(name)'"
      }
    }
    for (name, text) in request.all("set.") { set(name, to: text, shown) }
    surround(request, shown)
  }

  private mutating func set(_ name: String, to text: String, _ shown: ShownProgram) {
    let declaration = component.declaration
    guard let index = declaration.properties.firstIndex(where: { $0.name == name }) else {
      problems[name] = "no property named '\(name)'"
      return
    }
    if let value = component.controlValue(text, as: declaration.properties[index].type) {
      do throws(TemplateError) { component = try component.setting(name, to: value) } catch {
        problems[name] = error.description
      }
      return
    }
    var compilation = shown.compilation
    let before = compilation.diagnostics
    do throws(Failure) {
      let settings = try compilation.settings(["\(name)=\(text)"], of: declaration)
      if let setting = settings.first {
        component = component.setting(setting.property, to: setting.value)
      } else {
        let new = compilation.diagnostics.first { !before.contains($0) }
        problems[name] = new?.message ?? "not a value of this property"
      }
    } catch {
      problems[name] = error.message
    }
  }

  /// Applies the page's environment settings, which override those of a state.
  private mutating func surround(_ request: PreviewRequest, _ shown: ShownProgram) {
    // If the sheet shows both appearances, an enlarged look can use its own.
    switch request["appearance"] ?? request["stage"] {
    case "light": environment.appearance = .light
    case "dark": environment.appearance = .dark
    default: break
    }
    switch request["direction"] {
    case "ltr": environment.layoutDirection = .leftToRight
    case "rtl": environment.layoutDirection = .rightToLeft
    default: break
    }
    switch request["contrast"] {
    case "standard": environment.contrast = .standard
    case "increased": environment.contrast = .increased
    default: break
    }
    if let scale = number(request, "scale", 0.25...8) { environment.scale = scale }
    if let scale = number(request, "textScale", 0.25...8) { environment.textScale = scale }
    if let locale = request["locale"], !locale.isEmpty { environment.locale = locale }
    let lengths = 0.5...8_000.0
    if let width = number(request, "width", lengths),
      let height = number(request, "height", lengths)
    {
      size = Size(width, height)
    }
    if let text = request["background"], !text.isEmpty {
      background = Color(hexadecimal: text)
      if background == nil { problems["background"] = "expected a colour such as #FFFFFF" }
    }
    let modes = request.all("mode.").map { "\($0.name)=\($0.value)" }
    do throws(Failure) {
      environment = try SelectedModes(modes, of: shown.compilation.program).applied(to: environment)
    } catch {
      problems["mode"] = error.message
    }
  }

  private mutating func number(
    _ request: PreviewRequest,
    _ name: String,
    _ range: ClosedRange<Double>
  ) -> Double? {
    guard let text = request[name], !text.isEmpty else { return nil }
    guard let value = Double(text), range.contains(value) else {
      let bounds =
        "\(DrawnValues.number(range.lowerBound)) to \(DrawnValues.number(range.upperBound))"
      problems[name] = "expected a number from \(bounds)"
      return nil
    }
    return value
  }
}
