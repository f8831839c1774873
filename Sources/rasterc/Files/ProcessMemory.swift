// The memory limit of this process.

import RasterCommands

/// The memory limit of this process.
enum ProcessMemory {
  /// The least of the physical memory, the control group's limits and the address space, in bytes.
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

  /// The limits of the control group and its parents, in cgroups v1 and v2.
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

  /// The control group's path in cgroups v2, from a line `0::/path`.
  private static var groupPath: String? {
    let lines = text(ofFileAt: "/proc/self/cgroup")?.split(separator: "\n") ?? []
    let path = lines.first { $0.hasPrefix("0::/") }?.dropFirst(3)
    return path.map { $0 == "/" ? "" : String($0) }
  }

  /// Reads a file that the system generates on reading, without its last line ending.
  private static func text(ofFileAt path: String) -> String? {
    guard let descriptor = try? RegularFile.open(reading: path) else { return nil }
    defer { close(descriptor) }
    guard let bytes = try? RegularFile.readSome(of: descriptor, upTo: 4096) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}
