// A look that is tested: what is drawn, its key, and the digest of its pixels.

import Raster
import RasterCommands
import RasterInterpreter

/// A look that is tested.
struct TestedLook: Sendable {
  let name: LookName
  let component: InterpretedComponent
  let environment: Environment
  /// The size of the box in points; nil where it is the component's own.
  let size: Size?
  /// What the state says of its surroundings, but for the appearance and the scale.
  let said: [String]

  /// A look once it is recorded.
  struct Recorded: Sendable {
    let list: DisplayList
    /// The size in points, and what the state says of its surroundings.
    let described: String
    /// 128 bits of all that decides its pixels, as hexadecimal digits.
    let key: String
    /// The number of its box's pixels.
    let pixelCount: Int
  }

  /// Records it, within the component's limits.
  func record() -> Result<Recorded, Failure> {
    do throws(RasterError) {
      let request = try RasterRequest(
        component,
        size: size,
        environment: environment,
        crop: .drawing
      )
      let recording = try request.record()
      // A list with caps is recorded at its minimum frame, so its key does not know the size.
      var hash = SHA256()
      hash.update(recording.look.digest.bytes)
      hash.update(words: [UInt64(request.width), UInt64(request.height)])
      let sides = [request.size.width, request.size.height].map { Functions.string($0) }
      return .success(
        Recorded(
          list: recording.list,
          described: ([sides.joined(separator: "x")] + said).joined(separator: " "),
          key: LookLock.digits(of: hash.finish()),
          pixelCount: request.width &* request.height
        )
      )
    } catch {
      return .failure(failure(error))
    }
  }

  /// Its picture, with all ink.
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
    Failure(code: .sources, message: "\(name.title) \(name.surroundings): \(error.words)")
  }
}

extension Bitmap {
  /// 128 bits of its size, of the place of the box in it and of its pixels, as hexadecimal digits.
  var lookDigits: String {
    var hash = SHA256()
    hash.update(words: [width, height, bounds.x, bounds.y].map { UInt64(bitPattern: Int64($0)) })
    hash.update(bytes)
    return LookLock.digits(of: hash.finish())
  }
}
