// The table and the file of measured results.

import Foundation

/// Formats results as text for readers and as JSON.
struct DrawReport {
  let results: [DrawResult]
  let titles: [String]

  /// A line for each workload; ratios are our time divided by theirs.
  var table: String {
    let peers = titles.flatMap { [(pad($0, 11))] } + (titles.isEmpty ? [] : [pad("ratio", 7)])
    let head =
      pad("workload", -25) + pad("median µs", 11) + pad("minimum", 11) + pad("ns/px", 8)
      + peers.joined()
    return ([head] + results.map(line) + [mean].compactMap { $0 }).joined(separator: "\n")
  }

  /// The geometric mean of the ratios; nil without peers.
  private var mean: String? {
    let ratios = results.compactMap(\.ratio)
    guard !ratios.isEmpty else { return nil }
    let mean = exp(ratios.map { log($0) }.reduce(0, +) / Double(ratios.count))
    return "geometric mean of \(ratios.count) ratios: \(number(mean, 0, digits: 3))"
  }

  private func line(_ result: DrawResult) -> String {
    let own =
      pad(result.workload.name, -25) + number(result.timing.median, 11)
      + number(result.timing.minimum, 11) + number(result.perPixel, 8, digits: 3)
    let bytes = result.workload.bytes.map { "  \($0) bytes" } ?? ""
    guard !titles.isEmpty else { return own + bytes }
    return own + titles.map { number(result.peers[$0]?[keyPath: result.figure], 11) }.joined()
      + number(result.ratio, 7, digits: 2) + bytes
  }

  /// An object for each workload, in the table's order.
  var json: String {
    let objects = results.map { result in
      let values = result.values.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }
      return "  {\"name\": \"\(result.workload.name)\", \(values.joined(separator: ", "))}"
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }

  private func number(_ value: Double?, _ width: Int, digits: Int = 1) -> String {
    guard let value else { return pad("–", width) }
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    return pad("\((value * factor).rounded() / factor)", width)
  }

  /// Pads text with spaces on the left, or on the right if `width` is negative.
  private func pad(_ text: String, _ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + spaces : spaces + text
  }
}
