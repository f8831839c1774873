// The standard streams: text out, reports beside it.

import RasterSyntax

/// The standard streams.
package enum Streams {
  /// Writes text; on a terminal, with what is no printable text escaped.
  package static func output(_ text: String) throws(Failure) {
    let isOnTerminal = isatty(STDOUT_FILENO) == 1
    try output(Array((isOnTerminal ? text.printable(keepsLines: true) : text).utf8))
  }

  package static func output(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileError) { try write(bytes, to: STDOUT_FILENO) } catch {
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

  /// Writes a line to the error stream, with what is no printable text escaped.
  package static func report(line: String) { report(asIs: line.printable() + "\n") }

  /// Writes lines to the error stream, with what is no printable text escaped.
  package static func report(_ lines: String) { report(asIs: lines.printable(keepsLines: true)) }

  /// Writes to the error stream what has sequences for terminals, or is a document; there is nowhere to
  /// say that this failed.
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
