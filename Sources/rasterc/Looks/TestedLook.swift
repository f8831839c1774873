// A tested look: its drawing, its key and the digest of its pixels.

import Raster
import RasterCommands
import RasterInterpreter

/// A look that is tested.
struct TestedLook: Sendable {
  let name: LookName
  let component: InterpretedComponent
  let environment: Environment
  /// The size in points, or `nil` for the component's own size.
  let size: Size?
  /// The environment values that the state sets, except appearance and scale.
  let environmentValues: [String]

  /// The recording of a look.
  struct Recorded: Sendable {
    let list: DisplayList
    /// The size in points, and the environment values that the state sets.
    let described: String
    /// 128 bits of everything that determines the pixels, as hexadecimal digits.
    let key: String
    /// The number of pixels in its bounds.
    let pixelCount: Int
  }

  /// Records the look, within the component's limits.
  func record() -> Result<Recorded, Failure> {
    do throws(RasterError) {
      let request = try RasterRequest(
        component,
        size: size,
        environment: environment,
        crop: .drawing
      )
      let recording = try request.record()
      // A list with caps is recorded at its minimum frame, so its key does not include the size.
      var hash = SHA256()
      hash.update(recording.look.digest.bytes)
      hash.update(words: [UInt64(request.width), UInt64(request.height)])
      let sides = [request.size.width, request.size.height].map { Functions.string($0) }
      return .success(
        Recorded(
          list: recording.list,
          described: ([sides.joined(separator: "x")] + environmentValues).joined(separator: " "),
          key: LookLock.digits(of: hash.finish()),
          pixelCount: request.width &* request.height
        )
      )
    } catch {
      return .failure(failure(error))
    }
  }

  /// Draws the look, including drawing outside its bounds.
  func draw(_ cache: RasterCache) -> Result<Bitmap, Failure> {
    do throws(RasterError) {
      return .success(
        try component.bitmap(size: size, environment: environment, crop: .drawing, cache: cache)
      )
    } catch {
      return .failure(failure(error))
    }
  }

  private func failure(_ error: RasterError) -> Failure {
    Failure(code: .sources, message: "\(name.title) \(name.surroundings): \(error.message)")
  }
}

extension Bitmap {
  /// 128 bits of the size, the offset of the bounds and the pixels, as hexadecimal digits.
  var lookDigits: String {
    var hash = SHA256()
    hash.update(words: [width, height, bounds.x, bounds.y].map { UInt64(bitPattern: Int64($0)) })
    hash.update(bytes)
    return LookLock.digits(of: hash.finish())
  }
}
