// The functions that a page calls: one program per instance, with bytes as input and output.
//
// A call returns its outcome as a number. Its result bytes stay valid until the next call:
// `raster_result` returns their address, and `raster_result_count` their number.

import RasterCodegen
import RasterDrawing
import RasterFormat
import RasterSyntax
import RasterValues
import RasterWeb

// The state shared by the calls of one instance; a page has one thread.
private nonisolated(unsafe) var workspace = Workspace()
private nonisolated(unsafe) var program: WebProgram?
private nonisolated(unsafe) var hasErrors = false
private nonisolated(unsafe) var result = ResultBytes()

/// The result bytes of a call.
private struct ResultBytes: ~Copyable {
  private(set) var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  mutating func set(_ bytes: [UInt8]) {
    buffer.deallocate()
    buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
  }
}

/// The outcomes of calls.
private enum Outcome {
  static let done = 0
  /// The result contains an error message.
  static let failed = 1
}

private func bytes(_ base: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: base, count: count))
}

private func text(_ base: UnsafePointer<UInt8>?, _ count: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
}

private func done(_ bytes: [UInt8]) -> Int {
  result.set(bytes)
  return Outcome.done
}

private func failed(_ message: String) -> Int {
  result.set(Array(message.utf8))
  return Outcome.failed
}

/// Allocates memory for arguments; the page releases it with `raster_free`.
@c(raster_allocate) public func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: count)
}

/// Releases memory.
@c(raster_free) public func free(_ base: UnsafeMutablePointer<UInt8>) { base.deallocate() }

/// Returns the address of the last call's result bytes.
@c(raster_result) public func resultBase() -> UnsafePointer<UInt8>? {
  UnsafePointer(result.buffer.baseAddress)
}

/// Returns the number of the last call's result bytes.
@c(raster_result_count) public func resultCount() -> Int { result.buffer.count }

/// Writes a file, or removes it if the count is negative.
@c(raster_file) public func writeFile(
  _ path: UnsafePointer<UInt8>?,
  pathCount: Int,
  bytes base: UnsafePointer<UInt8>?,
  count: Int
) -> Int {
  workspace.write(count < 0 ? nil : bytes(base, count), to: text(path, pathCount))
  return done([])
}

/// Checks a file and its imports; the result is JSON.
///
/// If there are no errors, later calls draw this program.
@c(raster_compile) public func compile(_ path: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  guard let checked = workspace.program(text(path, count)) else {
    return failed("no such file")
  }
  hasErrors = checked.hasErrors
  if !checked.hasErrors { program = checked }
  return done(checked.summary.bytes)
}

/// Draws the component that a JSON request describes.
///
/// The result begins with eight 32-bit numbers: width, height, the x, y, width and height of the
/// component's bounds, the number of notes, and 0. For kind 0, the pixels follow as R, G, B and A
/// bytes, not premultiplied; for kind 1, a PNG file follows.
@c(raster_render) public func render(
  _ request: UnsafePointer<UInt8>?,
  _ count: Int,
  _ kind: Int
) -> Int {
  guard let program else { return failed("nothing is compiled") }
  guard let request = DrawingRequest(bytes(request, count)) else {
    return failed("the request is not a JSON object")
  }
  do throws(DrawingFailure) {
    let bitmap = try program.picture(request).bitmap
    let box = bitmap.bounds
    var head: [UInt8] = []
    for number in [
      bitmap.width, bitmap.height, box.x, box.y, box.width, box.height, bitmap.notes.count, 0,
    ] {
      let word = UInt32(truncatingIfNeeded: number)
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        head.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return done(head + (kind == 1 ? bitmap.png() : bitmap.straightBytes))
  } catch { return failed(error.message) }
}

/// Formats a file of the workspace without changing it; the result is the formatted text.
@c(raster_format) public func format(_ path: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  let path = text(path, count)
  guard let source = workspace[path] else { return failed("no such file") }
  let tree = parse(SourceFile(id: FileID(0), path: path, bytes: source))
  return done(Formatting.checked(tree)?.bytes ?? source)
}

/// Generates Swift for the main file of the compiled program.
@c(raster_generate) public func generate() -> Int {
  guard let program else { return failed("nothing is compiled") }
  guard !hasErrors, let text = program.swift else { return failed("the source has errors") }
  return done(Array(text.utf8))
}

/// Returns the token colours of a file: first byte, length and class, as 32-bit numbers.
@c(raster_tokens) public func tokens(_ path: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  guard let source = workspace[text(path, count)] else { return failed("no such file") }
  return done(tokenColors(of: source))
}

/// Returns the completions at a byte offset of a file; the result is JSON.
@c(raster_complete) public func complete(
  _ path: UnsafePointer<UInt8>?,
  _ count: Int,
  _ offset: Int
) -> Int {
  guard let completions = workspace.completions(text(path, count), at: offset) else {
    return failed("no such position")
  }
  return done(completions.record.bytes)
}
