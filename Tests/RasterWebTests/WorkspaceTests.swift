// The functions that a page calls: files, their program, its reports, its images and its Swift.

import RasterCommands
import RasterSemantics
import RasterSyntax
import RasterValues
import RasterVectors
import RasterWeb
import TestSupport
import Testing

@Suite struct WorkspaceTests {
  private static let toggle = toggle(width: "width")

  private static func toggle(width: String) -> String {
    """
    import "lib/Colors.raster"

    /// A switch.
    component Toggle {
      /// Whether it is on.
      state isOn: Bool = false
      state width: Int = 20, in: 10...40, step: 2
      state tint: Color = #3366CC
      size \(width), 10
      draw { fill rect(bounds), with: isOn ? tint : grey }
      states {
        on isOn: true
        wide bounds: (30, 10)
      }
    }

    """
  }

  private func workspace(_ source: String) -> Workspace {
    var workspace = Workspace()
    workspace.write(Array(source.utf8), to: "app/Toggle.raster")
    workspace.write(Array("let grey = #808080\n".utf8), to: "app/lib/Colors.raster")
    return workspace
  }

  private func request(_ json: String) throws -> DrawingRequest {
    try #require(DrawingRequest(Array(json.utf8)))
  }

  @Test func `imports may go from folder to folder`() throws {
    let program = try #require(workspace(Self.toggle).program("app/Toggle.raster"))
    #expect(!program.hasErrors)
    let summary = String(decoding: program.summary.bytes, as: UTF8.self)
    #expect(
      summary.hasPrefix(#"{"components":[{"name":"Toggle","documentation":"A switch.","line":4,"#)
    )
    #expect(
      summary.contains(#""control":"integer","choices":[],"least":10,"greatest":40,"step":2"#)
    )
    #expect(summary.contains("\"value\":\"#3366CC\""))
    #expect(workspace(Self.toggle).program("Toggle.raster") == nil)
  }

