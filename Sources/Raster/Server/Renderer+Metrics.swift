// A renderer's metrics, as values and in the Prometheus text format.

extension Renderer {
  /// The counts of a renderer and its cache since their creation, and their current state.
  public struct Metrics: Hashable, Sendable {
    /// The upper bounds of the histogram's buckets, in seconds.
    public static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

    /// The renderer's counts.
    public internal(set) var renderer = Statistics()
    /// The cache's counts.
    public internal(set) var cache = RasterCache.Statistics()
    /// The number of answered requests in each bucket of response time, including waiting.
    ///
    /// There is one bucket for each of `bounds`, and one for longer times. The buckets are not
    /// cumulative.
    public internal(set) var times = [Int](repeating: 0, count: Metrics.bounds.count + 1)
    /// The total time of the requests in `times`, in seconds.
    public internal(set) var seconds = 0.0
    /// The number of requests answered with status 304.
    public internal(set) var unmodified = 0

    mutating func add(_ time: Duration) {
      let parts = time.components
      let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
      self.seconds += seconds
      times[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] &+= 1
    }

    /// Returns the metrics in the Prometheus text format, version 0.0.4, with prefixed names.
    ///
    /// Serve them with the content type `text/plain; version=0.0.4`.
    public func prometheus(prefix: String = "raster") -> String {
      var text = MetricText(prefix: prefix)
      text.add(
        "requests_total",
        .counter,
        help: "Requests by outcome.",
        values: [
          ("{outcome=\"answered\"}", renderer.answered), ("{outcome=\"unmodified\"}", unmodified),
          ("{outcome=\"overloaded\"}", renderer.overloaded),
          ("{outcome=\"cancelled\"}", renderer.cancelled),
          ("{outcome=\"failed\"}", renderer.failed),
        ]
      )
      let numbers: [(name: String, kind: MetricText.Kind, help: String, value: Int)] = [
        ("drawing", .gauge, "Images being drawn or encoded.", renderer.drawing),
        ("waiting", .gauge, "Images waiting in the queue.", renderer.waiting),
        (
          "flight_bytes", .gauge, "Bytes of the images being drawn.",
          renderer.bytesInFlight
        ),
        ("cache_requests_total", .counter, "Requests to the cache.", cache.requests),
        ("looks_drawn_total", .counter, "Images drawn.", cache.looksDrawn),
        (
          "cache_evictions_total", .counter, "Images evicted from the cache.",
          cache.evictions
        ),
        ("cache_bytes", .gauge, "Bytes of the rasters in the cache.", cache.bytes),
        ("cache_file_bytes", .gauge, "Bytes of the files in the cache.", cache.encodedBytes),
      ]
      for number in numbers {
        text.add(number.name, number.kind, help: number.help, values: [("", number.value)])
      }
      text.addHistogram("request_seconds", "Seconds until an image is ready.", self)
      return text.text
    }
  }

  /// The counts of the renderer and its cache since their creation, and their current state.
  public var metrics: Metrics {
    var metrics = countedMetrics
    metrics.renderer = statistics
    metrics.cache = cache.statistics
    return metrics
  }
}

/// Builds text in the Prometheus format.
private struct MetricText {
  enum Kind: String { case counter, gauge, histogram }

  let prefix: String
  private(set) var text = ""

  init(prefix: String) { self.prefix = prefix }

  private mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP \(prefix)_\(name) \(help)\n# TYPE \(prefix)_\(name) \(kind.rawValue)\n"
  }

  mutating func add(
    _ name: String,
    _ kind: Kind,
    help: String,
    values: [(labels: String, value: Int)]
  ) {
    begin(name, kind, help)
    for (labels, value) in values { text += "\(prefix)_\(name)\(labels) \(value)\n" }
  }

  mutating func addHistogram(_ name: String, _ help: String, _ metrics: Renderer.Metrics) {
    begin(name, .histogram, help)
    var count = 0
    for (index, number) in metrics.times.enumerated() {
      count &+= number
      let bounds = Renderer.Metrics.bounds
      let bound = index < bounds.count ? "\(bounds[index])" : "+Inf"
      text += "\(prefix)_\(name)_bucket{le=\"\(bound)\"} \(count)\n"
    }
    text += "\(prefix)_\(name)_sum \(metrics.seconds)\n\(prefix)_\(name)_count \(count)\n"
  }
}
