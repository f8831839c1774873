// What a page calls: one program an instance, bytes in, bytes out.
//
// A call gives its outcome as a number, and leaves bytes behind that stay until the next call: `raster_result`
// says where they lie, `raster_result_count` how many they are.

import RasterCodegen
import RasterDrawing
import RasterFormat
import RasterSyntax
import RasterValues
import RasterWeb

// What the calls of one instance share. A page has one thread.
private nonisolated(unsafe) var workspace = Workspace()
private nonisolated(unsafe) var program: WebProgram?
private nonisolated(unsafe) var hasErrors = false
private nonisolated(unsafe) var result = ResultBytes()

/// The bytes that a call leaves behind.
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
  /// The result says why in words.
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

private func failed(_ words: String) -> Int {
  result.set(Array(words.utf8))
  return Outcome.failed
}

/// Memory for arguments; the page gives it back by `raster_free`.
@c(raster_allocate) public func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: count)
}

/// Gives memory back.
@c(raster_free) public func free(_ base: UnsafeMutablePointer<UInt8>) { base.deallocate() }

/// Where the bytes of the last call begin.
@c(raster_result) public func resultBase() -> UnsafePointer<UInt8>? {
  UnsafePointer(result.buffer.baseAddress)
}

/// How many bytes the last call has left.
@c(raster_result_count) public func resultCount() -> Int { result.buffer.count }

/// Writes a file; a count below 0 removes it.
@c(raster_file) public func writeFile(
  _ path: UnsafePointer<UInt8>?,
  pathCount: Int,
  bytes base: UnsafePointer<UInt8>?,
  count: Int
) -> Int {
  workspace.write(count < 0 ? nil : bytes(base, count), to: text(path, pathCount))
  return done([])
}

/// Checks a file and what it imports; the result is JSON.
///
/// Where there are no errors, the program is what is drawn from then on.
@c(raster_compile) public func compile(_ path: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  guard let checked = workspace.program(text(path, count)) else {
    return failed("there is no such file")
  }
  hasErrors = checked.hasErrors
  if !checked.hasErrors { program = checked }
  return done(checked.summary.bytes)
}

/// Draws what a request of JSON asks for: width, height, the box and the scale, then the picture.
///
/// Of kind 0, the picture is R, G, B and A of each pixel, not premultiplied; of kind 1, a PNG file. Before it
/// stand eight numbers of 32 bits: width, height, the box's place and size, and the notes' count and 0.
@c(raster_render) public func render(
  _ request: UnsafePointer<UInt8>?,
  _ count: Int,
  _ kind: Int
) -> Int {
  guard let program else { return failed("nothing is compiled") }
  guard let request = DrawingRequest(bytes(request, count)) else {
    return failed("the request is no object of JSON")
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

/// Formats a file of the workspace, without writing it; the result is its text.
@c(raster_format) public func format(_ path: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  let path = text(path, count)
  guard let source = workspace[path] else { return failed("there is no such file") }
  let tree = parse(SourceFile(id: FileID(0), path: path, bytes: source))
  return done(Formatting.checked(tree)?.bytes ?? source)
}

/// Writes the program that was compiled as Swift: the file of the source that was named.
@c(raster_generate) public func generate() -> Int {
  guard let program else { return failed("nothing is compiled") }
  guard !hasErrors, let text = program.swift else { return failed("the source has errors") }
  return done(Array(text.utf8))
}

/// The colours of a file's tokens: three numbers of 32 bits each, first byte, length and class.
@c(raster_tokens) public func tokens(_ path: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  guard let source = workspace[text(path, count)] else { return failed("there is no such file") }
  return done(tokenColors(of: source))
}

/// What could stand at an offset of a file, in bytes; the result is JSON.
@c(raster_complete) public func complete(
  _ path: UnsafePointer<UInt8>?,
  _ count: Int,
  _ offset: Int
) -> Int {
  guard let completions = workspace.completions(text(path, count), at: offset) else {
    return failed("there is no such place")
  }
  return done(completions.record.bytes)
}
