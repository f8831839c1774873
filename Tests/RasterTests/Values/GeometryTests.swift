// Rectangles, angles and transforms.
import Raster
import Testing

@Suite struct GeometryTests {
  @Test func `insets move the edges inwards`() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.inset(8) == Rect(x: 18, y: 28, width: 84, height: 34))
    #expect(rect.inset(x: 2, y: 4) == Rect(x: 12, y: 24, width: 96, height: 42))
    #expect(
      rect.inset(Insets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 12, y: 21, width: 94, height: 46)
    )
    #expect(rect.inset(30).isEmpty)
    #expect(Size(10, 20).outset(16) == Size(42, 52))
  }

  @Test func `an empty rectangle adds nothing to a union`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.union(.zero) == rect)
    #expect(Rect(x: 50, y: 50, width: 0, height: 3).union(rect) == rect)
    #expect(
      rect.union(Rect(x: 5, y: -5, width: 10, height: 10))
        == Rect(x: 0, y: -5, width: 15, height: 15)
    )
  }

  @Test func `separate rectangles have an empty intersection`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(Rect(x: 20, y: 0, width: 5, height: 5)).isEmpty)
    #expect(
      rect.intersection(Rect(x: 5, y: 5, width: 10, height: 10))
        == Rect(x: 5, y: 5, width: 5, height: 5)
    )
  }

  @Test func `a turn is 360 degrees exactly`() {
    #expect(Angle.turns(1) == .degrees(360))
    #expect(Angle.turns(0.25).degrees == 90)
    #expect((Angle.degrees(90) * 2 - .degrees(30)).degrees == 150)
    #expect(Angle.degrees(10) < .degrees(370))
    #expect(Angle.degrees(180).radians == Double.pi)
  }

  @Test func `a quarter turn is clockwise and exact`() {
    let turn = Transform.rotation(.degrees(90), about: Point(10, 10))
    #expect(Point(20, 10).transformed(by: turn) == Point(10, 20))
    #expect(Point(10, 10).transformed(by: turn) == Point(10, 10))
  }

  @Test func `transforms apply in the order of writing`() {
    let both = Transform.translation(x: 10).then(.scaling(2))
    #expect(Point(1, 1).transformed(by: both) == Point(22, 2))
    let other = Transform.scaling(2).then(.translation(x: 10))
    #expect(Point(1, 1).transformed(by: other) == Point(12, 2))
  }

  @Test func `an inverse reverses a transform, and a flat transform has none`() throws {
    let transform = Transform.scaling(x: 2, y: 4, about: Point(3, 5)).then(.translation(x: 7, y: 1))
    let inverse = try #require(transform.inverse)
    #expect(Point(11, 13).transformed(by: transform).transformed(by: inverse) == Point(11, 13))
    #expect(Transform.scaling(x: 0, y: 1).inverse == nil)
    #expect(Transform.scaling(.nan).inverse == nil)
  }

  @Test func `a skew of 45 degrees moves by the height`() {
    #expect(Point(0, 10).transformed(by: .skew(x: .degrees(45))) == Point(10, 10))
    #expect(Point(10, 0).transformed(by: .skew(y: .degrees(45))) == Point(10, 10))
  }
}
