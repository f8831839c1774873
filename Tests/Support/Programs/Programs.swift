// All programs of the documentation's pages, by the names of their pages.

/// A program that a page of the documentation shows.
package struct Program: Sendable, CustomStringConvertible {
  /// The page's name, and the name of the program's file.
  package let page: String
  /// Runs the program, which prints to the output.
  package let run: @Sendable (Output) async throws -> Void

  package var description: String { page }

  /// All programs except README's.
  package static let all = [
    Program(page: "Raster", run: firstPicture),
    Program(page: "DrawingAComponent", run: drawingAComponent),
    Program(page: "Painting", run: painting),
    Program(page: "Text", run: text),
    Program(page: "Arranging", run: arranging),
    Program(page: "TheCache", run: theCache),
    Program(page: "Nesting", run: nesting),
    Program(page: "StretchingAndComposing", run: stretchingAndComposing),
    Program(page: "Presenting", run: presenting),
    Program(page: "Animating", run: animating),
    Program(page: "Prefetching", run: prefetching),
    Program(page: "ServingPictures", run: servingPictures),
    Program(page: "Cards", run: cards),
    Program(page: "Batches", run: batches),
    Program(page: "DrawingOnLinux", run: drawingOnLinux),
    Program(page: "PaperAndKeys", run: paperAndKeys),
    Program(page: "RasterStorage", run: theDiskTier),
    Program(page: "RasterInterpreter", run: templates),
    Program(page: "RasterLive", run: liveSources),
  ]

  /// The program of README, whose comments show its output.
  package static let readme = Program(page: "README") { print in
    try await server(print)
    try template(print)
  }
}
