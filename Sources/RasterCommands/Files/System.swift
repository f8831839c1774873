// Imports the toolchain libraries for files, processes and JSON.

// On Linux, FoundationEssentials omits locale data. The full Foundation reads 40 MB of ICU tables,
// which takes half of a command's launch time.
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

// Wrappers of system calls for types whose members have the same names.

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
