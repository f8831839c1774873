// A stack as small as those of a pool's threads, on which deep programs are tried.

import Foundation

package enum SmallStack {
  /// 512 KiB in release builds, as threads other than the first have on Apple's systems.
  ///
  /// Frames are larger where the compiler's modules are built file by file: 2 MiB where they are optimized,
  /// which `.ci/run optimized` defines, and 16 MiB in plain debug builds.
  package static let size: Int = {
    #if OPTIMIZED
    2 << 20
    #elseif DEBUG
    16 << 20
    #else
    512 << 10
    #endif
  }()

  /// Runs `body` on a thread with such a stack; what it throws is thrown here.
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
