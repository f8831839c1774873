// The language reference: its examples are programs without a report, and it names every built-in.

import Raster
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import TestSupport
import Testing

@Suite struct ReferenceTests {
  private let text: String

  init() throws {
    text = String(decoding: try bytes(ofFileAt: "Grammar/Reference.md"), as: UTF8.self)
  }

  private var examples: [String] {
    text.split(separator: "```raster\n", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex))
    }
  }

  @Test func `every example gives no report and renders in all its states`() throws {
    #expect(examples.count >= 7)
    let image = try bytes(ofFileAt: "Samples/Components/images/cell.png")
    let face = try bytes(ofFileAt: "Tests/SampleTests/Language/fonts/blocks.ttf")
    for example in examples {
      let compiled = compile([("Reference.raster", Array(example.utf8))]) { path in
        path.hasSuffix(".ttf") ? face : image
      }
      #expect(compiled.diagnostics.isEmpty, "\(example)\n\(compiled.diagnostics)")
      let program = PreparedProgram(compiled.program)
      for index in compiled.program.components.indices {
        let component = try #require(program.component(index))
        for state in component.namedStates() {
          let bitmap = try state.component.bitmap(size: state.size, environment: state.environment)
          #expect(bitmap.pixels.contains { $0 != 0 }, "\(example)")
        }
      }
    }
  }

  @Test func `every built-in, operation, case and environment member is named`() {
    for builtIn in BuiltIn.all + BuiltIn.layouts {
      #expect(text.contains(builtIn.name), "\(builtIn.name)")
      for parameter in builtIn.parameters {
        guard let label = parameter.label, !label.hasPrefix("min"), !label.hasPrefix("max") else {
          continue
        }
        #expect(text.contains(label + ":"), "\(builtIn.name): \(label)")
      }
    }
    for line in DrawOperation.all.map(\.line) {
      #expect(text.contains("`" + line.name), "\(line.name)")
      for label in line.parameters.compactMap(\.label) {
        #expect(text.contains(label + ":"), "\(line.name): \(label)")
      }
    }
    for line in PathOperation.all.map(\.line) {
      #expect(text.contains(line.name), "\(line.name)")
    }
    for type in BuiltinEnum.allCases {
      for name in type.cases { #expect(text.contains("." + name), "\(type).\(name)") }
    }
    for member in EnvironmentMember.named {
      #expect(text.contains("environment." + member.name), "\(member.name)")
    }
  }

  @Test func `every name that a property may not have is listed`() {
    for name in BuiltIns.values {
      #expect(text.contains("`" + name + "`"), "\(name)")
    }
  }
}
