// Generated from GroupedRows.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
private typealias Runtime = Raster.GeneratedCode.ForRaster1

package nonisolated enum Position: Int, CaseIterable, Hashable, Sendable {
  case top, middle, bottom, single
}

// GroupedRows.raster:7
/// One row of a group. The picture has a margin of 4 around its box, which reaches out of the row
/// where the group ends; elsewhere the picture slides out of sight by a row's height.
package nonisolated struct GroupedRow: Raster.Rasterizable, Hashable, Sendable {
  package var position: Position

  package init(position: Position = .single) {
    self.position = position
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 44, height: 44)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "GroupedRow",
      definition: "c6c246a4b48f899e9a9066555cfe82165d8ba57bc10c5476b61a5e81315c2114"
    )
    key.append(enumeration: position.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let slidesUp: Bool = position == .middle || position == .bottom
    let slidesDown: Bool = position == .middle || position == .top
    let top: Double = slidesUp ? 0 : 4
    let bottom: Double = slidesDown ? 0 : 4
    canvas.stretch(
      cellImage,
      in: canvas.bounds,
      caps: Raster.Caps(Raster.Insets(8)),
      outset: Raster.Insets(top: top, left: 4, bottom: bottom, right: 4),
      slide: Raster.Insets(
        top: slidesUp ? -canvas.bounds.height : 0,
        bottom: slidesDown ? -canvas.bounds.height : 0
      )
    )
  }

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [(name: String, component: GroupedRow)] {
    [
      ("plain", GroupedRow()),
      ("top", GroupedRow(position: .top)),
      ("middle", GroupedRow(position: .middle)),
      ("bottom", GroupedRow(position: .bottom)),
    ]
  }

  /// Every look that the component has: 4.
  package static var looks: [GroupedRow] {
    var looks: [GroupedRow] = []
    for position in Position.allCases {
      looks.append(GroupedRow(position: position))
    }
    return looks
  }
}

// GroupedRows.raster:31
/// A group of three, then one that stands alone.
package nonisolated struct GroupedRows: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 200, height: 204)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "GroupedRows",
      definition: "a621041abf25ef0af0e7ee77fe83a2d7c6721a14c43eb5e54dcca89498825fde"
    )
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x3A3A3EFF))
    canvas.place(GroupedRow(position: .top), in: Raster.Rect(x: 10, y: 10, width: 180, height: 44))
    canvas.place(
      GroupedRow(position: .middle),
      in: Raster.Rect(x: 10, y: 54, width: 180, height: 44)
    )
    canvas.place(
      GroupedRow(position: .bottom),
      in: Raster.Rect(x: 10, y: 98, width: 180, height: 44)
    )
    canvas.place(GroupedRow(), in: Raster.Rect(x: 10, y: 150, width: 180, height: 44))
  }

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [(name: String, component: GroupedRows)] {
    [("plain", GroupedRows())]
  }

  /// Every look that the component has: 1.
  package static var looks: [GroupedRows] {
    [GroupedRows()]
  }
}

package nonisolated let cellImage = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAABoklEQVR42u2VwUrjUBSGvxPbTBtSXGRw4aZDBddCN1lIcTUM\
  +ApuuvG1+hQDUihIcdvqWlDoxs1MumkgGmvObE6c0GltIq4GD2SRXPJ/5/738h/4rC0l6z4GQXAIHAP7QG2LxhJ4AK6iKLrd\
  CgiC4AdwCnwHOiUB98AQ+BlF0UVxcWdN52fAObAHOCVccIAAOAIWnufdJUkS5Yur3R1b567ruvi+j4i8qa6qxHFMmqau/XsN\
  3Bbpxdo3W0qJA4gIvu/nrx3TYBOglu+qjHgRsvr/JsCH138CUNW6qu5+lKiq7qpq/fMMqgNEZGnZgqpW8fw1l0xjPcDzvF8W\
  XMRxXAqSR4XVvWmwmkUZkIVhOB2NRkPgW5qm7nw+r+JGCgzDMJzmeq9xraoCNIFmt9s9mc1mJ++J63a7fTmZTC6BBEhERKXg\
  YR1oAI1+v38wHo+PFovF1yzL3gQ4jrNstVq/e73ezWAwuAMe7XkWkb8Dx3ZRB74ArnXubJp6xWMwO5Zm05OJ6z8TzSA1A+1U\
  uMYZ8AI8203SjSPT7BITrwLIAF2N+T9H85iz4ChKiAAAAABJRU5ErkJggg==
  """
)
