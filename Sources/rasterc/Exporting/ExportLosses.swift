// What formats cannot say, as reports with the lines that draw it.

import Raster
import RasterCommands
import RasterExports
import RasterInterpreter
import RasterSyntax

/// What formats cannot say of looks, each place once.
struct ExportLosses {
  private let compilation: Compilation
  /// Where the operations of the last recording come from.
  private let places: OperationPlaces
  private var known: Set<Diagnostic> = []
  private var diagnostics: [Diagnostic] = []

  init(_ compilation: Compilation, _ places: OperationPlaces) {
    (self.compilation, self.places) = (compilation, places)
  }

  /// Adds what of a look is lost, right after it was recorded.
  mutating func add(_ losses: [ExportLoss], of component: InterpretedComponent) {
    for loss in losses {
      let place =
        loss.word.flatMap { places.place(ofWord: $0) } ?? component.declaration.head.range
      let report = Diagnostic(.exportFeatureUnsupported, loss.message, at: place)
      if known.insert(report).inserted { diagnostics.append(report) }
    }
  }

  /// Adds tokens that have no counterpart.
  mutating func add(_ tokens: [(name: String, place: SourceRange)]) {
    for token in tokens {
      let message = "the token '\(token.name)' has no counterpart, and is left out"
      let report = Diagnostic(.exportFeatureUnsupported, message, at: token.place)
      if known.insert(report).inserted { diagnostics.append(report) }
    }
  }

  /// Adds what is lost of tokens, with its places.
  mutating func add(_ losses: [(message: String, place: SourceRange)]) {
    for loss in losses {
      let report = Diagnostic(.exportFeatureUnsupported, loss.message, at: loss.place)
      if known.insert(report).inserted { diagnostics.append(report) }
    }
  }

  /// Writes the reports beside those of the sources; false where they stop the command.
  func report(isStrict: Bool, _ reporter: Reporter) -> Bool {
    var reports = diagnostics
    if isStrict {
      for index in reports.indices { reports[index].severity = .error }
    }
    let all = (compilation.leveled + reports).inOrder()
    return reporter.report(all, in: compilation.sources)
  }
}
