// Expectations of looks, as users' tests write them.

import Foundation
import GeneratedSamples
import Raster
import RasterTesting
import Testing

@Suite struct ExpectLookTests {
  @Test func `named states match the images beside the tests`() {
    expectLooks(of: Toggle.states)
  }

  @Test func `the images of finite looks are named after their properties`() {
    expectLooks(of: Toggle.looks, scales: [1.5])
  }

  @Test func `one look is compared in its own environment`() {
    expectLook(
      of: Badge(count: 12),
      named: "twelve",
      size: Size(40, 24),
      in: Environment(appearance: .dark, scale: 2)
    )
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RASTER_UPDATE"] == nil))
  func `a different look is an issue that counts pixels`() {
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
        "Badge.twelve-dark@2x does not match Looks/Badge.twelve-dark@2x.png: "
      )
        && words.contains(" pixels differ, by ")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RASTER_UPDATE"] == nil))
  func `a different size is an issue that states both sizes`() {
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
  func `a look without an image is an issue that says how to write one`() {
    withKnownIssue {
      expectLook(of: Badge(count: 1), named: "nobody drew this / one")
    } matching: { issue in
      "\(issue)".contains(
        "Looks/Badge.nobody_drew_this___one.png does not exist; set RASTER_UPDATE=1 to write it"
      )
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RASTER_UPDATE"] == nil))
  func `a look that cannot be drawn is an issue`() {
    withKnownIssue {
      expectLook(of: Badge(count: 1), named: "huge", size: Size(1_000_000, 10))
    } matching: {
      "\($0)".contains("Badge.huge cannot be drawn: ")
    }
  }
}
