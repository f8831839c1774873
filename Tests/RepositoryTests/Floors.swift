// The floors of each module: the order of its folders, from the lowest.

/// The rooms of modules: their top-level folders, and the files beside these, which form one room.
///
/// A room may use rooms on lower floors, and other rooms of its floor; these may use it in return
/// only if the cycle has a documented reason. The compiler enforces the order of modules.
enum Floors {
  /// Rooms at the same level.
  struct Floor: Sendable {
    let rooms: [String]
    /// The reason for mutual uses of all of its rooms; nil if they are not allowed.
    let circle: String?

    init(_ rooms: String..., circle: String? = nil) { (self.rooms, self.circle) = (rooms, circle) }
  }

  /// The files at the top of a module, outside its folders.
  static let top = "(top)"

  typealias Module = (name: String, floors: [Floor])

  static let modules = runtime + compiler + tools

  /// Modules that draw.
  private static let runtime: [Module] = [
    (
      "RasterValues",
      [
        Floor("Geometry", "Deflate", "Digests", "Locks", "Processor"),
        Floor(
          "Pixels",
          "Codecs",
          "Paths",
          "Paint",
          "Drawings",
          circle: """
            An image is made of pixels, which codecs decode, or of a drawing, whose paths and paints \
            hold images.
            """
        ),
        Floor("Text"),
        Floor("Environment", "KeyEncoding"),
      ]
    ),
    ("RasterWide", [Floor(top)]),
    (
      "RasterDrawing",
      [
        Floor("Text", "Queries"),
        Floor(
          "DisplayList",
          "Ink",
          circle: "Operations say how far they reach, which is what a list that places others asks."
        ),
        Floor("Survey", "Palettes", "Rasterizer"),
        Floor(
          "Canvas",
          "Layout",
          circle: "A canvas draws rows and columns, and these measure what is drawn on a canvas."
        ),
        Floor("PNG", "JPEG", "WebP", "BMP"), Floor("WebPLossy"), Floor("Formats"), Floor("Keys"),
      ]
    ),
    (
      "Raster",
      [
        Floor("Caching", "Components", "Keys"),
        Floor("Composition", "Sheets", "Server", "Presentation"), Floor("Bridges"), Floor(top),
      ]
    ),
    ("RasterUI", [Floor(top)]),
    ("RasterStorage", [Floor(top)]),
    ("RasterTesting", [Floor(top)]),
    (
      "RasterExports",
      [
        Floor("Shared"), Floor("SVG", "PDF", "Android", "HTML", "Symbols"), Floor("Assets"),
        Floor("Tokens"),
      ]
    ),
    ("RasterPages", [Floor("WebText"), Floor(top)]),
  ]

  /// Modules that read, check and write sources.
  private static let compiler: [Module] = [
    (
      "RasterSyntax",
      [
        Floor("Source"), Floor("Tokens"), Floor("JSON"), Floor("Tree"), Floor("Reports"),
        Floor("Parser"),
      ]
    ),
    ("RasterFormat", [Floor("Structure"), Floor("Layout", "Equality"), Floor(top)]),
    (
      "RasterSemantics",
      [
        Floor("Language"),
        Floor(
          "Program",
          "BuiltIns",
          "Evaluation",
          circle: """
            The tree of a program holds rows of built-ins, rows are evaluated, and values take the \
            program to be evaluated with.
            """
        ),
        Floor("Reports"), Floor("Names", "DesignTokens"), Floor("Bodies"), Floor("Declarations"),
        Floor("Costs", "Keys"), Floor("Caps", "Lints"), Floor("Analysis"),
        Floor("Sieve", "Symbols"), Floor(top),
      ]
    ),
    (
      "RasterVectors",
      [
        Floor("XML", "Features"), Floor("Drawing", "Styles"), Floor("Writing"), Floor("Reading"),
        Floor("Compiling"),
      ]
    ),
    ("RasterInterpreter", [Floor(top), Floor("Rows", "Trials")]),
    (
      "RasterCodegen",
      [
        Floor("Document"), Floor("Names"),
        Floor(
          "Expressions",
          "Statements",
          circle:
            "Statements hold expressions, and the expression of a path or a content has lines."
        ),
        Floor("Declarations"), Floor(top),
      ]
    ),
    ("RasterCompletion", [Floor(top)]),
    ("RasterExplanations", [Floor("Pages"), Floor(top)]),
  ]

  /// Command lines, servers, pages and plugins.
  private static let tools: [Module] = [
    ("RasterWeb", [Floor(top), Floor("Module")]),
    ("weblower", [Floor(top)]),
    ("RasterPreview", [Floor("HTTP"), Floor("WebText"), Floor("Page")]),
    (
      "RasterCommands",
      [
        Floor("Arguments"), Floor("Files"), Floor("Project"), Floor("Compilation"),
        Floor("Reports"), Floor("Commands"),
      ]
    ),
    ("RasterWatch", [Floor(top)]),
    ("RasterLive", [Floor(top), Floor("Bridges")]),
    (
      "RasterServer",
      [
        Floor("Messages"), Floor("Documents"), Floor("Analysis"), Floor("Fixes", "Answers"),
        Floor("Server"), Floor("Agents"),
      ]
    ),
    (
      "rasterc",
      [
        Floor("Terminal", "Shells", "Files", "FileChanges"), Floor("Render"), Floor("Drawn"),
        Floor("Looks"), Floor("Differences"), Floor("Testing"),
        Floor("Batch", "Explaining", "Exporting", "Gallery", "Importing", "Migrating", "Starting"),
        Floor("Agents", "Playground", "Preview"), Floor("Commands"), Floor(top),
      ]
    ),
    ("rastergen", [Floor(top)]),
    ("RasterBuildToolPlugin", [Floor(top)]),
    ("RasterCommandPlugin", [Floor(top)]),
  ]
}
