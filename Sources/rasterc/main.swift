// The command line: `rasterc check`, `render` and `gen`.

import Foundation

// A closed pipe fails a write, which is reported, instead of ending the process.
signal(SIGPIPE, SIG_IGN)
let words = Array(CommandLine.arguments.dropFirst())
exit(Threads.run { Main.run(words) }.rawValue)
