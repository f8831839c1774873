// `rasterc preview` as a browser sees it: over a socket, while files change on disk.

import Foundation
import TestSupport
import Testing

@Suite struct PreviewTests {
  @Test func `looks are drawn once, equal ones are folded, and images are files`() throws {
    let place = try Workplace(["Dot.raster": dot])
    let preview = try Preview(place, ".")
    let page = String(decoding: try preview.ask("").body, as: UTF8.self)
    #expect(page.contains("<h1>\(place.url.lastPathComponent)</h1>"))
    let project = try preview.record("project", as: Project.self)
    #expect(project.components.map(\.title) == ["Dot"])
    let controls = project.components[0].properties.map(\.control)
    #expect(controls == ["choice", "text", "number"])
    #expect(project.components[0].properties[0].choices == ["plain", "danger"])
    let sheet = try preview.record("sheet?component=Dot&scale=2", as: Sheet.self)
    #expect(sheet.looks.count { $0.names.contains("danger") } == 2)
    #expect(Set(sheet.looks.map(\.appearance)) == ["light", "dark"])
    #expect(sheet.drawn == sheet.looks.count && sheet.states == 3)
    #expect(try place.run("gallery", ".", "--output", "gallery").code == 0)
    let counts = "\(sheet.states) states, \(sheet.lookCount) looks"
    #expect(place.text("gallery/index.html").contains(">\(counts)<"))
    let picture = sheet.looks[0].picture
    let file = try preview.ask("picture?id=\(picture.id)")
    #expect(file.status == 200 && file.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(picture.width == 32 && picture.height == 16)
    let again = try preview.record("sheet?component=Dot&scale=2", as: Sheet.self)
    #expect(again.drawn == 0 && again.reused == sheet.drawn + sheet.reused)
    #expect(try preview.ask("picture?id=0").status == 404)
    #expect(try preview.ask("sheet?component=Dash").status == 404)
  }

  @Test func `a change redraws only what it affects, also if a file replaces another`()
    throws
  {
    let place = try Workplace([
      "Dot.raster": dot,
      "Other.raster": dot.renamed("Other", "Kind"),
    ])
    let preview = try Preview(place, ".")
    let before = try preview.record("sheet?component=Dot", as: Sheet.self)
    let other = try preview.record("sheet?component=Other", as: Sheet.self)
    #expect(other.drawn == 0)
    try place.save(dot.replacing("#0A84FF", with: "#0A8400"), to: "Dot.raster")
    try preview.wait(for: 2)
    let after = try preview.record("sheet?component=Dot", as: Sheet.self)
    let danger = before.looks.filter { $0.names.contains("danger") }.map(\.picture.id)
    #expect(after.looks.filter { $0.names.contains("danger") }.map(\.picture.id) == danger)
    #expect(after.looks[0].picture.id != before.looks[0].picture.id)
    #expect(after.drawn > 0 && after.reused > 0)
    #expect(try preview.record("sheet?component=Other", as: Sheet.self).reused == other.reused)
  }

