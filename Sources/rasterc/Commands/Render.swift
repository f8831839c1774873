// `rasterc render`: draws components into PNG, JPEG or WebP files.

import RasterCommands

extension Command {
  static let render = Command(
    name: "render",
    usage: "INPUT… [options]",
    summary: "Draw components into PNG, JPEG, WebP or animated PNG files.",
    discussion: """
      Draws the components of .raster files, folders of them, or '-' for the standard input: all of
      them, in their plain state, light and at one pixel a point, unless the options say otherwise.

      Without --output, --output-directory and --contact-sheet, pictures are put side by side in
      contact-sheet.png, and a line says so. A contact sheet alone shows every state, light and
      dark, at two pixels a point; where properties are set, the plain state. It is at most 4,000
      pixels wide and high; what has no room on it goes on to contact-sheet-2.png and so on. Where
      the options leave but one picture, it gets a file of its own name.

      Files are named Component-state.png; '-dark' follows the state where the appearance is dark,
      and '@2x' where the scale is not 1: PushButton-pressed-dark@2x.png. '-rtl' follows where
      --direction asked for that. A file is replaced at
      once, and only if it changes. A picture on the standard output is alone there.

      Words are drawn with the faces that the sources declare, those of --font, in order, and the
      built-in typeface. The fonts of the machine are looked at with --system-fonts alone, since
      pictures then differ from machine to machine.

      With --cache-directory, pictures are kept in a folder, which is made, and the next run takes
      from there what it would draw alike. Any number of runs may share the folder at a time; it
      holds at most 256 MiB. 'rasterc cache' shows and removes what it holds.

      With --to a component is drawn on its way from one state to another, as its lines 'transition'
      say, into an animated PNG file named Component-state-to-state.apng. In it each step is drawn
      once, and lasts as long as it is shown. The component leaves --state at once, goes on to each
      --to in turn, and stays there for --hold. On its way it has the surroundings and the size of the
      state that it goes to. Where sizes differ, the animation is as large as the largest. With --at
      it is one picture, of that moment: Component-state-to-state-80ms.png.

      With --watch it draws again when a file changes that was read, or a source comes or goes, until
      Ctrl-C; sources with errors leave the pictures that there are.
      """,
    options: [
      .component, .state, .allStates, .toState, .at, .frameRate, .hold, .plays, .set, .stateFile,
      .size,
      .scale, .appearance, .direction,
      .locale, .environment, .background, .crop, .output, .outputDirectory, .contactSheet,
      .renderedFormat,
      .quality,
      .pngLevel, .cacheDirectory, .font,
      .systemFonts, .accessibility, .stats, .watch, .quiet, .timings, .root, .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    if arguments.has(.watch) { try RenderWatch(arguments: arguments).run() }
    return try RenderRun(arguments, store: .disk).run()
  }
}
