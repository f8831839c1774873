// Test expectations that compare components with reference images beside the tests.

import Raster
import Testing

/// Expects a component to match the image `Looks/TYPE.NAME@SCALEx.png` beside the test file.
///
/// Pixels are identical on every machine, so they are compared exactly. If a pixel differs or the
/// image is missing, an issue is recorded, with the expected image, the actual image and the
/// difference attached as PNG files. Setting `RASTER_UPDATE=1` in the tests' environment writes the
/// images, and records an issue for each written image, so that it is reviewed.
///
/// If `size` is nil, the component has its natural size, in points, and the image includes drawing
/// outside its bounds.
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

/// Expects named states to match the images beside the test file: `expectLooks(of: Toggle.states)`.
///
/// Each state is drawn in its environment and size, at each scale, in light and, if `appearances`
/// contains it, dark appearance. See `expectLook(of:named:size:in:filePath:sourceLocation:)`.
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
        // A state's own dark appearance takes precedence.
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

/// Expects components to match the images beside the test file: `expectLooks(of: Toggle.looks)`.
///
/// Each is named after its properties, such as `isOn=true,size=large`. See
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

/// Returns a value's properties as a name, in the order of their declarations.
private func propertyNames(of value: some Rasterizable) -> String {
  let parts = Mirror(reflecting: value).children.map { child in
    (child.label.map { "\($0)=" } ?? "") + "\(child.value)"
  }
  return parts.isEmpty ? "plain" : parts.joined(separator: ",")
}
