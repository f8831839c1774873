// A server under load: distinct cards through a renderer, its memory, and the requests it rejects.

import Foundation
import Raster
import Synchronization
import TestSupport

/// Sends requests for distinct cards of 1200×630 pixels to a renderer with limited memory.
struct ServerLoad {
  let count: Int
  private let cores = ProcessInfo.processInfo.activeProcessorCount
  private static let size = Size(1200, 630)
  private static let cardsASample = 20

  func run() async throws {
    try printShares()
    try await printLoad()
    try await printOverload()
  }

  /// The distribution of the time, on one core.
  private func printShares() throws {
    let cards = (0..<50).map { ShareCard(number: 1_000_000 + $0) }
    var lists: [DisplayList] = []
    let recording = try processorTime {
      for card in cards {
        lists.append(try RasterRequest(card, size: Self.size).record().list)
      }
    }
    var bitmaps: [Bitmap] = []
    let drawing = try processorTime { for list in lists { bitmaps.append(try list.bitmap()) } }
    var bytes = 0
    let encoding = processorTime { for bitmap in bitmaps { bytes += bitmap.png().count } }
    let all = recording + drawing + encoding
    for (name, time) in [("recording", recording), ("drawing", drawing), ("PNG", encoding)] {
      print("\(name): \(milliseconds(time / 50)) ms a card, \(percent(time / all)) %")
    }
    print("a file: \(bytes / 50) bytes")
  }

