// `rasterc render`: draws components into PNG, JPEG, WebP or BMP files.

import RasterCommands

extension Command {
  static let render = Command(
    name: "render",
    usage: "INPUT… [options]",
    summary: "Render components to PNG, JPEG, WebP, BMP or animated PNG.",
    discussion: """
      Renders the components of .raster files, folders of them, or '-' for the standard input. By
      default, renders all components in their plain state, light, at one pixel per point.

      Without --output, --output-directory and --contact-sheet, images go to contact-sheet.png, and
      a line reports it; a single image gets a file of its own. A contact sheet alone shows every
      state, light and dark, at two pixels per point; if properties are set, it shows only the plain
      state. A sheet is at most 4,000 pixels wide and high; further images go to contact-sheet-2.png
      and so on.

      Files are named Component-state.png. The name includes '-dark' for the dark appearance, '-rtl'
      for right to left if --direction is given, and '@2x' for scales other than 1:
      PushButton-pressed-dark@2x.png. A file is replaced atomically, and only if its contents
      change. If an image goes to the standard output, nothing else is written there.

      Text is drawn with the fonts that the sources declare, then those of --font, in order, then
      the built-in font. Fonts of this machine are used only with --system-fonts, because images
      would then differ between machines.

      --cache-directory caches images in a folder, which is created if necessary. Later runs reuse
      cached images instead of drawing identical ones. Any number of runs can share the folder at
      the same time. It holds at most 256 MiB. 'rasterc cache' lists and removes its contents.

      --to renders a component's transition from one state to another, as its 'transition' lines
      define it, to an animated PNG named Component-state-to-state.apng. Each step is drawn once,
      and lasts as long as it is shown. The component leaves --state immediately, goes to each --to
      in turn, and stays there for --hold. During a transition, it has the environment and the size
      of the state that it goes to. If sizes differ, the animation has the largest size. --at
      renders one image at a point in time instead: Component-state-to-state-80ms.png.

      --colors and --palette reduce PNG and BMP files to few colours, for electronic paper and
      hardware keys. Text, strokes and flat fills have the nearest colour. Only gradients, images and
      soft shadows are dithered, as --dither selects.

      --watch renders again when a file that was read changes, or when a source is added or removed,
      until Ctrl-C. If the sources have errors, existing images are left unchanged.
      """,
    examples: [
      (
        "render Button.raster -o button.png",
        "Write the plain state of the only component to a file."
      ),
      (
        "render Sources/App --all-states --appearance both --scale 1,2 -o images",
        "Write every state to a folder, light and dark, at two scales."
      ),
      (
        "render Button.raster --set title=Save --scale 2 -o save.png",
        "Set a property, and render at two pixels per point."
      ),
      (
        "render Panel.raster --palette '#000000,#FFFFFF,#FF0000' -o panel.bmp",
        "Write a file in the three colours of a panel."
      ),
    ],
    options: [
      .component, .state, .allStates, .toState, .at, .frameRate, .hold, .plays, .set, .stateFile,
      .size,
      .scale, .appearance, .direction,
      .locale, .colorSpace, .environment, .background, .crop, .output, .outputDirectory,
      .contactSheet,
      .renderedFormat,
      .quality, .chroma, .colors, .palette, .dither,
      .pngLevel, .cacheDirectory, .font,
      .systemFonts, .accessibility, .stats, .watch, .quiet, .timings, .root, .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    if arguments.has(.watch) { try RenderWatch(arguments: arguments).run() }
    return try RenderRun(arguments, store: .disk).run()
  }
}
