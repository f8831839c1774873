// Images of the box alone and of the whole painted area, with a note on unrequested changes.

import Raster
import Testing

/// A square of 10 points surrounded by a painted band of the given width.
private struct Halo: Rasterizable {
  var reach = 3.0
  var caps: Caps = .none

  func naturalSize(in environment: Environment) -> Size { Size(10, 10) }

  func caps(in environment: Environment) -> Caps { caps }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.reach)
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds.inset(-reach)), with: Color.white)
  }
}

@Suite struct CropTests {
  private let cache = RasterCache(byteLimit: 16 << 20)

  private func picture(_ halo: Halo, size: Size? = nil, crop: Crop? = nil) throws -> Bitmap {
    try halo.bitmap(size: size, crop: crop, cache: cache)
  }

  @Test func `an image with a given size is the box, with a note about clipped drawing`() throws {
    let halo = Halo()
    let picture = try picture(halo, size: Size(30, 20))
    #expect(picture.width == 30 && picture.height == 20)
    #expect(picture.bounds == PixelRect(x: 0, y: 0, width: 30, height: 20))
    #expect(picture.notes == [.clippedDrawing])
    #expect(picture.isOpaque)
  }

  @Test func `an image of the natural size holds all drawing, with a note that it grew`() throws {
    let picture = try picture(Halo())
    #expect(picture.width == 16 && picture.height == 16)
    #expect(picture.bounds == PixelRect(x: 3, y: 3, width: 10, height: 10))
    #expect(picture.notes == [.drawsOutsideBounds])
  }

  @Test func `an explicit crop adds no note, unless it clips the drawing`() throws {
    #expect(try picture(Halo(), size: Size(30, 20), crop: .drawing).notes == [])
    #expect(try picture(Halo(), size: Size(30, 20), crop: .drawing).width == 36)
    #expect(try picture(Halo(), crop: .bounds).notes == [.clippedDrawing])
    #expect(try picture(Halo(), crop: .bounds).width == 10)
  }

  @Test func `a drawing within its box has no note`() throws {
    #expect(try picture(Halo(reach: 0)).notes == [])
    #expect(try picture(Halo(reach: 0), size: Size(30, 20)).notes == [])
  }

  @Test func `both crops share one look`() throws {
    _ = try picture(Halo(), crop: .bounds)
    _ = try picture(Halo(), crop: .drawing)
    #expect(cache.statistics.looksDrawn == 1)
    // A hit returns the notes, too.
    #expect(try picture(Halo(), crop: .bounds).notes == [.clippedDrawing])
  }

  @Test func `a stretched image is cropped in the requested size`() throws {
    let plate = Halo(caps: Caps(2))
    let picture = try picture(plate, size: Size(40, 30))
    #expect(picture.width == 40 && picture.height == 30 && picture.notes == [.clippedDrawing])
    #expect(try self.picture(plate, size: Size(40, 30), crop: .drawing).width == 46)
  }

  @Test func `files of both crops are stored separately, also by a renderer`() async throws {
    let box = try Halo().png(crop: .bounds, cache: cache)
    let ink = try Halo().png(crop: .drawing, cache: cache)
    #expect(box != ink)
    #expect(try Halo().png(cache: cache) == ink)
    #expect(try Halo().png(size: Size(10, 10), cache: cache) == box)
    let renderer = Renderer()
    #expect(try await renderer.png(of: Halo(), size: Size(10, 10)) == box)
    #expect(try await renderer.png(of: Halo()) == ink)
    #expect(try await renderer.bitmap(of: Halo(), size: Size(10, 10)).width == 10)
    #expect(
      try renderer.etag(of: Halo(), crop: .bounds) != renderer.etag(of: Halo(), crop: .drawing)
    )
  }

  @Test func `drawing too far outside the box is clipped with a note`() throws {
    let far = try picture(Halo(reach: 300), crop: .drawing)
    #expect(far.width == 522 && far.notes == [.clippedDrawing])
    #expect(try picture(Halo(reach: 250), crop: .drawing).notes == [])
  }

  @Test func `drawing is clipped with a note if the bitmap would be too large`() throws {
    let picture = try picture(Halo(), size: Size(16_384, 2), crop: .drawing)
    #expect(picture.width == 16_384 && picture.height == 2)
    #expect(picture.notes == [.clippedDrawing])
  }
}
