// Draws components in Embedded Swift, as in a browser; `embedded.sh` compares the results.
//
// Usage: embedded FOLDER FILE…

import RasterDrawing
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterValues

/// Reports on the files, and draws every state of their components into the folder: light and dark,
/// at one and at two pixels per point.
@c(main) func main(
  _ count: Int32,
  _ arguments: UnsafePointer<UnsafePointer<CChar>>
) -> Int32 {
  let words = (1..<max(Int(count), 1)).map { String(cString: arguments[$0]) }
  guard let folder = words.first, let sources = Sources(Array(words.dropFirst())) else {
    print("usage: embedded FOLDER FILE…, of files that can be read")
    return 2
  }
  let checked = sources.checked()
  let files = SourceFiles(sources.trees.map { $0.source })
  print(DiagnosticRenderer(files).render(checked.diagnostics), terminator: "")
  guard !checked.hasErrors else { return 1 }

  let program = PreparedProgram(checked.program)
  var failures: Int32 = 0
  for index in checked.program.components.indices {
    guard let component = program.component(index),
      component.declaration.head.range.file.index < words.count - 1
    else { continue }
    // States without an image are omitted, as in rasterc.
    for state in component.namedStates(in: Environment())
    where state.component.hasPicture(size: state.size, in: state.environment) {
      failures += draw(state, "\(folder)/\(component.name)-\(state.name)")
    }
  }
  return failures == 0 ? 0 : 1
}

/// Draws a state in each environment; returns the number of failures.
private func draw(_ state: NamedState<InterpretedComponent>, _ name: String) -> Int32 {
  var failures: Int32 = 0
  for appearance in [Appearance.light, .dark] {
    for scale in [1.0, 2] {
      let suffix = (appearance == .dark ? "-dark" : "") + (scale == 2 ? "@2x" : "")
      let path = "\(name)\(suffix).png"
      var environment = state.environment
      (environment.appearance, environment.scale) = (appearance, scale)
      guard let file = file(state, environment), writeFile(file, to: path) else {
        print("cannot draw \(path)")
        failures += 1
        continue
      }
    }
  }
  return failures
}

/// The PNG file of a state at its own size, or its component's natural size; nil if it cannot be
/// drawn.
private func file(
  _ state: NamedState<InterpretedComponent>,
  _ environment: Environment
) -> [UInt8]? {
  let size = state.size ?? state.component.naturalSize(in: environment)
  guard let list = state.component.displayList(size: size, environment: environment) else {
    return nil
  }
  let width = pixelLength(size.width * environment.scale)
  let height = pixelLength(size.height * environment.scale)
  do throws(RasterError) {
    let bitmap = try list.bitmap()
    // A component with caps was drawn at its minimum frame.
    guard bitmap.bounds.width != width || bitmap.bounds.height != height else {
      return bitmap.png()
    }
    return try bitmap.stretched(caps: list.caps, width: width, height: height).png()
  } catch { return nil }
}
