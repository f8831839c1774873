// Draws transitions of components, and writes them as animations.

import Raster
import RasterCommands
import RasterInterpreter
import RasterStorage

/// Draws transitions through one cache, and writes the files.
struct MotionRenderer {
  let options: RenderOptions
  let motion: AskedMotion
  private var clock: PhaseClock
  private let cache: RasterCache

  init(_ options: RenderOptions, _ motion: AskedMotion, _ clock: PhaseClock) {
    (self.options, self.motion, self.clock) = (options, motion, clock)
    cache = RasterCache(directory: options.cacheDirectory, byteLimit: 256 << 20)
  }

  mutating func render(_ motions: [PictureMotion]) throws(Failure) {
    if options.outputDirectory == nil, motions.count != 1 {
      let place = options.output.map { "--output \($0)" } ?? "one file"
      throw .usage(
        "\(place) takes one animation, but there are \(motions.count);"
          + " name a folder, such as -o images, or a component"
      )
    }
    for motion in motions {
      let file = try file(of: motion)
      let path =
        options.output ?? options.outputDirectory.map { Paths.join($0, motion.fileName) }
        ?? motion.fileName
      if let failure = clock.measure(.write, { Streams.write(file, to: path) }) { throw failure }
      if options.output == nil, options.outputDirectory == nil, !options.isQuiet {
        Streams.report(line: "\(path): 1 animation of 1 component")
      }
    }
    if options.hasTimings { Streams.report(clock.line) }
  }

  private mutating func file(of motion: PictureMotion) throws(Failure) -> [UInt8] {
    let animation = motion.animation(self.motion)
    if animation.isStill {
      Streams.report(line: "\(motion.title): note: no transition between these states takes time")
    }
    let (options, request, cache) = (options, self.motion, cache)
    do throws(RasterError) {
      let (file, notes) = try clock.measure(.draw) { () throws(RasterError) in
        try animation.png(
          plays: request.plays,
          background: options.background,
          crop: options.crop,
          level: options.pngLevel,
          cache: cache
        )
      }
      for message in notes.filter({ $0 != .drawsOutsideBounds }).messages {
        Streams.report(line: "\(motion.title): note: \(message)")
      }
      return file
    } catch {
      throw Failure(code: .sources, message: "\(motion.title): \(error.message)")
    }
  }
}
