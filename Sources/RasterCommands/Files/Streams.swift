// The standard streams: text out, reports beside it.

import Foundation

/// The standard streams.
package enum Streams {
  package static func output(_ text: String) throws(Failure) { try output(Array(text.utf8)) }

  package static func output(_ bytes: [UInt8]) throws(Failure) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(bytes)) } catch {
      throw .inputOutput("cannot write to the standard output")
    }
  }

  /// Writes a file, or to the standard output where the path is '-'; why that failed, if it did.
  package static func write(_ file: [UInt8], to path: String) -> Failure? {
    do throws(Failure) {
      if path == "-" { try output(file) } else { try FileSystem.write(file, to: path) }
      return nil
    } catch {
      return error
    }
  }

  /// Writes to the error stream; there is nowhere to say that this failed.
  package static func report(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  package static var areReportsOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
