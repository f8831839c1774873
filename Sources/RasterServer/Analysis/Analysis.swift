// The analysis of a document and its imports: diagnostics, trees and names.

import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterWatch

/// A check of files and their imports, with results that are computed on demand.
///
/// It is a class because it caches these results. It is used only on the worker's thread.
final class Analysis {
  let compilation: Compilation
  private let observation: Observation

  private(set) lazy var index = makeIndex()
  /// The declared names of each file.
  private(set) lazy var definitions = Definitions(trees)
  /// The components, ready to be drawn, or `nil` if the program has errors.
  private(set) lazy var prepared = makePrepared()
  /// The diagnostics with the fix-its that were found to correct them.
  private(set) lazy var mended = compilation.withTriedFixIts().diagnostics

  /// Checks the inputs at `paths`; `last` is the analysis of their earlier texts, if any.
  init(
    _ paths: [String],
    _ overlay: Overlay,
    _ memory: DiskMemory,
    after last: Analysis?
  ) throws(Failure) {
    let observation = Observation()
    let store = SourceStore.overlaid(overlay, memory: memory, observation: observation)
    let loader = try SourceLoader(
      paths.map { Input(path: $0, isStandardInput: false) },
      within: nil,
      jobs: 1,
      store: store,
      after: last?.compilation.loader
    )
    var compilation = Compilation(
      loader,
      fixIts: .untried,
      store: store,
      drawingTrial: .drawing,
      memory: last?.compilation.memory ?? CheckMemory()
    )
    compilation.noteFaces()
    self.compilation = compilation
    self.observation = observation
  }

  var trees: [SyntaxTree] { compilation.loader.trees }

  /// Whether a new check would read the same files and contents.
  func holds(in overlay: Overlay) -> Bool { observation.holds(in: overlay) }

  func source(of file: FileID) -> SourceFile? {
    let place = Int(file.index)
    if trees.indices.contains(place) { return trees[place].source }
    // Project files are numbered after the sources.
    let others = compilation.projects.sources
    return others.indices.contains(place - trees.count) ? others[place - trees.count] : nil
  }

  var hasErrors: Bool { compilation.checked.hasErrors }

  private func makePrepared() -> PreparedProgram? {
    hasErrors ? nil : PreparedProgram(compilation.program)
  }

  private func makeIndex() -> SymbolIndex { index(of: compilation.loader) }

  /// The symbol index of `loader`, whose files can differ from the checked ones.
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
/// It is a class because it caches them. It is used only on the worker's thread.
final class Workspace {
  private let memory = DiskMemory()
  private var analyses: [String: Analysis] = [:]
  private var folderAnalysis: Analysis?

  /// The analysis of a document, which is computed again if its files have changed.
  func analysis(
    of document: Document,
    in snapshot: Snapshot
  ) throws(RequestError) -> Analysis {
    let overlay = Overlay(snapshot)
    if let known = analyses[document.address], known.holds(in: overlay) { return known }
    do throws(Failure) {
      let analysis = try Analysis(
        [document.path],
        overlay,
        memory,
        after: analyses[document.address]
      )
      analyses[document.address] = analysis
      return analysis
    } catch {
      throw .failed(error.message)
    }
  }

  /// The analysis of all open documents and all sources in the editor's folders.
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
    let inputs = folderAnalysis?.trees.prefix(folderAnalysis?.compilation.loader.inputCount ?? 0)
    if let folderAnalysis, folderAnalysis.holds(in: overlay),
      inputs?.map(\.source.path) == paths
    {
      return folderAnalysis
    }
    do throws(Failure) {
      let analysis = try Analysis(paths, overlay, memory, after: folderAnalysis)
      folderAnalysis = analysis
      return analysis
    } catch {
      throw .failed(error.message)
    }
  }

  /// Removes the analyses of closed documents.
  func keepOnly(_ documents: [String: Document]) {
    for address in Array(analyses.keys) where documents[address] == nil { analyses[address] = nil }
  }
}
