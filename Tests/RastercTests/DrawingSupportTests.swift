// The table of SVG: every name is read, reported or harmless, in each spelling.

import Foundation
import RasterVectors
import TestSupport
import Testing

@Suite struct DrawingSupportTests {
  /// The reports about drawings, by the names of their files, from one run.
  private func reports(_ drawings: [String: String]) throws -> [String: [String]] {
    var files: [String: String] = [:]
    for (name, elements) in drawings {
      files["in/\(name).svg"] =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M1 1h2v2z'/>\(elements)</svg>"
    }
    let place = try Workplace(files)
    let run = try place.run(
      "import",
      "in",
      "-o",
      "out",
      "--diagnostic-format",
      "short",
      "--diagnostic-limit",
      "0"
    )
    var result: [String: [String]] = [:]
    for line in run.errors.split(separator: "\n") {
      guard line.hasPrefix("in/"), let end = line.range(of: ".svg:") else { continue }
      result[String(line[..<end.lowerBound].dropFirst(3)), default: []].append(String(line))
    }
    #expect(run.code == 0, "\(run.errors.suffix(400))")
    return result
  }

  /// A file name for the element, attribute or property.
  private func name(_ index: Int) -> String { "d\(index)" }

  @Test(arguments: ["attribute", "style", "sheet"])
  func `a property is read, reported or harmless`(spelling: String) throws {
    // XML has no names that begin with a hyphen, and the rectangle has a width and a height.
    let rows = SVGFeature.properties.flatMap { row in row.names.map { (row, $0) } }.filter {
      spelling != "attribute" || !($0.1.hasPrefix("-") || $0.1 == "width" || $0.1 == "height")
    }
    var drawings: [String: String] = [:]
    for (index, (row, property)) in rows.enumerated() {
      let value = "oops(1)"
      let isFont = property.hasPrefix("font") || property == "letter-spacing"
      let isText = isFont || row.treatment == .reported("of text is left out")
      let (start, end) =
        isText ? ("<text y='9' ", ">A</text>") : ("<rect width='4' height='4' ", "/>")
      drawings[name(index)] =
        switch spelling {
        case "attribute": "\(start) \(property)='\(value)'\(end)"
        case "style": "\(start) style='\(property): \(value)'\(end)"
        default: "<style>#a { \(property): \(value) }</style>\(start) id='a'\(end)"
        }
    }
    let reports = try reports(drawings)
    for (index, (row, property)) in rows.enumerated() {
      let own = (reports[name(index)] ?? []).filter { !$0.contains("text without a named font") }
      if spelling == "attribute", SVGFeature.isSheetOnly(property) {
        let isGeometry = SVGFeature.attributes.contains { $0.names.contains(property) }
        if isGeometry { continue }
        #expect(
          own.contains { $0.contains("has no effect as an attribute") },
          "\(property): \(own)"
        )
        continue
      }
      switch row.treatment {
      case .read:
        // A list of font families takes any words.
        if property == "font-family" { continue }
        #expect(own.contains { $0.contains("oops(1)") }, "\(property): \(own)")
      case .reported(let reason):
        #expect(own.contains { $0.contains("'\(property)' \(reason)") }, "\(property): \(own)")
      case .harmless: #expect(own.isEmpty, "\(property): \(own)")
      }
    }
  }

  @Test func `an element is read, reported or harmless`() throws {
    let rows = SVGFeature.elements.flatMap { row in row.names.map { (row, $0) } }
    var drawings: [String: String] = [:]
    for (index, row) in rows.enumerated() { drawings[name(index)] = "<\(row.1)/>" }
    drawings["unknown"] = "<sparkle/>"
    let reports = try reports(drawings)
    for (index, (row, element)) in rows.enumerated() {
      let own = reports[name(index)] ?? []
      switch row.treatment {
      case .read:
        let isPart = element == "tspan" || element.hasPrefix("fe")
        #expect(own.isEmpty || isPart, "\(element): \(own)")
      case .reported(let reason):
        #expect(own.contains { $0.contains("'\(element)' \(reason)") }, "\(element): \(own)")
      case .harmless: #expect(own.isEmpty, "\(element): \(own)")
      }
    }
    #expect(
      reports["unknown"]?.contains { $0.contains("'sparkle' is not a known element") } ?? false
    )
  }

  @Test func `an attribute is known on its elements, and unknown names are reported`() throws {
    var drawings: [String: String] = [:]
    let rows = SVGFeature.attributes.filter { $0.elements.isEmpty }.flatMap { $0.names }
    for (index, attribute) in rows.enumerated() {
      drawings[name(index)] = "<rect width='4' height='4' \(attribute)='en'/>"
    }
    drawings["unknown"] = "<rect width='4' height='4' widht='3'/>"
    drawings["foreign"] = "<rect width='4' height='4' data-x='3' aria-label='A' class='b'/>"
    drawings["script"] = "<rect width='4' height='4' onclick='go()'/>"
    let reports = try reports(drawings)
    for (index, attribute) in rows.enumerated() {
      let own = reports[name(index)] ?? []
      #expect(!own.contains { $0.contains("not a known") }, "\(attribute): \(own)")
    }
    #expect(
      reports["unknown"]?.contains { $0.contains("'widht' is not a known attribute") } ?? false
    )
    #expect(reports["foreign"] == nil)
    #expect(reports["script"]?.contains { $0.contains("'onclick' is a script") } ?? false)
  }

  @Test func `a check of an image reports what an import reports`() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9' widht='1' fill='#12'/></svg>"
    let place = try Workplace([
      "a.svg": svg,
      "Seen.raster": "component Seen {\n  size 9, 9\n  draw { image \"a.svg\", in: bounds }\n}\n",
    ])
    let check = try place.run("check", "Seen.raster").errors
    let imported = try place.run("import", "a.svg", "--diagnostic-format", "short").errors
    for what in ["'widht' is not a known attribute", "'#12' is not a supported value of 'fill'"] {
      #expect(check.contains(what), "\(check)")
      #expect(imported.contains(what), "\(imported)")
    }
    #expect(try place.run("import", "a.svg", "-o", "out", "--strict").code == 1)
  }

  @Test func `the documentation page is generated from the table`() throws {
    let path = "Sources/Raster/Raster.docc/SVGSupport.md"
    if let failure = try Golden.failure(path, made: SVGFeature.markdown) {
      Issue.record("\(failure)")
    }
  }
}
