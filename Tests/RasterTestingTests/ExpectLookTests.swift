// Expectations of looks, as tests of users write them.

import Foundation
import GeneratedSamples
import Raster
import RasterTesting
import Testing

@Suite struct ExpectLookTests {
  @Test func `named states look as the pictures beside the tests`() {
    expectLooks(of: Toggle.states)
  }

  @Test func `finite looks are named after their properties`() {
    expectLooks(of: Toggle.looks, scales: [1.5])
  }

  @Test func `one look in an environment of its own`() {
    expectLook(
      of: Badge(count: 12),
      named: "twelve",
      size: Size(40, 24),
      in: Environment(appearance: .dark, scale: 2)
    )
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RASTER_UPDATE"] == nil))
  func `another look is an issue that counts pixels`() {
    withKnownIssue {
      expectLook(
        of: Badge(count: 13),
        named: "twelve",
        size: Size(40, 24),
        in: Environment(appearance: .dark, scale: 2)
      )
    } matching: { issue in
      let words = "\(issue)"
      return words.contains(
        "Badge.twelve-dark@2x does not look as Looks/Badge.twelve-dark@2x.png: "
      )
        && words.contains(" pixels differ, by ")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RASTER_UPDATE"] == nil))
  func `another size is an issue that says both`() {
    withKnownIssue {
      expectLook(
        of: Badge(count: 12),
        named: "twelve",
        size: Size(44, 24),
        in: Environment(appearance: .dark, scale: 2)
      )
    } matching: {
      "\($0)".contains("88 × 48 pixels, expected 80 × 48")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RASTER_UPDATE"] == nil))
  func `a look without a picture is an issue that says how to write one`() {
    withKnownIssue {
      expectLook(of: Badge(count: 1), named: "nobody drew this / one")
    } matching: { issue in
      "\(issue)".contains(
        "there is no Looks/Badge.nobody_drew_this___one.png; RASTER_UPDATE=1 writes it"
      )
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RASTER_UPDATE"] == nil))
  func `what cannot be drawn is an issue`() {
    withKnownIssue {
      expectLook(of: Badge(count: 1), named: "huge", size: Size(1_000_000, 10))
    } matching: {
      "\($0)".contains("Badge.huge cannot be drawn: ")
    }
  }
}
