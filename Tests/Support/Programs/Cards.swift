// The program of the page on cards: a font file, a photo from bytes, and the environment of both.

// begin page
import Foundation
import Raster
import RasterInterpreter
// end page

func cards(_ print: Output) async throws {
  // begin page
  let template = try RasterTemplate(
    source: """
      component ArticleCard {
        state title: String = "Title", limit: 120
        state photo: Image? = nil
        size 1200, 630

        draw {
          fill rect(bounds), with: #F4F1EA
          if let shown = photo {
            image shown, in: Rect(x: 720, y: 0, width: 480, height: 630), fit: .cover
          }
          text title, in: Rect(x: 64, y: 64, width: 592, height: 502),
            font: Font(family: "Card Title", size: 88, weight: .bold), with: #1B1B1F, minScale: 50%
        }
      }
      """
  )

  // Font files are read once, when the server starts.
  let file = try Data(contentsOf: URL(filePath: "Samples/Components/fonts/Hebrew.ttf"))
  let fonts = try FontCollection().adding([UInt8](file), as: "Card Title")
  let environment = Environment(fonts: fonts)

  // The bytes of a PNG or JPEG file, such as an upload, within limits.
  let upload = try Data(contentsOf: URL(filePath: "Samples/Components/images/valley.jpg"))
  let photo = try Image(decoding: [UInt8](upload), limits: .untrusted)
  print("photo:", photo.size.width, "×", photo.size.height, "pixels")

  let card = try template.component("ArticleCard")
    .setting("title", to: .string("שלום"))
    .setting("photo", to: .image(photo))
  let png = try card.png(environment: environment)
  print(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? "a PNG file" : "something else")

  // Without the font, the drawing's notes list the missing characters.
  let bare = try card.bitmap(environment: Environment())
  print("without the font:", bare.notes.count, "notes")
  print("with the font:", try card.bitmap(environment: environment).notes.count, "notes")

  // A renderer takes a request, which includes the environment.
  let renderer = Renderer(limits: .init(maximumConcurrentDraws: 2, maximumQueuedRequests: 100))
  let request = try RasterRequest(card, environment: environment)
  print(try await renderer.png(for: request) == png ? "the same file" : "another file")
  // end page
}
