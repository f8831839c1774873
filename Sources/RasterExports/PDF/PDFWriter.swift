// Writes the operations of a list as operators of a page and of form objects.
//
// Patterns are positioned in the initial space of their content stream, regardless of later
// transforms. The transform to that space is therefore tracked in `matrix`.

import RasterDrawing
import RasterValues

/// Writes operators, and the objects that they refer to.
struct PDFWriter: PictureWriter {
  var file = PDFFile()
  /// The operators of the current content stream.
  var content: String
  /// The transform from the current drawing space to the initial space of the content stream.
  private(set) var matrix: Transform
  var losses = LossList()
  var pictures = PictureBudget()
  /// The object names of images.
  private var images: [ImageName: String] = [:]

  /// Begins a page, with the y axis pointing down.
  init(_ frame: PixelRect) {
    matrix = Transform(
      a: 1,
      b: 0,
      c: 0,
      d: -1,
      tx: -Double(frame.x),
      ty: Double(frame.y) + Double(frame.height)
    )
    content = "\(matrix.numbers) cm\n"
  }

  /// Writes a complete list, of which the rectangle `seen` is visible.
  mutating func writeRoot(_ list: DisplayList, _ seen: Rect) {
    let reader = DisplayList.Reader(list)
    let all = list.words.startIndex..<list.words.endIndex
    if let mode = reader.foreignBlend(to: .pdf) {
      return embed(all, of: list, because: "the blend mode '\(mode)' across the whole drawing")
    }
    // A transparency group prevents the drawing from blending with the page.
    guard reader.hasBlends else { return writeContent(reader) }
    guard let form = form(seen, { $0.writeContent(reader) }) else { return }
    content += "\(form) Do\n"
  }

  // MARK: Operators

  /// Writes operators between saving and restoring the graphics state, unless they draw nothing.
  mutating func saved(
    _ before: String = "",
    _ transform: Transform = .identity,
    _ body: (inout PDFWriter) -> Void
  ) {
    let (outer, outerMatrix) = (content, matrix)
    content = ""
    matrix = transform.then(matrix)
    body(&self)
    let inner = content
    (content, matrix) = (outer, outerMatrix)
    guard !inner.isEmpty else { return }
    let move = transform == .identity ? "" : "\(transform.numbers) cm\n"
    content += "q\n\(move)\(before)\(inner)Q\n"
  }

  /// Creates a form as a transparency group and returns its name, or nil if it draws nothing.
  mutating func form(_ box: Rect, _ body: (inout PDFWriter) -> Void) -> String? {
    formNumber(box, colors: "DeviceRGB", body).map { file.name($0, as: .object) }
  }

  /// Creates a form as a transparency group and returns its number, or nil if it draws nothing.
  mutating func formNumber(
    _ box: Rect,
    colors: String,
    _ body: (inout PDFWriter) -> Void
  ) -> Int? {
    let (outer, outerMatrix) = (content, matrix)
    (content, matrix) = ("", .identity)
    body(&self)
    let inner = content
    (content, matrix) = (outer, outerMatrix)
    guard !inner.isEmpty else { return nil }
    // The bounding box is one point larger, so that it clips no edge.
    let corners = decimals([box.x - 1, box.y - 1, box.maxX + 1, box.maxY + 1])
    return file.add(
      "/Type /XObject /Subtype /Form /BBox [\(corners)] /Resources \(PDFFile.resourceNumber) 0 R"
        + " /Group << /S /Transparency /CS /\(colors) /I true >>",
      stream: Array(inner.utf8)
    )
  }

  /// Returns the operator that sets a graphics state, or an empty string without entries.
  mutating func state(_ entries: String) -> String {
    guard !entries.isEmpty else { return "" }
    let number = file.add("<< /Type /ExtGState\(entries) >>")
    return "\(file.name(number, as: .state)) gs\n"
  }

  // MARK: Images

  mutating func write(_ picture: Bitmap, in rect: Rect) {
    draw(file.add(picture, isSmooth: true), in: rect)
  }

  mutating func write(_ image: RecordedImage, of list: DisplayList) {
    guard list.images.indices.contains(image.index), image.rect.width > 0, image.rect.height > 0
    else { return }
    let source = list.images[image.index].bitmap
    guard source.width > 0, source.height > 0 else { return }
    let name = name(of: list.images[image.index], tint: image.tint, image.sampling)
    guard let part = image.source else { return draw(name, in: image.rect) }
    guard part.width > 0, part.height > 0 else { return }
    let (across, down) = (image.rect.width / part.width, image.rect.height / part.height)
    let imageRect = Rect(
      x: image.rect.x - part.x * across,
      y: image.rect.y - part.y * down,
      width: Double(source.width) * across,
      height: Double(source.height) * down
    )
    saved(image.rect.operators + "W n\n") { $0.draw(name, in: imageRect) }
  }

  private mutating func name(of image: Image, tint: RecordedColor?, _ sampling: Sampling) -> String
  {
    let key = ImageName(image: image.digest, tint: tint, sampling: sampling)
    if let name = images[key] { return name }
    let bitmap = tint.map { image.bitmap.tinted($0) } ?? image.bitmap
    let name = file.add(bitmap, isSmooth: sampling != .nearest)
    images[key] = name
    return name
  }

  private mutating func draw(_ name: String, in rect: Rect) {
    // PDF draws images in a unit square whose y axis points up.
    let place = Transform(
      a: rect.width,
      b: 0,
      c: 0,
      d: -rect.height,
      tx: rect.x,
      ty: rect.maxY
    )
    content += "q\n\(place.numbers) cm\n\(name) Do\nQ\n"
  }
}

extension PDFFile {
  /// Adds a bitmap as an image with a separate alpha mask, and returns its name.
  fileprivate mutating func add(_ bitmap: Bitmap, isSmooth: Bool) -> String {
    var (colors, alphas) = ([UInt8](), [UInt8]())
    colors.reserveCapacity(bitmap.pixels.count * 3)
    alphas.reserveCapacity(bitmap.pixels.count)
    for pixel in bitmap.pixels {
      let alpha = pixel &>> 24
      for shift: UInt32 in [0, 8, 16] {
        let channel = pixel &>> shift & 255
        colors.append(alpha == 0 ? 0 : UInt8(min((channel &* 255 &+ alpha / 2) / alpha, 255)))
      }
      alphas.append(UInt8(alpha))
    }
    let size = "/Width \(bitmap.width) /Height \(bitmap.height) /BitsPerComponent 8"
    let kind = "/Type /XObject /Subtype /Image \(size)\(isSmooth ? " /Interpolate true" : "")"
    var entries = "\(kind) /ColorSpace /DeviceRGB"
    if alphas.contains(where: { $0 != 255 }) {
      entries += " /SMask \(add("\(kind) /ColorSpace /DeviceGray", stream: alphas)) 0 R"
    }
    return name(add(entries, stream: colors), as: .object)
  }
}
