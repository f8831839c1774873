// `rasterc gallery`: writes pages that show components, their looks and their tokens.

import RasterCommands
import RasterPages

extension Command {
  static let gallery = Command(
    name: "gallery",
    usage: "INPUT… --output PATH [options]",
    summary: "Generate HTML pages that show components and their looks.",
    discussion: """
      Writes a folder of pages for the components of .raster files or folders of them: a searchable
      index, a page for each component, and a page for the tokens. The pages are static files: a
      browser can open them from disk, any web server can serve them, and they load nothing from
      elsewhere.

      A component's page shows every state in each appearance and at each --scale; identical states
      are shown once. Without --scale, looks with more than 150,000 pixels at @2x are shown only at
      @1x. If the properties have a finite number of values with at most 64 looks, those that no
      state has follow. The page also shows the component's properties, size, caps and
      accessibility, and the values that its drawing reads. Comments with '///' above components,
      properties and states become captions.

      --playground adds a page that compiles and draws all sources in the browser, with controls and
      an editor, as 'rasterc playground' writes it.

      Images are lossless WebP files, named by a digest of their bytes. Only files that change are
      written, and files from an earlier run that are no longer needed are removed;
      gallery.manifest lists the files. Identical sources give identical bytes, so a gallery can
      be stored in Git.
      """,
    examples: [
      ("gallery Sources/App -o gallery", "Write pages for all components in a folder."),
      (
        "gallery Sources/App --single-file -o gallery.html",
        "Write one file that contains all images."
      ),
    ],
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
