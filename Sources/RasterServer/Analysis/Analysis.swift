// What is known of a document and all that it imports: reports, trees and names.

import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterWatch

/// A check of some files and what they import, and what is worked out of it when somebody asks.
///
/// A class, since that is kept; it stays on the worker's thread.
final class Analysis {
  let compilation: Compilation
  private let observation: Observation

  private(set) lazy var index = makeIndex()
  /// The declared names of each file.
  private(set) lazy var definitions = Definitions(trees)
  /// The components, ready to be drawn; nil where there are errors.
  private(set) lazy var prepared = makePrepared()
  /// The reports with the fix-its that mend.
  private(set) lazy var mended = compilation.withTriedFixIts().diagnostics

  /// Checks inputs by their paths.
  init(_ paths: [String], _ overlay: Overlay, _ memory: DiskMemory) throws(Failure) {
    let observation = Observation()
    let store = SourceStore.overlaid(overlay, memory: memory, observation: observation)
    let loader = try SourceLoader(
      paths.map { Input(path: $0, isStandardInput: false) },
      within: nil,
      jobs: 1,
      store: store
    )
    var compilation = Compilation(
      loader,
      fixIts: .untried,
      store: store,
      drawingTrial: .drawing
    )
    compilation.noteFaces()
    self.compilation = compilation
    self.observation = observation
  }

  var trees: [SyntaxTree] { compilation.loader.trees }

  /// Whether it is what a check would find now.
  func holds(in overlay: Overlay) -> Bool { observation.holds(in: overlay) }

  func source(of file: FileID) -> SourceFile? {
    let place = Int(file.index)
    if trees.indices.contains(place) { return trees[place].source }
    // Project files have the numbers behind.
    let others = compilation.projects.sources
    return others.indices.contains(place - trees.count) ? others[place - trees.count] : nil
  }

  var hasErrors: Bool { compilation.checked.hasErrors }

  private func makePrepared() -> PreparedProgram? {
    hasErrors ? nil : PreparedProgram(compilation.program)
  }

  private func makeIndex() -> SymbolIndex { index(of: compilation.loader) }

  /// The names of the files, or of others in their place.
  func index(
    of loader: SourceLoader,
    around focus: SourceRange? = nil,
    gapName: String? = nil
  ) -> SymbolIndex {
    SymbolIndex(
      loader.trees,
      around: focus,
      gapName: gapName,
      images: compilation.program.images,
      resolve: { loader.resolve($1, from: $0) },
      loadAsset: { [compilation] file, path in
        compilation.readAsset(loader.absolute(path, from: file))
      }
    )
  }
}

/// The analyses of the open documents.
///
/// A class, since it keeps them; it stays on the worker's thread.
final class Workspace {
  private let memory = DiskMemory()
  private var analyses: [String: Analysis] = [:]
  private var whole: Analysis?

  /// The analysis of a document, which is worked out where something has changed.
  func analysis(
    of document: Document,
    in snapshot: Snapshot
  ) throws(RequestError) -> Analysis {
    let overlay = Overlay(snapshot)
    if let known = analyses[document.address], known.holds(in: overlay) { return known }
    do throws(Failure) {
      let analysis = try Analysis([document.path], overlay, memory)
      analyses[document.address] = analysis
      return analysis
    } catch {
      throw .failed(error.message)
    }
  }

  /// The analysis of all that is open, and of what lies in the editor's folders.
  func wholeAnalysis(in snapshot: Snapshot) throws(RequestError) -> Analysis {
    let overlay = Overlay(snapshot)
    var paths: [String] = snapshot.documents.values.filter(\.isRoot).map(\.path)
    var walk = FolderWalk()
    for folder in snapshot.folders { walk.visit(folder) }
    paths += walk.paths
    var seen: Set<String> = []
    paths = paths.sorted(by: areInByteOrder).filter {
      seen.insert(FileSystem.identity(of: $0)).inserted
    }
    let inputs = whole?.trees.prefix(whole?.compilation.loader.inputCount ?? 0)
    if let whole, whole.holds(in: overlay), inputs?.map(\.source.path) == paths { return whole }
    do throws(Failure) {
      let analysis = try Analysis(paths, overlay, memory)
      whole = analysis
      return analysis
    } catch {
      throw .failed(error.message)
    }
  }

  /// Forgets documents that are closed.
  func keepOnly(_ documents: [String: Document]) {
    for address in Array(analyses.keys) where documents[address] == nil { analyses[address] = nil }
  }
}
