// Each page of the documentation shows a whole program, which is compiled, run and compared.

import DocumentationPrograms
import Testing
import TestSupport

/// Checks on the pages of the modules' `.docc` folders, and on their programs.
@Suite struct DocumentationTests {
  @Test func `every page has a program`() {
    // Some programs need frameworks, which scripts check: apple-availability.sh, documentation.sh
    // and hummingbird.sh in Tests/Support. `TaskPageTests` compiles the others.
    let others = [
      "ComingFrom", "DesignTokens", "GoldenTests", "Servers", "ShowingOnApplePlatforms",
      "SocialCards", "Widgets",
    ]
    #expect(Page.all.map(\.name).sorted() == (Program.all.map(\.page) + others).sorted())
  }

  @Test(arguments: [
    ("Servers", "Servers", ["Cards", "CardsInVapor"]),
    ("Widgets", "Views", ["WidgetImage"]),
    (
      "ShowingOnApplePlatforms", "Views",
      ["PushButton", "Toolbar", "QualifiedNames", "ScopedImport", "PrivateAliases"]
    ),
  ])
  func `a page shows files for frameworks verbatim`(
    name: String,
    folder: String,
    files: [String]
  ) throws {
    let page = try #require(Page.all.first { $0.name == name })
    let parts = try files.map {
      try Page.program(at: "Tests/Support/Frameworks/\(folder)/\($0).swift")
    }
    #expect(try page.blocks("swift") == parts)
  }

  @Test(arguments: Page.all.filter { page in Program.all.contains { $0.page == page.name } })
  func `a page shows its program verbatim`(_ page: Page) throws {
    let (shown, compiled) = (try page.block("swift"), try page.program())
    #expect(shown == compiled)
  }

  @Test(arguments: Program.all)
  func `a program prints the output shown on its page`(_ program: Program) async throws {
    let page = try #require(Page.all.first { $0.name == program.page })
    let (expected, output) = (try page.block("text"), Output())
    try await program.run(output)
    #expect(output.text == expected)
  }
}
