// Expectations of Swift Testing: components look as the pictures beside the tests.

import Raster
import Testing

/// Expects a component to look as the picture `Looks/TYPE.NAME@SCALEx.png` beside the test's file, pixel
/// for pixel.
///
/// Pixels are the same on every machine, so nothing is tolerated. Where one differs, or there is no
/// picture, an issue is recorded, with the expected picture, the actual one and the difference attached
/// as PNG files. `RASTER_UPDATE=1` in the environment of the tests writes the pictures, and records an
/// issue for each that it wrote, so that none is accepted unseen.
///
/// Left out, `size` is the component's own, in points; all of its ink is in the picture then.
public func expectLook(
  of component: some Rasterizable,
  named name: String,
  size: Size? = nil,
  in environment: Environment = Environment(),
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let look = Look(
    type: "\(type(of: component))",
    name: name,
    environment: environment,
    folder: LookFolder(beside: filePath)
  )
  do {
    let bitmap = try component.bitmap(size: size, environment: environment)
    look.expect(bitmap, sourceLocation)
  } catch {
    Issue.record("\(look.title) cannot be drawn: \(error)", sourceLocation: sourceLocation)
  }
}

/// Expects named states to look as the pictures beside the test's file: `expectLooks(of: Toggle.states)`.
///
/// Each is drawn in the surroundings and the size that it says, at each scale, light and, where
/// `appearances` has it, dark. See `expectLook(of:named:size:in:filePath:sourceLocation:)`.
public func expectLooks<Component>(
  of states: [NamedState<Component>],
  scales: [Double] = [1, 2],
  appearances: [Appearance] = [.light],
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for state in states {
    for appearance in appearances {
      for scale in scales {
        var environment = state.environment
        environment.scale = scale
        // What a state says of its appearance holds.
        if environment.appearance == .light { environment.appearance = appearance }
        expectLook(
          of: state.component,
          named: state.name,
          size: state.size,
          in: environment,
          filePath: filePath,
          sourceLocation: sourceLocation
        )
      }
    }
  }
}

/// Expects components to look as the pictures beside the test's file: `expectLooks(of: Toggle.looks)`.
///
/// Each is named after its properties, such as `isOn=true,size=large`; see
/// `expectLook(of:named:size:in:filePath:sourceLocation:)`.
public func expectLooks<Component: Rasterizable>(
  of looks: some Sequence<Component>,
  scales: [Double] = [1, 2],
  appearances: [Appearance] = [.light],
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for look in looks {
    for appearance in appearances {
      for scale in scales {
        expectLook(
          of: look,
          named: propertyNames(of: look),
          in: Environment(appearance: appearance, scale: scale),
          filePath: filePath,
          sourceLocation: sourceLocation
        )
      }
    }
  }
}

/// The properties of a value as a name, in the order in which they are declared.
private func propertyNames(of value: some Rasterizable) -> String {
  let parts = Mirror(reflecting: value).children.map { child in
    (child.label.map { "\($0)=" } ?? "") + "\(child.value)"
  }
  return parts.isEmpty ? "plain" : parts.joined(separator: ",")
}
