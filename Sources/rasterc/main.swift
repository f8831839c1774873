// The command line: `rasterc check`, `render` and `gen`.

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

Streams.ignoreClosedPipes()
let words = Array(CommandLine.arguments.dropFirst())
exit(Threads.run { Main.run(words) }.rawValue)
