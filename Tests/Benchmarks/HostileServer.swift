// A server that draws good and hostile templates: how long the good ones wait.

import Foundation
import Raster
import RasterInterpreter
import Synchronization

/// Times images of a good template alone, alternating with hostile ones, and concurrently with
/// them.
struct HostileServer {
  private let hostile: [String]
  private let files: [String: [UInt8]]
  private let good: RasterTemplate
  private let renderer = Renderer(
    limits: .init(
      maximumConcurrentDraws: 2,
      cacheByteLimit: 0,
      encodedByteLimit: 0,
      drawing: .untrusted,
      deadline: .seconds(1)
    )
  )

  init(folder: String) throws {
    (hostile, files) = try Hostile.templates(in: folder)
    good = try RasterTemplate(
      source: """
        component Card {
          state number: Int = 0
          size 600, 315
          draw {
            fill rect(bounds), with: linearGradient(from: .top, to: .bottom, [#F2F2F7, #D5D5E0])
            layer shadows: [Shadow(#00000040, blur: 24, offset: (0, 8))] {
              fill roundedRect(bounds.inset(40), radius: 20), with: #FFFFFF
            }
            text "A card, and its number: \\(number)", in: bounds.inset(60), font: Font(size: 32, weight: .bold), with: #1B1B1F
            for i in 0..<40 {
              fill circle(center: (60 + 12 * Double(i), 240), radius: 5), with: mix(#E5004B, #0A84FF, Double(mod(i + number, 40)) / 40)
            }
          }
        }
        """,
      limits: .untrusted
    )
  }

  /// Prints the times, and returns whether the good images take no more than twice as long.
  func run() async throws -> Bool {
    for number in 0..<20 { _ = try await time(number) }
    var alone: [Double] = []
    for number in 0..<400 { alone.append(try await time(1_000 + number)) }
    var inTurn: [Double] = []
    for (number, source) in hostile.enumerated() {
      await drawHostile(source)
      for turn in 0..<3 { inTurn.append(try await time(10_000 + 3 * number + turn)) }
    }
    let beside = try await timesBeside()
    let figures = [("alone", alone), ("in turn", inTurn), ("beside", beside)]
    for (name, times) in figures { print("\(name): \(describe(times))") }
    print(renderer.statistics)
    return max(median(inTurn), median(beside)) < 2 * median(alone)
  }

  /// Times good images while hostile ones are drawn one after the other.
  private func timesBeside() async throws -> [Double] {
    let end = End()
    return try await withThrowingTaskGroup(of: [Double].self) { group in
      group.addTask {
        for source in hostile { await drawHostile(source) }
        end.isReached.store(true, ordering: .relaxed)
        return []
      }
      group.addTask {
        var times: [Double] = []
        while !end.isReached.load(ordering: .relaxed) {
          times.append(try await time(50_000 + times.count))
        }
        return times
      }
      return try await group.reduce([], +)
    }
  }

  /// The milliseconds until a good image is ready.
  private func time(_ number: Int) async throws -> Double {
    let card = try good.component("Card").setting("number", to: .int(number))
    let start = ContinuousClock.now
    _ = try await renderer.png(of: card, scale: 2, level: .fast)
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func drawHostile(_ source: String) async {
    let template = try? RasterTemplate(
      source: source,
      images: files,
      fonts: files,
      limits: .untrusted
    )
    guard let template, let name = template.componentNames.last,
      let component = try? template.component(name)
    else { return }
    _ = try? await renderer.png(of: component, level: .fast)
  }

  private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private func describe(_ times: [Double]) -> String {
    let sorted = times.sorted()
    let parts = [("median", 0.5), ("nine in ten", 0.9), ("all but one in a hundred", 0.99)]
    let words = parts.map { name, part in
      "\(name) \(String(format: "%.1f", sorted[Int(Double(sorted.count - 1) * part)])) ms"
    }
    return "\(sorted.count) good pictures, " + words.joined(separator: ", ")
  }
}

/// Whether all hostile images are drawn.
private final class End: Sendable { let isReached = Atomic(false) }
