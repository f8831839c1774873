// Each page of the documentation shows a whole program: compiled, run, and word for word.

import DocumentationPrograms
import Testing
import TestSupport

/// Checks on the pages of `Raster.docc` and `RasterStorage.docc`, and on their programs.
@Suite struct DocumentationTests {
  @Test func `every page has a program`() {
    #expect(Page.all.map(\.name).sorted() == Program.all.map(\.page).sorted())
  }

  @Test(arguments: Page.all)
  func `a page shows its program word for word`(_ page: Page) throws {
    #expect(try page.block("swift") == page.program())
  }

  @Test(arguments: Program.all)
  func `a program prints what its page says`(_ program: Program) async throws {
    let page = try #require(Page.all.first { $0.name == program.page })
    let output = Output()
    try await program.run(output)
    #expect(try page.block("text") == output.text)
  }
}
