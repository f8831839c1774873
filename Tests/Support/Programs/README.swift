// The program of README: a component on a server, and a template.

import GeneratedSamples

// begin page
import Raster
// end page

func server(_ print: Output) async throws {
  // begin page
  let toggle = Toggle(isOn: true)
  let png = try toggle.png(scale: 2, appearance: .dark)  // [UInt8]

  let renderer = Renderer(limits: .init(maximumConcurrentDraws: 4, maximumQueuedRequests: 100))
  let tag = try renderer.etag(of: toggle)  // recorded, not drawn
  let file = try await renderer.png(of: toggle)  // one shared drawing; throws .overloaded
  print(renderer.statistics.answered, "answered")  // 1 answered
  // end page
  precondition(png != file && tag.count == 66)
}

// begin page
import RasterInterpreter  // a separate product
// end page

func template(_ print: Output) throws {
  // begin page
  let source = """
    component Dot {
      state side: Int = 8
      size side, side
      draw { fill circle(bounds), with: #0A84FF }
    }
    """
  let dot = try RasterTemplate(source: source).component("Dot").setting("side", to: .int(12))
  let bitmap = try dot.bitmap(scale: 2)
  print(bitmap.width, "×", bitmap.height, "pixels")  // 24 × 24 pixels
  // end page
}
