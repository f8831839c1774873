// `rasterc gallery`: writes pages that show components, their looks and their tokens.

import RasterCommands
import RasterPages

extension Command {
  static let gallery = Command(
    name: "gallery",
    usage: "INPUT… --output PATH [options]",
    summary: "Write pages that show components and their looks.",
    discussion: """
      Writes a folder of pages for the components of .raster files or folders of them: an index with
      a search, a page for each component, and one of the tokens. They are plain files, which a
      browser opens from the disk and any web server hands out; nothing is loaded from elsewhere.

      A component's page shows every state in each appearance and at each --scale, states that look
      alike once; without --scale, what has more than 150,000 pixels at @2x is shown at @1x alone.
      Where its values are finite and have at most 64 looks, those follow that no state has; then
      its properties, its size and caps, what it says to those who do not see it, and what its
      drawing reads. Comments with '///' above components, properties and states are captions.

      With --playground, a page that compiles and draws in the browser lies beside them, as
      'rasterc playground' writes it, with all sources: knobs that turn, and an editor.

      Pictures are named by a digest of their bytes, only files that change are written, and what
      an earlier run wrote and nothing needs any more is removed: gallery.manifest lists the files.
      Equal sources give equal bytes, so a gallery may be kept in Git.
      """,
    options: [
      .galleryOutput, .galleryScale, .galleryAppearance, .galleryComponent, .singleFile,
      .galleryTitle, .galleryPlayground, .webModule, .quiet, .cacheDirectory, .font, .root,
      .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let options = try GalleryOptions(arguments)
    let module = options.hasPlayground ? try WebModule.load(arguments) : nil
    let compilation = try Compilation.load(arguments)
    guard reporter.report(compilation) else { return .sources }
    let root = try compilation.loader.root(arguments)
    var files = try GalleryFiles(options)
    var builder = try GalleryBuilder(compilation, options, root: root)
    let gallery = try builder.gallery(into: &files)
    let pages = GalleryPages(gallery)
    if options.isSingleFile {
      if let failure = Streams.write(Array(pages.single.html.utf8), to: options.output) {
        throw failure
      }
    } else {
      let playground = try module.map { module throws(Failure) in
        try PlaygroundFiles(arguments).page(title: options.title, module: module)
      }
      try files.write(pages, of: gallery, playground: playground)
    }
    if !options.isQuiet, options.output != "-" {
      Streams.report(files.summary(of: gallery))
    }
    return .success
  }
}
