// Reports features that formats cannot express, at the source lines that draw them.

import Raster
import RasterCommands
import RasterExports
import RasterInterpreter
import RasterSyntax

/// The features of looks that formats cannot express, once for each location.
struct ExportLosses {
  private let compilation: Compilation
  /// The source locations of the last recording's operations.
  private let places: OperationPlaces
  private var known: Set<Diagnostic> = []
  private var diagnostics: [Diagnostic] = []

  init(_ compilation: Compilation, _ places: OperationPlaces) {
    (self.compilation, self.places) = (compilation, places)
  }

  /// Adds the losses of a look; call it directly after recording the look.
  mutating func add(_ losses: [ExportLoss], of component: InterpretedComponent) {
    for loss in losses {
      let place =
        loss.word.flatMap { places.place(ofWord: $0) } ?? component.declaration.head.range
      let report = Diagnostic(.exportFeatureUnsupported, loss.message, at: place)
      if known.insert(report).inserted { diagnostics.append(report) }
    }
  }

  /// Adds tokens without an equivalent.
  mutating func add(_ tokens: [(name: String, place: SourceRange)]) {
    for token in tokens {
      let message = "the token '\(token.name)' is not supported, and is left out"
      let report = Diagnostic(.exportFeatureUnsupported, message, at: token.place)
      if known.insert(report).inserted { diagnostics.append(report) }
    }
  }

  /// Adds losses of tokens with their source locations.
  mutating func add(_ losses: [(message: String, place: SourceRange)]) {
    for loss in losses {
      let report = Diagnostic(.exportFeatureUnsupported, loss.message, at: loss.place)
      if known.insert(report).inserted { diagnostics.append(report) }
    }
  }

  /// Writes the reports with those of the sources; returns false if any is an error.
  func report(isStrict: Bool, _ reporter: Reporter) -> Bool {
    var reports = diagnostics
    if isStrict {
      for index in reports.indices { reports[index].severity = .error }
    }
    let all = (compilation.leveled + reports).inOrder()
    return reporter.report(all, in: compilation.sources)
  }
}
