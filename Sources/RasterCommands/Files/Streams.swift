// Writes to the standard output and error streams.

import RasterSyntax

/// The standard output and error streams.
package enum Streams {
  /// Writes text to the standard output; on a terminal, escapes unprintable characters.
  package static func output(_ text: String) throws(Failure) {
    let isOnTerminal = isatty(STDOUT_FILENO) == 1
    try output(Array((isOnTerminal ? text.printable(keepsLines: true) : text).utf8))
  }

  package static func output(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileError) { try write(bytes, to: STDOUT_FILENO) } catch {
      throw .inputOutput("cannot write to the standard output")
    }
  }

  /// Writes a file, or the standard output if the path is '-', and returns any failure.
  package static func write(_ file: [UInt8], to path: String) -> Failure? {
    do throws(Failure) {
      if path == "-" { try output(file) } else { try FileSystem.write(file, to: path) }
      return nil
    } catch {
      return error
    }
  }

  /// Writes a line to the error stream with unprintable characters escaped.
  package static func report(line: String) { report(asIs: line.printable() + "\n") }

  /// Writes lines to the error stream with unprintable characters escaped.
  package static func report(_ lines: String) { report(asIs: lines.printable(keepsLines: true)) }

  /// Writes text to the error stream without escaping it.
  ///
  /// Use it for documents and for text with terminal sequences. Failures are ignored, because there
  /// is nowhere to report them.
  package static func report(asIs text: String) {
    try? write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes all bytes to an open file, device or pipe.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let result = bytes[written...].withUnsafeBytes { rest in
        systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw .ofLastCall }
      written += result
    }
  }

  package static var areReportsOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
