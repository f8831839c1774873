// Reads files of vector drawings, in the format of their root element.

import RasterSyntax
import RasterValues

/// The result of reading a drawing, with diagnostics.
package struct DrawingReading: Sendable {
  /// The drawing, or `nil` if the file is malformed or draws nothing; then a diagnostic is an error.
  package private(set) var drawing: VectorDrawing?
  package private(set) var diagnostics: [Diagnostic]

  /// Creates the result of a reader, whose last report says why there is no drawing.
  init(_ drawing: VectorDrawing?, _ reports: [Diagnostic]) {
    var reports = reports
    if drawing == nil, let last = reports.indices.last { reports[last].severity = .error }
    (self.drawing, diagnostics) = (drawing, reports.inOrder())
  }

  /// Makes the drawing's only colour a tint, or reports that there are several.
  package mutating func tint(_ drawing: VectorDrawing, in file: SourceFile) {
    if let tinted = drawing.tinted {
      self.drawing = tinted
    } else if drawing.tints.isEmpty {
      diagnostics.append(
        .importFeatureUnsupported(
          "the drawing has several colours and gets no tint",
          at: 0..<0,
          in: file
        )
      )
    }
  }
}

/// Reads an SVG file or an Android vector drawable, whatever its bytes are.
///
/// Takes time and memory linear in the file and in the contents repeated by references, which are
/// limited. Unsupported features are left out and reported with their location.
///
/// With `isForSource`, the drawing also includes text and images, which drawings used as images
/// cannot contain. Text in one of `fonts` is complete; text in another font is reported. The file's
/// bytes are UTF-8, as `DrawingText` returns them.
package func readDrawing(
  _ file: SourceFile,
  isForSource: Bool = false,
  fonts: FontCollection = FontCollection()
) -> DrawingReading {
  guard !file.bytes.isEmpty else {
    let fault = XMLFault(message: "the file is empty", range: 0..<0)
    return DrawingReading(nil, [.malformedXML(fault, in: file)])
  }
  do throws(XMLFault) {
    let document = try XMLParser.parse(file.bytes)
    if VectorDrawableReader.reads(document) {
      var reader = VectorDrawableReader(document, file)
      reader.isForSource = isForSource
      let drawing = reader.read()
      return DrawingReading(drawing, reader.losses)
    }
    var reader = SVGReader(document, file)
    reader.isForSource = isForSource
    reader.fonts = fonts
    let drawing = reader.read()
    return DrawingReading(drawing, reader.losses)
  } catch {
    return DrawingReading(nil, [.malformedXML(error, in: file)])
  }
}
