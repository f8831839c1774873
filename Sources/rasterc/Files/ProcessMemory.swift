// The memory that this process may have.

import RasterCommands

/// The memory that this process may have.
enum ProcessMemory {
  /// The bytes of the machine, of the process's control group and of its address space, whichever is least.
  static var limit: Int {
    var limits = [ProcessInfo.processInfo.physicalMemory]
    var addressSpace = rlimit()
    #if canImport(Darwin)
    let hasLimit = getrlimit(RLIMIT_AS, &addressSpace) == 0
    #else
    let hasLimit = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &addressSpace) == 0
    #endif
    if hasLimit { limits.append(UInt64(addressSpace.rlim_cur)) }
    #if os(Linux)
    limits += groupLimits
    #endif
    return Int(clamping: limits.min() ?? .max)
  }

  /// The limits of the control group and of those above it, of both versions.
  private static var groupLimits: [UInt64] {
    let root = "/sys/fs/cgroup"
    var files = ["\(root)/memory/memory.limit_in_bytes"]
    var folder = root + (groupPath ?? "")
    while folder.hasPrefix(root) {
      files.append(folder + "/memory.max")
      folder = Paths.folder(of: folder)
    }
    return files.compactMap { text(ofFileAt: $0).flatMap { UInt64($0) } }
  }

  /// The control group's path in the second version, which a line `0::/path` says.
  private static var groupPath: String? {
    let lines = text(ofFileAt: "/proc/self/cgroup")?.split(separator: "\n") ?? []
    let path = lines.first { $0.hasPrefix("0::/") }?.dropFirst(3)
    return path.map { $0 == "/" ? "" : String($0) }
  }

  /// A file that the system makes up while it is read, without the line's end.
  private static func text(ofFileAt path: String) -> String? {
    guard let descriptor = try? RegularFile.open(reading: path) else { return nil }
    defer { close(descriptor) }
    guard let bytes = try? RegularFile.readSome(of: descriptor, upTo: 4096) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}
