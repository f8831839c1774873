// A stack as small as those of a pool's threads, for testing deep programs.

import Foundation

package enum SmallStack {
  /// 512 KiB in release builds, like threads other than the first on Apple's systems.
  ///
  /// Frames are larger where the compiler's modules are built file by file: 2 MiB in optimized
  /// builds, which `.ci/run optimized` defines, and 16 MiB in plain debug builds.
  package static let size: Int = {
    #if OPTIMIZED
    2 << 20
    #elseif DEBUG
    16 << 20
    #else
    512 << 10
    #endif
  }()

  /// Runs `body` on a thread with such a stack, and rethrows its error.
  package static func run<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
      thread.stackSize = size
      thread.start()
    }
  }
}
