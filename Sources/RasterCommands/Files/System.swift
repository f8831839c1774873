// What commands see of the system: files, processes and JSON, as the toolchain's libraries have them.

// Linux has the part of Foundation that knows no locale apart. The whole of it reads 40 MB of ICU's
// tables, half of the time that a command takes to start.
#if canImport(FoundationEssentials)
@_exported import FoundationEssentials
@_exported import Dispatch
#if canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif
#else
@_exported import Foundation
#endif

// The system's calls, for types that have members of the same names.

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