  /// Draws all cards, a few at a time: resident memory after the first thousand, and images per
  /// second.
  private func printLoad() async throws {
    let renderer = Renderer(
      limits: .init(
        maximumConcurrentDraws: cores,
        cacheByteLimit: 232 << 20,
        encodedByteLimit: 24 << 20
      )
    )
    let progress = Progress()
    let (start, startTime) = (ContinuousClock.now, clock())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 * cores {
        group.addTask {
          while let number = progress.next(below: count) {
            let card = ShareCard(number: number)
            guard let file = try? await renderer.png(of: card, size: Self.size) else { continue }
            progress.add(file.count)
            if number >= 1000, number % Self.cardsASample == 0 { progress.sampleMemory() }
          }
        }
      }
    }
    let time = Double(clock() - startTime) / Double(CLOCKS_PER_SEC)
    let wall = (ContinuousClock.now - start).components.seconds
    print("\(count) cards: \(renderer.statistics.answered) answered,")
    print("  \(progress.bytes) bytes, \(wall) seconds on \(cores) cores,")
    print("  \(rounded(Double(count) / time)) a second a core")
    printMemory(progress.memory)
    print("  \(renderer.cache.statistics)")
  }

  /// Drawing allocates temporary memory, so means over a thousand cards are printed beside single
  /// samples.
  private func printMemory(_ samples: [Int]) {
    let length = 1000 / Self.cardsASample
    let means = stride(from: 0, to: samples.count - length + 1, by: length).map { start in
      samples[start..<start + length].reduce(0, +) / length
    }
    guard let first = means.first, let least = means.min(), let most = means.max() else { return }
    let drift = Double(max(most - first, first - least)) / Double(first)
    print("  resident while the second thousand is drawn: \(first >> 20) MiB;")
    print(
      "  then by the thousand \(least >> 20) to \(most >> 20), at most \(percent(drift)) % away,"
    )
    print("  at any moment \((samples.min() ?? 0) >> 20) to \((samples.max() ?? 0) >> 20) MiB")
  }

  /// Sends ten times as many concurrent requests as may wait.
  private func printOverload() async throws {
    let limits = Renderer.Limits(maximumConcurrentDraws: cores, maximumQueuedRequests: 100)
    let renderer = Renderer(limits: limits)
    let start = ContinuousClock.now
    let answers = await withTaskGroup(of: (Int, Duration).self) { group in
      for number in 0..<10 * limits.maximumQueuedRequests {
        group.addTask {
          let card = ShareCard(number: 2_000_000 + number)
          let answer: Int
          do throws(RasterError) {
            _ = try await renderer.png(of: card, size: Self.size)
            answer = 0
          } catch {
            answer =
              error == .overloaded(.queuedRequests, value: limits.maximumQueuedRequests) ? 1 : 2
          }
          return (answer, ContinuousClock.now - start)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let counts = (0..<3).map { answer in answers.filter { $0.0 == answer }.count }
    let refusals = answers.filter { $0.0 == 1 }.map(\.1)
    print(
      "\(10 * limits.maximumQueuedRequests) requests at once, \(limits.maximumQueuedRequests) may wait:"
    )
    print("  \(counts[0]) pictures, \(counts[1]) overloaded, \(counts[2]) others")
    print("  the last refusal after \(refusals.max() ?? .zero),")
    print("  the last picture after \(answers.map(\.1).max() ?? .zero)")
    print("  \(renderer.statistics)")
  }
}

/// State shared by the clients of a server: the next card and the measurements.
private final class Progress: Sendable {
  private struct State {
    var next = 0
    var bytes = 0
    var memory: [Int] = []
  }

  private let state = Mutex(State())

  var bytes: Int { state.withLock { $0.bytes } }
  var memory: [Int] { state.withLock { $0.memory } }

  func next(below count: Int) -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func add(_ count: Int) { state.withLock { $0.bytes += count } }

  func sampleMemory() { state.withLock { $0.memory.append(residentBytes()) } }
}

/// Processor time of this process, in seconds.
private func processorTime(_ body: () throws -> Void) rethrows -> Double {
  let start = clock()
  try body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

private func milliseconds(_ seconds: Double) -> Double { rounded(seconds * 1000) }
private func percent(_ share: Double) -> Double { rounded(share * 100) }
private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

/// The resident memory of this process in bytes, as Linux counts it; 0 elsewhere.
private func residentBytes() -> Int {
  let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  guard let text else { return 0 }
  let numbers = text.split(separator: " ").compactMap { Int($0) }
  return numbers.count > 1 ? numbers[1] * 4096 : 0
}

/// An image for a page's preview, without text: each number has its own colours and shapes.
private struct ShareCard: Rasterizable, Sendable {
  let number: Int

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("ShareCard", definition: "1")
    key.append(number)
  }

  func draw(in canvas: inout Canvas) {
    var random = SeededGenerator(seed: UInt64(number))
    let bounds = canvas.bounds
    let ground = [GradientStop(random.color()), GradientStop(random.color())]
    canvas.fill(.rect(bounds), with: .linearGradient(from: .top, to: .bottom, ground))
    for _ in 0..<4 {
      let radius = random.number(40...200)
      // Within the bounds: drawing outside them would make the image larger.
      let inner = bounds.inset(radius)
      let x = random.number(inner.x...inner.maxX)
      let y = random.number(inner.y...inner.maxY)
      canvas.fill(.circle(center: Point(x, y), radius: radius), with: random.color(alpha: 64))
    }
    let plate = bounds.inset(60)
    let shadow = Shadow(Color(rgba: 0x0000_0060), offset: Point(0, 8))
    canvas.drawLayer(shadows: [shadow]) { canvas in
      canvas.fill(.roundedRect(plate, radius: 32), with: .white)
    }
    canvas.stroke(.roundedRect(plate, radius: 32), with: .color(random.color()), width: 4)
    drawContents(of: plate.inset(48), &random, in: &canvas)
  }

  /// A portrait, lines as placeholders for text, and some stars.
  private func drawContents(of rect: Rect, _ random: inout SeededGenerator, in canvas: inout Canvas)
  {
    let portrait = Rect(x: rect.x, y: rect.y, width: 120, height: 120)
    canvas.fill(
      .ellipse(portrait),
      with: .radialGradient(
        center: .center,
        radius: 60,
        [GradientStop(random.color()), GradientStop(random.color())]
      )
    )
    for line in 0..<6 {
      let width = random.number(200...rect.width - 160)
      let bar = Rect(x: rect.x + 160, y: rect.y + Double(line) * 40, width: width, height: 20)
      canvas.fill(.roundedRect(bar, radius: 10), with: random.color())
    }
    for star in 0..<5 {
      let center = Point(rect.x + 60 + Double(star) * 80, rect.y + rect.height - 60)
      let box = Rect(x: center.x - 32, y: center.y - 32, width: 64, height: 64)
      canvas.fill(.star(in: box), with: random.color())
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / 0x1p53 * (range.upperBound - range.lowerBound)
  }

  fileprivate mutating func color(alpha: UInt32 = 255) -> Color {
    Color(rgba: UInt32(truncatingIfNeeded: next()) << 8 | alpha)
  }
}
