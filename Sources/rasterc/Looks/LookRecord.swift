// What `looks` and `explain` say, as one versioned record.

import RasterCommands
import RasterSyntax

/// What `looks` and `explain` say of components.
struct LookRecord: Encodable {
  let version = 1
  let components: [Component]
  /// Of `explain`, where two requests were named.
  var comparison: Comparison?

  struct Component: Encodable {
    let name: String
    let range: DiagnosticRecord.Place?
    /// The named states; of `explain` there are none.
    var states: [State] = []
    /// The looks that they have, numbered from 1.
    var looks: [Look] = []
    /// All combinations of values that are read, where they are finite.
    let combinations: Combinations?
    let properties: [Property]
    let environment: [Member]
    /// What is in the key of a request, a line for each step, two spaces for each branch around it.
    let key: [String]
  }

  struct State: Encodable {
    let name: String
    /// The number of its look.
    let look: Int
    /// The size in points.
    let width, height: Double
    /// The properties that can never have the value that the state gives.
    let unreachable: [String]
  }

  struct Look: Encodable {
    let number: Int
    let states: [String]
    /// What is kept of it, at each scale.
    let rasters: [Raster]
  }

  struct Raster: Encodable {
    let scale: Double
    /// In device pixels, with the ink around the box, and at the minimum frame where there are caps.
    let width, height: Int
    let bytes: Int
  }

  struct Combinations: Encodable {
    let states, looks: Int
    /// Whether there are so many looks, rather than at most so many: all were recorded.
    let isExact: Bool
  }

  struct Property: Encodable {
    let name: String
    let isRead: Bool
    let reads: [DiagnosticRecord.Place]
  }

  struct Member: Encodable {
    let name: String
    let reads: [DiagnosticRecord.Place]
  }

  /// Two requests of one component.
  struct Comparison: Encodable {
    let first, second: String
    let sharesKey, sharesLook: Bool
    let differences: [Difference]
  }

  struct Difference: Encodable {
    /// The name of a property, `environment.` and that of a member, or `size`.
    let subject: String
    let first, second: String
    /// Whether the request has another key, or another size, for this alone.
    let affectsKey: Bool
  }
}
