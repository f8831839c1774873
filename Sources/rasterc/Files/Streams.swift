// The standard streams: text out, reports beside it.

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The standard streams.
enum Streams {
  static func output(_ text: String) throws(Failure) { try output(Array(text.utf8)) }

  static func output(_ bytes: [UInt8]) throws(Failure) {
    guard FileSystem.write(bytes, to: 1) else {
      throw .inputOutput("cannot write to the standard output")
    }
  }

  /// Writes to the error stream; there is nowhere to say that this failed.
  static func report(_ text: String) { _ = FileSystem.write(Array(text.utf8), to: 2) }

  static var areReportsOnTerminal: Bool { isatty(2) == 1 }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Lets a closed pipe fail a write, which is reported, instead of ending the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}
