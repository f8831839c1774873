// Converts a module with 64-bit addresses to a 32-bit one: `weblower FROM TO`.

import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let from = arguments.first, let to = arguments.last else {
  FileHandle.standardError.write(Data("usage: weblower FROM TO\n".utf8))
  exit(2)
}
do {
  let module = try Data(contentsOf: URL(filePath: from))
  try Data(try lowered(Array(module))).write(to: URL(filePath: to))
} catch {
  let message = (error as? ModuleError)?.description ?? error.localizedDescription
  FileHandle.standardError.write(Data("weblower: \(from): \(message)\n".utf8))
  exit(1)
}
