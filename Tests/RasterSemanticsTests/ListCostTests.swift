// Lists of text in layouts: the default limit of 1,000 elements passes, and high costs are located.

import RasterSemantics
import RasterSyntax
import Testing

@Suite struct ListCostTests {
  @Test(arguments: ListPrograms.ways.indices)
  func `a list of text needs no limit in any layout`(way: Int) {
    let reports = Project(text: ListPrograms.ways[way]).diagnostics
    #expect(reports.map(\.message) == [], "\(ListPrograms.ways[way])")
  }

  @Test(arguments: ListPrograms.passing.indices)
  func `lists of structs need no limit in rows, grids, charts and tables`(program: Int) {
    let reports = Project(text: ListPrograms.passing[program]).diagnostics
    #expect(reports.map(\.message) == [], "\(ListPrograms.passing[program])")
  }

  @Test func `bounds as wide as integers are searched without overflow`() throws {
    let project = Project(
      text: ListPrograms.program(
        "",
        "state n: Int = 2, in: -9223372036854775807...9223372036854775807\n"
          + "let all = [for i in 0..<n: for j in 0..<n: i * j]",
        draw: "for x in all { fill rect((x, 0, 1, 1)), with: #000000 }"
      )
    )
    let report = try #require(project.diagnostics.first)
    #expect(report.message.hasPrefix("this loop can run more than 1,000,000 times"))
  }

  @Test(arguments: ListPrograms.costly.indices)
  func `an excessive cost is reported once, where it multiplies, with its bound`(program: Int)
    throws
  {
    let costly = ListPrograms.costly[program]
    let project = Project(text: costly.text)
    let reports = project.diagnostics
    let report = try #require(reports.first)
    #expect(reports.count == 1 && report.code == .tooCostly)
    #expect(report.message.hasPrefix(costly.problem), "\(reports.map(\.message))")
    let source = project.fixtures[0].source
    let after = String(decoding: source.bytes[Int(report.range.lower)...], as: UTF8.self)
    #expect(after.hasPrefix(costly.place), "\(after.prefix(40))")
    #expect(report.fixIts.isEmpty != costly.hasFix)
    guard let fixIt = report.fixIts.first else { return }
    #expect(project.applying(fixIt).diagnostics.map(\.message) == [])
    #expect(!project.applying(fixIt.oneMore()).diagnostics.isEmpty)
  }
}

extension Diagnostic.FixIt {
  /// The same edit with a limit that is one greater.
  fileprivate func oneMore() -> Diagnostic.FixIt {
    let digits = replacement.reversed().prefix { $0.isNumber }.reversed()
    let number = (Int(String(digits)) ?? 0) + 1
    return Diagnostic.FixIt(
      message,
      replacing: range,
      with: String(replacement.dropLast(digits.count)) + "\(number)"
    )
  }
}
