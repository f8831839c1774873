// The results of `looks` and `explain` as one versioned record.

import RasterCommands
import RasterSyntax

/// The results of `looks` and `explain`.
struct LookRecord: Encodable {
  let version = 1
  let components: [Component]
  /// The comparison by `explain`, if two requests were specified.
  var comparison: Comparison?

  struct Component: Encodable {
    let name: String
    let range: DiagnosticRecord.Place?
    /// The named states; empty for `explain`.
    var states: [State] = []
    /// The looks of the states, numbered from 1.
    var looks: [Look] = []
    /// All combinations of the properties that are read, if they are finite.
    let combinations: Combinations?
    let properties: [Property]
    let environment: [Member]
    /// The contents of a request's key: one line per step, indented by two spaces per branch.
    let key: [String]
  }

  struct State: Encodable {
    let name: String
    /// The number of the state's look.
    let look: Int
    /// The size in points.
    let width, height: Double
    /// The properties that can never have the value that the state sets.
    let unreachable: [String]
  }

  struct Look: Encodable {
    let number: Int
    let states: [String]
    /// The cached raster at each scale.
    let rasters: [Raster]
  }

  struct Raster: Encodable {
    let scale: Double
    /// The size in device pixels, including drawing outside the bounds.
    ///
    /// For a look with caps, the size of the minimum frame.
    let width, height: Int
    let bytes: Int
  }

  struct Combinations: Encodable {
    let states, looks: Int
    /// Whether the number of looks is exact because all were recorded, or an upper bound.
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

  /// A comparison of two requests of one component.
  struct Comparison: Encodable {
    let first, second: String
    let sharesKey, sharesLook: Bool
    let differences: [Difference]
  }

  struct Difference: Encodable {
    /// The name of a property, `environment.` followed by a member's name, or `size`.
    let subject: String
    let first, second: String
    /// Whether this difference alone changes the request's key or size.
    let affectsKey: Bool
  }
}