  @Test func `imports, added files and removed files are followed`() throws {
    let place = try Workplace([
      "A/Dot.raster": "import \"../Ink.raster\"\n"
        + "component Dot {\n  size 8, 8\n  draw { fill rect(bounds), with: ink }\n}\n",
      "Ink.raster": "let ink = #FF0000\n",
    ])
    let preview = try Preview(place, "A")
    let before = try preview.record("sheet", as: Sheet.self)
    try place.save("let ink = #00FF00\n", to: "Ink.raster")
    try preview.wait(for: 2)
    let after = try preview.record("sheet", as: Sheet.self)
    #expect(after.looks[0].picture.id != before.looks[0].picture.id)
    try place.save(dot.renamed("New", "Kind"), to: "A/B/New.raster")
    try preview.wait(for: 3)
    #expect(
      try preview.record("project", as: Project.self).components.map(\.title) == ["Dot", "New"]
    )
    try FileManager.default.removeItem(at: place.url.appending(path: "A/B/New.raster"))
    try preview.wait(for: 4)
    #expect(try preview.record("project", as: Project.self).components.map(\.title) == ["Dot"])
  }

  @Test func `an error keeps the images, and its fix-it changes the file`() throws {
    let place = try Workplace(["Dot.raster": dot])
    let preview = try Preview(place, "Dot.raster")
    let before = try preview.record("sheet", as: Sheet.self)
    let broken = dot.replacing("radius: radius", with: "radius: radus")
    try place.save(broken, to: "Dot.raster")
    try preview.wait(for: 2)
    let project = try preview.record("project", as: Project.self)
    #expect(project.isStale && project.errors == 1)
    #expect(
      try preview.record("sheet", as: Sheet.self).looks.map(\.picture.id)
        == before.looks.map(\.picture.id)
    )
    let reports = try preview.record("reports", as: Reports.self)
    let report = try #require(reports.reports.first { $0.code == "unknown-name" })
    #expect(report.excerpt?.marked == "radus" && report.excerpt?.file == "Dot.raster")
    #expect(report.fixIts.map(\.message) == ["replace with 'radius'"])
    let index = try #require(reports.reports.firstIndex { $0.code == "unknown-name" })
    #expect(try preview.ask("fix", post: "{\"number\":1,\"report\":\(index)}").status == 409)
    #expect(try preview.ask("fix", post: "{\"number\":2,\"report\":99}").status == 422)
    #expect(try preview.ask("fix", post: "[]").status == 400)
    #expect(place.bytes("Dot.raster") == Array(broken.utf8))
    #expect(
      try preview.ask("fix", post: "{\"number\":2,\"report\":\(index),\"fixIt\":0}").status == 200
    )
    #expect(place.bytes("Dot.raster") == Array(dot.utf8))
    try preview.wait(for: 3)
    #expect(try preview.record("project", as: Project.self).isStale == false)
  }

  @Test func `paths are relative to the folder of the inputs`() throws {
    let broken = dot.renamed("Other", "Kind").replacing("radius: radius", with: "radius: radus")
    let place = try Workplace([
      "Kit/Dot.raster": dot, "Kit/more/Other.raster": dot.renamed("Other", "Kind"),
    ])
    let preview = try Preview(place, place.url.appending(path: "Kit").path(percentEncoded: false))
    let project = try preview.record("project", as: Project.self)
    #expect(project.components.map(\.place) == ["Dot.raster:3", "more/Other.raster:3"])
    let operations = try preview.record("operations?component=Other", as: Operations.self)
    #expect(Set(operations.operations.map(\.file)) == ["more/Other.raster"])
    try place.save(broken, to: "Kit/more/Other.raster")
    try preview.wait(for: 2)
    let reports = try preview.record("reports", as: Reports.self)
    #expect(reports.reports.compactMap { $0.excerpt?.file } == ["more/Other.raster"])
  }

  @Test func `a folder without sources gets one first component`() throws {
    let place = try Workplace(["Empty/note.txt": "", "Dot.raster": dot])
    let preview = try Preview(place, "Empty")
    let project = try preview.record("project", as: Project.self)
    #expect(project.components.isEmpty && project.folderForFirstComponent == "Empty")
    let sheet = try preview.ask("sheet")
    #expect(sheet.status == 200 && sheet.body == Array("null".utf8))
    for name in ["chip", "../Chip", "Chip/A", "", "Rect"] {
      #expect(try preview.ask("new", post: "{\"name\":\"\(name)\"}").status == 422, "\(name)")
    }
    #expect(try preview.ask("new", post: "[]").status == 400)
    #expect(try preview.ask("new").status == 405)
    #expect(place.names(in: "Empty") == ["note.txt"])
    #expect(try preview.ask("new", post: "{\"name\":\"Chip\"}").status == 200)
    #expect(try place.run("new", "Chip", "--output-directory", "New").code == 0)
    #expect(place.text("Empty/Chip.raster") == place.text("New/Chip.raster"))
    try preview.wait(for: 2)
    #expect(try preview.record("project", as: Project.self).components.map(\.title) == ["Chip"])
    #expect(try preview.ask("new", post: "{\"name\":\"Badge\"}").status == 409)
    #expect(place.names(in: "Empty") == ["Chip.raster", "note.txt"])
    let other = try Preview(place, "Dot.raster")
    #expect(try other.ask("new", post: "{\"name\":\"Badge\"}").status == 409)
    #expect(place.names() == ["Dot.raster", "Empty", "New"])
  }

  @Test func `controls set values, and report invalid ones`() throws {
    let preview = try Preview(try Workplace(["Dot.raster": dot]), ".")
    let set = try preview.record(
      "look?component=Dot&set.label=a%22b&set.radius=99&set.style=danger&scale=3",
      as: Details.self
    )
    #expect(set.values == ["label": "a\"b", "radius": "8", "style": "danger"])
    #expect(set.picture?.width == 48 && set.problems.isEmpty)
    let wrong = try preview.record(
      "look?component=Dot&set.style=blue&set.radius=wide&set.none=1&scale=99&state=gone",
      as: Details.self
    )
    #expect(Set(wrong.problems.keys) == ["style", "radius", "none", "scale", "state"])
    #expect(wrong.picture?.width == 16)
  }

  @Test func `pixels lead to operations and their lines, and steps to images`() throws {
    let source = """
      component Inner {
        size 4, 4
        draw { fill rect(bounds), with: #00FF00 }
      }

      component Outer {
        size 12, 4
        draw {
          fill rect(Rect(x: 0, y: 0, width: 4, height: 4)), with: #FF0000
          layer opacity: 50% {
            fill rect(Rect(x: 4, y: 0, width: 4, height: 4)), with: #0000FF
          }
          place Inner(), at: (8, 0)
        }
      }

      """
    let preview = try Preview(try Workplace(["A.raster": source]), ".")
    let look = "component=Outer"
    let record = try preview.record("operations?\(look)", as: Operations.self)
    #expect(
      record.operations.map(\.title) == [
        "fill 1", "layer 1", "fill 2", "place 1", "place 1, fill 1",
      ]
    )
    #expect(record.operations.map(\.line) == [9, 10, 11, 13, 3])
    #expect(record.operations.map(\.pixels) == [16, 0, 16, 0, 16])
    #expect(record.operations[2].source.hasPrefix("fill rect(Rect(x: 4"))
    let owners = try preview.ask("owners?\(look)").body
    #expect(owners.count == record.width * record.height * 2)
    #expect([0, 5, 9].map { owners[$0 * 2] } == [1, 3, 5])
    let steps = try (0...5).map { try preview.ask("step?\(look)&count=\($0)").body }
    #expect(steps.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
    #expect(Set(steps).count == 4)
  }

  @Test func `contents of layouts have frames, paddings and proposed sizes`() throws {
    let source = """
      component Dot {
        layout width: 8, height: 8 { drawing { fill ellipse(bounds), with: #E5004B } }
      }

      component Card {
        caps 12, unchecked: true
        layout width: 100, padding: Insets(x: 10, y: 6) {
          background { fill rect(bounds), with: #FFFFFF }
          column spacing: 4 {
            drawing width: 20, height: 6 { fill rect(bounds), with: #1B1B1F }
            row { Dot }
          }
        }
      }

      component Page {
        size 200, 80
        draw {
          layer transform: translation(x: 50, y: 0) { place Card(), in: bounds.inset(top: 20) }
        }
      }

      component Words {
        layout width: 100, padding: 10 {
          column { text "These words do not fit in one line", with: #1B1B1F }
        }
      }

      """
    let preview = try Preview(try Workplace(["Card.raster": source]), ".")
    func contents(_ component: String) throws -> [Operations.Content] {
      try preview.record("operations?component=\(component)&scale=2", as: Operations.self).contents
    }
    let card = try contents("Card")
    #expect(
      card.map(\.title) == ["layout", "column", "drawing", "row", "Dot", "layout", "drawing"]
    )
    #expect(card.map(\.line) == [7, 9, 10, 11, 11, 2, 2])
    #expect(
      card.map(\.frame) == [
        [0, 0, 100, 30], [10, 6, 80, 18], [10, 6, 20, 6], [10, 16, 8, 8], [10, 16, 8, 8],
        [10, 16, 8, 8], [10, 16, 8, 8],
      ]
    )
    #expect(card[0].padding == [6, 10, 6, 10] && card[1].padding == [0, 0, 0, 0])
    #expect(card[0].proposed == [100, 30] && card[1].proposed == nil)
    // In a layer and in a placed component, frames are those in the whole drawing.
    #expect(try contents("Page").first?.frame == [100, 20, 100, 60])
    let words = try contents("Words")
    #expect(words.map(\.title) == ["layout", "column", "text"])
    #expect(words[2].proposed == [80, nil])
  }

  @Test func `invalid inputs, ports and options are rejected`() throws {
    let place = try Workplace(["Dot.raster": dot])
    #expect(try place.run("preview").code == 2)
    #expect(try place.run("preview", "-").code == 2)
    #expect(try place.run("preview", "None.raster").code == 3)
    try place.write("", to: "Empty/note.txt")
    #expect(try place.run("preview", "Dot.raster", "Empty").code == 2)
    #expect(try place.run("preview", ".", "--port", "65536").code == 2)
    #expect(try place.run("preview", ".", "--port", "a").code == 2)
    let help = try place.run("preview", "--help")
    #expect(help.code == 0 && help.text.contains("--open"))
  }
}