  private static let bell = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <path id="bell" d="M4 18 L12 4 L20 18 Z"/><rect id="clapper" x="10" y="18" width="4" height="3"/>
      <foreignObject/>
    </svg>
    """

  /// The reports about a source beside an SVG file, as a page sees it.
  private func reports(_ drawing: String, fileSize: Int = bell.utf8.count) throws -> String {
    var workspace = Workspace()
    let source = "component A {\n  size 24, 24\n  draw { \(drawing) }\n}\n"
    workspace.write(Array(source.utf8), to: "A.raster")
    workspace.write(try bellAsset().packed(fileSize: fileSize), to: "bell.svg")
    let program = try #require(workspace.program("A.raster"))
    return String(decoding: program.reports.bytes, as: UTF8.self)
  }

  private func bellAsset() throws -> VectorAsset {
    guard case .drawing(let asset) = AssetLoad.file(Array(Self.bell.utf8)) else {
      throw DecodingFailure()
    }
    return asset
  }

  private struct DecodingFailure: Error {}

  @Test(arguments: [
    (#"image "bell.svg", in: bounds"#, "'bell.svg' is not drawn completely"),
    (#"fill svg("bell.svg"), with: #000"#, "'bell.svg' is not drawn completely"),
    (#"fill svg("bell.svg", id: "clapper"), with: #000"#, "'bell.svg' is not drawn completely"),
    (
      #"fill svg("bell.svg", id: "claper"), with: #000"#,
      "no element in 'bell.svg' has the id 'claper'"
    ),
  ])
  func `a packed SVG file is drawn, and has its outlines`(
    drawing: String,
    report: String
  ) throws {
    let reports = try reports(drawing)
    #expect(reports.contains(report))
  }

  @Test func `the parts of a large SVG file are omitted with a report`() throws {
    let part = try reports(#"fill svg("bell.svg", id: "clapper"), with: #000"#, fileSize: 1 << 20)
    #expect(part.contains("the parts of a file this large are not available on this page"))
    let whole = try reports(#"fill svg("bell.svg"), with: #000"#, fileSize: 1 << 20)
    #expect(whole.contains("'bell.svg' is not drawn completely"))
  }

  @Test func `damaged packed SVG files are rejected, and never trap`() throws {
    let packed = try bellAsset().packed(fileSize: Self.bell.utf8.count)
    #expect(VectorAsset(packed: packed) != nil)
    for end in 0..<packed.count - 1 { #expect(VectorAsset(packed: Array(packed[..<end])) == nil) }
    for place in packed.indices {
      var damaged = packed
      damaged[place] ^= 0xFF
      _ = VectorAsset(packed: damaged)
    }
  }

  @Test func `requests set values, environment and size`() throws {
    let program = try #require(workspace(Self.toggle).program("app/Toggle.raster"))
    let plain = try program.picture(try request(#"{"component":"Toggle"}"#)).bitmap
    #expect(plain.width == 20 && plain[0, 0] == 0xFF80_8080)
    let on = try program.picture(
      try request(
        ##"{"component":"Toggle","state":"on","values":{"tint":"#FF0000","width":30},"scale":2}"##
      )
    ).bitmap
    #expect(on.width == 60)
    #expect(on[0, 0] == 0xFF00_00FF)
    let wide = try program.picture(try request(#"{"component":"Toggle","size":[40,12]}"#)).bitmap
    #expect(wide.width == 40 && wide.height == 12)
    for json in [
      #"{"component":"Other"}"#, #"{"component":"Toggle","state":"off"}"#,
      #"{"component":"Toggle","values":{"isOn":"yes"}}"#, #"{"component":"Toggle","size":[0,4]}"#,
      #"{"component":"Toggle","size":[90000,90000]}"#,
    ] {
      #expect(throws: DrawingFailure.self) { try program.picture(try request(json)) }
    }
    #expect(DrawingRequest(Array("[1".utf8)) == nil)
  }

  @Test func `pixels for a canvas are unpremultiplied`() throws {
    let source = """
      component Glass {
        size 1, 1
        draw { fill rect(bounds), with: #FF000080 }
      }

      """
    var workspace = Workspace()
    workspace.write(Array(source.utf8), to: "Glass.raster")
    let program = try #require(workspace.program("Glass.raster"))
    let picture = try program.picture(try request(#"{"component":"Glass"}"#))
    #expect(picture.bitmap.straightBytes == [255, 0, 0, 128])
  }

  @Test func `reports equal those of the command`() throws {
    let source = Self.toggle(width: "widht")
    let program = try #require(workspace(source).program("app/Toggle.raster"))
    #expect(program.hasErrors && program.swift == nil)
    let json = String(decoding: program.reports.bytes, as: UTF8.self)
    #expect(json.contains(#""message":"no value named 'widht' in scope""#))
    #expect(json.contains(#""replacement":"width""#))
    // Both write one record, in the same order and with the same escapes.
    let broken = "component Dot {\n  size 20 10\n  draw { fill \"\t\\u{1}/é\" }\n}\n"
    let tree = parse(SourceFile(id: FileID(0), path: "a/Dot \"1\"\u{202E}.raster", text: broken))
    let files = SourceFiles([tree.source])
    #expect(tree.diagnostics.contains { !$0.fixIts.isEmpty })
    #expect(
      String(decoding: WebProgram.record(of: tree.diagnostics, files).bytes, as: UTF8.self)
        == DiagnosticRecord(tree.diagnostics, files).jsonLine
    )
  }

  @Test func `a program gives the Swift of its file`() throws {
    let program = try #require(workspace(Self.toggle).program("app/Toggle.raster"))
    let swift = try #require(program.swift)
    #expect(swift.contains("struct Toggle: Raster.Rasterizable"))
  }

  /// The completions at `|` in a source.
  private func offers(_ source: String) throws -> (start: Int, labels: [String], json: String) {
    let parts = source.split(separator: "|", omittingEmptySubsequences: false)
    let offset = parts[0].utf8.count
    let completions = try #require(
      workspace(parts.joined()).completions("app/Toggle.raster", at: offset)
    )
    let json = String(decoding: completions.record.bytes, as: UTF8.self)
    return (completions.start, completions.items.map(\.label), json)
  }

  @Test func `completion knows properties, imports and lines`() throws {
    let values = try offers(Self.toggle(width: "wi|"))
    #expect(values.labels.contains("width") && values.labels.contains("grey"))
    #expect(values.json.contains(#""label":"width","kind":"value","detail":"Int""#))
    let lines = try offers(Self.toggle.replacing("draw { fill", with: "draw { fi|ll"))
    #expect(lines.labels.contains("fill") && lines.labels.contains("stroke"))
    #expect(lines.json.contains(#""snippet":"fill ${1:"#))
    #expect(try offers(Self.toggle.replacing("/// A switch", with: "/// A sw|itch")).labels == [])
    // A file with errors, and positions that do not exist.
    #expect(
      try offers("component A {\n size 1, 1\n draw { fill rect(bou|").labels.contains("bounds")
    )
    #expect(workspace(Self.toggle).completions("app/Other.raster", at: 0) == nil)
    for offset in [-1, 1 << 40] {
      #expect(workspace(Self.toggle).completions("app/Toggle.raster", at: offset) == nil)
    }
  }

  @Test func `tokens have the colours of an editor`() {
    let bytes = tokenColors(of: Array("let a = f(b: 1) // c\n".utf8))
    let numbers = stride(from: 0, to: bytes.count, by: 4).map { Int(bytes[$0]) }
    #expect(numbers == [0, 3, 2, 10, 1, 6, 13, 1, 3, 16, 4, 1])
  }
}
