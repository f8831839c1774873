// The standard streams: text out, reports beside it.

/// The standard streams.
package enum Streams {
  package static func output(_ text: String) throws(Failure) { try output(Array(text.utf8)) }

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

  /// Writes to the error stream; there is nowhere to say that this failed.
  package static func report(_ text: String) {
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
