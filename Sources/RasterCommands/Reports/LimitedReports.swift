// Limits the number of reports shown for each file.

import RasterSyntax

/// The reports shown for a file, and the number of omitted reports.
struct LimitedReports {
  let shown: [Diagnostic]
  private let others: Int
  private let file: FileID

  /// Groups reports, which are sorted by file.
  ///
  /// Shows the first `limit` reports of each file. If a file has more, errors take precedence. A
  /// limit of 0 means no limit.
  static func byFile(_ diagnostics: [Diagnostic], limit: Int) -> [LimitedReports] {
    var result: [LimitedReports] = []
    var rest = diagnostics[...]
    while let file = rest.first?.range.file {
      let all = rest.prefix { $0.range.file == file }
      rest = rest.dropFirst(all.count)
      result.append(LimitedReports(all, of: file, limit: limit == 0 ? .max : limit))
    }
    return result
  }

  private init(_ all: ArraySlice<Diagnostic>, of file: FileID, limit: Int) {
    self.file = file
    others = max(0, all.count - limit)
    guard others > 0 else {
      shown = Array(all)
      return
    }
    var (errors, rest) = (limit, max(0, limit - all.count { $0.severity == .error }))
    shown = all.filter { report in
      if report.severity == .error {
        errors -= 1
        return errors >= 0
      }
      rest -= 1
      return rest >= 0
    }
  }

  /// `Dot.raster: and 5,900 more reports`, or an empty string if all are shown.
  func rest(_ files: SourceFiles) -> String {
    guard others > 0 else { return "" }
    let path = files[file].map { "\($0.path): " } ?? ""
    return "\(path)and \(others) more report\(others == 1 ? "" : "s")\n"
  }
}
